// Random transformers: small, sparse, with weights k/4, and of every kind that a model can be; 0.15 ms each. Shrinking
// drops layers, coordinates, symbols, heads, nets and position embeddings, zeroes or moves weights, and simplifies values.
import fc from 'fast-check'
import { type Rational, rational } from '../src/numbers/index.ts'
import {
  type Embedding,
  type FeedForward,
  type Head,
  type Layer,
  MASKS,
  type Matrix,
  type Model,
  matrix,
  NAMED_TERMS,
  type NamedTerm,
  type Schedule,
  type Scheduled,
  term,
  type Vector,
  vector,
  WEIGHTINGS,
  type Weighting,
  zeroMatrix,
} from '../src/transformer/index.ts'
import { rationalSize, rationals, simplerRationals } from './rational.ts'

export interface TransformerOptions {
  /** What heads are weighted by, each head on its own. Default: all five. */
  readonly weightings?: readonly Weighting[]
  /** The smallest and the largest number of layers. Default: 1 and 3. */
  readonly layers?: readonly [least: number, most: number]
  /** Every word over it can be read, though not every symbol has an embedding of its own. Default: a, b, c. */
  readonly alphabet?: readonly string[]
  /** Of the words that will be read: tables of the schedule end here. Default: 6, as for words. */
  readonly maxLength?: number
}

/** @example transformers({ weightings: ['average'], layers: [1, 1] }) */
export const transformers = (options: TransformerOptions = {}): fc.Arbitrary<Model> =>
  new Transformers({ weightings: WEIGHTINGS, layers: [1, 3], alphabet: ['a', 'b', 'c'], maxLength: 6, ...options })

const WIDTH = [1, 6] as const
/** 2 and 3 among them: √d_k is then irrational. */
const KEY_WIDTH = [1, 4] as const
const HIDDEN_WIDTH = [0, 4] as const
const HEADS = [1, 2] as const
const MOST_POSITIONS = 3
/** One head in so many has all scores equal, whatever it reads. */
const UNIFORM = 5
/** One position embedding or temperature in so many is a table by length, and as many are a table by position. */
const TABLE = 6
const TEMPERATURES: readonly NamedTerm[] = ['1', '1/i', '1/i^2', '1/n', '1/n^2']

const weights = rationals({ largest: 2, denominators: [4] })
const positiveWeights = rationals({ largest: 2, denominators: [4], positive: true })

class Transformers extends fc.Arbitrary<Model> {
  private readonly options: Required<TransformerOptions>

  constructor(options: Required<TransformerOptions>) {
    super()
    this.options = options
  }

  generate(random: fc.Random): fc.Value<Model> {
    return new fc.Value(draw(random, this.options), undefined)
  }

  /** Any model will do: compiled ones shrink too. */
  canShrinkWithoutContext(value: unknown): value is Model {
    return typeof value === 'object' && value !== null && 'layers' in value && 'embedding' in value
  }

  shrink(model: Model): fc.Stream<fc.Value<Model>> {
    const size = modelSize(model)
    return fc
      .stream(simplerModels(model, this.options))
      .filter((simpler) => modelSize(simpler) < size)
      .map((simpler) => new fc.Value(simpler, undefined))
  }
}

