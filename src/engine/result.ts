// What a run of a claim leaves behind: plain JSON, the entry of `theorems.json` and what reports need besides.
import type { Decimal } from '../numbers/index.ts'
import type { Variant } from './claim.ts'

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
  readonly credits: readonly Credit[]
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
