import { expect, test } from 'vitest'
import { type Rational, rational } from '../numbers/index.ts'
import { type Head, type Layer, type Model, matrix, term, vector } from '../transformer/index.ts'
import { bound, growth, largestInput, largestNorm, sizesOf } from './lemma-29.ts'

const r = rational.parse
const print = rational.print

interface Parameters {
  readonly query: Rational
  readonly key: Rational
  readonly value: Rational
  readonly first: Rational
  readonly firstBias: Rational
  readonly second: Rational
  readonly secondBias: Rational
}

const NONE = { query: r('0'), key: r('0'), value: r('0') }
const NO_NET = { first: r('0'), firstBias: r('0'), second: r('0'), secondBias: r('0') }

const headOf = ({ query, key, value }: Parameters): Head => ({
  name: 'h',
  mask: 'none',
  weighting: 'average',
  query: matrix(1, 1, [[0, 0, query]]),
  key: matrix(1, 1, [[0, 0, key]]),
  value: matrix(1, 1, [[0, 0, value]]),
})

/** A layer of so many heads and hidden units, with one parameter a matrix. */
function layerOf(heads: number, hidden: number, parameters: Parameters): Layer {
  const { first, firstBias, second, secondBias } = parameters
  return {
    name: 'layer',
    heads: Array.from({ length: heads }, () => headOf(parameters)),
    feedForward:
      hidden === 0
        ? null
        : {
            first: matrix(hidden, 1, [[0, 0, first]]),
            firstBias: vector(hidden, [[0, firstBias]]),
            second: matrix(1, hidden, [[0, 0, second]]),
            secondBias: vector(1, [[0, secondBias]]),
          },
  }
}

const modelOf = (layers: readonly Layer[]): Model => ({
  name: 'model',
  coordinates: ['x'],
  embedding: { symbols: [{ symbol: 'a', vector: vector(1, []) }], other: null },
  schedule: { positions: [], temperature: term('1') },
  layers,
  outputs: [],
})

test('the largest parameter may stand in any matrix or bias, and has no sign', () => {
  for (const place of ['query', 'key', 'value', 'first', 'firstBias', 'second', 'secondBias']) {
    const parameters = { ...NONE, ...NO_NET, [place]: r('-7/2') }
    expect([place, print(sizesOf(modelOf([layerOf(1, 1, parameters)])).parameter)]).toEqual([place, '7/2'])
  }
})

test('parameters below 1 count as 1, and so do those that are not there', () => {
  expect(print(sizesOf(modelOf([layerOf(1, 1, { ...NONE, ...NO_NET, value: r('1/2') })])).parameter)).toBe('1')
  expect(print(sizesOf(modelOf([layerOf(1, 0, { ...NONE, ...NO_NET, value: r('3') })])).parameter)).toBe('3')
  expect(print(sizesOf(modelOf([])).parameter)).toBe('1')
})

test('the widest net and the most heads count, and at least one of each', () => {
  const none = { ...NONE, ...NO_NET }
  expect(
    [[], [layerOf(1, 0, none)], [layerOf(1, 3, none), layerOf(1, 2, none)]].map(
      (layers) => sizesOf(modelOf(layers)).df,
    ),
  ).toEqual([1, 1, 3])
  // 2(d·d_f·p² + 1)(k·d·p + 1) with d = p = 1.
  expect(print(growth(sizesOf(modelOf([]))))).toBe('8')
  expect(print(growth(sizesOf(modelOf([layerOf(3, 5, none), layerOf(2, 4, none)]))))).toBe('48')
})

test('norms and inputs are the largest over the positions, in absolute value', () => {
  const stream = {
    denominator: 2n,
    rows: [
      [1n, -4n, 0n],
      [-3n, 3n, -1n],
      [0n, 0n, 5n],
    ],
  }
  expect(print(largestNorm(stream))).toBe('7/2')
  expect(print(largestInput(stream))).toBe('5/2')
  expect(print(largestInput({ ...stream, rows: [[-9n], [5n]] }))).toBe('9/2')
  expect(print(largestInput({ ...stream, rows: [[1n, 0n]] }))).toBe('1')
})

test('the bound is K_a^ℓ·d·x', () => {
  expect([0, 1, 2].map((layer) => print(bound(modelOf([]), layer, r('5/2'))))).toEqual(['5/2', '20', '160'])
})
