// `reports/out/theorems.json`: the contract with everything that reads results. The shape reads it, and is its JSON Schema.
import type {
  ClaimResult,
  Counterexample,
  LabelResult,
  Phase,
  StopReason,
  Variant,
  Verdict,
} from '../src/engine/index.ts'
import { type Json, type Read, type Schema, type Shape, shape } from '../src/json/index.ts'

const { boolean, constant, integer, list, nonEmptyText, nullable, number, object, text } = shape

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
  readonly measures: readonly Measure[]
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

/** Null stands for what JSON cannot write: infinities and NaN. */
export interface Measure {
  readonly name: string
  readonly count: number
  readonly least: number | null
  readonly median: number | null
  readonly most: number | null
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

/** One of the names. The compiler asks for all of them. */
function named<Name extends string>(all: Readonly<Record<Name, true>>): Shape<Name> {
  const names: Name[] = []
  for (const name in all) names.push(name)
  return shape.oneOf(names)
}

const count = integer(0)
const share = number()
const closestCall = nullable(object<ClosestCall>({ ratio: nonEmptyText(), witness: text() }))

const theorem = object<Theorem>({
  key: nonEmptyText(),
  id: nonEmptyText(),
  variant: named<Variant>({ repaired: true, printed: true, step: true, own: true }),
  title: text(),
  statement: text(),
  uses: list(text()),
  expects: named<ClaimResult['expects']>({ holds: true, refuted: true }),
  verdict: named<Verdict>({
    holds: true,
    'holds-exhaustively': true,
    refuted: true,
    vacuous: true,
    undercovered: true,
    undecided: true,
    flaky: true,
    interrupted: true,
    crashed: true,
  }),
  passed: boolean(),
  stoppedBecause: named<StopReason>({
    budget: true,
    exhausted: true,
    refuted: true,
    discards: true,
    undercovered: true,
    interrupted: true,
    crashed: true,
    flaky: true,
  }),
  scope: nullable(text()),
  cases: object<ClaimResult['cases']>({
    corpus: count,
    examples: count,
    exhaustive: count,
    random: count,
    targeted: count,
    discarded: count,
  }),
  undecided: count,
  labels: list(object<LabelResult>({ name: text(), share, required: share, example: nullable(text()) })),
  measures: list(
    object<Measure>({
      name: text(),
      count,
      least: nullable(number()),
      median: nullable(number()),
      most: nullable(number()),
    }),
  ),
  tightness: closestCall,
  compiled: nullable(object<Compiled>({ rows: count, violations: count, tightness: closestCall })),
  counterexample: nullable(
    object<Counterexample>({
      case: text(),
      size: number(),
      found: text(),
      phase: named<Phase>({ corpus: true, examples: true, exhaustive: true, random: true, targeted: true }),
      index: count,
      shrinks: count,
      finding: list(text()),
      explanation: nullable(text()),
      replay: nullable(text()),
    }),
  ),
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
