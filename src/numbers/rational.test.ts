import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../tests/support/holds.ts'
import type { Rational } from './rational.ts'
import * as rational from './rational.ts'

const { of, parse, print, read } = rational

const HUGE = 2n ** 90n
const integers = fc.oneof(fc.bigInt({ min: -20n, max: 20n }), fc.bigInt({ min: -HUGE, max: HUGE }))
const denominators = fc.oneof(fc.bigInt({ min: 1n, max: 20n }), fc.bigInt({ min: 1n, max: HUGE }))
const rationals = fc.tuple(integers, denominators).map(([top, bottom]) => of(top, bottom))

/** The same number by schoolbook arithmetic, and in lowest terms over a positive denominator. */
function expectSame(actual: Rational, top: bigint, bottom: bigint): void {
  expect(actual.numerator * bottom).toBe(top * actual.denominator)
  expect(actual.denominator).toBeGreaterThan(0n)
  expect(rational.gcd(actual.numerator, actual.denominator)).toBe(1n)
}

describe('gcd', () => {
  test('ignores signs, and is 0 only of two zeros', () => {
    expect(rational.gcd(-12n, 18n)).toBe(6n)
    expect(rational.gcd(12n, -18n)).toBe(6n)
    expect(rational.gcd(0n, -5n)).toBe(5n)
    expect(rational.gcd(-5n, 0n)).toBe(5n)
    expect(rational.gcd(0n, 0n)).toBe(0n)
  })

  test('is exact where its numbers cross into doubles', () => {
    const edge = BigInt(Number.MAX_SAFE_INTEGER)
    for (const d of [edge - 1n, edge, edge + 1n, edge + 2n, 2n ** 64n]) {
      expect(rational.gcd(d * 3n, d * 5n)).toBe(d)
      expect(rational.gcd(d, d)).toBe(d)
      expect(rational.gcd(d, 0n)).toBe(d)
      expect(rational.gcd(d, d + 1n)).toBe(1n)
    }
  })

  test('finds the common factor of huge numbers', () => {
    const factor = 3n ** 2000n
    expect(rational.gcd(factor * 2n ** 3000n, factor * 5n ** 1500n)).toBe(factor)
  })

  test('divides both numbers, and leaves them coprime', () => {
    holds(
      fc.property(integers, integers, integers, (a, b, c) => {
        const common = rational.gcd(a * c, b * c)
        if (common === 0n) return
        expect((a * c) % common).toBe(0n)
        expect((b * c) % common).toBe(0n)
        expect(rational.gcd((a * c) / common, (b * c) / common)).toBe(1n)
      }),
    )
  })
})

test('the least common multiple of anything and 0 is 0', () => {
  expect(rational.lcm(0n, 0n)).toBe(0n)
  expect(rational.lcm(0n, 5n)).toBe(0n)
  expect(rational.lcm(5n, 0n)).toBe(0n)
  expect(rational.lcm(4n, 6n)).toBe(12n)
})

test('the constants are what they are called', () => {
  expect(rational.zero).toEqual({ kind: 'rational', numerator: 0n, denominator: 1n })
  expect(rational.one).toEqual({ kind: 'rational', numerator: 1n, denominator: 1n })
  expect(rational.half).toEqual({ kind: 'rational', numerator: 1n, denominator: 2n })
})

describe('of', () => {
  test('brings every fraction to lowest terms with a positive denominator', () => {
    expect(of(6, -4)).toEqual({ kind: 'rational', numerator: -3n, denominator: 2n })
    expect(of(-6, -4)).toEqual(of(3, 2))
    expect(of(0, -7)).toEqual(rational.zero)
    expect(of(-0)).toEqual(rational.zero)
    holds(
      fc.property(integers, integers, (top, bottom) => {
        if (bottom !== 0n) expectSame(of(top, bottom), top, bottom)
      }),
    )
  })

  test('refuses a denominator of 0 and numbers that are not safe integers', () => {
    expect(() => of(5, 0)).toThrow(new RangeError('5/0 is not a number'))
    for (const value of [0.5, 2 ** 53, Number.NaN, Infinity]) {
      expect(() => of(value)).toThrow(
        new RangeError(`${value} is not a safe integer: give a bigint, or use rational.fromNumber for a float`),
      )
      expect(() => of(1, value)).toThrow(RangeError)
    }
  })
})

