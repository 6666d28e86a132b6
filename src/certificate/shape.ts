// The document of a certificate: the model's file, the core formula, what coordinates mean, and a step for each coordinate that a head
// writes. docs/certificate.md describes it; docs/certificate.schema.json is made from these shapes.
import { type Schema, type Shaped, shape } from '../json/index.ts'
import { type Rational, rational } from '../numbers/index.ts'

const { byKey, constant, integer, list, matching, named, nonEmptyText, nullable, object, oneOf, optional, text } = shape

const exactText = matching('a rational such as "3/4"', /^[+-]?\d+(\/0*[1-9]\d*|(\.\d+)?([eE][+-]?\d{1,4})?)$/)
const exact: shape.Shape<Rational> = named('rational', 'An exact rational: "7", "-3/4", "0.25", "1e-3", or 7.', {
  schema: () => ({ anyOf: [exactText.schema(new Map()), { type: 'integer' }] }),
  read(value, path, errors) {
    if (typeof value === 'number' && Number.isSafeInteger(value)) return rational.of(value)
    const known = exactText.read(value, path, errors)
    const read = known === undefined ? undefined : rational.read(known)
    return read?.kind === 'unreadable' ? shape.misfit(errors, path, () => read.message) : read?.value
  },
})

const coordinate = named('coordinate', 'The name of a coordinate of the residual stream.', nonEmptyText())
const node = named('node', 'The number of a node, from 0.', integer(0))
const direction = oneOf(['left', 'right'])
const whole = matching('an integer such as "-2"', /^-?\d+$/)
const counted = object({ count: object({ factor: whole, direction, of: node }) })
const addend = byKey({ count: counted, constant: object({ constant: whole }) })
const predicateOf = object({ predicate: nonEmptyText(), direction, of: node })
const leaves = { letter: object({ letter: nonEmptyText() }), predicate: object({ predicate: nonEmptyText() }) }
const unary = { not: object({ not: node }), previous: object({ previous: node }), next: object({ next: node }) }
const binary = { since: object({ since: list(node, 2, 2) }), until: object({ until: list(node, 2, 2) }) }
const operator = byKey({
  ...{ ...leaves, ...unary, ...binary },
  ...{
    constant: object({ constant: shape.boolean() }),
    and: object({ and: list(node, 1) }),
    or: object({ or: list(node, 1) }),
  },
  ...{ predicateOf: object({ predicateOf }), less: object({ less: list(list(addend, 1), 2, 2) }) },
})
const nodes = list(named('operator', 'An operator of the core formula over earlier nodes.', operator))

/** The core formula, parts before wholes, and which coordinate holds which node. */
export const meaningsShape = object({ nodes, root: node, of: list(object({ coordinate, node })) })

// biome-ignore format: one line.
const TERMS = ['1', 'i', 'i^2', '1/i', '1/i^2', 'n', '1/n', '1/n^2', 'i/n', '(i/n)^2', 'i*n', 'i^2*n', '1/(n-i+1)', '(-1)^i', '[i=1]'] as const
const scheduled = byKey({
  term: object({ term: oneOf(TERMS), times: optional(exact, rational.one) }),
  predicate: object({ predicate: nonEmptyText(), at: oneOf(['position', 'zero']) }),
  ...{ byLength: object({ byLength: shape.json() }), byPosition: object({ byPosition: shape.json() }) },
})
const vector = list(object({ to: coordinate, value: exact }))
const symbols = list(object({ symbol: nonEmptyText(), vector }))
const rows = list(object({ to: integer(0), from: coordinate, value: exact }))
const value = list(object({ to: coordinate, from: coordinate, value: exact }))
const mask = oneOf(['none', 'future', 'past', 'strict-future', 'strict-past'])
const weighting = oneOf(['leftmost', 'rightmost', 'average', 'softmax', 'softmax-tau'])
const head = object({ name: text(), mask, weighting, dimension: integer(1), query: rows, key: rows, value })
const firstBias = list(object({ to: integer(0), value: exact }))
const second = list(object({ to: coordinate, from: integer(0), value: exact }))
const feedForward = object({ hidden: integer(0), first: rows, firstBias, second, secondBias: vector })
const model = object({
  ...{ lemmata: constant('model'), version: constant(1), name: text(), coordinates: list(coordinate, 1) },
  embedding: object({ symbols, other: nullable(vector) }),
  schedule: object({ positions: list(object({ coordinate, value: scheduled })), temperature: scheduled }),
  layers: list(object({ name: text(), heads: list(head), feedForward: nullable(feedForward) })),
  outputs: list(coordinate),
})

const written = { to: coordinate, head: integer(0) }
const bounds = { gamma: exact, tolerance: exact }
const count = object({ of: coordinate, direction })
const nearest = oneOf(['lemma-8a', 'lemma-8b', 'lemma-8c'])
const step = byKey({
  mean: object({ ...written, mean: oneOf(['definition-3', 'proposition-10c', 'proposition-10d']) }),
  nearest: object({ ...written, nearest, node: nullable(node), ...bounds }),
  lookup: object({ ...written, lookup: oneOf(['lemma-6', 'lemma-7']), count, plus: integer(0, 1), ...bounds }),
})
const steps = list(list(named('step', 'What a head writes to a coordinate, and by which lemma.', step)))
const kind = { lemmata: constant('certificate'), version: constant(1) }

export const certificateShape = object({ ...kind, meanings: meaningsShape, model, steps })

export type Certificate = Shaped<typeof certificateShape>
export type Meanings = Shaped<typeof meaningsShape>
export type Node = Meanings['nodes'][number]
export type Model = Certificate['model']
export type Head = Model['layers'][number]['heads'][number]
export type FeedForward = NonNullable<Model['layers'][number]['feedForward']>
export type Scheduled = Shaped<typeof scheduled>
export type Step = Certificate['steps'][number][number]

export const certificateSchema = (): Schema => shape.schemaOf(certificateShape, 'A proof for every length')
