// Simpler transformers, boldest first: drops layers, coordinates, symbols, heads, nets and position embeddings, zeroes or
// moves weights, and simplifies values. Not all are smaller: the arbitrary keeps those that are.
import { type Rational, rational } from '../../src/numbers/index.ts'
import {
  type Embedding,
  type FeedForward,
  type Head,
  type Layer,
  MASKS,
  type Matrix,
  type Model,
  type Schedule,
  type Scheduled,
  term,
  type Vector,
  type Weighting,
} from '../../src/transformer/index.ts'
import { simplerPositives, simplerRationals } from '../rationals/index.ts'
import { eachSimpler, simplerFields, withoutOne } from '../shrink.ts'
import { mapEmbedding } from './parts.ts'

/** What a simpler model must still respect. */
export interface ShrinkLimits {
  readonly layers: readonly [least: number, most: number]
  readonly alphabet: readonly string[]
  readonly weightings: readonly Weighting[]
}

export function* simplerModels(model: Model, limits: ShrinkLimits): IterableIterator<Model> {
  if (model.layers.length > limits.layers[0]) yield* simplerFields(model, { layers: withoutOne })
  if (model.coordinates.length > 1) {
    for (const coordinate of model.coordinates.keys()) yield withoutCoordinate(model, coordinate)
  }
  yield* simplerFields(model, {
    embedding: (embedding) => simplerEmbeddings(embedding, limits.alphabet),
    layers: (layers) => eachSimpler(layers, (layer) => simplerLayers(layer, limits)),
    schedule: simplerSchedules,
    outputs: () => [[]],
  })
}

function* simplerLayers(layer: Layer, limits: ShrinkLimits): IterableIterator<Layer> {
  if (layer.heads.length > 1) yield* simplerFields(layer, { heads: withoutOne })
  yield { ...layer, feedForward: null }
  yield* simplerFields(layer, {
    heads: (heads) => eachSimpler(heads, (head) => simplerHeads(head, limits)),
    feedForward: (net) => (net === null ? [] : simplerFeedForwards(net)),
  })
}

function* simplerHeads(head: Head, limits: ShrinkLimits): IterableIterator<Head> {
  for (let row = 0; row < head.query.rows && head.query.rows > 1; row += 1) {
    yield { ...head, query: withoutRow(head.query, row), key: withoutRow(head.key, row) }
  }
  yield* simplerFields(head, {
    mask: () => MASKS,
    weighting: () => limits.weightings,
    query: simplerMatrices,
    key: simplerMatrices,
    value: simplerMatrices,
  })
}

function* simplerFeedForwards(net: FeedForward): IterableIterator<FeedForward> {
  for (let unit = 0; unit < net.first.rows; unit += 1) {
    yield {
      ...net,
      first: withoutRow(net.first, unit),
      firstBias: withoutIndex(net.firstBias, unit),
      second: withoutColumn(net.second, unit),
    }
  }
  yield* simplerFields(net, {
    first: simplerMatrices,
    second: simplerMatrices,
    firstBias: simplerVectors,
    secondBias: simplerVectors,
  })
}

/** All of the alphabet stays readable: a dropped symbol is read as `other`. */
function* simplerEmbeddings(embedding: Embedding, alphabet: readonly string[]): IterableIterator<Embedding> {
  const { symbols, other } = embedding
  if (symbols.length > 1) {
    for (const [k, { vector }] of symbols.entries()) yield { symbols: symbols.toSpliced(k, 1), other: other ?? vector }
  }
  if (alphabet.every((letter) => symbols.some(({ symbol }) => symbol === letter))) yield { symbols, other: null }
  yield* simplerFields(embedding, {
    other: (vector) => (vector === null ? [] : simplerVectors(vector)),
    symbols: (all) => eachSimpler(all, (one) => simplerFields(one, { vector: simplerVectors })),
  })
}

function* simplerSchedules(schedule: Schedule): IterableIterator<Schedule> {
  yield* simplerFields(schedule, { positions: withoutOne })
  yield* simplerFields(schedule, {
    positions: (all) =>
      eachSimpler(all, (one) => simplerFields(one, { value: (value) => simplerScheduled(value, simplerRationals) })),
    temperature: (temperature) => simplerScheduled(temperature, simplerPositives),
  })
}

