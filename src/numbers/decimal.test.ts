import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../tests/support/holds.ts'
import { decimal, decimalOfRational, shorten } from './decimal.ts'
import type { Bounded, Precise } from './precise.ts'
import * as precise from './precise.ts'
import * as preciseExp from './precise-exp.ts'
import * as rational from './rational.ts'

const { point, unbounded, zero } = precise
const between = (lo: bigint, hi: bigint, exponent = 0): Bounded => ({ bounded: true, lo, hi, exponent })
const real = (text: string, bits = 100): Precise => precise.fromRational(rational.parse(text), bits)
const both = (text: string) => ({ lo: text, hi: text })

describe('decimal', () => {
  test('writes short numbers as they are, whatever their sign', () => {
    for (const [mantissa, exponent, text] of [
      [0n, 0, '0'],
      [1n, 0, '1'],
      [-1n, 0, '-1'],
      [1n, -2, '0.25'],
      [-3n, -2, '-0.75'],
      [5n, -1, '2.5'],
      [100n, 0, '100'],
      [123456n, 0, '123456'],
      [1024n, -10, '1'],
    ] as const) {
      expect(decimal(point(mantissa, exponent))).toEqual(both(text))
    }
  })

  test('rounds outwards, away from 0 for the lower end of a negative number', () => {
    expect(decimal(real('1/3'), 3)).toEqual({ lo: '0.333', hi: '0.334' })
    expect(decimal(real('-1/3'), 3)).toEqual({ lo: '-0.334', hi: '-0.333' })
    expect(decimal(between(-1n, 1n, -2), 1)).toEqual({ lo: '-0.3', hi: '0.3' })
    expect(decimal(between(0n, 1n, -2))).toEqual({ lo: '0', hi: '0.25' })
  })

  test('carries where rounding up reaches a power of ten', () => {
    expect(decimal(real('9.996'), 3)).toEqual({ lo: '9.99', hi: '10' })
    expect(decimal(real('-9.996'), 3)).toEqual({ lo: '-10', hi: '-9.99' })
    expect(decimal(real('0.09996'), 3)).toEqual({ lo: '0.0999', hi: '0.1' })
    expect(decimal(real('99.96'), 3)).toEqual({ lo: '99.9', hi: '100' })
    expect(decimal(real('9.996e-8'), 3)).toEqual({ lo: '9.99e-8', hi: '1e-7' })
    expect(decimal(real('9.996e-7'), 3)).toEqual({ lo: '9.99e-7', hi: '0.000001' })
    expect(decimal(real('999.6e12'), 3)).toEqual({ lo: '999000000000000', hi: '1e15' })
  })

  test('takes exponents from the 15th digit and below the 6th place on', () => {
    expect(decimal(point(10n ** 14n))).toEqual(both('100000000000000'))
    expect(decimal(point(10n ** 15n))).toEqual(both('1e15'))
    expect(decimal(point(15n * 10n ** 14n))).toEqual(both('1.5e15'))
    expect(decimal(point(1n, -19), 3)).toEqual({ lo: '0.0000019', hi: '0.00000191' })
    expect(decimal(point(1n, -24), 3)).toEqual({ lo: '5.96e-8', hi: '5.97e-8' })
  })

  test('knows powers of ten exactly, as long as they are written out', () => {
    for (const power of [2, 3, 14, 15, 16, 300, 1000, 4000]) {
      const text = power > 14 ? `1e${power}` : `1${'0'.repeat(power)}`
      expect(decimal(point(10n ** BigInt(power)))).toEqual(both(text))
      expect(decimal(point(10n ** BigInt(power) - 1n), 1)).toEqual({
        lo: power > 15 ? `9e${power - 1}` : `9${'0'.repeat(power - 1)}`,
        hi: text,
      })
    }
  })

  test('has no more digits than asked for just above a power of ten', () => {
    expect(decimal(point(10n ** 40n + 1n), 3)).toEqual({ lo: '1e40', hi: '1.01e40' })
    // Up to 2^±5000 numbers are written out: 10^5000, and a little more than it.
    expect(decimal(point(5n ** 5000n, 5000), 3)).toEqual(both('1e5000'))
    expect(decimal(point(5n ** 5000n + 1n, 5000), 3)).toEqual({ lo: '1e5000', hi: '1.01e5000' })
    expect(decimal(point(1n, -5000), 5)).toEqual({ lo: '7.0798e-1506', hi: '7.0799e-1506' })
  })

  test('finds the digits of numbers that cannot be written out', () => {
    const tiny = precise.divide(point(1n), point(10n ** 50_000n), 400)
    expect(decimal(tiny, 6)).toEqual({ lo: '9.99999e-50001', hi: '1.000001e-50000' })
    expect(decimal(preciseExp.exp(point(-100_000n), 64), 4)).toEqual({ lo: '3.562e-43430', hi: '3.563e-43430' })
    expect(decimal(precise.negate(preciseExp.exp(point(100_000n), 64)), 3)).toEqual({
      lo: '-2.81e43429',
      hi: '-2.8e43429',
    })
  })

  test('reaches the last exponents there are', () => {
    // 2^(2^50) = 10^338929644274218.2…, from log10(2) = 0.30102999566398119521…
    expect(decimal(point(1n, precise.LARGEST_EXPONENT), 3).lo).toMatch(/^\d\.\d\de338929644\d{6}$/)
    expect(decimal(point(1n, -precise.LARGEST_EXPONENT), 3).hi).toMatch(/^\d\.\d\d?e-338929644\d{6}$/)
  })

  test('refuses exponents beyond them', () => {
    const beyond = 2 * precise.LARGEST_EXPONENT
    expect(() => decimal(between(1n, 1n, beyond))).toThrow(new RangeError('no digits for 1·2^2251799813685248'))
    expect(() => decimal(between(3n, 3n, -beyond))).toThrow(new RangeError('no digits for 3·2^-2251799813685248'))
  })

  test('writes ignorance as such', () => {
    expect(decimal(unbounded)).toEqual({ lo: '-Infinity', hi: 'Infinity' })
  })

  test('brackets the number by ends that read back as rationals, within the digits asked for', () => {
    const mantissas = fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n })
    const exponents = fc.oneof(fc.integer({ min: -90, max: 10 }), fc.integer({ min: -3000, max: 3000 }))
    holds(
      fc.property(mantissas, exponents, fc.integer({ min: 1, max: 15 }), (mantissa, exponent, digits) => {
        const x = between(mantissa, mantissa, exponent)
        const { lo, hi } = decimal(x, digits)
        const [low, high, exact] = [rational.parse(lo), rational.parse(hi), precise.lower(x)]
        expect(rational.compare(low, exact)).not.toBe(1)
        expect(rational.compare(high, exact)).not.toBe(-1)
        const unit = rational.multiply(rational.absolute(exact), rational.power(rational.of(10), 1 - digits))
        expect(rational.compare(rational.subtract(high, low), unit)).not.toBe(1)
      }),
    )
  })

  test('brackets the number also where the digits come from logarithms', () => {
    const exponents = fc.oneof(fc.integer({ min: -9000, max: -5001 }), fc.integer({ min: 5001, max: 9000 }))
    holds(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 80n }), exponents, (mantissa, exponent) => {
        const x = between(mantissa, mantissa, exponent)
        const { lo, hi } = decimal(x, 5)
        const exact = precise.lower(x)
        expect(rational.compare(rational.parse(lo), exact)).not.toBe(1)
        expect(rational.compare(rational.parse(hi), exact)).not.toBe(-1)
      }),
      100,
    )
  })
})

