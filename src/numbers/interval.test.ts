import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../tests/support/holds.ts'
import type { Interval } from './interval.ts'
import * as interval from './interval.ts'
import * as rational from './rational.ts'

const { between, everything, isEverything, point } = interval
const TINY = 2 ** -1074
const NORMAL = 2 ** -1022
const LARGEST = Number.MAX_VALUE

const finite = fc.double({ noNaN: true, noDefaultInfinity: true })
const moderate = fc.double({ noNaN: true, min: -1e6, max: 1e6 })
const ends = fc.oneof(moderate, finite, fc.integer({ min: -3, max: 3 }))
const intervals = fc.tuple(ends, ends).map(([a, b]) => between(Math.min(a, b), Math.max(a, b)))

const isWithin = (inner: Interval, outer: Interval): boolean => outer.lo <= inner.lo && inner.hi <= outer.hi
/** A point of the interval, by share from 0 to 1. */
const at = ({ lo, hi }: Interval, share: number): number => Math.min(hi, Math.max(lo, lo * (1 - share) + hi * share))

describe('the constants of outward rounding', () => {
  test('are the powers of two that they are meant to be', () => {
    // Powers by ** are implementation-defined, so the neighbours are asked instead.
    expect(interval.above(0)).toBe(Number.MIN_VALUE)
    expect(interval.above(1)).toBe(1 + Number.EPSILON)
    expect(interval.below(-1)).toBe(-1 - Number.EPSILON)
  })

  test('reach the next double, at every binary order and at the subnormals', () => {
    const view = new DataView(new ArrayBuffer(8))
    const neighbour = (x: number, step: bigint): number => {
      view.setFloat64(0, x)
      view.setBigUint64(0, view.getBigUint64(0) + step)
      return view.getFloat64(0)
    }
    for (let order = -1074; order <= 1023; order++) {
      const power = order < -1022 ? TINY * 2 ** (order + 1074) : 2 ** order
      for (const x of [power, neighbour(power, 1n), neighbour(power, -1n)]) {
        if (x === 0) continue
        expect(interval.above(x)).toBeGreaterThanOrEqual(neighbour(x, 1n))
        expect(interval.below(x)).toBeLessThanOrEqual(neighbour(x, -1n))
        expect(interval.above(-x)).toBe(0 - interval.below(x))
      }
    }
  })
})

describe('between', () => {
  test('knows nothing where an end is not finite or the ends are the wrong way round', () => {
    for (const [lo, hi] of [
      [Number.NaN, 1],
      [1, Number.NaN],
      [-Infinity, 0],
      [0, Infinity],
      [Infinity, Infinity],
      [1, 0],
    ]) {
      expect(between(lo, hi)).toBe(everything)
      expect(isEverything({ lo, hi })).toBe(true)
    }
    expect(point(Number.NaN)).toBe(everything)
    expect(point(-Infinity)).toBe(everything)
    expect(isEverything(everything)).toBe(true)
  })

  test('keeps finite ends as they are', () => {
    expect(between(-1, LARGEST)).toEqual({ lo: -1, hi: LARGEST })
    expect(isEverything(point(LARGEST))).toBe(false)
  })
})

describe('the sign', () => {
  test('is that of all numbers inside, or unknown', () => {
    expect(interval.sign(point(TINY))).toBe(1)
    expect(interval.sign(point(-TINY))).toBe(-1)
    expect(interval.sign(between(-0, 0))).toBe(0)
    expect(interval.sign(point(-0))).toBe(0)
    expect(interval.sign(between(0, 1))).toBeUndefined()
    expect(interval.sign(between(-1, 0))).toBeUndefined()
    expect(interval.sign(between(-1, 1))).toBeUndefined()
    expect(interval.sign(everything)).toBeUndefined()
    expect(interval.sign({ lo: 2, hi: 1 })).toBeUndefined()
    expect(interval.sign({ lo: 1, hi: Infinity })).toBeUndefined()
  })
})

