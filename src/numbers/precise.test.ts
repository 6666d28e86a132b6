import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../tests/support/holds.ts'
import * as interval from './interval.ts'
import type { Bounded, Precise } from './precise.ts'
import * as precise from './precise.ts'
import type { Rational } from './rational.ts'
import * as rational from './rational.ts'

const { LARGEST_EXPONENT, one, point, unbounded, zero } = precise
const between = (lo: bigint, hi: bigint, exponent = 0): Bounded => ({ bounded: true, lo, hi, exponent })

const mantissas = fc.oneof(
  fc.bigInt({ min: -8n, max: 8n }),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }),
  fc.bigInt({ min: -(2n ** 300n), max: 2n ** 300n }),
)
const exponents = fc.oneof(fc.integer({ min: -8, max: 8 }), fc.integer({ min: -300, max: 300 }))
const intervals = fc
  .tuple(mantissas, mantissas, exponents)
  .map(([a, b, exponent]) => between(a < b ? a : b, a < b ? b : a, exponent))
const precisions = fc.constantFrom(1, 2, 24, 53, 64, 128)

/** The point of the interval at a share of sixteenths. */
const at = (a: Bounded, sixteenths: number): Rational => {
  const [lo, hi] = [precise.lower(a), precise.upper(a)]
  return rational.add(lo, rational.multiply(rational.subtract(hi, lo), rational.of(sixteenths, 16)))
}
const contains = (a: Precise, x: Rational): boolean =>
  !a.bounded || (rational.compare(precise.lower(a), x) <= 0 && rational.compare(x, precise.upper(a)) <= 0)
const isWithin = (inner: Precise, outer: Precise): boolean =>
  inner.bounded && outer.bounded
    ? contains(outer, precise.lower(inner)) && contains(outer, precise.upper(inner))
    : !outer.bounded

describe('bitLength', () => {
  test('is the length in binary, or one more where the nearest double is a power of two', () => {
    const exact = (a: bigint): number => (a === 0n ? 0 : (a < 0n ? -a : a).toString(2).length)
    for (let length = 1; length < 3000; length += 13) {
      for (const a of [1n << BigInt(length), (1n << BigInt(length)) - 1n, (1n << BigInt(length)) + 1n]) {
        expect([exact(a), exact(a) + 1]).toContain(precise.bitLength(a))
        expect(precise.bitLength(-a)).toBe(precise.bitLength(a))
      }
    }
    for (let a = -300n; a <= 300n; a++) expect(precise.bitLength(a)).toBe(exact(a))
  })
})

describe('shifts and quotients', () => {
  test('round down or up, for either sign and either direction', () => {
    expect([precise.shiftDown(-5n, -1), precise.shiftUp(-5n, -1)]).toEqual([-3n, -2n])
    expect([precise.shiftDown(5n, -1), precise.shiftUp(5n, -1)]).toEqual([2n, 3n])
    expect([precise.shiftDown(-5n, 2), precise.shiftUp(-5n, 2)]).toEqual([-20n, -20n])
    expect([precise.shiftDown(5n, -0), precise.shiftUp(5n, 0)]).toEqual([5n, 5n])
    expect([precise.floorDivide(-7n, 2n), precise.ceilDivide(-7n, 2n)]).toEqual([-4n, -3n])
    expect([precise.floorDivide(7n, 2n), precise.ceilDivide(7n, 2n)]).toEqual([3n, 4n])
    expect([precise.floorDivide(-8n, 2n), precise.ceilDivide(-8n, 2n)]).toEqual([-4n, -4n])
  })

  test('by more than any number has bits leave the floor or the ceiling', () => {
    expect(precise.shiftDown(-5n, -(2 ** 50))).toBe(-1n)
    expect(precise.shiftUp(-5n, -(2 ** 50))).toBe(0n)
    expect(precise.shiftDown(5n, -(2 ** 50))).toBe(0n)
    expect(precise.shiftUp(5n, -(2 ** 50))).toBe(1n)
  })
})

