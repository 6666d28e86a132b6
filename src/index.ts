// lemmata: exact and sound numbers, transformers with their evaluators, the lemmas, and the property engine.
export * from './check/index.ts'
export {
  type Compiled,
  type CompileOptions,
  compile,
  compileShared,
  GADGETS,
  type Gadgets,
  type ModelSize,
  modelSize,
  type NormalForm,
  normalForm,
  type Outside,
  outside,
  outsideText,
  type Subformula,
  subformulasOf,
} from './compile/index.ts'
export * from './compile-program/index.ts'
export * from './engine/index.ts'
export * as gadgets from './gadgets/index.ts'
export { type JsonError, printJsonError } from './json/index.ts'
export * from './lemmas/index.ts'
export * from './logic/index.ts'
export * from './numbers/index.ts'
export * from './soften/index.ts'
export * as srasp from './srasp/index.ts'
export { isStatementId, STATEMENTS, type Statement, type StatementId, statementOf } from './statements/index.ts'
export * as stream from './stream/index.ts'
export * from './transformer/index.ts'
