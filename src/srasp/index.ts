// S-RASP: programs over vectors of Booleans, symbols and naturals, as data; their text, their types, and what they compute.
export { problemText, type UnreadableLine } from '../text/index.ts'
export { type Checked, checkTypes, type TypeProblem, typeProblemText } from './check.ts'
export type { Vector } from './evaluate.ts'
export {
  children,
  conditional,
  expressionsOf,
  fold,
  type Speaks,
  speaksOf,
  subexpressions,
  together,
} from './expression.ts'
export { isName, STYLES, type Style, WORDS } from './notation.ts'
export { OverflowError } from './overflow.ts'
export { type ParsedProgram, parseProgram, program } from './parse.ts'
export { maskText, operationText, printExpression, printProgram, valueText } from './print.ts'
export type { Problem } from './problem.ts'
export type {
  AttentionMask,
  Comparison,
  Expression,
  Line,
  Operation,
  Program,
  Table,
  Value,
  ValueType,
  Variable,
} from './program.ts'
export { type Ran, runProgram, sees } from './run.ts'
export { type SplitPredicate, splitPredicate } from './split.ts'
export { type Types, typeOf, typeOfValue } from './types.ts'
