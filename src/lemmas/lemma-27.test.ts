import { describe, expect, test } from 'vitest'
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

/** A network of ReLU units of one variable, slope·x + bias, which are added up by weights and rectified again, plus 1. */
const twice = (units: readonly string[], weights: string, bias: string): Network => ({
  layers: [
    {
      weights: units.map((unit) => [r(unit.split(' ')[0])]),
      bias: units.map((unit) => r(unit.split(' ')[1])),
    },
    { weights: [weights.split(' ').map(r)], bias: [r(bias)] },
    { weights: [[r('1')]], bias: [r('1')] },
  ],
})

const printed = (network: Network): string =>
  functionOf(network)
    .map(({ slope, offset, end }) => {
      const line = `${rational.print(slope)}x + ${rational.print(offset)}`
      return end === null ? line : `${line} up to ${rational.print(end)}`
    })
    .join(', ')

describe('ReLU of a piecewise function', () => {
  test('cuts a rising and a falling piece where they cross 0', () => {
    // 2 − |x|.
    expect(printed(twice(['1 0', '-1 0'], '-1 -1', '2'))).toBe(
      '0x + 1 up to -2, 1x + 3 up to 0, -1x + 3 up to 2, 0x + 1',
    )
    // |x| − 2.
    expect(printed(twice(['1 0', '-1 0'], '1 1', '-2'))).toBe('-1x + -1 up to -2, 0x + 1 up to 2, 1x + -1')
  })

  test('cuts nothing where two pieces meet in 0', () => {
    expect(printed(twice(['1 0', '-1 0'], '1 1', '0'))).toBe('-1x + 1 up to 0, 1x + 1')
    expect(printed(twice(['1 0', '-1 0'], '-1 -1', '0'))).toBe('0x + 1')
    // x up to 0 and 2x from there on; −2x and −x.
    expect(printed(twice(['1 0', '-1 0'], '2 -1', '0'))).toBe('0x + 1 up to 0, 2x + 1')
    expect(printed(twice(['1 0', '-1 0'], '-1 2', '0'))).toBe('-2x + 1 up to 0, 0x + 1')
  })

  test('keeps a piece whose line crosses 0 outside of it', () => {
    // |x| + 1, whose lines cross 0 at ±1 on the other side; −|x| − 1 is nowhere positive.
    expect(printed(twice(['1 0', '-1 0'], '1 1', '1'))).toBe('-1x + 2 up to 0, 1x + 2')
    expect(printed(twice(['1 0', '-1 0'], '-1 -1', '-1'))).toBe('0x + 1')
  })

  test('keeps inner pieces or drops them whole', () => {
    // 1 up to −1, falling to 0 at 0 and to −1 at 1, and flat again; then risen by 2, and sunk by 2.
    const units = ['1 1', '1 -1']
    expect(printed(twice(units, '-1 1', '1'))).toBe('0x + 2 up to -1, -1x + 1 up to 0, 0x + 1')
    expect(printed(twice(units, '-1 1', '3'))).toBe('0x + 4 up to -1, -1x + 3 up to 1, 0x + 2')
    expect(printed(twice(units, '-1 1', '-1'))).toBe('0x + 1')
    expect(printed(twice(units, '1 -1', '1'))).toBe('0x + 2 up to -1, 1x + 3 up to 1, 0x + 4')
    expect(printed(twice(units, '1 -1', '-3'))).toBe('0x + 1')
  })
})

test('the value at the end of a piece is that piece’s, and beyond the last end there must be a piece', () => {
  const step = [
    { slope: r('0'), offset: r('1'), end: r('2') },
    { slope: r('0'), offset: r('5'), end: null },
  ]
  expect(['1', '2', '3'].map((x) => rational.print(pieceValueAt(step, r(x))))).toEqual(['1', '1', '5'])
  expect(() => pieceValueAt(step.slice(0, 1), r('3'))).toThrow('a piecewise function without a last piece')
})

test('points on one line need one piece, however far apart they are', () => {
  const line = [1, 3, 4, 9].map((x) => [x, 2 * x + 1] as const)
  expect(fewestPieces(line)).toBe(1)
  expect(fewestPieces([...line, [10, 20]])).toBe(2)
  expect(
    fewestPieces([
      [1, 1],
      [3, 3],
      [4, 5],
      [5, 7],
    ]),
  ).toBe(2)
})

test('the fewest pieces through the points of a rounding', () => {
  expect(fewestPieces(roundingPoints([2, 2, 2]))).toBe(3)
  expect(fewestPieces(roundingPoints([3, 2, 5, 2]))).toBe(4)
  expect(fewestPieces(roundingPoints([1, 1, 1, 1]))).toBe(1)
  expect(fewestPieces(roundingPoints([2, 1, 2]))).toBe(3)
  expect(fewestPieces([])).toBe(0)
})