describe('arithmetic', () => {
  test('claims no sign for a product that underflows', () => {
    expect(interval.sign(interval.multiply(point(TINY), point(TINY)))).toBeUndefined()
    expect(interval.multiply(point(TINY), point(0.5))).toEqual({ lo: -TINY, hi: TINY })
    expect(interval.divide(point(NORMAL), point(4)).lo).toBeGreaterThan(0)
  })

  test('gives up on overflow', () => {
    expect(interval.add(point(LARGEST), point(LARGEST))).toBe(everything)
    expect(interval.add(point(LARGEST), point(0))).toBe(everything)
    expect(interval.subtract(point(-LARGEST), point(LARGEST))).toBe(everything)
    expect(interval.multiply(point(2 ** 600), point(-(2 ** 600)))).toBe(everything)
    expect(interval.divide(point(1), point(TINY))).toBe(everything)
    expect(interval.subtract(interval.add(point(LARGEST), point(LARGEST)), point(LARGEST))).toBe(everything)
  })

  test('does not divide by an interval with 0 in it, closed ends included', () => {
    for (const divisor of [point(0), point(-0), between(-1, 1), between(0, 1), between(-1, -0)]) {
      expect(interval.divide(point(1), divisor)).toBe(everything)
      expect(interval.divide(point(0), divisor)).toBe(everything)
    }
    const quotient = interval.divide(between(-1, 2), between(-4, -2))
    expect(isWithin({ lo: -1, hi: 0.5 }, quotient)).toBe(true)
  })

  test('negates exactly, and makes no negative zero', () => {
    expect(interval.negate(between(-1, 0))).toEqual({ lo: 0, hi: 1 })
    expect(Object.is(interval.negate(point(0)).lo, 0)).toBe(true)
    expect(interval.negate(between(-LARGEST, TINY))).toEqual({ lo: -TINY, hi: LARGEST })
  })

  test('takes absolute values and ReLUs exactly', () => {
    expect(interval.absolute(between(-3, 2))).toEqual({ lo: 0, hi: 3 })
    expect(interval.absolute(between(-3, -2))).toEqual({ lo: 2, hi: 3 })
    expect(interval.absolute(between(2, 3))).toEqual({ lo: 2, hi: 3 })
    expect(interval.relu(between(-3, 2))).toEqual({ lo: 0, hi: 2 })
    expect(interval.relu(between(-3, -2))).toEqual({ lo: 0, hi: 0 })
    expect(interval.relu(everything)).toBe(everything)
    expect(interval.absolute(everything)).toBe(everything)
  })

  test('takes no root of an interval that reaches below 0', () => {
    expect(interval.squareRoot(between(-TINY, 1))).toBe(everything)
    expect(interval.squareRoot(point(-0))).toEqual({ lo: 0, hi: 2 * TINY })
    expect(isWithin(point(3), interval.squareRoot(point(9)))).toBe(true)
    expect(interval.squareRoot(point(TINY)).lo).toBeGreaterThan(0)
  })

  test('the hull is the smallest interval around both', () => {
    expect(interval.hull(between(0, 1), between(3, 4))).toEqual({ lo: 0, hi: 4 })
    expect(interval.hull(everything, point(0))).toBe(everything)
  })

  test('contains the exact result for points inside its operands', () => {
    const shares = fc.double({ noNaN: true, min: 0, max: 1 })
    const operations = [
      [interval.add, rational.add],
      [interval.subtract, rational.subtract],
      [interval.multiply, rational.multiply],
      [interval.divide, rational.divide],
    ] as const
    holds(
      fc.property(intervals, intervals, shares, shares, (a, b, s, t) => {
        const [x, y] = [rational.fromNumber(at(a, s)), rational.fromNumber(at(b, t))]
        for (const [operation, exact] of operations) {
          const result = operation(a, b)
          if (isEverything(result)) continue
          const truth = exact(x, y)
          expect(rational.compare(rational.fromNumber(result.lo), truth)).not.toBe(1)
          expect(rational.compare(rational.fromNumber(result.hi), truth)).not.toBe(-1)
        }
      }),
    )
  })

  test('is monotone: from parts of the operands comes a part of the result', () => {
    const shares = fc.tuple(fc.double({ noNaN: true, min: 0, max: 1 }), fc.double({ noNaN: true, min: 0, max: 1 }))
    const part = (a: Interval, [s, t]: readonly [number, number]): Interval =>
      between(Math.min(at(a, s), at(a, t)), Math.max(at(a, s), at(a, t)))
    const { absolute, add, divide, hull, multiply, negate, relu, squareRoot, subtract } = interval
    holds(
      fc.property(intervals, intervals, shares, shares, (a, b, s, t) => {
        const [inA, inB] = [part(a, s), part(b, t)]
        for (const f of [add, subtract, multiply, divide, hull]) expect(isWithin(f(inA, inB), f(a, b))).toBe(true)
        for (const f of [negate, absolute, relu, squareRoot]) expect(isWithin(f(inA), f(a))).toBe(true)
      }),
    )
  })
})

