import { expect, test } from 'vitest'
import { type Rational, rational } from '../numbers/index.ts'
import { type AffineMap, unitsOf } from './affine.ts'
import { matrix, vector } from './matrix.ts'
import type { FeedForward } from './model.ts'

const of = (value: number): Rational => rational.of(value)

/** On coordinates x, y, z: y += 2·ReLU(x + 3) − 2·ReLU(x − 5) + 7. */
const net = (): FeedForward => ({
  first: matrix(2, 3, [
    [0, 0, of(1)],
    [1, 0, of(1)],
  ]),
  firstBias: vector(2, [
    [0, of(3)],
    [1, of(-5)],
  ]),
  second: matrix(3, 2, [
    [1, 0, of(2)],
    [1, 1, of(-2)],
  ]),
  secondBias: vector(3, [[1, of(7)]]),
})

/** As text, like `1: 13 + 1·1 + 2·0`: coordinate, constant, and factors times coordinates. */
const print = ({ rows }: AffineMap): string[] =>
  [...rows].map(([coordinate, { constant, terms }]) =>
    [`${coordinate}: ${rational.print(constant)}`, ...terms.map((t) => `${rational.print(t.factor)}·${t.index}`)].join(
      ' + ',
    ),
  )

test('active units make one affine map with the residual, a map for each pattern, and cancel where they can', () => {
  const { active } = unitsOf(net())
  expect(print(active([false, false]))).toEqual(['1: 7 + 1·1'])
  expect(print(active([true, false]))).toEqual(['1: 13 + 1·1 + 2·0'])
  expect(print(active([false, true]))).toEqual(['1: 17 + 1·1 + -2·0'])
  expect(print(active([true, true]))).toEqual(['1: 23 + 1·1'])
})

test('a net is walked once, and the map of a pattern is worked out once', () => {
  const once = net()
  expect(unitsOf(once)).toBe(unitsOf(once))
  const { active } = unitsOf(once)
  expect(active([true, false])).toBe(active([true, false]))
})