describe('shorten', () => {
  test('shows as many digits as are certain', () => {
    expect(shorten(real('1/3'))).toBe('0.333333')
    expect(shorten(real('-1/3'))).toBe('-0.333333')
    expect(shorten(real('1/3', 10))).toBe('0.333')
    expect(shorten(real('2/3', 10), 3)).toBe('0.666')
    expect(shorten(point(7n))).toBe('7')
    expect(shorten(zero)).toBe('0')
  })

  test('shows a round number that the interval lies around', () => {
    for (const text of ['0.5', '0.1', '10', '1000', '-0.25', '0.999', '1e-80']) {
      const around = precise.add(real(text), between(-1n, 1n, -400), 80)
      expect(shorten(around)).toBe(text)
    }
  })

  test('is within one unit of the last digit that it keeps, of every number in the interval', () => {
    const parts = fc.bigInt({ min: 1n, max: 2n ** 40n })
    holds(
      fc.property(parts, parts, fc.integer({ min: -80, max: 20 }), fc.boolean(), (a, width, exponent, isNegative) => {
        const lo = a << 10n
        const hi = lo + width
        const x = isNegative ? between(-hi, -lo, exponent) : between(lo, hi, exponent)
        const text = shorten(x, 4)
        if (text.startsWith('[')) return
        const shown = rational.parse(text)
        const least = precise.lower(between(lo, lo, exponent))
        // Four digits of a number v leave a unit of at most v/1000; fewer digits are shown only where fewer are certain.
        const spread = precise.lower(between(width, width, exponent))
        const most = rational.maximum(
          rational.divide(least, rational.of(1000)),
          rational.multiply(spread, rational.of(20)),
        )
        for (const end of [precise.lower(x), precise.upper(x)]) {
          const distance = rational.absolute(rational.subtract(end, shown))
          expect(rational.compare(distance, most)).not.toBe(1)
        }
      }),
    )
  })

  test('shows both ends where not even one digit is certain', () => {
    expect(shorten(between(1n, 3n))).toBe('2')
    expect(shorten(between(1n, 4n))).toBe('[1, 4]')
    expect(shorten(between(1n, 5n))).toBe('[1, 5]')
    expect(shorten(between(-5n, -1n))).toBe('[-5, -1]')
    expect(shorten(between(-1n, 5n))).toBe('[-1, 5]')
    expect(shorten(between(0n, 1n, -1))).toBe('[0, 0.5]')
    expect(shorten(between(-1n, 0n, -1))).toBe('[-0.5, 0]')
  })

  test('admits to knowing nothing', () => {
    expect(shorten(unbounded)).toBe('unknown')
  })

  test('handles numbers far beyond the doubles', () => {
    expect(shorten(preciseExp.exp(point(-100_000n), 64))).toBe('3.56294e-43430')
    expect(shorten(precise.negate(preciseExp.exp(point(-100_000n), 64)), 2)).toBe('-3.5e-43430')
    expect(shorten(point(5n ** 6000n, 6000))).toBe('1e6000')
  })
})

test('a rational is written exactly where it has few digits, and between neighbours otherwise', () => {
  const written = (text: string, digits?: number) => {
    const { lo, hi } = decimalOfRational(rational.parse(text), digits)
    return lo === hi ? lo : [lo, hi]
  }
  expect(['5004/9000', '1', '0', '-1/8', '100', '999/1000', '1/1000000000'].map((text) => written(text))).toEqual([
    '0.556',
    '1',
    '0',
    '-0.125',
    '100',
    '0.999',
    '1e-9',
  ])
  expect(written('-2/3', 3)).toEqual(['-0.667', '-0.666'])
  expect(written('7/30', 3)).toEqual(['0.233', '0.234'])
  expect(written('100/99', 3)).toEqual(['1.01', '1.02'])
  expect(written('1/75', 3)).toEqual(['0.0133', '0.0134'])
  expect(written('700/3', 2)).toEqual(['230', '240'])
  expect(written('9999/1000', 2)).toEqual(['9.9', '10'])
})