function* simplerScheduled(
  scheduled: Scheduled,
  simplerValues: (value: Rational) => Iterable<Rational>,
): IterableIterator<Scheduled> {
  yield term('1')
  switch (scheduled.kind) {
    case 'term':
      yield term('1', scheduled.times)
      yield* simplerFields(scheduled, { times: simplerValues })
      return
    case 'by-length':
      yield* simplerFields(scheduled, {
        rows: (rows) => eachSimpler(rows, (row) => simplerFields(row, { value: simplerValues })),
      })
      return
    case 'by-position':
      yield* simplerFields(scheduled, {
        rows: (rows) =>
          eachSimpler(rows, (row) => simplerFields(row, { values: (values) => eachSimpler(values, simplerValues) })),
      })
  }
}

const simplerMatrices = (m: Matrix): Iterable<Matrix> =>
  simplerFields(m, { entries: (entries) => simplerEntries(entries, ['row', 'column']) })

const simplerVectors = (v: Vector): Iterable<Vector> =>
  simplerFields(v, { entries: (entries) => simplerEntries(entries, ['index']) })

type Entry<K extends string> = Readonly<Record<K, number>> & { readonly value: Rational }

/** Fewer entries, simpler ones, or one moved to the first row or column, so that the other can be dropped. */
function* simplerEntries<K extends string, E extends Entry<K>>(entries: readonly E[], at: K[]): IterableIterator<E[]> {
  if (entries.length > 1) yield []
  yield* withoutOne(entries)
  yield* eachSimpler(entries, function* (entry) {
    for (const value of simplerRationals(entry.value)) if (!rational.isZero(value)) yield { ...entry, value }
    for (const key of at) {
      const moved = { ...entry, [key]: 0 }
      if (entries.every((other) => at.some((k) => other[k] !== moved[k]))) yield moved
    }
  })
}

export function withoutCoordinate(model: Model, dropped: number): Model {
  const shorter = (v: Vector): Vector => withoutIndex(v, dropped)
  const moved = (coordinate: number): number => coordinate - (coordinate > dropped ? 1 : 0)
  return {
    ...model,
    coordinates: model.coordinates.toSpliced(dropped, 1),
    embedding: mapEmbedding(model.embedding, shorter),
    schedule: {
      ...model.schedule,
      positions: model.schedule.positions
        .filter(({ coordinate }) => coordinate !== dropped)
        .map(({ coordinate, value }) => ({ coordinate: moved(coordinate), value })),
    },
    layers: model.layers.map((layer) => ({
      ...layer,
      heads: layer.heads.map((head) => ({
        ...head,
        query: withoutColumn(head.query, dropped),
        key: withoutColumn(head.key, dropped),
        value: withoutRow(withoutColumn(head.value, dropped), dropped),
      })),
      feedForward: layer.feedForward && {
        ...layer.feedForward,
        first: withoutColumn(layer.feedForward.first, dropped),
        second: withoutRow(layer.feedForward.second, dropped),
        secondBias: shorter(layer.feedForward.secondBias),
      },
    })),
    outputs: model.outputs.filter((output) => output !== dropped).map(moved),
  }
}

const without = <K extends string, E extends Readonly<Record<K, number>>>(
  entries: readonly E[],
  key: K,
  at: number,
): E[] => entries.filter((e) => e[key] !== at).map((e) => (e[key] > at ? { ...e, [key]: e[key] - 1 } : e))

const withoutRow = (m: Matrix, row: number): Matrix => ({
  ...m,
  rows: m.rows - 1,
  entries: without(m.entries, 'row', row),
})
const withoutColumn = (m: Matrix, column: number): Matrix => ({
  ...m,
  columns: m.columns - 1,
  entries: without(m.entries, 'column', column),
})
const withoutIndex = (v: Vector, index: number): Vector => ({
  size: v.size - 1,
  entries: without(v.entries, 'index', index),
})
