// The property engine: claims as plain data, one runner, verdicts that say what happened.
export { type Claim, type Counts, isProfileName, PROFILES, type ProfileName, type Variant } from './claim.ts'
export { fitted, record } from './combine.ts'
export type { Domain, Random, Small } from './domain.ts'
export { type Explained, explain, realText } from './explain.ts'
export type {
  AttentionPicture,
  Illustration,
  PicturedHead,
  PicturedLayer,
  PicturedNet,
  PicturedOutput,
  PicturedRow,
  PicturedValue,
} from './illustration.ts'
export { isTooRare, wilson } from './labels.ts'
export type { About, Answer, Comparable, Outcome, Probe } from './probe.ts'
export { randomFrom, seedFor } from './random.ts'
export {
  type ClaimResult,
  type Counterexample,
  type Credit,
  type IllustrationResult,
  type LabelResult,
  type MagnitudeResult,
  type MeasureResult,
  type Observation,
  PHASES,
  type Phase,
  type RatioAt,
  type RatioBin,
  type StopReason,
  type Tightness,
  type Verdict,
} from './result.ts'
export { type RunOptions, runClaim } from './run.ts'
export { type Replayed, type Runnable, runnable } from './runnable.ts'
export { type Shrunk, shrink } from './shrink.ts'
