// The shape of a claim's result on disk. The compiler holds it to ClaimResult: a new field, verdict or phase must come here.
import type {
  ClaimResult,
  Counterexample,
  Credit,
  LabelResult,
  MeasureResult,
  Observation,
  Phase,
  StopReason,
  Tightness,
  Variant,
  Verdict,
} from '../../src/engine/index.ts'
import { inWords, isObject, pathTo, type Shape, shape } from '../../src/json/index.ts'
import { seedShape } from './seed-shape.ts'

const { boolean, integer, list, nonEmptyText, nullable, number, object, oneOf, text } = shape

/** One of the names, given as keys because the compiler then misses none: `named<Verdict>({ holds: true, … })`. */
function named<Name extends string>(all: Readonly<Record<Name, true>>): Shape<Name> {
  const names: Name[] = []
  for (const name in all) names.push(name)
  return oneOf(names)
}

const count = integer(0)

/** JSON writes infinities and NaN as null; they come back as NaN, which decides nothing. */
const measured: Shape<number> = {
  schema: () => ({ type: ['number', 'null'] }),
  read: (value, path, errors) => (value === null ? Number.NaN : number().read(value, path, errors)),
}

const features: Shape<Observation['features']> = {
  schema: () => ({ type: 'object', additionalProperties: { type: ['string', 'number', 'null'] } }),
  read(value, path, errors) {
    if (!isObject(value)) return shape.misfit(errors, path, () => `expected an object, found ${inWords(value)}`)
    const read = new Map<string, string | number>()
    for (const [name, part] of value) {
      const feature = typeof part === 'string' ? part : measured.read(part, pathTo(path, name), errors)
      if (feature !== undefined) read.set(name, feature)
    }
    return read.size === value.size ? Object.fromEntries(read) : undefined
  },
}

const phase = named<Phase>({ corpus: true, examples: true, exhaustive: true, random: true, targeted: true })

const tightness = nullable(object<Tightness>({ ratio: object({ lo: text(), hi: text() }), witness: text() }))

export const resultShape = object<ClaimResult>({
  key: nonEmptyText(),
  id: text(),
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
  labels: list(object<LabelResult>({ name: text(), share: number(), required: number(), example: nullable(text()) })),
  measures: list(object<MeasureResult>({ name: text(), count, least: measured, median: measured, most: measured })),
  tightness,
  credits: list(object<Credit>({ lemma: text(), rows: count, violations: count, tightness })),
  counterexample: nullable(
    object<Counterexample>({
      case: text(),
      size: number(),
      found: text(),
      phase,
      index: count,
      shrinks: count,
      finding: list(text()),
      explanation: nullable(text()),
      replay: nullable(text()),
    }),
  ),
  problems: list(text()),
  observations: list(
    object<Observation>({
      case: text(),
      status: named<Observation['status']>({ passed: true, failed: true, gave_up: true }),
      reason: text(),
      phase,
      features,
    }),
  ),
  seed: seedShape,
  profile: text(),
  seconds: number(),
})
