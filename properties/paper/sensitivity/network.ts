// Networks on which sensitivity is exact: attention with scores 0 takes means, so that every activation is a rational. Small ones
// drawn at random, and the plainest of all, which only takes means of means.
import { rowsOf, type Tensors, tensors } from '../../../generators/index.ts'
import type { Domain } from '../../../src/engine/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import {
  type Head,
  type Layer,
  type Mask,
  type Matrix,
  type Model,
  matrix,
  term,
  vector,
  zeroMatrix,
  zeroVector,
} from '../../../src/transformer/index.ts'

export const ALPHABET: readonly string[] = ['a', 'b']

export type UniformNet = Tensors<'l' | 'd' | 'f', 'a' | 'b' | 'value' | 'first' | 'bias' | 'second'>

/** l layers of width d, with f hidden units each; a and b are the embeddings of the symbols. */
export const uniformNets: Domain<UniformNet> = tensors({
  axes: { l: [1, 2], d: [1, 2], f: [1, 2] },
  parts: {
    a: ['d'],
    b: ['d'],
    value: ['l', 'd', 'd'],
    first: ['l', 'f', 'd'],
    bias: ['l', 'f'],
    second: ['l', 'd', 'f'],
  },
  largest: 1,
})

const dense = (entries: readonly Rational[], rows: number, columns: number): Matrix =>
  matrix(
    rows,
    columns,
    rowsOf(entries, columns).flatMap((row, r) => row.map((value, c) => [r, c, value] as const)),
  )

const denseVector = (entries: readonly Rational[]) => vector(entries.length, [...entries.entries()])

/** A head that takes means. */
const meanHead = (mask: Mask, value: Matrix): Head => ({
  name: 'mean',
  mask,
  weighting: 'softmax',
  query: zeroMatrix(1, value.columns),
  key: zeroMatrix(1, value.columns),
  value,
})

const modelOf = (name: string, embeddings: readonly (readonly Rational[])[], layers: readonly Layer[]): Model => ({
  name,
  coordinates: embeddings[0].map((_, k) => `x${k}`),
  embedding: {
    symbols: ALPHABET.map((symbol, k) => ({ symbol, vector: denseVector(embeddings[k]) })),
    other: null,
  },
  schedule: { positions: [], temperature: term('1') },
  layers,
  outputs: [],
})

/** The network under one mask. */
export const networkOf = ({ sizes: { l, d, f }, parts }: UniformNet, mask: Mask): Model => {
  const part = (name: 'value' | 'first' | 'bias' | 'second', layer: number): readonly Rational[] => {
    const size = parts[name].length / l
    return parts[name].slice(layer * size, (layer + 1) * size)
  }
  const layers = Array.from({ length: l }, (_, k) => ({
    name: `layer ${k + 1}`,
    heads: [meanHead(mask, dense(part('value', k), d, d))],
    feedForward: {
      first: dense(part('first', k), f, d),
      firstBias: denseVector(part('bias', k)),
      second: dense(part('second', k), d, f),
      secondBias: zeroVector(d),
    },
  }))
  return modelOf('uniform', [parts.a, parts.b], layers)
}

/** x0 is 1 at b and 0 at a; layer k writes the mean of x(k − 1) to xk. */
export function meansOfMeans(layers: number, mask: Mask): Model {
  const d = layers + 1
  const embedding = (first: Rational) => Array.from({ length: d }, (_, k) => (k === 0 ? first : rational.zero))
  return modelOf(
    'means of means',
    [embedding(rational.zero), embedding(rational.one)],
    Array.from({ length: layers }, (_, k) => ({
      name: `mean of x${k}`,
      heads: [meanHead(mask, matrix(d, d, [[k + 1, k, rational.one]]))],
      feedForward: null,
    })),
  )
}
