// The document of a model, described once: loading goes by this shape, and docs/model.schema.json is made from it.
// Coordinates of the stream go by name; rows of W^Q and W^K and hidden units go by number, from 0.
import { meaningsShape } from '../../certificate/index.ts'
import { inWords, quote, type Schema, type Shape, type Shaped, shape } from '../../json/index.ts'
import { type Rational, rational } from '../../numbers/index.ts'
import { MASKS } from '../mask.ts'
import { NAMED_TERMS } from '../schedule.ts'
import { WEIGHTINGS } from '../weighting.ts'

/** Of d, d_k and d_f: evaluators hold dense rows. */
export const MAXIMAL_SIZE = 100_000

const RATIONAL: Schema = {
  anyOf: [
    {
      type: 'string',
      pattern: '^[+-]?\\d+(/0*[1-9]\\d*|(\\.\\d+)?([eE][+-]?\\d+)?)$',
      maxLength: rational.MAXIMAL_TEXT,
    },
    { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
  ],
}

function readRational(value: string | number): Rational | string {
  if (typeof value === 'number') {
    return Number.isInteger(value) ? rational.of(value) : `${value} may be rounded: write it as a string, "${value}"`
  }
  const read = rational.read(value)
  if (read.kind === 'unreadable') return `found ${quote(value)}: ${read.message}`
  // A few characters can stand for many digits, as in 1e10000; a model that was loaded must be one that can be saved.
  const digits = rational.print(read.value).length
  return digits <= rational.MAXIMAL_TEXT
    ? read.value
    : `${quote(value)} has ${digits} characters as a fraction; at most ${rational.MAXIMAL_TEXT} are allowed`
}

const exact: Shape<Rational> = shape.named('rational', 'An exact rational: "7", "-3/4", "0.25", "1e-3", or 7.', {
  schema: () => RATIONAL,
  read(value, path, errors) {
    if (typeof value !== 'string' && typeof value !== 'number') {
      return shape.misfit(errors, path, () => `expected a rational such as "3/4", found ${inWords(value)}`)
    }
    const result = readRational(value)
    return typeof result === 'string' ? shape.misfit(errors, path, () => result) : result
  },
})

const { byKey, constant, integer, list, named, nonEmptyText, nullable, object, oneOf, optional, text } = shape

const coordinate = named('coordinate', 'The name of a coordinate of the residual stream.', nonEmptyText())
const index = named('index', 'A row of W^Q or W^K, or a hidden unit, from 0.', integer(0, MAXIMAL_SIZE - 1))
const length = integer(1)

const streamVector = named('vector', 'The entries that are not 0.', list(object({ to: coordinate, value: exact })))
const toNumbered = list(object({ to: index, from: coordinate, value: exact }))

const scheduled = named(
  'scheduled',
  'A function of the position i = 1..n and the length n: times · term, a predicate at i or at 0, or a table.',
  byKey({
    term: object({ term: oneOf(NAMED_TERMS), times: optional(exact, rational.one) }),
    predicate: object({ predicate: nonEmptyText(), at: oneOf(['position', 'zero']) }),
    byLength: object({ byLength: list(object({ n: length, value: exact }), 1) }),
    byPosition: object({ byPosition: list(object({ n: length, values: list(exact) }), 1) }),
  }),
)

const head = object({
  name: text(),
  mask: oneOf(MASKS),
  weighting: oneOf(WEIGHTINGS),
  dimension: integer(1, MAXIMAL_SIZE),
  query: toNumbered,
  key: toNumbered,
  value: list(object({ to: coordinate, from: coordinate, value: exact })),
})

const feedForward = object({
  hidden: integer(0, MAXIMAL_SIZE),
  first: toNumbered,
  firstBias: list(object({ to: index, value: exact })),
  second: list(object({ to: coordinate, from: index, value: exact })),
  secondBias: streamVector,
})

const form = list(object({ from: coordinate, value: exact }))
const attended = { head: integer(0, MAXIMAL_SIZE - 1), mask: oneOf(MASKS), value: form, to: coordinate }
const direction = oneOf(['left', 'right'])
const bounds = { gamma: exact, tolerance: exact }
const obligation = named(
  'obligation',
  'What a layer must show, and by which lemma; nobody believes it.',
  byKey({
    mean: object({ mean: object(attended) }),
    reciprocal: object({ reciprocal: object({ ...attended, direction }) }),
    tieBreak: object({ tieBreak: object({ ...attended, clause: oneOf(['a', 'b', 'c']), base: form, ...bounds }) }),
    lookup: object({
      lookup: object({
        ...attended,
        lemma: oneOf(['lemma-6', 'lemma-7']),
        count: object({ of: coordinate, direction }),
        plus: integer(0, 1),
        ...bounds,
      }),
    }),
    rounding: object({ rounding: object({ constant: exact, form, to: coordinate }) }),
    marker: object({ marker: object({ edge: oneOf(['first', 'last']), from: coordinate, to: coordinate }) }),
  }),
)

export const modelShape = object({
  lemmata: constant('model'),
  version: constant(1),
  name: text(),
  coordinates: list(coordinate, 1, MAXIMAL_SIZE),
  embedding: object({
    symbols: list(object({ symbol: nonEmptyText(), vector: streamVector })),
    other: nullable(streamVector),
  }),
  schedule: object({ positions: list(object({ coordinate, value: scheduled })), temperature: scheduled }),
  layers: list(
    object({
      name: text(),
      heads: list(head),
      feedForward: nullable(feedForward),
      obligations: optional(list(obligation), []),
    }),
  ),
  outputs: list(coordinate),
  meanings: optional(nullable(meaningsShape), null),
})

export type ModelDocument = Shaped<typeof modelShape>
export type ObligationDocument = Shaped<typeof obligation>
export type ScheduledDocument = Shaped<typeof scheduled>

export const modelSchema = (): Schema => shape.schemaOf(modelShape, 'A transformer, as lemmata saves and loads it')
