// Claims from constructions: each takes about ten lines to state.
export { remembering } from '../../src/memo/index.ts'
export { type Approximates, approximates } from './approximates.ts'
export { type Bounded, boundedBy } from './bounded-by.ts'
export { atTheEnd, type Change, changedWord, changes, elsewhere, everywhere } from './change.ts'
export { type Computed, computes } from './computes.ts'
export { inEveryProfile, untargeted } from './counts.ts'
export { type Growth, growsLike } from './grows-like.ts'
export { type HasGap, hasGap, type StatedGap } from './has-gap.ts'
export { type Header, stated } from './header.ts'
export { type Insensitive, insensitive, movement } from './insensitive.ts'
export { isLegible } from './legible.ts'
export { inClaim, inSource, type ModelMutant, type Mutant, type SourceMutant } from './mutant.ts'
export { hardActivations, hardOutputs, softOutputs } from './outputs.ts'
export { type ProvesEveryLength, provesEveryLength } from './proves-every-length.ts'
export {
  keepsObligations,
  ofTheFormula,
  type Simulates,
  type SimulationCase,
  sameColumns,
  simulates,
  simulationOutcomes,
  undecided,
} from './simulates.ts'
export type { SimulationLabel } from './simulation-labels.ts'
export { collect, type Suite } from './suite.ts'
export { sameWeights, type Uniform, type UniformCase, uniform } from './uniform.ts'
