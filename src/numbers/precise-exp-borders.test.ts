// Enclosures to the last unit. An error bound shows where the true value lies a hair beside a short number: there the
// enclosure has to reach past it, and nowhere else.
import { describe, expect, test } from 'vitest'
import type { Bounded } from './precise.ts'
import * as precise from './precise.ts'
import { exp, expm1, ln } from './precise-exp.ts'

const { point, zero } = precise
const between = (lo: bigint, hi: bigint, exponent = 0): Bounded => ({ bounded: true, lo, hi, exponent })

const SCALE = 200
const SPARE = 64n

/** e^(mantissa·2^exponent)·2^scale by its plain series, off by less than 2, for a handful as argument. */
function powerOfE(mantissa: bigint, exponent: number, scale = SCALE): bigint {
  const [top, bottom] = exponent > 0 ? [mantissa << BigInt(exponent), 1n] : [mantissa, 1n << BigInt(-exponent)]
  let term = 1n << (BigInt(scale) + SPARE)
  let sum = 0n
  for (let n = 1n; term !== 0n; n += 1n) {
    sum += term
    term = (term * top) / (n * bottom)
  }
  return sum >> SPARE
}

/** ln 2·2^scale as 2·atanh(1/3), off by less than 2. */
function ln2(scale: number): bigint {
  let power = (2n << (BigInt(scale) + SPARE)) / 3n
  let sum = 0n
  for (let odd = 1n; power > 0n; odd += 2n) {
    sum += power / odd
    power /= 9n
  }
  return sum >> SPARE
}

/** Whether a number that is known but for less than the slack lies strictly between others at the same scale. */
const isBetween = (lo: bigint, x: bigint, hi: bigint, slack = 4n): boolean => lo < x - slack && x + slack < hi
const atScale = (mantissa: bigint, exponent: number): bigint => mantissa << BigInt(SCALE + exponent)

describe('where the true value lies beside a short number', () => {
  test('exp takes one more unit if its error bound reaches that far, and none otherwise', () => {
    for (const [mantissa, exponent, bits, lo, hi, unit] of [
      // e^x is 2^−18 and 2^−21 below 9/8, too close to tell.
      [30_875n, -18, 7, 71n, 73n, -6],
      [494_016n, -22, 8, 143n, 145n, -7],
      [120n, -10, 2, 2n, 3n, -1],
      // From x = −2^−bits on the series takes over, and knows one bit more of what lies below 1.
      [-1n, -9, 8, 255n, 256n, -8],
      [-154_448_137n, -29, 1, 1n, 2n, -1],
    ] as const) {
      expect(exp(point(mantissa, exponent), bits)).toEqual(between(lo, hi, unit))
      expect(isBetween(atScale(lo, unit), powerOfE(mantissa, exponent), atScale(hi, unit))).toBe(true)
    }
  })

  test('expm1 takes one more unit if its error bound reaches that far, and none otherwise', () => {
    for (const [mantissa, exponent, bits, lo, hi, unit] of [
      [127n, -13, 2, 1n, 3n, -7],
      [913n, -12, 4, 15n, 16n, -6],
      [2_907_269n, -22, 2, 1n, 2n, -1],
      [-1n, 0, 8, -162n, -161n, -8],
    ] as const) {
      expect(expm1(point(mantissa, exponent), bits)).toEqual(between(lo, hi, unit))
      const truth = powerOfE(mantissa, exponent) - (1n << BigInt(SCALE))
      expect(isBetween(atScale(lo, unit), truth, atScale(hi, unit))).toBe(true)
    }
  })

  test('ln takes one more unit if its error bound reaches that far, and none otherwise', () => {
    for (const [mantissa, exponent, bits, lo, hi, unit] of [
      [204_159n, -18, 9, -256n, -255n, -10],
      [287_475_802n, -18, 2, 3n, 4n, 1],
      [3n, -3, 3, -8n, -7n, -3],
      // ln(1 − t) = −t − t²/2 − …
      [2n ** 40n - 1n, -40, 64, -(2n ** 63n) - 2n ** 22n - 1n, -(2n ** 63n) - 2n ** 22n, -103],
    ] as const) {
      expect(ln(point(mantissa, exponent), bits)).toEqual(between(lo, hi, unit))
      expect(isBetween(powerOfE(lo, unit), atScale(mantissa, exponent), powerOfE(hi, unit))).toBe(true)
    }
  })

  test('ln of a power of two does so for either sign of the exponent', () => {
    for (const [k, bits, lo, hi, exponent] of [
      // k is next to 2^25/ln 2 or 2^16/ln 2: ln 2^k is just beside a power of two, far enough to tell …
      [48_408_812, 8, 255n, 256n, 17],
      [94_549, 1, 1n, 2n, 16],
      // … or too close.
      [48_408_813, 8, 127n, 129n, 18],
      [94_548, 1, 0n, 2n, 16],
    ] as const) {
      expect(ln(point(1n, k), bits)).toEqual(between(lo, hi, exponent))
      expect(ln(point(1n, -k), bits)).toEqual(between(-hi, -lo, exponent))
      const truth = BigInt(k) * ln2(SCALE)
      expect(isBetween(atScale(lo, exponent), truth, atScale(hi, exponent), 4n * BigInt(k))).toBe(true)
    }
  })
})