describe('keep', () => {
  test('rounds outwards', () => {
    holds(
      fc.property(intervals, precisions, (a, bits) => {
        const kept = precise.keep(a.lo, a.hi, a.exponent, bits)
        expect(isWithin(a, kept)).toBe(true)
        // Rounding up may carry into one more bit.
        if (kept.bounded) expect(precise.bitLength(kept.lo)).toBeLessThanOrEqual(bits + 1)
      }),
    )
  })

  test('turns exponents beyond 2^50 into ignorance, or into a hair around 0', () => {
    expect(point(1n, LARGEST_EXPONENT + 1)).toBe(unbounded)
    expect(point(1n, LARGEST_EXPONENT)).toEqual(between(1n, 1n, LARGEST_EXPONENT))
    expect(point(0n, LARGEST_EXPONENT * 2)).toBe(zero)
    expect(point(3n, -LARGEST_EXPONENT - 5)).toEqual(between(0n, 4n, -LARGEST_EXPONENT))
    expect(point(-3n, -LARGEST_EXPONENT - 5)).toEqual(between(-4n, 0n, -LARGEST_EXPONENT))
    expect(precise.sign(point(3n, -LARGEST_EXPONENT - 5))).toBeUndefined()
  })

  test('survives products and quotients at the ends of the exponents', () => {
    const [huge, tiny] = [point(3n, LARGEST_EXPONENT), point(-3n, -LARGEST_EXPONENT)]
    expect(precise.multiply(huge, huge, 64)).toBe(unbounded)
    expect(precise.divide(huge, tiny, 64)).toBe(unbounded)
    expect(precise.sign(precise.multiply(tiny, tiny, 64))).toBeUndefined()
    expect(precise.sign(precise.multiply(huge, tiny, 64))).toBe(-1)
    expect(precise.sign(precise.add(huge, tiny, 64))).toBe(1)
    expect(precise.sign(precise.subtract(tiny, huge, 64))).toBe(-1)
    expect(precise.sign(precise.hull(huge, tiny, 64))).toBeUndefined()
  })
})

describe('arithmetic', () => {
  test('contains the exact result for points inside its operands', () => {
    const sixteenths = fc.integer({ min: 0, max: 16 })
    const operations = [
      [precise.add, rational.add],
      [precise.subtract, rational.subtract],
      [precise.multiply, rational.multiply],
      [precise.divide, rational.divide],
    ] as const
    holds(
      fc.property(intervals, intervals, sixteenths, sixteenths, precisions, (a, b, s, t, bits) => {
        const [x, y] = [at(a, s), at(b, t)]
        for (const [operation, exact] of operations) {
          const result = operation(a, b, bits)
          if (result.bounded) expect(contains(result, exact(x, y))).toBe(true)
        }
        const hull = precise.hull(a, b, bits)
        expect(contains(hull, x) && contains(hull, y)).toBe(true)
        expect(contains(precise.negate(a), rational.negate(x))).toBe(true)
        expect(contains(precise.absolute(a), rational.absolute(x))).toBe(true)
        expect(contains(precise.relu(a), rational.maximum(x, rational.zero))).toBe(true)
      }),
    )
  })

  test('is exact where the bits suffice', () => {
    expect(precise.add(point(1n, 10), point(1n, -10), 64)).toEqual(between(2n ** 20n + 1n, 2n ** 20n + 1n, -10))
    expect(precise.add(zero, point(5n, -400), 64)).toEqual(point(5n, -400))
    expect(precise.subtract(point(5n, -400), zero, 64)).toEqual(point(5n, -400))
    expect(precise.subtract(point(7n), point(7n), 24)).toBe(zero)
    expect(precise.multiply(zero, point(7n, 1000), 24)).toBe(zero)
    const sixth = precise.divide(point(3n), point(-8n), 24)
    expect(sixth.bounded && rational.print(precise.lower(sixth))).toBe('-3/8')
    expect(sixth.bounded && rational.print(precise.upper(sixth))).toBe('-3/8')
  })

  test('adds numbers of very different sizes without writing out the distance', () => {
    const sum = precise.add(one, point(1n, -1_000_000_000_000), 64)
    expect(precise.sign(precise.subtract(sum, one, 64))).toBeUndefined()
    expect(sum.bounded && sum.lo << 1n > sum.hi).toBe(true)
    expect(precise.sign(precise.subtract(point(1n, -1_000_000_000_000), one, 64))).toBe(-1)
  })

  test('does not divide by an interval with 0 in it', () => {
    for (const divisor of [zero, between(-1n, 1n), between(0n, 1n), between(-1n, 0n)]) {
      expect(precise.divide(one, divisor, 64)).toBe(unbounded)
      expect(precise.divide(zero, divisor, 64)).toBe(unbounded)
    }
    expect(precise.divide(zero, point(-3n), 64)).toEqual(zero)
  })

  test('knows the ends of a hull with 0 to full precision, however tiny the other is', () => {
    expect(precise.hull(zero, point(1n, -1000), 64)).toEqual(between(0n, 1n, -1000))
    expect(precise.hull(point(-1n, -(2 ** 40)), zero, 64)).toEqual(between(-1n, 0n, -(2 ** 40)))
    expect(precise.hull(zero, zero, 64)).toEqual(zero)
  })
})

