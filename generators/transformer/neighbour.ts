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
  type Weighting,
} from '../../src/transformer/index.ts'
import { oneIn, oneOf } from '../chance.ts'
import { nudge } from '../rationals/index.ts'
import { columnOf, vectorOf } from './parts.ts'

const QUARTER = rational.of(1, 4)

export function neighbourModel(model: Model, weightings: readonly Weighting[], random: Random): Model {
  const { embedding, schedule, layers } = model
  // All alike: each layer, the embedding, the temperature.
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
  const times = nudge(temperature.times, QUARTER, [], random)
  return rational.sign(times) > 0 ? { ...temperature, times } : temperature
}

function neighbourLayer(layer: Layer, weightings: readonly Weighting[], random: Random): Layer {
  const { heads, feedForward } = layer
  const h = random.nextInt(0, heads.length)
  if (h < heads.length) return { ...layer, heads: heads.with(h, neighbourHead(heads[h], weightings, random)) }
  return feedForward === null ? layer : { ...layer, feedForward: neighbourNet(feedForward, random) }
}

/** The query and the key more often than the value, and all of them more often than mask and weighting. */
const HEAD_FIELDS = ['mask', 'weighting', 'value', 'value', 'key', 'key', 'key', 'query', 'query', 'query'] as const

function neighbourHead(head: Head, weightings: readonly Weighting[], random: Random): Head {
  const field = oneOf(random, HEAD_FIELDS)
  if (field === 'mask') return { ...head, mask: oneOf(random, MASKS) }
  if (field === 'weighting') return { ...head, weighting: oneOf(random, weightings) }
  return { ...head, [field]: neighbourMatrix(head[field], random) }
}

function neighbourNet(net: FeedForward, random: Random): FeedForward {
  const field = oneOf(random, ['first', 'firstBias', 'second', 'secondBias'] as const)
  return field === 'first' || field === 'second'
    ? { ...net, [field]: neighbourMatrix(net[field], random) }
    : { ...net, [field]: neighbourVector(net[field], random) }
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
  const cell = [row, column, nudge(old, QUARTER, [rational.zero], random)] as const
  return matrix(rows, columns, at < 0 ? [...cells, cell] : cells.with(at, cell))
}

const neighbourVector = (v: Vector, random: Random): Vector => vectorOf(neighbourMatrix(columnOf(v), random))
