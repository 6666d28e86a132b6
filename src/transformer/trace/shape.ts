// A case as reports show it: hard and soft attention side by side, layer by layer. Plain data for eyes only: weights are rounded, and
// nothing is decided by them.
import { type Shaped, shape } from '../json/index.ts'

const { integer, list, nullable, number, object, text } = shape

const position = integer(1)

const row = object({
  /** The position that looks. */
  i: position,
  /** The first position that it sees; scores and weights go on from there. */
  first: position,
  scores: list(text()),
  temperature: text(),
  /** The positions that share the hard weight. */
  chosen: list(position),
  weights: list(number()),
})
export type PicturedRow = Shaped<typeof row>

const value = object({
  hard: text(),
  soft: text(),
  /** At most this much apart, and at least that much left of the tolerance; null where the value is exact. */
  error: nullable(text()),
  margin: nullable(text()),
})
export type PicturedValue = Shaped<typeof value>

/** A coordinate that a head writes, and what it promises there. */
const output = object({
  name: text(),
  lemma: text(),
  /** Scores fall by at least this much beside the peak; null where all weights are equal, or nothing is said. */
  gamma: nullable(text()),
  /** How far soft may be from hard; null where the value is exact. */
  tolerance: nullable(text()),
  /** One for each row of the head. */
  values: list(value),
})
export type PicturedOutput = Shaped<typeof output>

const head = object({ name: text(), mask: text(), rows: list(row), outputs: list(output) })
export type PicturedHead = Shaped<typeof head>

/** A coordinate that the feed-forward net leaves, by position. */
const net = object({
  name: text(),
  /** What it rests on, if anything approximate is rounded. */
  lemma: nullable(text()),
  values: list(text()),
  /** What is left of the tolerance; null where nothing is rounded. */
  margins: nullable(list(text())),
})
export type PicturedNet = Shaped<typeof net>

const layer = object({ name: text(), heads: list(head), nets: list(net) })
export type PicturedLayer = Shaped<typeof layer>

export const pictureShape = object({
  kind: shape.constant('attention'),
  /** What stands at the positions 1, 2, …: symbols of a word, or values. */
  symbols: list(text()),
  layers: list(layer),
})
export type AttentionPicture = Shaped<typeof pictureShape>