describe('read', () => {
  test.each([
    ['7', 7n, 1n],
    ['+7', 7n, 1n],
    ['-7', -7n, 1n],
    ['007', 7n, 1n],
    ['-0', 0n, 1n],
    ['-3/4', -3n, 4n],
    ['+6/8', 3n, 4n],
    ['0/5', 0n, 1n],
    ['0.25', 1n, 4n],
    ['-0.25', -1n, 4n],
    ['-0.0', 0n, 1n],
    ['+1.50', 3n, 2n],
    ['1e-3', 1n, 1000n],
    ['1E3', 1000n, 1n],
    ['2.5e+2', 250n, 1n],
    ['-1.25e1', -25n, 2n],
    ['0e10000', 0n, 1n],
    ['1e10000', 10n ** 10_000n, 1n],
    ['1e-10000', 1n, 10n ** 10_000n],
    ['12345678901234567890123/2', 12345678901234567890123n, 2n],
  ])('understands %s', (text, numerator, denominator) => {
    expect(read(text)).toEqual({ kind: 'read', value: { kind: 'rational', numerator, denominator } })
  })

  const SHAPE = 'not a rational: write it as 7, -3/4, 0.25 or 1e-3'
  test.each([
    ['', SHAPE],
    [' 1', SHAPE],
    ['1\n', SHAPE],
    ['.5', SHAPE],
    ['5.', SHAPE],
    ['--5', SHAPE],
    ['1/-2', SHAPE],
    ['1/2/3', SHAPE],
    ['1.5/2', SHAPE],
    ['1/2e3', SHAPE],
    ['1e', SHAPE],
    ['1e1.5', SHAPE],
    ['0x10', SHAPE],
    ['1_000', SHAPE],
    ['٣', SHAPE],
    ['NaN', SHAPE],
    ['Infinity', SHAPE],
    ['-Infinity', SHAPE],
    ['5/0', 'the denominator is 0'],
    ['0/000', 'the denominator is 0'],
    ['1e10001', 'the exponent is beyond ±10000'],
    ['0e-10001', 'the exponent is beyond ±10000'],
    [`1e${'9'.repeat(400)}`, 'the exponent is beyond ±10000'],
    ['1'.repeat(10_001), 'longer than 10000 characters'],
  ])('says what is wrong with %j', (text, message) => {
    expect(read(text)).toEqual({ kind: 'unreadable', message })
  })

  test('accepts the longest texts that it promises to', () => {
    expect(parse('9'.repeat(rational.MAXIMAL_TEXT))).toEqual(of(10n ** 10_000n - 1n))
    expect(parse(`0.${'0'.repeat(9997)}1`)).toEqual(of(1n, 10n ** 9998n))
  })

  test('never throws, whatever the text', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[-+0-9./eE]{0,12}$/))
    holds(fc.property(texts, (text) => ['read', 'unreadable'].includes(read(text).kind)))
  })

  test('reads back what print wrote', () => {
    holds(fc.property(rationals, (a) => rational.equal(parse(print(a)), a)))
    expect(print(of(7))).toBe('7')
    expect(print(of(-3, 4))).toBe('-3/4')
  })
})

test('parse throws what read reports, showing the beginning of the text', () => {
  expect(() => parse('5/0')).toThrow(new RangeError('"5/0": the denominator is 0'))
  const long = 'x'.repeat(100)
  expect(() => parse(long)).toThrow(`"${long.slice(0, 40)}": not a rational: write it as 7, -3/4, 0.25 or 1e-3`)
})

