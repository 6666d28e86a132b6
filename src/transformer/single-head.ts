// A multi-head layer as single-head layers (Definition 1). Doing one head after the other on the same stream is wrong: the
// second would read what the first wrote. So every head reads the stream and writes to accumulators of its own, and the
// last layer's feed-forward net reads stream + accumulators, adds them up and clears them.
import { type Rational, rational } from '../numbers/index.ts'
import { matrix, vector, zeroMatrix, zeroVector } from './matrix.ts'
import { type FeedForward, type Layer, type Model, withoutObligations } from './model.ts'
import { requireModel } from './well-formed/index.ts'
import { widened } from './widen.ts'

/**
 * The same function with at most one head per layer: same activations on the old coordinates, accumulators back at 0.
 * @example
 * const { model } = compile(formula('Y Q_1 & X Q_1'), 'theorem-12a', { heads: 'multi' })
 * singleHeaded(model).layers.every(({ heads }) => heads.length <= 1) // true
 */
export function singleHeaded(model: Model): Model {
  requireModel(model)
  const width = model.coordinates.length
  const needed = new Set(model.layers.flatMap((layer) => (layer.heads.length > 1 ? writtenBy(layer) : [])))
  if (needed.size === 0) return model
  const accumulator = new Map([...needed].sort((a, b) => a - b).map((c, k) => [c, width + k]))
  const wide = widened(
    model,
    [...accumulator.keys()].map((c) => `heads(${model.coordinates[c]})`),
  )
  const d = wide.coordinates.length
  return {
    ...wide,
    // Obligations go by head and coordinate, and do not survive the rewriting.
    layers: wide.layers.flatMap((layer) =>
      layer.heads.length > 1 ? splitLayer(layer, accumulator, d) : [withoutObligations(layer)],
    ),
  }
}

const writtenBy = (layer: Layer): number[] => layer.heads.flatMap((h) => h.value.entries.map((e) => e.row))

function splitLayer(layer: Layer, accumulator: ReadonlyMap<number, number>, d: number): Layer[] {
  const into = (c: number): number => accumulator.get(c) ?? c
  return layer.heads.map((head, k) => ({
    name: `${layer.name}, head ${head.name}`,
    heads: [
      { ...head, value: { ...head.value, entries: head.value.entries.map((e) => ({ ...e, row: into(e.row) })) } },
    ],
    feedForward: k < layer.heads.length - 1 ? null : collecting(layer.feedForward, new Set(writtenBy(layer)), into, d),
  }))
}

// The layer's own net, reading c + accumulator(c) wherever it read c; and a = ReLU(a) − ReLU(−a) moves each accumulator a over.
function collecting(
  net: FeedForward | null,
  written: ReadonlySet<number>,
  into: (c: number) => number,
  d: number,
): FeedForward {
  const own = net ?? {
    first: zeroMatrix(0, d),
    firstBias: zeroVector(0),
    second: zeroMatrix(d, 0),
    secondBias: zeroVector(d),
  }
  const hidden = own.first.rows
  const first: [number, number, Rational][] = own.first.entries.flatMap(({ row, column, value }) => {
    const entry: [number, number, Rational] = [row, column, value]
    return written.has(column) ? [entry, [row, into(column), value]] : [entry]
  })
  const second: [number, number, Rational][] = own.second.entries.map(({ row, column, value }) => [row, column, value])
  const minusOne = rational.of(-1)
  const targets = [...written].sort((a, b) => a - b)
  targets.forEach((c, k) => {
    const [up, down] = [hidden + 2 * k, hidden + 2 * k + 1]
    first.push([up, into(c), rational.one], [down, into(c), minusOne])
    second.push([c, up, rational.one], [c, down, minusOne], [into(c), up, minusOne], [into(c), down, rational.one])
  })
  const size = hidden + 2 * targets.length
  return {
    first: matrix(size, d, first),
    firstBias: vector(
      size,
      own.firstBias.entries.map(({ index, value }) => [index, value]),
    ),
    second: matrix(d, size, second),
    secondBias: own.secondBias,
  }
}
