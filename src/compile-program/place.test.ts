// Vectors are read back exactly: what is not the code of a value is said to be none.
import { expect, test } from 'vitest'
import { rational } from '../numbers/index.ts'
import type { HardRun } from '../transformer/index.ts'
import { isStray, readVector, type Stray, type VectorPlace } from './index.ts'

/** A run that ends with these halves, thirds and so on: numerators over a denominator, two positions. */
const ends = (denominator: bigint, ...rows: bigint[][]): HardRun => ({
  streams: [
    { denominator: 1n, rows: rows.map((row) => row.map(() => 7n)) },
    { denominator, rows },
  ],
})

const stray = (...activations: readonly [number, number][]): Stray => ({
  kind: 'stray',
  activations: activations.map(([top, bottom]) => rational.of(top, bottom)),
})

test('a Boolean is 0 or 1, and nothing between or beyond', () => {
  const place: VectorPlace = { type: 'boolean', coordinate: 1 }
  expect(readVector(place, ends(2n, [9n, 0n], [9n, 2n]), 2)).toEqual([false, true])
  expect(readVector(place, ends(2n, [0n, 1n], [0n, -2n]), 2)).toEqual([stray([1, 2]), stray([-1, 1])])
})

test('a natural is a multiple of 1/n from 0 on', () => {
  const place: VectorPlace = { type: 'natural', coordinate: 0 }
  expect(readVector(place, ends(4n, [2n], [4n]), 2)).toEqual([1, 2])
  expect(readVector(place, ends(4n, [1n], [-2n]), 2)).toEqual([stray([1, 4]), stray([-1, 2])])
})

test('a symbol is the one of its coordinates that is 1, the others 0', () => {
  const place: VectorPlace = {
    type: 'symbol',
    coordinates: new Map([
      ['a', 0],
      ['b', 2],
    ]),
  }
  expect(readVector(place, ends(1n, [1n, 5n, 0n], [0n, 5n, 1n]), 2)).toEqual(['a', 'b'])
  expect(readVector(place, ends(2n, [2n, 0n, 2n], [0n, 2n, 0n]), 2)).toEqual([
    stray([1, 1], [1, 1]),
    stray([0, 1], [0, 1]),
  ])
  expect(readVector(place, ends(2n, [2n, 0n, 1n], [1n, 0n, 0n]), 2).map(isStray)).toEqual([true, true])
})