describe('fromNumber', () => {
  test('is exact at the edges of the doubles', () => {
    expect(rational.fromNumber(0)).toEqual(rational.zero)
    expect(rational.fromNumber(-0)).toEqual(rational.zero)
    expect(rational.fromNumber(5e-324)).toEqual(of(1n, 2n ** 1074n))
    expect(rational.fromNumber(-(2 ** -1022))).toEqual(of(-1n, 2n ** 1022n))
    expect(rational.fromNumber(Number.MAX_VALUE)).toEqual(of((2n ** 53n - 1n) << 971n))
    expect(rational.fromNumber(-2.5)).toEqual(of(-5, 2))
  })

  test('gives back the same double', () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true })
    holds(
      fc.property(finite, (x) => {
        const { numerator, denominator } = rational.fromNumber(x)
        // A power of two below the double, so both conversions and the quotient are exact.
        if (denominator <= 2n ** 1023n) expect(Number(numerator) / Number(denominator)).toBe(x + 0)
      }),
    )
  })

  test('refuses what is not a number', () => {
    expect(() => rational.fromNumber(Number.NaN)).toThrow(new RangeError('NaN is not a rational'))
    expect(() => rational.fromNumber(-Infinity)).toThrow(new RangeError('-Infinity is not a rational'))
  })
})

describe('arithmetic', () => {
  test('agrees with schoolbook fractions and stays in lowest terms', () => {
    holds(
      fc.property(rationals, rationals, (a, b) => {
        const [p, q, r, s] = [a.numerator, a.denominator, b.numerator, b.denominator]
        expectSame(rational.add(a, b), p * s + r * q, q * s)
        expectSame(rational.subtract(a, b), p * s - r * q, q * s)
        expectSame(rational.multiply(a, b), p * r, q * s)
        if (r !== 0n) expectSame(rational.divide(a, b), r < 0n ? -p * s : p * s, r < 0n ? -q * r : q * r)
      }),
    )
  })

  test('keeps the laws of a field', () => {
    const { add, multiply, negate, inverse, equal, zero, one, isZero } = rational
    holds(
      fc.property(rationals, rationals, rationals, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a))
        expect(multiply(a, b)).toEqual(multiply(b, a))
        expect(add(add(a, b), c)).toEqual(add(a, add(b, c)))
        expect(multiply(multiply(a, b), c)).toEqual(multiply(a, multiply(b, c)))
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)))
        expect(add(a, zero)).toEqual(a)
        expect(multiply(a, one)).toEqual(a)
        expect(add(a, negate(a))).toEqual(zero)
        if (!isZero(a)) expect(equal(multiply(a, inverse(a)), one)).toBe(true)
      }),
    )
  })

  test('has no inverse of 0', () => {
    expect(() => rational.inverse(rational.zero)).toThrow(new RangeError('0 has no inverse'))
    expect(() => rational.divide(rational.one, rational.zero)).toThrow('0 has no inverse')
    expect(() => rational.power(rational.zero, -1)).toThrow('0 has no inverse')
  })

  test('takes powers with exponents of either sign', () => {
    expect(rational.power(of(-2, 3), 3)).toEqual(of(-8, 27))
    expect(rational.power(of(-2, 3), -3)).toEqual(of(-27, 8))
    expect(rational.power(rational.zero, 0)).toEqual(rational.one)
    holds(
      fc.property(rationals, fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 }), (a, m, n) => {
        if (rational.isZero(a)) return
        expect(rational.power(a, m + n)).toEqual(rational.multiply(rational.power(a, m), rational.power(a, n)))
      }),
    )
  })

  test('sums nothing to 0', () => {
    expect(rational.sum([])).toEqual(rational.zero)
    expect(rational.sum([of(1, 2), of(1, 3), of(1, 6)])).toEqual(rational.one)
  })
})

