// Claims from constructions: each takes about ten lines to state.
export { remembering } from '../../src/memo/index.ts'
export { type Approximates, approximates } from './approximates.ts'
export { type Bounded, boundedBy } from './bounded-by.ts'
export { atTheEnd, type Change, changedWord, changes, elsewhere, everywhere } from './change.ts'
export { type Computed, computes } from './computes.ts'
export { type Growth, growsLike } from './grows-like.ts'
export { type HasGap, hasGap, type StatedGap } from './has-gap.ts'
export { type Header, stated } from './header.ts'
export { type Insensitive, insensitive, movement } from './insensitive.ts'
export { hardOutputs } from './outputs.ts'
export { simulationPicture, softeningPicture } from './picture.ts'
export { type PicturedScores, rowPicture } from './row-picture.ts'
export {
  keepsObligations,
  ofTheFormula,
  type Simulates,
  type SimulationCase,
  sameColumns,
  sameRun,
  simulates,
} from './simulates.ts'
export type { SimulationLabel } from './simulation-labels.ts'
export { sameWeights, type Uniform, uniform } from './uniform.ts'
