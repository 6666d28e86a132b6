// One layer of softmax whose scores are not all equal: still O(1/n), with a constant that grows with the spread of the scores.
import { type Tensors, tensors } from '../../../generators/index.ts'
import { type Claim, type Domain, record } from '../../../src/engine/index.ts'
import type { DenseVector } from '../../../src/lemmas/index.ts'
import { exponentialSum, type Rational, type Real, rational } from '../../../src/numbers/index.ts'
import { type Model, matrix, term, vector } from '../../../src/transformer/index.ts'
import { type Change, changes, elsewhere, insensitive } from '../../library/index.ts'
import { ALPHABET } from './network.ts'

type SoftNet = Tensors<'d', 'a' | 'b' | 'sign' | 'query' | 'key' | 'value'>

interface Case {
  readonly net: SoftNet
  readonly change: Change
}

/** Symbols are embedded as a and b, plus sign·(−1)^i: a bounded position embedding. One head of dimension 1 writes to x0. */
const softNets: Domain<SoftNet> = tensors({
  axes: { d: [1, 2] },
  parts: { a: ['d'], b: ['d'], sign: ['d'], query: ['d'], key: ['d'], value: ['d'] },
  largest: 1,
})

const modelOf = ({ sizes: { d }, parts }: SoftNet): Model => {
  const row = (entries: readonly Rational[], rows: number) =>
    matrix(
      rows,
      d,
      entries.map((value, c) => [0, c, value]),
    )
  return {
    name: 'one layer of softmax',
    coordinates: parts.a.map((_, k) => `x${k}`),
    embedding: {
      symbols: ALPHABET.map((symbol, k) => ({ symbol, vector: vector(d, [...[parts.a, parts.b][k].entries()]) })),
      other: null,
    },
    schedule: {
      positions: parts.sign.map((times, coordinate) => ({ coordinate, value: term('(-1)^i', times) })),
      temperature: term('1'),
    },
    layers: [
      {
        name: 'attention',
        heads: [
          {
            name: 'head',
            mask: 'none',
            weighting: 'softmax',
            query: row(parts.query, 1),
            key: row(parts.key, 1),
            value: row(parts.value, d),
          },
        ],
        feedForward: null,
      },
    ],
    outputs: [],
  }
}

/** All that a position can hold. */
const embeddings = ({ parts: { a, b, sign } }: SoftNet): readonly DenseVector[] =>
  [a, b].flatMap((symbol) => [
    symbol.map((x, k) => rational.add(x, sign[k])),
    symbol.map((x, k) => rational.subtract(x, sign[k])),
  ])

const dot = (x: DenseVector, y: DenseVector): Rational => rational.sum(x.map((v, k) => rational.multiply(v, y[k])))

/** σ: the largest difference of two scores of a row. */
function spreadOf(net: SoftNet): Rational {
  const inputs = embeddings(net)
  const keys = inputs.map((h) => dot(net.parts.key, h))
  const width = rational.subtract(keys.reduce(rational.maximum), keys.reduce(rational.minimum))
  const queries = inputs.map((h) => rational.absolute(dot(net.parts.query, h)))
  return rational.multiply(queries.reduce(rational.maximum), width)
}

/** max |v|. */
const largestValue = (net: SoftNet): Rational =>
  embeddings(net)
    .map((h) => rational.absolute(dot(net.parts.value, h)))
    .reduce(rational.maximum)

const units = (...signs: readonly number[]): DenseVector => signs.map((sign) => rational.of(sign))

/** Scores as far apart as values: a bound without the spread is wrong here. */
const APART: SoftNet = {
  sizes: { d: 1 },
  parts: { a: units(-1), b: units(1), sign: units(0), query: units(1), key: units(-1), value: units(1) },
}

/**
 * At i ≠ k the output is α_k·v_k + (1 − α_k)·o, o the mean over the others, which does not change. So it moves by
 * α′_k(v′_k − o) − α_k(v_k − o), at most (α_k + α′_k)·2·max|v|, and each weight is at most e^σ/n: 4e^σ·max|v|/n.
 */
export const softmaxNets = (spread: (net: SoftNet) => Rational = spreadOf): Claim<Case, 'scores differ'> =>
  insensitive({
    key: 'sensitivity.softmax',
    variant: 'repaired',
    title: 'one symbol moves one layer of softmax by O(1/n)',
    statement:
      'In one layer of unmasked softmax at temperature 1, with fixed parameters and bounded position embeddings, one changed symbol moves every other position by at most 4e^σ·max|v|/n, σ the largest difference of two scores of a row.',
    uses: ['sensitivity'],
    requires: { 'scores differ': 0.5 },
    counts: {
      quick: { random: 150, targeted: 50, small: 0 },
      deep: { random: 10_000, targeted: 5_000, small: 0 },
      mutate: { small: 0 },
    },
    domain: record({ net: softNets, change: changes(ALPHABET, { maxLength: 24 }) }),
    examples: [{ net: APART, change: { word: ['a', 'a', 'a'], at: 1, to: ['b'] } }],
    model: ({ net }) => modelOf(net),
    change: ({ change }) => change,
    looksAt: elsewhere,
    bound: ({ net, change }): Real =>
      exponentialSum.term(rational.multiply(rational.of(4, change.word.length), largestValue(net)), spread(net)),
    note: ({ net }, probe) => probe.label('scores differ', rational.sign(spreadOf(net)) > 0),
  })
