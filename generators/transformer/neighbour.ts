// Neighbours of a transformer, for searches: one weight nudged, set or cleared, or one head masked or weighted otherwise.
import type { Random } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import {
  type Embedding,
  type FeedForward,
  type Head,
  type Layer,
  MASKS,
  type Matrix,
  type Model,
  matrix,
  type Scheduled,
  type Vector,
  vector,
  type Weighting,
} from '../../src/transformer/index.ts'
import { oneIn, oneOf } from '../chance.ts'
import { nudged } from '../rationals/index.ts'

const QUARTER = rational.of(1, 4)

export function neighbourModel(model: Model, weightings: readonly Weighting[], random: Random): Model {
  const { embedding, schedule, layers } = model
  // One place in so many: each layer, the embedding, the temperature.
  const place = random.nextInt(0, layers.length + 1)
  if (place < layers.length) {
    return { ...model, layers: layers.with(place, neighbourLayer(layers[place], weightings, random)) }
  }
  return place === layers.length
    ? { ...model, embedding: neighbourEmbedding(embedding, random) }
    : { ...model, schedule: { ...schedule, temperature: neighbourTemperature(schedule.temperature, random) } }
}

function neighbourEmbedding(embedding: Embedding, random: Random): Embedding {
  const k = random.nextInt(0, embedding.symbols.length)
  if (k < embedding.symbols.length) {
    const { symbol, vector } = embedding.symbols[k]
    return { ...embedding, symbols: embedding.symbols.with(k, { symbol, vector: neighbourVector(vector, random) }) }
  }
  return embedding.other === null ? embedding : { ...embedding, other: neighbourVector(embedding.other, random) }
}

/** Tables stay as they are. */
function neighbourTemperature(temperature: Scheduled, random: Random): Scheduled {
  if (temperature.kind !== 'term') return temperature
  const times = nudged(temperature.times, QUARTER, [], random)
  return rational.sign(times) > 0 ? { ...temperature, times } : temperature
}

function neighbourLayer(layer: Layer, weightings: readonly Weighting[], random: Random): Layer {
  const { heads, feedForward } = layer
  const h = random.nextInt(0, heads.length)
  if (h < heads.length) return { ...layer, heads: heads.with(h, neighbourHead(heads[h], weightings, random)) }
  return feedForward === null ? layer : { ...layer, feedForward: neighbourNet(feedForward, random) }
}

function neighbourHead(head: Head, weightings: readonly Weighting[], random: Random): Head {
  switch (random.nextInt(0, 9)) {
    case 0:
      return { ...head, mask: oneOf(random, MASKS) }
    case 1:
      return { ...head, weighting: oneOf(random, weightings) }
    case 2:
    case 3:
      return { ...head, value: neighbourMatrix(head.value, random) }
    case 4:
    case 5:
    case 6:
      return { ...head, key: neighbourMatrix(head.key, random) }
    default:
      return { ...head, query: neighbourMatrix(head.query, random) }
  }
}

function neighbourNet(net: FeedForward, random: Random): FeedForward {
  switch (random.nextInt(0, 3)) {
    case 0:
      return { ...net, first: neighbourMatrix(net.first, random) }
    case 1:
      return { ...net, firstBias: neighbourVector(net.firstBias, random) }
    case 2:
      return { ...net, second: neighbourMatrix(net.second, random) }
    default:
      return { ...net, secondBias: neighbourVector(net.secondBias, random) }
  }
}

/** One cell nudged: one that is not 0, or any one in three times. */
function neighbourMatrix({ rows, columns, entries }: Matrix, random: Random): Matrix {
  if (rows * columns === 0) return { rows, columns, entries }
  const known = entries.length > 0 && !oneIn(random, 3) ? oneOf(random, entries) : undefined
  const row = known?.row ?? random.nextInt(0, rows - 1)
  const column = known?.column ?? random.nextInt(0, columns - 1)
  const cells: (readonly [number, number, Rational])[] = entries.map((e) => [e.row, e.column, e.value])
  const at = entries.findIndex((e) => e.row === row && e.column === column)
  const old = at < 0 ? rational.zero : entries[at].value
  const cell = [row, column, nudged(old, QUARTER, [rational.zero], random)] as const
  return matrix(rows, columns, at < 0 ? [...cells, cell] : cells.with(at, cell))
}

function neighbourVector({ size, entries }: Vector, random: Random): Vector {
  const column = {
    rows: size,
    columns: 1,
    entries: entries.map(({ index, value }) => ({ row: index, column: 0, value })),
  }
  return vector(
    size,
    neighbourMatrix(column, random).entries.map(({ row, value }) => [row, value]),
  )
}
