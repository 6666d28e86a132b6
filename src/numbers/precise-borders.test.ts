// Precise intervals as they are written: mantissas and exponents to the last bit, where the values alone would not show
// a unit too many, a rounding too early or a zero that costs digits.
import { describe, expect, test } from 'vitest'
import * as interval from './interval.ts'
import type { Bounded } from './precise.ts'
import * as precise from './precise.ts'
import * as rational from './rational.ts'

const { LARGEST_EXPONENT, one, point, unbounded, zero } = precise
const between = (lo: bigint, hi: bigint, exponent = 0): Bounded => ({ bounded: true, lo, hi, exponent })

test('what is unbounded says so', () => {
  expect(unbounded).toEqual({ bounded: false })
})

describe('keep', () => {
  test('leaves as many bits as asked for, the upper end one more where rounding carries', () => {
    expect(precise.keep(255n, 255n, 3, 8)).toEqual(between(255n, 255n, 3))
    expect(precise.keep(511n, 511n, 3, 8)).toEqual(between(255n, 256n, 4))
    expect(precise.keep(-511n, 1n, 3, 8)).toEqual(between(-256n, 1n, 4))
  })

  test('pulls ends beyond the exponents to a power of two that both stay within, or to the 0 between them', () => {
    const least = -LARGEST_EXPONENT
    expect(precise.keep(-1n, 100n, least - 5, 64)).toEqual(between(-128n, 128n, least))
    expect(precise.keep(-100n, 1n, least - 5, 64)).toEqual(between(-128n, 128n, least))
    expect(precise.keep(0n, 3n, least - 1, 64)).toEqual(between(0n, 4n, least))
    expect(precise.keep(-3n, 0n, least - 1, 64)).toEqual(between(-4n, 0n, least))
    expect(precise.keep(1n, 3n, least, 64)).toEqual(between(1n, 3n, least))
  })
})

describe('sums', () => {
  test('with 0 are what the other summand is, bit by bit', () => {
    for (const exponent of [400, 0, -400]) {
      expect(precise.add(zero, between(5n, 7n, exponent), 64)).toEqual(between(5n, 7n, exponent))
      expect(precise.add(between(5n, 7n, exponent), zero, 64)).toEqual(between(5n, 7n, exponent))
    }
    expect(precise.add(zero, point(511n), 8)).toEqual(between(255n, 256n, 1))
  })

  test('of the same exponent are rounded once, after they are exact', () => {
    expect(precise.add(point(2n ** 80n + 1n), point(2n ** 80n - 1n), 24)).toEqual(between(2n ** 23n, 2n ** 23n, 58))
  })

  test('of different exponents keep all bits asked for', () => {
    expect(precise.add(one, point(1n, -62), 64)).toEqual(between(2n ** 62n + 1n, 2n ** 62n + 1n, -62))
    expect(precise.add(one, point(1n, -64), 64)).toEqual(between(2n ** 63n, 2n ** 63n + 1n, -63))
  })

  test('carry no bits far below the larger of two ends', () => {
    expect(precise.top(between(1n, 200n, 3))).toBe(11)
    expect(precise.top(between(-200n, 1n, 3))).toBe(11)
    expect(precise.top(zero)).toBe(-Infinity)
  })
})

test('a hull keeps all bits asked for', () => {
  expect(precise.hull(one, point(2n ** 62n + 1n, -62), 64)).toEqual(between(2n ** 62n, 2n ** 62n + 1n, -62))
  expect(precise.hull(point(-3n, 1), point(5n, -1), 64)).toEqual(between(-12n, 5n, -1))
})

test('a product with 0 at an end has it there', () => {
  expect(precise.multiply(between(0n, 3n), between(2n, 5n), 64)).toEqual(between(0n, 15n))
  expect(precise.multiply(between(2n, 5n), between(0n, 3n), 64)).toEqual(between(0n, 15n))
  expect(precise.multiply(between(0n, 3n), between(-2n, 5n), 64)).toEqual(between(-6n, 15n))
})

