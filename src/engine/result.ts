// What a run of a claim leaves behind: plain JSON, the entry of `theorems.json` and what reports need besides.
import type { Decimal } from '../numbers/index.ts'
import type { Variant } from './claim.ts'
import type { Illustration } from './illustration.ts'
import type { About } from './probe.ts'

export type Verdict =
  | 'holds'
  | 'holds-exhaustively'
  | 'refuted'
  | 'vacuous'
  | 'undercovered'
  | 'undecided'
  | 'flaky'
  | 'interrupted'
  | 'crashed'

export type StopReason =
  | 'budget'
  | 'exhausted'
  | 'refuted'
  | 'discards'
  | 'undercovered'
  | 'interrupted'
  | 'crashed'
  | 'flaky'

export type Phase = 'corpus' | 'examples' | 'exhaustive' | 'random' | 'targeted'

export const PHASES: readonly Phase[] = ['corpus', 'examples', 'exhaustive', 'random', 'targeted']

export interface LabelResult {
  readonly name: string
  /** Of the random cases. */
  readonly share: number
  readonly required: number
  /** The smallest case that carries it. */
  readonly example: string | null
}

export interface MeasureResult {
  readonly name: string
  readonly count: number
  readonly least: number
  readonly median: number
  readonly most: number
}

/** The same of reals, as decimal text with three digits. */
export interface MagnitudeResult {
  readonly name: string
  readonly count: number
  readonly least: string
  readonly median: string
  readonly most: string
}

/** The closest call: observed/bound, and the case. */
export interface Tightness {
  readonly ratio: Decimal
  readonly witness: string
}

/** Cases whose observed/bound, the largest of the case, is at most this and above the bin before. */
export interface RatioBin {
  readonly atMost: number
  readonly count: number
}

/** Of the cases with a measure `n` of this value: how many, and the largest observed/bound. */
export interface RatioAt {
  readonly n: number
  readonly cases: number
  readonly most: number
}

/** A case as the claim pictures it. */
export interface IllustrationResult {
  readonly of: 'counterexample' | 'example' | 'closest'
  readonly case: string
  readonly picture: Illustration
}

export interface Credit {
  readonly lemma: string
  readonly rows: number
  readonly violations: number
  readonly tightness: Tightness | null
}

export interface Counterexample {
  /** Minimal, in the domain's syntax. */
  readonly case: string
  readonly size: number
  /** The case that was found first. */
  readonly found: string
  readonly phase: Phase
  /** The how-manieth case of its phase, from 1. */
  readonly index: number
  readonly shrinks: number
  /** What the comparisons were about that fail on the case that was found; none where the check threw. */
  readonly failed: readonly About[]
  /** What was compared, observed against expected, in lines. */
  readonly finding: readonly string[]
  /** The claim's own explanation. */
  readonly explanation: string | null
  /** One line that runs it again. */
  readonly replay: string | null
}

export interface ClaimResult {
  readonly key: string
  readonly id: string
  readonly variant: Variant
  readonly title: string
  readonly statement: string
  readonly uses: readonly string[]
  readonly expects: 'holds' | 'refuted'
  readonly verdict: Verdict
  readonly passed: boolean
  readonly stoppedBecause: StopReason
  readonly scope: string | null
  readonly cases: Readonly<Record<Phase, number>> & { readonly discarded: number }
  readonly undecided: number
  readonly labels: readonly LabelResult[]
  readonly measures: readonly MeasureResult[]
  readonly magnitudes: readonly MagnitudeResult[]
  readonly tightness: Tightness | null
  /** Bins that are not empty, ascending; where a claim compares nothing itself, of the rows it credits lemmas with. */
  readonly ratios: readonly RatioBin[]
  /** Ascending in n; empty where cases have no measure `n`. */
  readonly growth: readonly RatioAt[]
  readonly credits: readonly Credit[]
  readonly illustrations: readonly IllustrationResult[]
  readonly counterexample: Counterexample | null
  /** What went wrong around the run: damaged corpus lines, the message of a crash. */
  readonly problems: readonly string[]
  readonly observations: readonly Observation[]
  readonly seed: number
  readonly profile: string
  readonly seconds: number
}

/** One case, for readers of PBT Observations. */
export interface Observation {
  readonly case: string
  readonly status: 'passed' | 'failed' | 'gave_up'
  readonly reason: string
  readonly phase: Phase
  readonly features: Readonly<Record<string, string | number>>
}
