import { expect, test } from 'vitest'
import { interval, rational } from '../numbers/index.ts'
import { add, linear, multiply, subtract } from './activation.ts'
import { floatArithmetic } from './arithmetic.ts'

/** Expects an enclosure of lo to hi that goes a few roundings beyond. */
function expectAround(found: unknown, lo: number, hi: number): void {
  expect(found).toEqual({ lo: expect.closeTo(lo, 12), hi: expect.closeTo(hi, 12) })
}

test('a sum of exact and enclosed numbers is enclosed, and exactly 0 adds nothing, on either side', () => {
  const [two, few] = [rational.of(2), interval.between(1, 1.5)]
  expect(add(floatArithmetic, two, rational.one)).toEqual(rational.of(3))
  expectAround(add(floatArithmetic, two, few), 3, 3.5)
  expectAround(add(floatArithmetic, few, two), 3, 3.5)
  expectAround(add(floatArithmetic, few, few), 2, 3)
  expect(add(floatArithmetic, few, rational.zero)).toBe(few)
  expect(add(floatArithmetic, rational.zero, few)).toBe(few)
  // Adding 0 as an enclosure would go below it.
  const vanishing = interval.between(0, 1)
  expect(add(floatArithmetic, vanishing, rational.zero)).toBe(vanishing)
})

test('a difference is enclosed unless both numbers are exact', () => {
  const [two, few] = [rational.of(2), interval.between(1, 1.5)]
  expect(subtract(floatArithmetic, two, rational.one)).toEqual(rational.one)
  expectAround(subtract(floatArithmetic, two, few), 0.5, 1)
  expectAround(subtract(floatArithmetic, few, two), -1, -0.5)
  expect(subtract(floatArithmetic, few, rational.zero)).toBe(few)
})

test('exactly 0 times anything is exactly 0', () => {
  expect(multiply(floatArithmetic, rational.zero, interval.everything)).toEqual(rational.zero)
  expect(multiply(floatArithmetic, interval.everything, rational.zero)).toEqual(rational.zero)
  expectAround(multiply(floatArithmetic, rational.of(-2), interval.between(1, 1.5)), -3, -2)
})

test('a linear form adds up the exact and the enclosed coordinates that it reads', () => {
  const row = [rational.of(5), interval.between(1, 2), rational.zero, interval.between(10, 20), interval.everything]
  const terms = [3, 2, 7, -1].map((factor, index) => ({ index, factor: rational.of(factor) }))
  expectAround(linear(floatArithmetic, rational.half, terms, row), 0.5 + 15 + 2 - 20, 0.5 + 15 + 4 - 10)
  const exact = terms.filter(({ index }) => index % 2 === 0)
  expect(linear(floatArithmetic, rational.half, exact, row)).toEqual(rational.of(31, 2))
  const alone = [{ index: 1, factor: rational.one }]
  expect(linear(floatArithmetic, rational.zero, alone, row)).toBe(row[1])
})
