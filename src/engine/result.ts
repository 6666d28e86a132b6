// What a run of a claim leaves behind. One shape is the type, the validation and the schema of results on disk, and theorems.json
// takes its fields from here: a new field is a line in `resultFields`, a line in `blankResult`, and whoever fills it.
import { type Shaped, shape } from '../json/index.ts'
import { type Claim, SECTIONS, VARIANTS } from './claim.ts'
import { ABOUT } from './probe.ts'

const {
  boolean,
  count,
  integer,
  json,
  list,
  matching,
  nonEmptyText,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  text,
} = shape

export const VERDICTS = [
  'holds',
  'holds-exhaustively',
  'refuted',
  'vacuous',
  'undercovered',
  'undecided',
  'flaky',
  'interrupted',
  'crashed',
] as const
/** @example const verdict: Verdict = claims[0].run({ numRuns: 10 }).verdict */
export type Verdict = (typeof VERDICTS)[number]

export const STOP_REASONS = [
  'budget',
  'exhausted',
  'refuted',
  'discards',
  'undercovered',
  'interrupted',
  'crashed',
  'flaky',
] as const
export type StopReason = (typeof STOP_REASONS)[number]

export const PHASES = ['corpus', 'examples', 'exhaustive', 'random', 'targeted'] as const
export type Phase = (typeof PHASES)[number]

const labelShape = object({
  name: text(),
  /** Of the random cases. */
  share: number(),
  required: number(),
  /** The smallest case that carries it. */
  example: nullable(text()),
})
export type LabelResult = Shaped<typeof labelShape>

const measureShape = object({ name: text(), count, least: number(), median: number(), most: number() })
export type MeasureResult = Shaped<typeof measureShape>

/** What a magnitude is, where it belongs to a layer: figures show errors beside their bounds, layer by layer. */
export const placeShape = object({ role: oneOf(['error', 'bound']), layer: count })
export type MagnitudePlace = Shaped<typeof placeShape>

/** The same of reals, as decimal text with three digits. */
const magnitudeShape = object({
  name: text(),
  place: optional(nullable(placeShape), null),
  count,
  least: text(),
  median: text(),
  most: text(),
})
export type MagnitudeResult = Shaped<typeof magnitudeShape>

/** The closest call: the lower end of observed/bound as decimal text, since e^{−100000} has no double; and the case. */
const tightnessShape = object({
  ratio: matching('a decimal number', /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/),
  witness: text(),
  /** Whether observed = bound there, decided exactly; a ratio of nearly 1 is approached only. */
  attained: optional(boolean(), false),
  /** The double by which calls were compared; null where none is known, or none is needed. */
  estimate: optional(nullable(number()), null),
})
export type Tightness = Shaped<typeof tightnessShape>

/** Cases whose observed/bound, the largest of the case, is at most this and above the bin before. */
const ratioBinShape = object({ atMost: number(), count })
export type RatioBin = Shaped<typeof ratioBinShape>

/** Of the cases of this length: how many, and the largest observed/bound. */
const ratioAtShape = object({ n: number(), cases: count, most: number() })
export type RatioAt = Shaped<typeof ratioAtShape>

/** A case as the claim pictures it: JSON that the engine passes on unread. */
const illustrationShape = object({
  of: oneOf(['counterexample', 'example', 'closest']),
  case: text(),
  picture: json(),
})
export type IllustrationResult = Shaped<typeof illustrationShape>

/** Rows on which the claim relied on another statement. */
const creditShape = object({ lemma: text(), rows: count, violations: count, tightness: nullable(tightnessShape) })
export type Credit = Shaped<typeof creditShape>

/** A term such as `observed`, and what it is. */
const findingShape = object({ term: text(), text: text() })
export type FindingLine = Shaped<typeof findingShape>

const counterexampleShape = object({
  /** Minimal, in the domain's syntax. */
  case: text(),
  /** The same for people, where the domain describes its cases. */
  shown: optional(list(text()), []),
  size: number(),
  /** The case that was found first. */
  found: text(),
  phase: oneOf(PHASES),
  /** Its number in its phase, from 1. */
  index: count,
  shrinks: count,
  /** In a verbose run: simpler and simpler cases that fail, from the one that was found first. */
  way: optional(list(text()), []),
  /** What the comparisons are about that fail on the case that was found; empty where the check threw. */
  failed: optional(list(oneOf(ABOUT)), []),
  /** What was compared: observed, expected, bound. */
  finding: list(findingShape),
  /** The claim's own explanation. */
  explanation: nullable(text()),
  /** As in fast-check, where a case is found again by seed and path instead of its text. */
  path: optional(nullable(text()), null),
  /** One line that runs it again. */
  replay: nullable(text()),
})
/** @example const counterexample: Counterexample | null = claims[0].run({ numRuns: 10 }).counterexample // null */
export type Counterexample = Shaped<typeof counterexampleShape>

