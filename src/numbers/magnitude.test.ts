import { describe, expect, test } from 'vitest'
import { exponentialSum, type Precise, precise, type Real, rational, real } from './index.ts'
import { magnitude } from './magnitude.ts'

const power = (exponent: number): Real => exponentialSum.term(rational.one, rational.of(exponent))
const between = (lo: bigint, hi: bigint, exponent = 0): Precise => ({ bounded: true, lo, hi, exponent })

/** The magnitude of what is enclosed so, and the bits that were asked for. */
function watched(enclose: (bits: number) => Precise): { text: string; logarithm: number; asked: number[] } {
  const asked: number[] = []
  const value = real.enclosed((bits) => {
    asked.push(bits)
    return enclose(bits)
  })
  return { ...magnitude(value), asked }
}

describe('a magnitude has three digits', () => {
  test.each<[string, () => Real, string]>([
    ['e^−1', () => power(-1), '0.367'],
    ['e^−230', () => power(-230), '1.29e-100'],
    ['e^−100000', () => power(-100000), '3.56e-43430'],
    ['a third', () => rational.of(1, 3), '0.333'],
    ['a negative number', () => rational.of(-2, 3), '-0.666'],
    ['0', () => rational.zero, '0'],
  ])('%s', (_, value, text) => {
    expect(magnitude(value()).text).toBe(text)
  })

  test('also where the first bits do not tell them', () => {
    const found = watched((bits) => (bits < 500 ? between(0n, 1n) : precise.fromRational(rational.of(1, 7), bits)))
    expect(found).toMatchObject({ text: '0.142', asked: [128, 256, 512] })
  })

  test('or both ends where 2048 bits do not tell them', () => {
    const asked = [128, 256, 512, 1024, 2048]
    expect(watched(() => between(0n, 1n))).toEqual({ text: '[0, 1]', logarithm: 0, asked })
    expect(watched(() => precise.unbounded)).toEqual({ text: 'unknown', logarithm: Infinity, asked })
  })
})

test('more bits are asked for until the ends agree to less than a millionth, or are both 0', () => {
  const asked = (lo: bigint, hi: bigint): number => watched(() => between(lo, hi)).asked.length
  expect(asked(1_000_000n, 1_000_001n)).toBe(1)
  expect(asked(999_999n, 1_000_000n)).toBe(5)
  expect(asked(-1_000_001n, -1_000_000n)).toBe(1)
  expect(asked(-1_000_000n, -999_999n)).toBe(5)
  expect(asked(0n, 0n)).toBe(1)
})

test('the logarithm is exact at powers of two, straight between them, and of the end farther from 0', () => {
  const logarithm = (lo: bigint, hi: bigint, exponent = 0): number => watched(() => between(lo, hi, exponent)).logarithm
  expect(logarithm(0n, 0n)).toBe(-Infinity)
  expect([1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n].map((a) => logarithm(a, a))).toEqual([0, 1, 1.5, 2, 2.25, 2.5, 2.75, 3])
  expect(logarithm(3n << 200n, 3n << 200n)).toBe(201.5)
  expect(logarithm(3n << 200n, 3n << 200n, -1_000_000)).toBe(201.5 - 1_000_000)
  expect(logarithm(-1n, 8n)).toBe(3)
  expect(logarithm(-8n, 1n)).toBe(3)
  expect(logarithm(-8n, -4n)).toBe(3)
  expect(logarithm(4n, 8n)).toBe(3)
})

test('logarithms order reals that no double holds', () => {
  const sizes = [rational.zero, power(-200_000), power(-100_000), rational.of(1, 3), rational.of(-5)]
  const logarithms = sizes.map((value) => magnitude(value).logarithm)
  expect(logarithms.toSorted((a, b) => a - b)).toEqual(logarithms)
  expect(Math.abs(logarithms[2] + 100_000 * Math.LOG2E)).toBeLessThan(0.1)
})