describe('beyond the bits of ln 2 that are at hand', () => {
  test('exp and ln have as many digits as they are asked for', () => {
    const bits = 4_700
    const e = exp(point(1n), bits)
    const [lo, hi] = [powerOfE(1n, 0, bits - 2) - 2n, powerOfE(1n, 0, bits - 2) + 2n]
    expect(e.bounded && [e.hi - e.lo, e.exponent, lo <= e.lo && e.hi <= hi]).toEqual([1n, 2 - bits, true])
    const logarithm = ln(point(2n), bits)
    const [less, more] = [ln2(bits) - 2n, ln2(bits) + 2n]
    expect(logarithm.bounded && [logarithm.hi - logarithm.lo, logarithm.exponent]).toEqual([1n, -bits])
    expect(logarithm.bounded && less <= logarithm.lo && logarithm.hi <= more).toBe(true)
  })

  test('ln of a power of two takes one more unit where its error bound reaches past a number of so many bits', () => {
    // Of all exponents these are the first whose logarithms are as close as that: at 4,475 bits ln 2 is read, at 4,480 computed.
    for (const [k, bits] of [
      [18_051_707, 4_475],
      [1_410_031, 4_480],
    ] as const) {
      const enclosure = ln(point(1n, k), bits)
      if (!enclosure.bounded) throw new Error('the logarithm is unbounded')
      expect([precise.bitLength(enclosure.lo), enclosure.hi - enclosure.lo]).toEqual([bits, 2n])
      const spare = 100
      const truth = BigInt(k) * ln2(spare - enclosure.exponent)
      const [lo, hi] = [enclosure.lo, enclosure.hi].map((end) => end << BigInt(spare))
      expect(isBetween(lo, truth, hi, 4n * BigInt(k))).toBe(true)
    }
  })
})

describe('at the ends of their ranges', () => {
  test('exp of what is tinier than the precision is the unit beside 1', () => {
    for (const exponent of [-66, -67, -1000, -(2 ** 50)]) {
      expect(exp(point(1n, exponent), 64)).toEqual(between(2n ** 63n, 2n ** 63n + 1n, -63))
      expect(exp(point(-1n, exponent), 64)).toEqual(between(2n ** 63n - 1n, 2n ** 63n, -63))
    }
  })

  test('exp stays positive and finite up to a multiple of ln 2, however close', () => {
    for (const k of [1, -1, 3, -1000]) {
      const multiple = ln(point(1n, k), 300)
      if (!multiple.bounded) throw new Error('the logarithm is unbounded')
      const below = exp(point(multiple.lo, multiple.exponent), 24)
      const above = exp(point(multiple.hi, multiple.exponent), 24)
      for (const power of [below, above]) {
        expect(precise.hull(power, point(1n, k), 60)).toEqual(precise.hull(power, power, 60))
        expect(power.bounded && power.hi - power.lo).toBe(2n)
      }
    }
  })

  test('an interval has the ends that its own ends have', () => {
    const end = exp(point(100n), 64)
    expect(end.bounded && exp(between(0n, 100n), 64)).toEqual({ ...end, lo: 0n })
  })

  test('expm1 of 0 is 0, whatever its exponent', () => {
    for (const exponent of [0, 5, -7, -(2 ** 50)]) expect(expm1(between(0n, 0n, exponent), 64)).toBe(zero)
  })

  test('expm1 of what is tinier than any precision is that, within a unit', () => {
    expect(expm1(point(1n, -(2 ** 49)), 8)).toEqual(between(128n, 129n, -(2 ** 49) - 7))
    expect(expm1(point(-1n, -(2 ** 49)), 8)).toEqual(between(-129n, -127n, -(2 ** 49) - 7))
  })

  test('expm1 never reaches below −1, and stays away from it as long as its bits tell', () => {
    expect(expm1(point(-100n), 64)).toEqual(between(-(2n ** 63n), 1n - 2n ** 63n, -63))
    expect(expm1(point(-100n), 8)).toEqual(between(-128n, -127n, -7))
    // e^−40 is 39.2·2^−63.
    expect(expm1(point(-40n), 64)).toEqual(between(39n - 2n ** 63n, 40n - 2n ** 63n, -63))
  })
})
