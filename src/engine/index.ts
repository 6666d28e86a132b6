// The property engine: claims as plain data, one runner, verdicts that say what happened.

export { type Cases, prepare } from './cases.ts'
export {
  type Claim,
  type Counts,
  isProfileName,
  PROFILES,
  type ProfileName,
  type SectionName,
  VARIANTS,
  type Variant,
} from './claim.ts'
export { type Parts, reconcile, record } from './combine.ts'
export { type ArbitraryLike, arbitraryOf, type Domain, type DomainRecipe, domainOf, type Random } from './domain.ts'
export { randomFrom, type Slice, seedFor, sliceFrom, sliceText } from './draw/index.ts'
export { type Explained, explain, findingLines, realText } from './explain.ts'
export { assemble, keysOf, products } from './parts.ts'
export { ABOUT, type About, type Answer, type Comparable, type Outcome, type Probe } from './probe.ts'
export { propertyOf } from './property.ts'
export {
  blankResult,
  type CaseCounts,
  type ClaimResult,
  type Counterexample,
  type Credit,
  casesOf,
  type FindingLine,
  type IllustrationResult,
  type LabelResult,
  type MagnitudePlace,
  type MagnitudeResult,
  type MeasureResult,
  NO_CASES,
  type Observation,
  PHASES,
  type Phase,
  type RatioAt,
  type RatioBin,
  resultFields,
  resultShape,
  type Stated,
  type StopReason,
  type Tightness,
  VERDICTS,
  type Verdict,
} from './result.ts'
export { type RunState, stateShape } from './resume/index.ts'
export { type CaseEvent, type RunOptions, runClaim } from './run.ts'
export { type Replayed, type Runnable, runnable } from './runnable.ts'
export { type ShrinkResult, shrink } from './shrink.ts'
export { enumerate, type Small } from './small.ts'
export { isTooRare, wilson } from './tally/index.ts'
