import { expect, test } from 'vitest'
import { seeded } from '../../tests/support/random.ts'
import { type Rational, rational } from '../numbers/index.ts'
import { decays } from './bounds.ts'
import * as polynomial from './polynomial.ts'

const { add, constant, isNonNegative, isZero, multiply, ONE, power, product, scale, subtract } = polynomial
const random = seeded(3)

const number = (): Rational => rational.of(random.within(-3, 4), random.within(1, 3))

/** A random sum of products of small powers. */
const drawn = (): polynomial.Polynomial =>
  Array.from({ length: random.within(1, 4) }, () =>
    product(
      constant(number()),
      ...(['i', 'j', 'k', 'n', 'u', 'v'] as const).map((x) => power(x, random.pick([0, 0, 0, 1, 2, -1]))),
    ),
  ).reduce(add, polynomial.ZERO)

/** The value at a point. */
function at(a: polynomial.Polynomial, i: number, j: number, k: number, n: number): Rational {
  const values = [i, j, k, n, n - i + 1, n - j + 1, n - k + 1]
  return rational.sum(
    [...a.values()].map(({ powers, factor }) =>
      rational.product(factor, ...powers.map((p, v) => rational.power(rational.of(values[v]), p))),
    ),
  )
}

test('what is not negative by its coefficients is not negative at any point of the chain', () => {
  let proved = 0
  for (let t = 0; t < 1000; t++) {
    const a = drawn()
    if (!isNonNegative(a, ['j', '<k', 'i'])) continue
    proved += 1
    for (let s = 0; s < 20; s++) {
      const j = random.within(1, 5)
      const k = j + random.within(1, 4)
      const i = k + random.within(0, 4)
      const n = i + random.within(0, 4)
      expect(rational.sign(at(a, i, j, k, n))).toBeGreaterThanOrEqual(0)
    }
  }
  expect(proved).toBeGreaterThan(20)
})

/** Enough of them: what is drawn has small powers. */
const POINTS = Array.from({ length: 40 }, (): [number, number, number, number] => {
  const n = random.within(1, 12)
  return [random.within(1, n), random.within(1, n), random.within(1, n), n]
})

test('identities are identities: with u for n − i + 1, and for nothing else', () => {
  expect(isZero(subtract(add(power('u'), power('i')), add(power('n'), ONE)))).toBe(true)
  expect(isZero(subtract(multiply(power('u', -1), power('u')), ONE))).toBe(true)
  expect(isZero(subtract(power('u'), power('n')))).toBe(false)
  for (let t = 0; t < 150; t++) {
    const [a, b] = [drawn(), drawn()]
    const square = subtract(multiply(add(a, b), add(a, b)), add(multiply(a, a), multiply(b, b)))
    expect(isZero(subtract(square, scale(multiply(a, b), rational.of(2))))).toBe(true)
    for (const one of [a, subtract(a, b)])
      expect(isZero(one)).toBe(POINTS.every((point) => rational.isZero(at(one, ...point))))
  }
})

test('positions are exchanged with their mirror images', () => {
  for (let t = 0; t < 200; t++) {
    const a = drawn()
    expect(at(polynomial.exchanged(a, 'i', 'j'), 2, 5, 3, 9)).toEqual(at(a, 5, 2, 3, 9))
    expect(at(polynomial.exchanged(a, 'j', 'k'), 2, 5, 3, 9)).toEqual(at(a, 2, 3, 5, 9))
  }
})

test('a variable outside the chain proves nothing', () => {
  expect(isNonNegative(power('j'), ['i'])).toBe(false)
  expect(isNonNegative(power('v'), ['i'])).toBe(false)
  expect(isNonNegative(power('u'), ['i'])).toBe(true)
})

test('partial sums of e^γ decide what decays', () => {
  const quarter = rational.of(1, 4)
  expect(decays(rational.of(4), rational.of(3), quarter)).toBe(true)
  expect(decays(rational.of(4), rational.of(2), quarter)).toBe(false)
  expect(decays(rational.of(4), rational.zero, rational.of(8))).toBe(false)
  expect(decays(rational.of(4), rational.of(3), rational.zero)).toBe(false)
  for (let lambda = 1; lambda <= 50; lambda++)
    expect(decays(rational.of(3, 2), rational.of(3 * lambda), rational.of(1, 4 * lambda))).toBe(true)
  for (let t = 0; t < 150; t++) {
    const [c, gamma, most] = [random.within(1, 6), random.within(1, 12), rational.of(1, random.within(1, 400))]
    const isBelow = c * Math.exp(-gamma) <= (1 + 1e-9) * (Number(most.numerator) / Number(most.denominator))
    if (decays(rational.of(c), rational.of(gamma), most)) expect(isBelow || gamma === 0).toBe(true)
  }
})
