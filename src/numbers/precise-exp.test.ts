import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../tests/support/holds.ts'
import { shorten } from './decimal.ts'
import type { Bounded, Precise } from './precise.ts'
import * as precise from './precise.ts'
import { exp, expm1, ln } from './precise-exp.ts'
import * as rational from './rational.ts'

const { one, point, unbounded, zero } = precise
const between = (lo: bigint, hi: bigint, exponent = 0): Bounded => ({ bounded: true, lo, hi, exponent })
const real = (text: string, bits = 200): Precise => precise.fromRational(rational.parse(text), bits)

/** Whether two enclosures have a point in common: else one of them misses the number that both should contain. */
const meet = (a: Precise, b: Precise): boolean => {
  const sign = precise.sign(precise.subtract(a, b, 4096))
  return sign === undefined || sign === 0
}
const isWithin = (inner: Precise, outer: Precise): boolean => {
  if (!inner.bounded || !outer.bounded) return !outer.bounded
  const exponent = Math.min(inner.exponent, outer.exponent)
  const at = (mantissa: bigint, from: number): bigint => mantissa << BigInt(from - exponent)
  return (
    at(outer.lo, outer.exponent) <= at(inner.lo, inner.exponent) &&
    at(inner.hi, inner.exponent) <= at(outer.hi, outer.exponent)
  )
}

describe('exp', () => {
  test('is exactly 1 at 0', () => {
    expect(exp(zero, 64)).toBe(one)
    expect(exp(point(0n, 100), 64)).toBe(one)
  })

  test('has the digits that everybody knows', () => {
    expect(shorten(exp(one, 128), 30)).toBe('2.71828182845904523536028747135')
    expect(shorten(exp(point(-1n), 128), 30)).toBe('0.367879441171442321595523770161')
    expect(shorten(exp(real('0.5'), 128), 20)).toBe('1.6487212707001281468')
    expect(shorten(exp(point(100n), 128), 20)).toBe('2.6881171418161354484e43')
  })

  test('keeps mantissa and exponent apart, so that no size is out of reach', () => {
    expect(shorten(exp(point(-1_000_000_000n), 128))).toBe('1.24953e-434294482')
    expect(shorten(exp(point(1_000_000_000n), 128))).toBe('8.00298e434294481')
    expect(shorten(exp(point(-100_000n), 64))).toBe('3.56294e-43430')
  })

  test('is unbounded above 2^49, and a hair above 0 below −2^49', () => {
    expect(exp(point(10n ** 15n), 64)).toBe(unbounded)
    expect(exp(point(1n, 60), 64)).toBe(unbounded)
    for (const x of [point(-(10n ** 15n)), point(-1n, 60), point(-1n, 2 ** 50)]) {
      expect(exp(x, 64)).toEqual(between(0n, 1n, -(2 ** 48)))
    }
    expect(precise.sign(exp(point(-1n, 48), 64))).toBe(1)
    expect(precise.sign(exp(point(1n, 48), 64))).toBe(1)
    expect(exp(between(-1n, 0n, 60), 64)).toMatchObject({ bounded: true, lo: 0n })
  })

  test('lies beside 1 where the argument is tinier than the precision', () => {
    for (const exponent of [-65, -66, -1000, -(2 ** 50)]) {
      const above = exp(point(1n, exponent), 64)
      const below = exp(point(-1n, exponent), 64)
      expect(precise.sign(precise.subtract(above, one, 64))).not.toBe(-1)
      expect(precise.sign(precise.subtract(below, one, 64))).not.toBe(1)
      expect(isWithin(one, precise.hull(above, below, 64))).toBe(true)
    }
    // One bit before that shortcut the series must still tell e^x from 1.
    expect(precise.sign(precise.subtract(exp(point(1n, -60), 64), one, 80))).toBe(1)
  })

  test('turns sums into products, at every precision', () => {
    const arguments_ = fc.tuple(fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }), fc.integer({ min: -160, max: -70 }))
    holds(
      fc.property(arguments_, arguments_, fc.constantFrom(24, 53, 128, 300), (a, b, bits) => {
        const [x, y] = [point(...a), point(...b)]
        const both = exp(precise.add(x, y, 1000), bits)
        expect(meet(both, precise.multiply(exp(x, bits), exp(y, bits), bits))).toBe(true)
      }),
      200,
    )
  })
})

