// A run as plain JSON, layer by layer: what each head sees, hard attention beside soft, what it promises there, and what the layer
// leaves. One type for plain runs, compiled models, softened AHATs and single rows: a list of which a producer knows nothing is
// empty, and may be left out.
import { type Shape, type Shaped, shape } from '../../json/index.ts'

const { dictionary, integer, list, nullable, number, object, optional, text } = shape

const position = integer(1)
const listOf = <T>(item: Shape<T>): Shape<readonly T[]> => optional(list(item), [])

const ends = object({ lo: text(), hi: text() })

/** An exact rational such as `3/4`, or the decimal ends of an enclosure. */
export type Quantity = string | Shaped<typeof ends>

const quantity: Shape<Quantity> = {
  schema: (definitions) => ({ anyOf: [text().schema(definitions), ends.schema(definitions)] }),
  read: (value, path, errors) => (typeof value === 'string' ? value : ends.read(value, path, errors)),
}

/** Both ends of an enclosure where they differ. @example quantityText({ lo: '0.3', hi: '0.4' }) // '[0.3, 0.4]' */
export const quantityText = (q: Quantity): string => {
  if (typeof q === 'string') return q
  return q.lo === q.hi ? q.lo : `[${q.lo}, ${q.hi}]`
}

/** Quantities by coordinate name. */
const decoded = dictionary(quantity)
export type Decoded = Shaped<typeof decoded>

const row = object({
  /** The position that looks. */
  i: position,
  /** The first position that it sees; scores and weights go on from there. */
  first: position,
  temperature: text(),
  /** The positions that share the hard weight. */
  chosen: listOf(position),
  scores: listOf(quantity),
  /** Soft weights; the same in four digits, for eyes only, is their heat. */
  weights: listOf(quantity),
  heat: listOf(number()),
})
export type RowTrace = Shaped<typeof row>

const value = object({
  hard: text(),
  soft: quantity,
  /** At most this much apart, and at least that much left of the tolerance; null where the value is exact. */
  error: nullable(text()),
  margin: nullable(text()),
})

/** What a head writes to a coordinate, and what it promises there. */
const output = object({
  /** Its name, or what else is compared. */
  coordinate: text(),
  lemma: text(),
  /** Scores fall by at least this much beside the peak; null where all weights are equal. */
  gamma: nullable(text()),
  /** How far soft may be from hard, such as 1/4; null where the value is exact. */
  tolerance: nullable(text()),
  /** One for each row of the head. */
  positions: list(value),
})
export type OutputTrace = Shaped<typeof output>

const head = object({
  name: text(),
  mask: text(),
  weighting: text(),
  rows: list(row),
  outputs: listOf(output),
  /** What each position offers: W^V h, on the coordinates that the head writes. */
  values: listOf(decoded),
})
export type HeadTrace = Shaped<typeof head>

/** What the feed-forward net leaves in a coordinate, by position. */
const net = object({
  coordinate: text(),
  /** lemma-9 where something approximate is rounded; null for what is exact anyway. */
  lemma: nullable(text()),
  values: list(quantity),
  /** What the error of the rounded sum leaves of 1/4, and the least of that; null where nothing is rounded. */
  margins: nullable(list(text())),
  margin: nullable(text()),
})
export type NetTrace = Shaped<typeof net>

const layer = object({
  name: text(),
  heads: list(head),
  nets: listOf(net),
  /** After the layer, by position. */
  activations: listOf(decoded),
})
export type LayerTrace = Shaped<typeof layer>

export const traceShape = object({
  /** What stands at the positions 1, 2, …: symbols of a word, or values. */
  symbols: list(text()),
  /** Layer 0, by position. */
  embedding: listOf(decoded),
  layers: list(layer),
})
/** @example const { layers }: Trace = trace(compile(formula('Y Q_1'), 'theorem-12a').model, word('01')) */
export type Trace = Shaped<typeof traceShape>