function draw(random: fc.Random, options: Required<TransformerOptions>): Model {
  const between = ([least, most]: readonly [number, number]): number => random.nextInt(least, most)
  const oneIn = (count: number): boolean => random.nextInt(1, count) === 1
  const oneOf = <T>(items: readonly T[]): T => items[random.nextInt(0, items.length - 1)]
  const several = <T>(count: number, item: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, k) => item(k))
  const someOf = (count: number, size: number): number[] => [
    ...new Set(several(count, () => random.nextInt(0, size - 1))),
  ]
  const weight = (): Rational => weights.generate(random, undefined).value
  const positiveWeight = (): Rational => positiveWeights.generate(random, undefined).value

  const width = between(WIDTH)
  // About one weight a row or column, so that what is read can be told apart from what is not.
  const sparse = (rows: number, columns: number): Matrix => {
    const cells = rows * columns === 0 ? [] : someOf(random.nextInt(1, rows + columns), rows * columns)
    return matrix(
      rows,
      columns,
      cells.map((cell) => [Math.floor(cell / columns), cell % columns, weight()]),
    )
  }
  const sparseVector = (size: number): Vector =>
    vector(
      size,
      sparse(size, 1).entries.map(({ row, value }) => [row, value]),
    )

  const head = (index: number): Head => {
    const keyWidth = between(KEY_WIDTH)
    const uniform = oneIn(UNIFORM) ? oneOf(['query', 'key']) : 'neither'
    const projection = (name: string) => (name === uniform ? zeroMatrix(keyWidth, width) : sparse(keyWidth, width))
    return {
      name: `head ${index + 1}`,
      mask: oneOf(MASKS),
      weighting: oneOf(options.weightings),
      query: projection('query'),
      key: projection('key'),
      value: sparse(width, width),
    }
  }
  const feedForward = (): FeedForward => {
    const hidden = between(HIDDEN_WIDTH)
    return {
      first: sparse(hidden, width),
      firstBias: sparseVector(hidden),
      second: sparse(width, hidden),
      secondBias: sparseVector(width),
    }
  }
  const layer = (index: number): Layer => ({
    name: `layer ${index + 1}`,
    heads: several(between(HEADS), head),
    feedForward: oneIn(4) ? null : feedForward(),
  })
  const scheduled = (terms: readonly NamedTerm[], value: () => Rational): Scheduled => {
    const lengths = several(options.maxLength, (index) => index + 1)
    if (oneIn(TABLE)) return { kind: 'by-length', rows: lengths.map((n) => ({ n, value: value() })) }
    if (oneIn(TABLE)) return { kind: 'by-position', rows: lengths.map((n) => ({ n, values: several(n, value) })) }
    return term(oneOf(terms), value())
  }
  const embedding = (): Embedding => {
    const listed = random.nextInt(1, options.alphabet.length)
    const symbols = options.alphabet.slice(0, listed).map((symbol) => ({ symbol, vector: sparseVector(width) }))
    return { symbols, other: listed === options.alphabet.length && oneIn(2) ? null : sparseVector(width) }
  }

  return {
    name: 'random',
    coordinates: several(width, (index) => `x${index + 1}`),
    embedding: embedding(),
    schedule: {
      positions: someOf(random.nextInt(0, MOST_POSITIONS), width).map((coordinate) => ({
        coordinate,
        value: scheduled(NAMED_TERMS, weight),
      })),
      temperature: scheduled(TEMPERATURES, positiveWeight),
    },
    layers: several(between(options.layers), layer),
    outputs: someOf(random.nextInt(0, width), width),
  }
}

function* simplerModels(model: Model, options: Required<TransformerOptions>): IterableIterator<Model> {
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

function* simplerLayers(layer: Layer, options: Required<TransformerOptions>): IterableIterator<Layer> {
  if (layer.heads.length > 1) for (const heads of withoutOne(layer.heads)) yield { ...layer, heads }
  yield { ...layer, feedForward: null }
  for (const heads of eachSimpler(layer.heads, (head) => simplerHeads(head, options))) yield { ...layer, heads }
  if (layer.feedForward === null) return
  for (const feedForward of simplerFeedForwards(layer.feedForward)) yield { ...layer, feedForward }
}

function* simplerHeads(head: Head, options: Required<TransformerOptions>): IterableIterator<Head> {
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

function withoutCoordinate(model: Model, dropped: number): Model {
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

/** What shrinking lowers: every part counts at least 1, and simple values and first places count less. */
export const modelSize = (model: Model): number =>
  model.coordinates.length +
  model.outputs.length +
  // A symbol of its own counts more than `other`, so that dropping one into `other` is a step down.
  sum(model.embedding.symbols, ({ vector }) => 2 + vectorSize(vector)) +
  (model.embedding.other === null ? 0 : 1 + vectorSize(model.embedding.other)) +
  sum(model.schedule.positions, ({ value }) => 1 + scheduledSize(value)) +
  scheduledSize(model.schedule.temperature) +
  sum(model.layers, (layer) => 1 + sum(layer.heads, headSize) + feedForwardSize(layer.feedForward))

const headSize = (head: Head): number =>
  1 +
  MASKS.indexOf(head.mask) +
  WEIGHTINGS.indexOf(head.weighting) +
  head.query.rows +
  sum([head.query, head.key, head.value], matrixSize)

const feedForwardSize = (net: FeedForward | null): number =>
  net === null
    ? 0
    : 1 + net.first.rows + sum([net.first, net.second], matrixSize) + sum([net.firstBias, net.secondBias], vectorSize)

const scheduledSize = (scheduled: Scheduled): number => {
  switch (scheduled.kind) {
    case 'term':
      return NAMED_TERMS.indexOf(scheduled.term) + rationalSize(scheduled.times)
    // More than the constant 1, to which every table shrinks.
    case 'by-length':
      return NAMED_TERMS.length + sum(scheduled.rows, ({ value }) => 1 + rationalSize(value))
    case 'by-position':
      return NAMED_TERMS.length + sum(scheduled.rows, ({ values }) => sum(values, (value) => 1 + rationalSize(value)))
  }
}

const matrixSize = ({ entries }: Matrix): number =>
  sum(entries, ({ row, column, value }) => 1 + row + column + rationalSize(value))

const vectorSize = ({ entries }: Vector): number => sum(entries, ({ index, value }) => 1 + index + rationalSize(value))

const sum = <T>(items: readonly T[], size: (item: T) => number): number =>
  items.reduce((total, item) => total + size(item), 0)
