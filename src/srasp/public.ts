// What users need of S-RASP: programs from texts, their types, what they compute, and texts again.
export { problemText, type UnreadableLine } from '../text/index.ts'
export { checkTypes, typeProblemText } from './check.ts'
export type { Vector } from './evaluate.ts'
export { OverflowError } from './overflow.ts'
export { type ParsedProgram, parseProgram, program } from './parse.ts'
export { printExpression, printProgram } from './print.ts'
export type { Expression, Program, Value } from './program.ts'
export { type Ran, runProgram } from './run.ts'
