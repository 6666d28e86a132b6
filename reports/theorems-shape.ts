// `reports/out/theorems.json`: the contract with everything that reads results. The shape reads it, and is its JSON Schema.
import type {
  ClaimResult,
  Counterexample,
  LabelResult,
  MagnitudeResult,
  MeasureResult,
  StopReason,
  Variant,
  Verdict,
} from '../src/engine/index.ts'
import { type Json, type Read, type Schema, shape } from '../src/json/index.ts'
import { commonFields, count } from './files/index.ts'

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
  /** How the statement fared where other claims lent on it. */
  readonly compiled: Compiled | null
  readonly counterexample: Counterexample | null
  readonly coverage: Coverage | null
  readonly mutants: Mutants | null
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

/** Shares of all lines and branches of src. */
export interface Coverage {
  readonly lines: number
  readonly branches: number
}

export interface Mutants {
  readonly killed: number
  readonly total: number
}

export const SCHEMA = 'lemmata/theorems/1'

const share = number()
const closestCall = nullable(object<ClosestCall>({ ratio: nonEmptyText(), witness: text() }))

const theorem = object<Theorem>({
  ...commonFields,
  tightness: closestCall,
  compiled: nullable(object<Compiled>({ rows: count, violations: count, tightness: closestCall })),
  coverage: nullable(object<Coverage>({ lines: share, branches: share })),
  mutants: nullable(object<Mutants>({ killed: count, total: count })),
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
export function readTheorems(document: string): Read<Theorems> {
  try {
    return shape.read(theoremsShape, parse(document))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { kind: 'invalid', errors: [{ path: '$', message, place: null }] }
  }
}

/** Not by the reader for people's files: it refuses 1e30, which a measure may well be. */
const parse = (document: string): Json =>
  JSON.parse(document, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : value,
  )
