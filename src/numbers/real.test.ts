import { describe, expect, test } from 'vitest'
import { shorten } from './decimal.ts'
import type { ExponentialSum } from './exponential-sum.ts'
import * as exponentialSum from './exponential-sum.ts'
import * as precise from './precise.ts'
import * as preciseExp from './precise-exp.ts'
import * as rational from './rational.ts'
import type { Real } from './real.ts'
import { absolute, enclose, enclosed, negate, quotient, scaleBy } from './real.ts'

// `true` and `false` are types here: were a plain number a Real, this file would not compile.
type IsReal<T> = T extends Real ? true : false
const numbersAreReal: IsReal<number> = false
const bigintsAreReal: IsReal<bigint> = false
const rationalsAreReal: IsReal<rational.Rational> = true

const e = (coefficient: string, exponent: string): ExponentialSum =>
  exponentialSum.term(rational.parse(coefficient), rational.parse(exponent))
const nested = (): Real => enclosed((bits) => preciseExp.exp(preciseExp.exp(precise.one, bits), bits))
const show = (a: Real): string => shorten(enclose(a, 128), 12)

test('a plain number is not a real: it would have to be rounded to become one', () => {
  expect([numbersAreReal, bigintsAreReal, rationalsAreReal]).toEqual([false, false, true])
})

describe('a quotient', () => {
  test('has a positive denominator, whatever it was made of', () => {
    const flipped = quotient(e('1', '1'), e('-2', '0'))
    expect(exponentialSum.sign(flipped.denominator).sign).toBe(1)
    expect(show(flipped)).toBe('-1.35914091422')
    expect(show(quotient(e('1', '1'), e('2', '0')))).toBe('1.35914091422')
  })

  test('may be 0, but not be divided by 0', () => {
    expect(enclose(quotient(exponentialSum.empty, e('1', '5')), 64)).toEqual(precise.zero)
    expect(() => quotient(e('1', '1'), exponentialSum.empty)).toThrow(
      new RangeError('the denominator of a quotient is zero'),
    )
    expect(() => quotient(e('1', '1'), exponentialSum.subtract(e('1', '3'), e('1', '3')))).toThrow(RangeError)
  })

  test('needs its denominator enclosed away from 0 to be enclosed itself', () => {
    const tiny = exponentialSum.subtract(e('1', '1e-50'), e('1', '0'))
    const large = quotient(e('1', '0'), tiny)
    expect(enclose(large, 64)).toBe(precise.unbounded)
    expect(shorten(enclose(large, 512), 3)).toMatch(/^9\.99e49$|^1e50$/)
  })
})

describe.each<[string, () => Real, string]>([
  ['a rational', () => rational.of(1, 3), '0.333333333333'],
  ['an exponential sum', () => e('1', '-1'), '0.367879441171'],
  ['a quotient', () => quotient(e('1', '0'), exponentialSum.add(e('1', '0'), e('1', '1'))), '0.268941421369'],
  ['an enclosed real', nested, '15.1542622414'],
])('%s', (_, make, digits) => {
  test('is enclosed ever more tightly', () => {
    const value = make()
    expect(show(value)).toBe(digits)
    const [coarse, fine] = [enclose(value, 32), enclose(value, 256)]
    const width = (a: precise.Precise): precise.Precise =>
      a.bounded ? precise.point(a.hi - a.lo, a.exponent) : precise.unbounded
    expect(precise.sign(precise.subtract(width(coarse), width(fine), 64))).toBe(1)
    expect(precise.sign(precise.subtract(coarse, fine, 256))).toBeUndefined()
  })

  test('is negated, and made positive again', () => {
    const value = make()
    expect(show(negate(value))).toBe(`-${digits}`)
    expect(show(negate(negate(value)))).toBe(digits)
    expect(show(absolute(value))).toBe(digits)
    expect(show(absolute(negate(value)))).toBe(digits)
  })

  test('is scaled by a rational, and stays of its kind', () => {
    const value = make()
    const third = rational.of(1, 3)
    expect(scaleBy(value, third).kind).toBe(value.kind)
    expect(show(scaleBy(value, rational.of(-1)))).toBe(`-${digits}`)
    expect(show(scaleBy(scaleBy(value, third), rational.of(3)))).toBe(digits)
    expect(show(scaleBy(value, rational.zero))).toBe('0')
  })
})

test('the absolute value of an enclosure around 0 keeps both possibilities', () => {
  const around = enclosed(() => ({ bounded: true, lo: -1n, hi: 3n, exponent: 0 }))
  expect(enclose(absolute(around), 64)).toEqual({ bounded: true, lo: 0n, hi: 3n, exponent: 0 })
  expect(enclose(absolute(enclosed(() => precise.unbounded)), 64)).toBe(precise.unbounded)
  expect(enclose(negate(enclosed(() => precise.unbounded)), 64)).toBe(precise.unbounded)
})