describe('quotients', () => {
  test('have as many bits as asked for, however long their parts are', () => {
    expect(precise.divide(one, point(3n), 8)).toEqual(between(170n, 171n, -9))
    expect(precise.divide(point(-2n), point(3n), 8)).toEqual(between(-171n, -170n, -8))
    expect(precise.divide(point(2n ** 40n), point(3n), 8)).toEqual(between(170n, 171n, 31))
    expect(precise.divide(one, point(3n ** 40n), 8)).toEqual(between(194n, 195n, -71))
    expect(precise.divide(between(0n, 1n), between(2n, 3n), 8)).toMatchObject({ lo: 0n })
    expect(precise.divide(between(-1n, 0n), between(2n, 3n), 8)).toMatchObject({ hi: 0n })
  })

  test('of rationals are those of their parts, and integers stay as they are', () => {
    expect(precise.fromRational(rational.of(5), 64)).toEqual(between(5n, 5n))
    expect(precise.fromRational(rational.of(-511), 8)).toEqual(between(-256n, -255n, 1))
    expect(precise.fromRational(rational.of(1, 3), 8)).toEqual(between(170n, 171n, -9))
    expect(precise.fromRational(rational.of(2n ** 40n, 3n), 8)).toEqual(between(170n, 171n, 31))
  })
})

test('|x| is x itself where no x is negative, and from 0 on where some are', () => {
  for (const a of [zero, between(0n, 3n), between(2n, 3n), unbounded]) expect(precise.absolute(a)).toEqual(a)
  expect(precise.absolute(between(-3n, 0n, 5))).toEqual(between(0n, 3n, 5))
  expect(precise.absolute(between(-3n, 2n, 5))).toEqual(between(0n, 3n, 5))
  expect(precise.absolute(between(-3n, -2n, 5))).toEqual(between(2n, 3n, 5))
})

test('ReLU cuts both ends at 0 and leaves the exponent alone', () => {
  expect(precise.relu(between(-3n, 2n, 5))).toEqual(between(0n, 2n, 5))
  expect(precise.relu(between(-3n, -2n, 5))).toEqual(between(0n, 0n, 5))
  expect(precise.relu(between(2n, 3n, 5))).toEqual(between(2n, 3n, 5))
  expect(precise.relu(unbounded)).toBe(unbounded)
})

describe('square roots', () => {
  test('have as many bits as asked for, of even and odd exponents', () => {
    expect(precise.squareRoot(point(2n), 8)).toEqual(between(181n, 182n, -7))
    expect(precise.squareRoot(point(1n, 1), 8)).toEqual(between(181n, 182n, -7))
    expect(precise.squareRoot(point(1n, -1), 8)).toEqual(between(181n, 182n, -8))
    expect(precise.squareRoot(between(2n, 9n), 8)).toEqual(between(90n, 192n, -6))
  })

  test('lose no bit of a long mantissa with an odd exponent', () => {
    // √(2^80 + ½) is no integer.
    expect(precise.squareRoot(point(2n ** 81n + 1n, -1), 8)).toEqual(between(128n, 129n, 33))
    expect(precise.squareRoot(point(2n ** 81n, -1), 8)).toEqual(between(128n, 128n, 33))
  })
})

test('what lies a hair below a power of two is kept by the units of the power itself', () => {
  const part = 2n ** 40n - 1n
  expect(precise.fromRational(rational.of(part, 2n ** 40n), 8)).toEqual(between(127n, 128n, -7))
  expect(precise.divide(point(part), point(2n ** 40n), 8)).toEqual(between(127n, 128n, -7))
  expect(precise.divide(between(1n, part), point(2n ** 40n), 8)).toEqual(between(0n, 128n, -7))
  expect(precise.squareRoot(point(part, -40), 8)).toEqual(between(127n, 128n, -7))
})

describe('conversions', () => {
  test('of doubles have the exponent 0 where they are integers', () => {
    expect(precise.fromInterval(interval.between(-3, 5))).toEqual(between(-3n, 5n))
    expect(precise.fromInterval(interval.point(2 ** 80))).toEqual(between(2n ** 80n, 2n ** 80n))
    expect(precise.fromInterval(interval.between(-0.5, 1))).toEqual(between(-(2n ** 52n), 2n ** 53n, -53))
  })

  test('of ends to rationals cost nothing where the end is 0, whatever the exponent', () => {
    expect(precise.lower(between(0n, 1n, -LARGEST_EXPONENT))).toEqual(rational.zero)
    expect(precise.upper(between(-1n, 0n, LARGEST_EXPONENT))).toEqual(rational.zero)
    expect(precise.lower(between(6n, 7n, 0))).toEqual(rational.of(6))
  })
})