describe('squareRoot', () => {
  test('is exact for squares, with even and odd exponents', () => {
    for (const [mantissa, exponent, root, half] of [
      [9n, 0, 3n, 0],
      [9n, 100, 3n, 50],
      [9n, -100, 3n, -50],
      [18n, 1, 6n, 0],
      [18n, -7, 3n, -3],
      [10n ** 40n, 0, 10n ** 20n, 0],
      [1n, 10 ** 6, 1n, 500_000],
    ] as const) {
      const result = precise.squareRoot(point(mantissa, exponent), 80)
      expect(result.bounded && result.lo === result.hi).toBe(true)
      expect(precise.sign(precise.subtract(result, point(root, half), 80))).toBe(0)
    }
  })

  test('of 0 is 0, and of an interval that reaches below 0 unknown', () => {
    expect(precise.squareRoot(zero, 64)).toBe(zero)
    expect(precise.squareRoot(between(-1n, 4n), 64)).toBe(unbounded)
    expect(precise.squareRoot(between(0n, 4n), 64)).toMatchObject({ lo: 0n })
  })

  test('squares back to an interval around its operand', () => {
    holds(
      fc.property(intervals, precisions, (a, bits) => {
        const root = precise.squareRoot(precise.absolute(a), bits)
        expect(isWithin(precise.absolute(a), precise.multiply(root, root, 2 * bits + 4))).toBe(true)
      }),
    )
  })
})

describe('conversions', () => {
  test('enclose rationals, exactly where they are short', () => {
    const rationals = fc.tuple(mantissas, mantissas).map(([a, b]) => rational.of(a, b === 0n ? 1n : b))
    holds(
      fc.property(rationals, precisions, (a, bits) => {
        const enclosure = precise.fromRational(a, bits)
        expect(contains(enclosure, a)).toBe(true)
        const width = enclosure.bounded ? enclosure.hi - enclosure.lo : -1n
        expect(width <= 2n).toBe(true)
      }),
    )
    const exact = precise.fromRational(rational.of(-3, 8), 24)
    expect(exact.bounded && exact.lo === exact.hi).toBe(true)
  })

  test('take float64 intervals exactly', () => {
    const doubles = fc.double({ noNaN: true, noDefaultInfinity: true })
    holds(
      fc.property(doubles, doubles, (x, y) => {
        const [lo, hi] = [Math.min(x, y), Math.max(x, y)]
        const exact = precise.fromInterval(interval.between(lo, hi))
        if (!exact.bounded) throw new Error('a finite interval became unbounded')
        expect(precise.lower(exact)).toEqual(rational.fromNumber(lo))
        expect(precise.upper(exact)).toEqual(rational.fromNumber(hi))
      }),
    )
    for (const x of [0, -0, 5e-324, -5e-324, 2 ** -1022, Number.MAX_VALUE, -Number.MAX_VALUE]) {
      const exact = precise.fromInterval(interval.point(x))
      expect(exact.bounded && precise.lower(exact)).toEqual(rational.fromNumber(x))
    }
    expect(precise.fromInterval(interval.everything)).toBe(unbounded)
    expect(precise.fromInterval({ lo: Number.NaN, hi: 0 })).toBe(unbounded)
    expect(precise.fromInterval({ lo: 1, hi: 0 })).toBe(unbounded)
  })

  test('give the ends as rationals in lowest terms', () => {
    expect(precise.lower(between(-12n, 0n, -3))).toEqual(rational.of(-3, 2))
    expect(precise.upper(between(-12n, 0n, -3))).toEqual(rational.zero)
    expect(precise.upper(between(0n, 12n, 2))).toEqual(rational.of(48))
    expect(precise.upper(between(0n, 16n, -2))).toEqual(rational.of(4))
  })
})

test('the sign is that of all numbers inside, or unknown', () => {
  expect(precise.sign(between(1n, 2n))).toBe(1)
  expect(precise.sign(between(-2n, -1n))).toBe(-1)
  expect(precise.sign(zero)).toBe(0)
  expect(precise.sign(between(0n, 1n))).toBeUndefined()
  expect(precise.sign(between(-1n, 0n))).toBeUndefined()
  expect(precise.sign(unbounded)).toBeUndefined()
})
