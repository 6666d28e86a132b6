// Runs as plain JSON, for texts and for reports: the one type, and its producers.

export { type AttentionRow, fourDigits, traceRow } from './row.ts'
export { drawableTrace, lastActivations, outlineTrace, type TraceOptions, trace } from './run.ts'
export {
  type Decoded,
  type HeadTrace,
  type LayerTrace,
  type NetTrace,
  type OutputTrace,
  type Quantity,
  quantityText,
  type RowTrace,
  type Trace,
  traceShape,
} from './shape.ts'
