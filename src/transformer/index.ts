// Transformers as plain data, their evaluators (hard: exact; soft: enclosing; floats: for comparison), gaps and traces.
export { type Activation, type Enclosure, enclosureOf, isExact } from './activation.ts'
export { type HiddenUnit, type Units, unitsOf } from './affine.ts'
export { type TransformerRecipe, transformer } from './build/index.ts'
export { type DeviationOptions, type DeviationRun, deviation, deviationAfter } from './deviation.ts'
export { type FloatRun, floats } from './floats.ts'
export {
  type AllTied,
  allWords,
  countWords,
  type Gap,
  GapBudgetError,
  type GapOfLength,
  type GapOptions,
  gapEnclosure,
  gapOfLength,
  gapOn,
  gapOver,
  gapText,
  type KnownGap,
  rowGapSquare,
} from './gap.ts'
export { activationAt, type HardRun, hard, hardLayer, type ScoreObserver, type ScoreRow, type Stream } from './hard.ts'
export { loadModel, modelDocument, saveModel } from './json/index.ts'
export { MASKS, type Mask, visible, type Window } from './mask.ts'
export {
  factorsOf,
  type LinearForm,
  type Matrix,
  type MatrixEntry,
  matrix,
  rowsOf,
  type Vector,
  type VectorEntry,
  vector,
  writtenRowsOf,
  zeroMatrix,
  zeroVector,
} from './matrix.ts'
export {
  type Embedding,
  type FeedForward,
  type Head,
  type Layer,
  type Model,
  parametersOf,
  tabulated,
  type Word,
  withoutObligations,
  withTemperature,
  withWeighting,
  word,
} from './model.ts'
export { modelText } from './model-text.ts'
export type { CountOf, HeadObligation, NetObligation, Obligation } from './obligation.ts'
export {
  dependsOn,
  isNamedTerm,
  NAMED_TERMS,
  type NamedTerm,
  type Schedule,
  type Scheduled,
  scheduledAt,
  term,
} from './schedule.ts'
export { singleHeaded } from './single-head.ts'
export { type SoftOptions, type SoftRun, soft } from './soft.ts'
export { withStranger } from './stranger.ts'
export {
  type AttentionRow,
  type Decoded,
  drawableTrace,
  fourDigits,
  type HeadTrace,
  type LayerTrace,
  lastActivations,
  type NetTrace,
  type OutputTrace,
  outlineTrace,
  type Quantity,
  quantityText,
  type RowTrace,
  type Trace,
  type TraceOptions,
  trace,
  traceRow,
  traceShape,
} from './trace/index.ts'
export { chosen, type HardWeighting, isHard, WEIGHTINGS, type Weighting } from './weighting.ts'
export { requireModel } from './well-formed/index.ts'
export { widened } from './widen.ts'
