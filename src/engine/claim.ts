// A claim is plain data: what it says, on which cases, and a pure check of one case. One runner runs them all.
import type { Plain } from '../json/index.ts'
import type { ArbitraryLike, Domain } from './domain.ts'
import type { Outcome, Probe } from './probe.ts'

/**
 * `repaired` and `printed` forms of a statement of the paper; a `step` of its proof, true or false; a `control`, which drops a hypothesis
 * or a constant and must be refuted; a `sharp` form, which says how tight a bound is; or somebody's `own`.
 */
export const VARIANTS = ['repaired', 'printed', 'step', 'control', 'sharp', 'own'] as const
export type Variant = (typeof VARIANTS)[number]

/** The sections of reports for claims that belong to no numbered statement of the paper. */
export const SECTIONS = ['tasks', 'arithmetic'] as const
export type SectionName = (typeof SECTIONS)[number]

/**
 * @example
 * const claim: Claim<number> = boundedBy({
 *   key: 'digit', title: 'x ≤ 9', statement: 'A digit is at most 9.',
 *   domain: integers(0, 9), observed: (x) => rational.of(x), bound: () => rational.of(9),
 * })
 */
export interface Claim<C, L extends string = string> {
  /** Unique. @example 'lemma-8a', 'lemma-8a.printed', 'lemma-31.step-l1' */
  readonly key: string
  /** The statement it belongs to. @example 'lemma-8a' */
  readonly of: string
  readonly variant: Variant
  readonly expects: 'holds' | 'refuted'
  readonly title: string
  /** In our words. */
  readonly statement: string
  /** Keys of the statements it rests on. */
  readonly uses: readonly string[]
  /** Of what is false: the key of the claim that holds in its place. */
  readonly insteadOf?: string | undefined
  /** A few words for all claims of its number or name, on the map of reports. Default: the title of the first. */
  readonly topic?: string | undefined
  /** Default: that of the statement's number, or one for all others. */
  readonly section?: SectionName | undefined
  /** A plain arbitrary of fast-check has no small cases, no neighbours and no corpus; its cases are replayed by seed and path. */
  readonly domain: Domain<C> | ArbitraryLike<C>
  /** For the deep profile: the same kind of cases, all of `domain` and larger ones. */
  readonly deep?: Domain<C> | ArbitraryLike<C>
  /** The share of random cases that must carry a label; a label that is not named may be rare. */
  readonly requires?: Readonly<Partial<Record<L, number>>>
  /** Synchronous and pure. */
  check(c: C, probe: Probe<L>): Outcome
  /** Cases to try in every run. */
  readonly examples?: readonly C[]
  /** Counts and sizes where the profile's do not fit, or a refutation needs more than {@link CASES_TO_REFUTE}. */
  readonly counts?: Readonly<Record<string, Partial<Counts>>>
  /** Details of a counterexample for the failure text. */
  explain?(c: C): string
  /** A picture of a case as JSON, for reports: they ask for counterexamples, examples and the closest call. Null if it is too large. */
  illustrate?(c: C): Plain
}

/** How much work a profile asks for. @example const counts: Counts = { random: 500, targeted: 0, small: 3, shrink: 1_000 } */
export interface Counts {
  /** Random cases that satisfy the hypotheses. */
  readonly random: number
  /** Cases of the targeted search. */
  readonly targeted: number
  /** Size of the exhaustive scope; 0 for none. */
  readonly small: number
  /** Cases tried while shrinking. */
  readonly shrink: number
}

export type ProfileName = 'quick' | 'deep' | 'mutate'

export const PROFILES: Readonly<Record<ProfileName, Counts>> = {
  quick: { random: 2_000, targeted: 1_000, small: 3, shrink: 5_000 },
  deep: { random: 100_000, targeted: 20_000, small: 5, shrink: 50_000 },
  mutate: { random: 200, targeted: 0, small: 2, shrink: 0 },
}

/** A claim that is expected to be refuted gets this many random cases, in every profile: else its domain does not aim at the mistake. */
export const CASES_TO_REFUTE = 100

export const isProfileName = (name: string): name is ProfileName => Object.hasOwn(PROFILES, name)
