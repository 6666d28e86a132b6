// The library of tasks: their answers, how they are solved, and the claims about both.

export { answerText } from './answer-text.ts'
export { type Programmed, programmed } from './by-program.ts'
export { claims } from './claims.ts'
export { answersIn, type FormulaModel, formulaModel } from './formula-model.ts'
export { answersFrom } from './program-model.ts'
export type { Answer, ByFormula, ByProgram, FormulaTask, ProgramTask, Task } from './task.ts'
export { tasks } from './tasks.ts'