describe('fromRational', () => {
  test('is exact for doubles that are short fractions', () => {
    expect(interval.fromRational(rational.of(-3, 8))).toEqual({ lo: -0.375, hi: -0.375 })
    expect(interval.fromRational(rational.zero)).toEqual({ lo: 0, hi: 0 })
    expect(interval.fromRational(rational.of(2n ** 53n))).toEqual({ lo: 2 ** 53, hi: 2 ** 53 })
    expect(interval.fromRational(rational.of(-(2n ** 53n), 2n ** 53n))).toEqual({ lo: -1, hi: -1 })
  })

  test('encloses rationals of every size, and tightly where they fit', () => {
    const parts = fc.oneof(
      fc.bigInt({ min: 1n, max: 2n ** 54n }),
      fc.bigInt({ min: 1n, max: 2n ** 200n }),
      fc.bigInt({ min: 1n, max: 2n ** 1300n }),
    )
    holds(
      fc.property(parts, parts, fc.boolean(), (top, bottom, isNegative) => {
        const value = rational.of(isNegative ? -top : top, bottom)
        const { lo, hi } = interval.fromRational(value)
        if (lo === -Infinity) return
        expect(rational.compare(rational.fromNumber(lo), value)).not.toBe(1)
        expect(rational.compare(rational.fromNumber(hi), value)).not.toBe(-1)
        const isNormal = Math.min(Math.abs(lo), Math.abs(hi)) > 2 ** -800
        if (isNormal) expect(hi - lo).toBeLessThanOrEqual(2 ** -50 * Math.abs(lo))
      }),
    )
  })

  test('encloses rationals beyond the doubles by a hair around 0, or by everything', () => {
    const tiny = rational.parse('1e-10000')
    expect(interval.fromRational(tiny)).toEqual({ lo: 0, hi: 2 ** -900 })
    expect(interval.fromRational(rational.negate(tiny))).toEqual({ lo: -(2 ** -900), hi: 0 })
    expect(interval.fromRational(rational.parse('1e10000'))).toBe(everything)
    expect(interval.fromRational(rational.parse('-1e10000'))).toBe(everything)
    expect(interval.sign(interval.fromRational(rational.parse('1e-200')))).toBe(1)
  })

  test('scales by powers of two that are exact', () => {
    // At each order the quotient is (2^60 + 1)·2^±order, whose neighbours among the doubles are 2^(60 ± order)·(1 ± 2^-52).
    for (let order = 1; order < 800; order++) {
      const up = interval.fromRational(rational.of((2n ** 60n + 1n) << BigInt(order)))
      expect(up).toEqual({ lo: 2 ** (60 + order) * (1 - 2 ** -52), hi: 2 ** (60 + order) * (1 + 2 ** -52) })
      const down = interval.fromRational(rational.of(2n ** 60n + 1n, 1n << BigInt(order)))
      expect(down).toEqual({ lo: 2 ** (60 - order) * (1 - 2 ** -52), hi: 2 ** (60 - order) * (1 + 2 ** -52) })
    }
  })
})
