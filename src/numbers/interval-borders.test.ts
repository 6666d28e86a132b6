// float64 intervals to the last bit: their ends at the borders between two ways of computing them.
import { describe, expect, test } from 'vitest'
import * as interval from './interval.ts'
import { expAbove, expBelow, expFloat, FLUSH_BELOW, ln } from './interval-exp.ts'
import * as precise from './precise.ts'
import * as preciseExp from './precise-exp.ts'
import * as rational from './rational.ts'

const { above, below, between, everything, point } = interval

describe('arithmetic', () => {
  test('divides by negative intervals as by positive ones', () => {
    expect(interval.divide(between(-1, 2), between(-4, -2))).toEqual({ lo: below(-1), hi: above(0.5) })
    expect(interval.divide(between(-1, 2), between(2, 4))).toEqual({ lo: below(-0.5), hi: above(1) })
  })

  test('returns |x| as x where no x is negative', () => {
    for (const a of [between(0, 3), between(2, 3), point(0)]) expect(interval.absolute(a)).toEqual(a)
    expect(interval.absolute(between(-3, 0))).toEqual({ lo: 0, hi: 3 })
  })

  test('takes no root of ends that are the wrong way round, however near', () => {
    expect(interval.squareRoot({ lo: above(1), hi: 1 })).toBe(everything)
    expect(interval.squareRoot({ lo: 0, hi: Infinity })).toBe(everything)
    expect(interval.squareRoot(between(-1, 4))).toBe(everything)
    expect(interval.squareRoot(between(0, 4))).toEqual({ lo: 0, hi: above(above(2)) })
  })
})

describe('fromRational', () => {
  test('is exact up to 2^53, above and below the bar, and one spacing wide from there', () => {
    const largest = 2n ** 53n
    for (const numerator of [largest, -largest]) {
      expect(interval.fromRational(rational.of(numerator))).toEqual(point(Number(numerator)))
    }
    expect(interval.fromRational(rational.of(1n, largest))).toEqual(point(2 ** -53))
    const odd = interval.fromRational(rational.of(-largest - 1n))
    expect(odd).toEqual({ lo: below(-(2 ** 53)), hi: above(-(2 ** 53)) })
    expect(interval.fromRational(rational.of(1n, 2n * largest))).toEqual({ lo: below(2 ** -54), hi: above(2 ** -54) })
  })

  test('scales quotients down by up to 233 hexadecimal digits and up by 242, and knows no more from there', () => {
    const sixteen = (power: bigint): bigint => 16n ** power
    const least = 3 * 2 ** -932
    expect(interval.fromRational(rational.of(3n, sixteen(233n)))).toEqual({ lo: below(least), hi: above(least) })
    expect(interval.fromRational(rational.of(3n, sixteen(234n)))).toEqual({ lo: 0, hi: 2 ** -900 })
    expect(interval.fromRational(rational.of(-3n, sixteen(234n)))).toEqual({ lo: -(2 ** -900), hi: 0 })
    const most = 2 ** 968
    expect(interval.fromRational(rational.of(sixteen(242n)))).toEqual({ lo: below(most), hi: above(most) })
    expect(interval.fromRational(rational.of(sixteen(243n)))).toBe(everything)
    expect(interval.fromRational(rational.of(-sixteen(243n)))).toBe(everything)
  })
})

describe('the exponential of a double', () => {
  test('is off by less than 2^-51 of itself where the reduced argument is largest', () => {
    for (let step = 0; step < 100; step++) {
      for (const x of [0.3465735 - step * 2 ** -14, step * 2 ** -14 - 0.3465735, 10.0506 + step * 2 ** -10]) {
        const truth = preciseExp.exp(precise.fromInterval(point(x)), 120)
        const error = precise.absolute(precise.subtract(precise.fromInterval(point(expFloat(x))), truth, 120))
        const allowed = precise.multiply(truth, precise.point(1n, -51), 120)
        expect(precise.sign(precise.subtract(allowed, error, 120))).toBe(1)
      }
    }
  })

  test('is flushed only below its smallest argument', () => {
    expect(expAbove(FLUSH_BELOW)).toBeLessThan(2 ** -959)
    expect(expAbove(FLUSH_BELOW)).toBe(expFloat(FLUSH_BELOW) * (1 + 2 ** -50))
    expect(expBelow(FLUSH_BELOW)).toBe(expFloat(FLUSH_BELOW) * (1 - 2 ** -50))
  })
})

describe('the logarithm of a double', () => {
  test('lies around the double nearest to it where all terms of the series are needed', () => {
    for (const [x, nearest] of [
      [0.707161, -0.3464969162381818],
      [0.707259, -0.3463583435367823],
      [1.414016, 0.3464338828276181],
      [Math.SQRT2, 0.3465735902799727],
    ] as const) {
      const margin = Math.abs(nearest) * 2 ** -50
      expect(ln(point(x))).toEqual({ lo: below(nearest - margin), hi: above(nearest + margin) })
      // Doubles between ¼ and ½ are 2^-54 apart.
      const truth = preciseExp.ln(precise.fromInterval(point(x)), 120)
      const error = precise.absolute(precise.subtract(truth, precise.fromInterval(point(nearest)), 120))
      expect(precise.sign(precise.subtract(precise.point(1n, -55), error, 120))).toBe(1)
    }
  })
})
