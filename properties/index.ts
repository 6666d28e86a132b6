// The property library, the built-in claims, and the library of tasks.
export { claims } from './claims.ts'
export * from './library/index.ts'
export { type StatementOptions, statementClaims } from './paper/constructions/claims.ts'
export {
  type Answer,
  answersFrom,
  answersIn,
  answerText,
  type ByFormula,
  type ByProgram,
  type FormulaModel,
  type FormulaTask,
  formulaModel,
  type Programmed,
  type ProgramTask,
  programmed,
  type Task,
  tasks,
} from './tasks/index.ts'