/** One case, for readers of PBT Observations. */
const observationShape = object({
  case: text(),
  status: oneOf(['passed', 'failed', 'gave_up']),
  reason: text(),
  phase: oneOf(PHASES),
  features: record(),
})
export type Observation = Shaped<typeof observationShape>

export const resultFields = {
  key: nonEmptyText(),
  /** The statement it belongs to. */
  id: text(),
  variant: oneOf(VARIANTS),
  title: text(),
  statement: text(),
  uses: list(text()),
  /** Of what is false: the key of the claim that holds in its place. */
  insteadOf: optional(nullable(text()), null),
  /** A few words for all claims of its number or name. */
  topic: optional(nullable(text()), null),
  /** Null where its number or variant tells. */
  section: optional(nullable(oneOf(SECTIONS)), null),
  expects: oneOf(['holds', 'refuted']),
  verdict: oneOf(VERDICTS),
  /** Whether the verdict is the expected one. */
  passed: boolean(),
  stoppedBecause: oneOf(STOP_REASONS),
  scope: nullable(text()),
  cases: object({
    corpus: count,
    examples: count,
    exhaustive: count,
    random: count,
    targeted: count,
    discarded: count,
  }),
  /** Phases for which the domain has no cases. */
  lacks: optional(list(oneOf(PHASES)), []),
  undecided: count,
  labels: list(labelShape),
  measures: list(measureShape),
  magnitudes: list(magnitudeShape),
  tightness: nullable(tightnessShape),
  /** Bins that are not empty, ascending; where a claim compares nothing itself, of the rows it credits lemmas with. */
  ratios: list(ratioBinShape),
  /** Ascending in n; empty where cases have no length. */
  growth: list(ratioAtShape),
  credits: list(creditShape),
  counterexample: nullable(counterexampleShape),
  illustrations: list(illustrationShape),
  /** What went wrong around the run: damaged corpus lines, the message of a crash. */
  problems: list(text()),
  observations: list(observationShape),
  seed: integer(),
  /** The test file that ran it, relative to the project; null on the command line. */
  file: optional(nullable(text()), null),
  /** The part of the run that this is, such as 2/8: every eighth case; of several slices, such as 7 of 8 slices. Null for the whole. */
  slice: optional(nullable(text()), null),
  profile: text(),
  seconds: number(),
}

export const resultShape = object(resultFields)
/** @example const { verdict, cases }: ClaimResult = claims[0].run({ numRuns: 10 }) */
export type ClaimResult = Shaped<typeof resultShape>

/** Cases by phase, and those that hypotheses discarded. */
export type CaseCounts = ClaimResult['cases']

export const NO_CASES: CaseCounts = { corpus: 0, examples: 0, exhaustive: 0, random: 0, targeted: 0, discarded: 0 }

/** All that were tried; those that hypotheses discarded are not. @example casesOf(result) // 3363 */
export const casesOf = ({ cases }: Pick<ClaimResult, 'cases'>): number =>
  PHASES.reduce((sum, phase) => sum + cases[phase], 0)

/** What a result says of its claim, whatever became of it. */
export type Stated = Pick<
  Claim<unknown>,
  'key' | 'of' | 'variant' | 'title' | 'statement' | 'uses' | 'insteadOf' | 'topic' | 'section' | 'expects'
>

/** The result of a claim of which nothing is known yet. @example blankResult(lemma6, { seed: 1, profile: 'quick' }).verdict // interrupted */
export const blankResult = (
  { key, of, variant, title, statement, uses, insteadOf, topic, section, expects }: Stated,
  { seed, profile }: Pick<ClaimResult, 'seed' | 'profile'>,
): ClaimResult => ({
  key,
  id: of,
  variant,
  title,
  statement,
  uses,
  insteadOf: insteadOf ?? null,
  topic: topic ?? null,
  section: section ?? null,
  expects,
  verdict: 'interrupted',
  passed: false,
  stoppedBecause: 'interrupted',
  scope: null,
  cases: NO_CASES,
  lacks: [],
  undecided: 0,
  labels: [],
  measures: [],
  magnitudes: [],
  tightness: null,
  ratios: [],
  growth: [],
  credits: [],
  counterexample: null,
  illustrations: [],
  problems: [],
  observations: [],
  seed,
  file: null,
  slice: null,
  profile,
  seconds: 0,
})