describe('order', () => {
  test('the sign of 0 is 0', () => {
    expect([of(-1, 3), rational.zero, of(1, 3)].map(rational.sign)).toEqual([-1, 0, 1])
  })

  test('compare is the sign of the difference, and a total order', () => {
    holds(
      fc.property(rationals, rationals, rationals, (a, b, c) => {
        expect(rational.compare(a, b)).toBe(rational.sign(rational.subtract(a, b)))
        expect(rational.compare(a, b) + rational.compare(b, a)).toBe(0)
        expect(rational.compare(a, a)).toBe(0)
        expect(rational.compare(a, b) === 0).toBe(rational.equal(a, b))
        if (rational.compare(a, b) <= 0 && rational.compare(b, c) <= 0) expect(rational.compare(a, c)).not.toBe(1)
      }),
    )
  })

  test('minimum, maximum and absolute choose among their arguments', () => {
    holds(
      fc.property(rationals, rationals, (a, b) => {
        const [low, high] = [rational.minimum(a, b), rational.maximum(a, b)]
        expect(rational.compare(low, high)).not.toBe(1)
        expect(rational.add(low, high)).toEqual(rational.add(a, b))
        expect(rational.absolute(a)).toEqual(rational.maximum(a, rational.negate(a)))
      }),
    )
  })

  test('floor is the largest integer that is not larger, below 0 too', () => {
    expect(rational.floor(of(-1, 2))).toBe(-1n)
    expect(rational.floor(of(-2))).toBe(-2n)
    expect(rational.floor(of(-7, 2))).toBe(-4n)
    expect(rational.floor(of(7, 2))).toBe(3n)
    expect(rational.floor(of(2))).toBe(2n)
    expect(rational.floor(rational.zero)).toBe(0n)
    holds(
      fc.property(rationals, (a) => {
        const floor = rational.floor(a)
        expect(floor * a.denominator <= a.numerator).toBe(true)
        expect((floor + 1n) * a.denominator > a.numerator).toBe(true)
      }),
    )
  })
})

describe('square roots', () => {
  test('exist exactly for squares', () => {
    holds(
      fc.property(rationals, (a) => {
        expect(rational.squareRoot(rational.multiply(a, a))).toEqual(rational.absolute(a))
      }),
    )
    for (const a of [of(2), of(-4), of(1, 2), of(8, 9), of(9, 8)]) expect(rational.squareRoot(a)).toBeUndefined()
    expect(rational.squareRoot(rational.zero)).toEqual(rational.zero)
    expect(rational.squareRoot(of(10n ** 1000n + 1n))).toBeUndefined()
  })

  test('of integers are rounded down', () => {
    holds(
      fc.property(fc.bigInt({ min: 0n, max: HUGE }), (a) => {
        const root = rational.integerSquareRoot(a)
        expect(root * root <= a && (root + 1n) ** 2n > a).toBe(true)
      }),
    )
    for (let a = 0n; a < 300n; a++) {
      expect([a * a, a * a + 2n * a].map(rational.integerSquareRoot)).toEqual([a, a])
    }
    expect(rational.integerSquareRoot(10n ** 2000n - 1n)).toBe(10n ** 1000n - 1n)
  })
})

describe('overCommonDenominator', () => {
  test('writes the same values over the least common denominator', () => {
    expect(rational.overCommonDenominator([])).toEqual({ numerators: [], denominator: 1n })
    expect(rational.overCommonDenominator([of(1, 4), of(-1, 6), of(2)])).toEqual({
      numerators: [3n, -2n, 24n],
      denominator: 12n,
    })
    holds(
      fc.property(fc.array(rationals, { maxLength: 6 }), (values) => {
        const { numerators, denominator } = rational.overCommonDenominator(values)
        expect(numerators.map((top) => of(top, denominator))).toEqual(values)
        expect(numerators.reduce(rational.gcd, denominator)).toBe(1n)
      }),
    )
  })

  test('are told from all other values, and from fractions that are not in lowest terms', () => {
    const like = (numerator: unknown, denominator: unknown, kind = 'rational') => ({ kind, numerator, denominator })
    const right = [of(0), of(-3, 2), like(0n, 1n), like(-3n, 2n), like(5n, 1n)]
    const others = [
      undefined,
      null,
      0.5,
      '1/2',
      1n,
      {},
      [],
      like(1n, 2n, 'enclosed'),
      like(1, 2n),
      like(1n, 2),
      like('1', '2'),
    ]
    const unreduced = [like(2n, 4n), like(0n, 2n), like(1n, 0n), like(1n, -2n), like(3n, -1n)]
    expect(right.map(rational.isRational)).toEqual(right.map(() => true))
    for (const value of [...others, ...unreduced]) expect([value, rational.isRational(value)]).toEqual([value, false])
  })
})
