// `reports/out/theorems.json`: the contract with everything that reads results. The shape reads it, and is its JSON Schema.
import type {
  ClaimResult,
  Counterexample,
  IllustrationResult,
  LabelResult,
  MagnitudeResult,
  MeasureResult,
  RatioAt,
  RatioBin,
  StopReason,
  Variant,
  Verdict,
} from '../src/engine/index.ts'
import { type Read, type Schema, shape } from '../src/json/index.ts'
import { commonFields, count, readDocument } from './files/index.ts'

const { constant, integer, list, nonEmptyText, nullable, number, object, text } = shape

export interface Theorems {
  readonly schema: typeof SCHEMA
  readonly profile: string
  readonly seed: number
  /** Of the whole run. */
  readonly seconds: number
  readonly claims: readonly Theorem[]
}

/** What is known of a claim after a run. */
export interface Theorem {
  readonly key: string
  /** The statement it belongs to. */
  readonly id: string
  readonly variant: Variant
  readonly title: string
  readonly statement: string
  readonly uses: readonly string[]
  readonly expects: ClaimResult['expects']
  readonly verdict: Verdict
  readonly passed: boolean
  readonly stoppedBecause: StopReason
  readonly scope: string | null
  readonly cases: ClaimResult['cases']
  readonly undecided: number
  readonly labels: readonly LabelResult[]
  readonly measures: readonly MeasureResult[]
  readonly magnitudes: readonly MagnitudeResult[]
  readonly tightness: ClosestCall | null
  /** Distribution of observed/bound over the cases, and its growth with n. */
  readonly ratios: readonly RatioBin[]
  readonly growth: readonly RatioAt[]
  /** The rows that it showed to other statements. */
  readonly credits: readonly Credited[]
  /** How the statement fared where other claims lent on it. */
  readonly compiled: Compiled | null
  readonly counterexample: Counterexample | null
  readonly illustrations: readonly IllustrationResult[]
  /** What went wrong around the run. */
  readonly problems: readonly string[]
  readonly coverage: Coverage | null
  readonly mutants: Mutants | null
  /** Of the runs that were merged into this one; the first found the counterexample. Mostly a single one. */
  readonly seeds: readonly number[]
  readonly seconds: number
}

/** Of observed/bound the lower end, as a decimal text: the claim came at least this close. */
export interface ClosestCall {
  readonly ratio: string
  readonly witness: string
}

export interface Compiled {
  readonly rows: number
  readonly violations: number
  readonly tightness: ClosestCall | null
}

export interface Credited extends Compiled {
  readonly lemma: string
}

/** Shares of all lines and branches of src. */
export interface Coverage {
  readonly lines: number
  readonly branches: number
}

/** Of the last run of `lemmata mutants`. */
export interface Mutants {
  readonly killed: number
  readonly total: number
  /** Of the cases until a mutant was killed; null where all survived. */
  readonly median: number | null
}

export const SCHEMA = 'lemmata/theorems/1'

const share = number()
const closestCall = nullable(object<ClosestCall>({ ratio: nonEmptyText(), witness: text() }))

const theorem = object<Theorem>({
  ...commonFields,
  tightness: closestCall,
  credits: list(object<Credited>({ lemma: text(), rows: count, violations: count, tightness: closestCall })),
  compiled: nullable(object<Compiled>({ rows: count, violations: count, tightness: closestCall })),
  coverage: nullable(object<Coverage>({ lines: share, branches: share })),
  mutants: nullable(object<Mutants>({ killed: count, total: count, median: nullable(number()) })),
  seeds: list(integer(Number.MIN_SAFE_INTEGER), 1),
  seconds: number(),
})

const theoremsShape = object<Theorems>({
  schema: constant(SCHEMA),
  profile: nonEmptyText(),
  seed: integer(Number.MIN_SAFE_INTEGER),
  seconds: number(),
  claims: list(theorem),
})

/** What is published beside the document. */
export const theoremsSchema = (): Schema =>
  shape.schemaOf(theoremsShape, 'What lemmata knows of each claim after a run')

/** @example readTheorems(readFileSync('reports/out/theorems.json', 'utf8')).kind // read */
export const readTheorems = (document: string): Read<Theorems> => readDocument(theoremsShape, document)
