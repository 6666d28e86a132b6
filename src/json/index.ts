// JSON that people write by hand: a strict reader, shapes that validate and document, and a printer. Errors are data.

export { cut, cutToWidth, widthOf } from './cut.ts'
export { distinct } from './distinct.ts'
export { parseDocument, readDocument } from './document.ts'
export {
  type JsonError,
  MAXIMAL_ERRORS,
  messageOf,
  type Place,
  pathTo,
  printJsonError,
  quote,
  type Read,
  report,
} from './error.ts'
export { didYouMean, listed, nearestTo, sameNumber, suggest } from './near.ts'
export { byLength, compare } from './order.ts'
export { MAXIMAL_DEPTH, MAXIMAL_LENGTH, readJson } from './read.ts'
export type { Definitions, Fields, Schema, Shape, Shaped } from './shape.ts'
export * as shape from './shape.ts'
export { inWords, isList, isObject, type Json } from './value.ts'
export { jsonText, unitsEscaped, visible, visibleLines } from './visible.ts'
export { type Plain, writeJson } from './write.ts'
