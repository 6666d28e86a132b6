import { expect, test } from 'vitest'
import { rational } from '../numbers/index.ts'
import { fewestPieces, functionOf, type Network, pieceValueAt, roundingPoints, valueAt } from './lemma-27.ts'

const r = rational.parse

/** ReLU(x) − ReLU(x − 7). */
const ramp: Network = {
  layers: [
    { weights: [[r('1')], [r('1')]], bias: [r('0'), r('-7')] },
    { weights: [[r('1'), r('-1')]], bias: [r('0')] },
  ],
}

test('the pieces of a ramp are counted and evaluated', () => {
  const f = functionOf(ramp)
  expect(f.map(({ slope, end }) => [rational.print(slope), end && rational.print(end)])).toEqual([
    ['0', '0'],
    ['1', '7'],
    ['0', null],
  ])
  for (const x of ['-3', '0', '5/2', '7', '9']) expect(pieceValueAt(f, r(x))).toEqual(valueAt(ramp, r(x)))
})

test('pieces that continue each other are one', () => {
  const line: Network = {
    layers: [
      { weights: [[r('1')], [r('-1')]], bias: [r('0'), r('0')] },
      { weights: [[r('1'), r('-1')]], bias: [r('3')] },
    ],
  }
  expect(functionOf(line).length).toBe(1)
})

test('the fewest pieces through the points of a rounding', () => {
  expect(fewestPieces(roundingPoints([2, 2, 2]))).toBe(3)
  expect(fewestPieces(roundingPoints([3, 2, 5, 2]))).toBe(4)
  expect(fewestPieces(roundingPoints([1, 1, 1, 1]))).toBe(1)
  expect(fewestPieces(roundingPoints([2, 1, 2]))).toBe(3)
  expect(fewestPieces([])).toBe(0)
})
