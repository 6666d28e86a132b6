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
import { simplerRationals } from '../rationals/index.ts'

/** What a simpler model must still respect. */
export interface ShrinkLimits {
  readonly layers: readonly [least: number, most: number]
  readonly alphabet: readonly string[]
  readonly weightings: readonly Weighting[]
}

export function* simplerModels(model: Model, options: ShrinkLimits): IterableIterator<Model> {
  if (model.layers.length > options.layers[0]) {
    for (const layers of withoutOne(model.layers)) yield { ...model, layers }
  }
  if (model.coordinates.length > 1) {
    for (const coordinate of model.coordinates.keys()) yield withoutCoordinate(model, coordinate)
  }
  for (const embedding of simplerEmbeddings(model.embedding, options.alphabet)) yield { ...model, embedding }
  for (const layers of eachSimpler(model.layers, (layer) => simplerLayers(layer, options))) yield { ...model, layers }
  for (const schedule of simplerSchedules(model.schedule)) yield { ...model, schedule }
  yield { ...model, outputs: [] }
}

function* simplerLayers(layer: Layer, options: ShrinkLimits): IterableIterator<Layer> {
  if (layer.heads.length > 1) for (const heads of withoutOne(layer.heads)) yield { ...layer, heads }
  yield { ...layer, feedForward: null }
  for (const heads of eachSimpler(layer.heads, (head) => simplerHeads(head, options))) yield { ...layer, heads }
  if (layer.feedForward === null) return
  for (const feedForward of simplerFeedForwards(layer.feedForward)) yield { ...layer, feedForward }
}

function* simplerHeads(head: Head, options: ShrinkLimits): IterableIterator<Head> {
  for (let row = 0; row < head.query.rows && head.query.rows > 1; row += 1) {
    yield { ...head, query: withoutRow(head.query, row), key: withoutRow(head.key, row) }
  }
  for (const mask of MASKS) yield { ...head, mask }
  for (const weighting of options.weightings) yield { ...head, weighting }
  for (const query of simplerMatrices(head.query)) yield { ...head, query }
  for (const key of simplerMatrices(head.key)) yield { ...head, key }
  for (const value of simplerMatrices(head.value)) yield { ...head, value }
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
  for (const first of simplerMatrices(net.first)) yield { ...net, first }
  for (const second of simplerMatrices(net.second)) yield { ...net, second }
  for (const firstBias of simplerVectors(net.firstBias)) yield { ...net, firstBias }
  for (const secondBias of simplerVectors(net.secondBias)) yield { ...net, secondBias }
}

/** All of the alphabet stays readable: a dropped symbol is read as `other`. */
function* simplerEmbeddings(embedding: Embedding, alphabet: readonly string[]): IterableIterator<Embedding> {
  const { symbols, other } = embedding
  if (symbols.length > 1) {
    for (const [k, { vector }] of symbols.entries()) yield { symbols: symbols.toSpliced(k, 1), other: other ?? vector }
  }
  if (alphabet.every((letter) => symbols.some(({ symbol }) => symbol === letter))) yield { symbols, other: null }
  if (other !== null) for (const vector of simplerVectors(other)) yield { symbols, other: vector }
  for (const [k, { symbol, vector }] of symbols.entries()) {
    for (const simpler of simplerVectors(vector)) yield { symbols: symbols.with(k, { symbol, vector: simpler }), other }
  }
}

function* simplerSchedules(schedule: Schedule): IterableIterator<Schedule> {
  for (const positions of withoutOne(schedule.positions)) yield { ...schedule, positions }
  const simplerPositions = eachSimpler(schedule.positions, function* ({ coordinate, value }) {
    for (const simpler of simplerScheduled(value, simplerRationals)) yield { coordinate, value: simpler }
  })
  for (const positions of simplerPositions) yield { ...schedule, positions }
  for (const temperature of simplerScheduled(schedule.temperature, simplerPositives)) yield { ...schedule, temperature }
}

function* simplerScheduled(
  scheduled: Scheduled,
  simplerValues: (value: Rational) => Iterable<Rational>,
): IterableIterator<Scheduled> {
  yield term('1')
  switch (scheduled.kind) {
    case 'term':
      yield term('1', scheduled.times)
      for (const times of simplerValues(scheduled.times)) yield { ...scheduled, times }
      return
    case 'by-length': {
      const rows = eachSimpler(scheduled.rows, function* ({ n, value }) {
        for (const simpler of simplerValues(value)) yield { n, value: simpler }
      })
      for (const simpler of rows) yield { ...scheduled, rows: simpler }
      return
    }
    case 'by-position': {
      const rows = eachSimpler(scheduled.rows, function* ({ n, values }) {
        for (const simpler of eachSimpler(values, simplerValues)) yield { n, values: simpler }
      })
      for (const simpler of rows) yield { ...scheduled, rows: simpler }
    }
  }
}

function* simplerPositives(value: Rational): IterableIterator<Rational> {
  for (const simpler of simplerRationals(value)) if (rational.sign(simpler) > 0) yield simpler
}

function* simplerMatrices(m: Matrix): IterableIterator<Matrix> {
  for (const entries of simplerEntries(m.entries, ['row', 'column'])) yield { ...m, entries }
}

function* simplerVectors(v: Vector): IterableIterator<Vector> {
  for (const entries of simplerEntries(v.entries, ['index'])) yield { ...v, entries }
}

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

function* withoutOne<T>(items: readonly T[]): IterableIterator<T[]> {
  for (const index of items.keys()) yield items.toSpliced(index, 1)
}

function* eachSimpler<T>(items: readonly T[], simpler: (item: T) => Iterable<T>): IterableIterator<T[]> {
  for (const [index, item] of items.entries()) for (const other of simpler(item)) yield items.with(index, other)
}

export function withoutCoordinate(model: Model, dropped: number): Model {
  const shorter = (v: Vector): Vector => withoutIndex(v, dropped)
  const moved = (coordinate: number): number => coordinate - (coordinate > dropped ? 1 : 0)
  return {
    ...model,
    coordinates: model.coordinates.toSpliced(dropped, 1),
    embedding: {
      symbols: model.embedding.symbols.map(({ symbol, vector }) => ({ symbol, vector: shorter(vector) })),
      other: model.embedding.other === null ? null : shorter(model.embedding.other),
    },
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