describe('expm1', () => {
  test('is exactly 0 at 0', () => {
    expect(expm1(zero, 64)).toBe(zero)
  })

  test('keeps its relative precision at ±1e-80', () => {
    expect(shorten(expm1(real('1e-80'), 128), 20)).toBe('1e-80')
    expect(shorten(expm1(real('-1e-80'), 128), 20)).toBe('-1e-80')
    // ((e^x − 1)/x − 1)/x = 1/2 + x/6 + …, a little above or below ½.
    for (const [x, quotient] of [
      [point(1n, -300), '0.5'],
      [point(-1n, -300), '0.49999999999999999999'],
    ] as const) {
      const rest = precise.subtract(precise.divide(expm1(x, 1200), x, 1200), one, 1200)
      expect(shorten(precise.divide(rest, x, 1200), 20)).toBe(quotient)
    }
  })

  test('reaches an argument of 2^-(10^6), and one beyond the exponents', () => {
    const tiny = expm1(point(1n, -1_000_000), 64)
    expect(precise.sign(tiny)).toBe(1)
    expect(isWithin(point(1n, -1_000_000), tiny)).toBe(true)
    expect(precise.sign(expm1(point(1n, -(2 ** 51)), 64))).toBeUndefined()
  })

  test('keeps both ends of an interval from 0 to something tiny', () => {
    const image = expm1(between(0n, 1n, -300), 64)
    expect(image).toMatchObject({ bounded: true, lo: 0n })
    expect(precise.sign(precise.subtract(point(1n, -299), image, 64))).toBe(1)
  })

  test('tends to −1 for negative arguments, and is unbounded for large ones', () => {
    expect(expm1(point(10n ** 15n), 64)).toBe(unbounded)
    expect(isWithin(point(-1n), expm1(point(-(10n ** 15n)), 64))).toBe(true)
    expect(isWithin(point(-1n), expm1(point(-1n, 60), 64))).toBe(true)
    for (const x of [point(-(10n ** 9n)), point(-(10n ** 15n)), point(-1n, 60)])
      expect(precise.sign(expm1(x, 64))).toBe(-1)
  })

  test('is exp less 1, also where its method changes at ¼', () => {
    const near = fc.oneof(
      fc.integer({ min: -4000, max: 4000 }).map((n) => point(BigInt(n), -10)),
      fc.integer({ min: -50, max: 50 }).map((n) => point(2n ** 98n + BigInt(n), -100)),
      fc.integer({ min: -50, max: 50 }).map((n) => point(-(2n ** 98n) + BigInt(n), -100)),
    )
    holds(
      fc.property(near, fc.constantFrom(24, 53, 128, 300), (x, bits) => {
        expect(meet(expm1(x, bits), precise.subtract(exp(x, bits + 60), one, bits))).toBe(true)
      }),
      300,
    )
  })
})

describe('ln', () => {
  test('is exactly 0 at 1, however 1 is written', () => {
    expect(ln(one, 64)).toBe(zero)
    expect(ln(point(2n ** 500n, -500), 64)).toBe(zero)
  })

  test('has the digits that everybody knows', () => {
    expect(shorten(ln(point(2n), 128), 30)).toBe('0.693147180559945309417232121458')
    expect(shorten(ln(point(10n), 128), 30)).toBe('2.30258509299404568401799145468')
    expect(shorten(ln(real('0.75'), 128), 20)).toBe('-0.28768207245178092743')
  })

  test('keeps its relative precision beside 1', () => {
    for (const step of [1n, -1n]) {
      const beside = ln(point(2n ** 500n + step, -500), 64)
      const ratio = precise.divide(beside, point(step, -500), 64)
      expect(ratio.bounded && isWithin(ratio, between(2n ** 60n - 1n, 2n ** 60n + 1n, -60))).toBe(true)
    }
  })

  test('is unbounded from 0 down', () => {
    for (const x of [zero, point(-1n), between(0n, 1n), between(-1n, 1n)]) expect(ln(x, 64)).toBe(unbounded)
  })

  test('knows the logarithms of numbers that no double can hold', () => {
    const twos = ln(point(1n, 10 ** 6), 100)
    expect(meet(twos, precise.multiply(ln(point(2n), 100), point(10n ** 6n), 100))).toBe(true)
    expect(shorten(ln(point(1n, -(2 ** 50)), 100), 12)).toBe('-780414346020000')
  })

  test('undoes exp, and exp undoes it', () => {
    const arguments_ = fc.tuple(fc.bigInt({ min: 1n, max: 2n ** 80n }), fc.integer({ min: -160, max: 60 }))
    holds(
      fc.property(arguments_, fc.constantFrom(24, 53, 128, 300), ([mantissa, exponent], bits) => {
        const x = point(mantissa, exponent)
        expect(isWithin(x, exp(ln(x, bits), bits + 20))).toBe(true)
        const y = point(-mantissa, Math.min(exponent, -70))
        expect(isWithin(y, ln(exp(y, bits), bits + 20))).toBe(true)
      }),
      200,
    )
  })
})

describe('on intervals', () => {
  test('exp, expm1 and ln map parts of an operand to parts of the result', () => {
    const mantissas = fc.bigInt({ min: 1n, max: 2n ** 60n })
    holds(
      fc.property(mantissas, mantissas, mantissas, fc.constantFrom(24, 64, 128), (a, b, c, bits) => {
        const [low, middle, high] = [a, b, c].sort((x, y) => (x < y ? -1 : 1))
        for (const f of [exp, expm1, ln]) {
          expect(isWithin(f(point(middle, -55), bits), f(between(low, high, -55), bits))).toBe(true)
        }
        expect(isWithin(exp(point(-middle, -55), bits), exp(between(-high, -low, -55), bits))).toBe(true)
        expect(isWithin(expm1(point(-middle, -55), bits), expm1(between(-high, -low, -55), bits))).toBe(true)
      }),
      200,
    )
  })
})
