// float64 intervals rounded outwards: the filter that settles nearly every comparison before BigInt is asked.
// A result with an end that is not finite becomes `everything`, which absorbs all that touches it: neither a NaN nor an
// overflow can lead to a decided answer.
import type { Rational } from './rational.ts'

export interface Interval {
  readonly lo: number
  readonly hi: number
}

/** All reals: what is known after a NaN, an infinity, an overflow or a division by an interval around 0. */
export const everything: Interval = { lo: -Infinity, hi: Infinity }

/*
 * Outward rounding. A float operation returns the double r nearest to the exact result x, so x lies between the two
 * neighbours of r. For a normal r, |r|·2⁻⁵² is at least the spacing above |r|, hence fl(r + |r|·2⁻⁵²) ≥ the next double
 * above r, because that double is itself representable and rounding is monotone; adding 2⁻¹⁰⁷⁴ keeps this. For a
 * subnormal r or 0 the spacing is 2⁻¹⁰⁷⁴, and that summand does it. Downwards by symmetry. For r = ±∞ one of the two is
 * NaN or infinite, which `between` turns into `everything`.
 */
const EPSILON = 2 ** -52
const TINY = 2 ** -1074
/** A double below the exact value that was rounded to r. */
export const below = (r: number): number => r - Math.abs(r) * EPSILON - TINY
/** A double above the exact value that was rounded to r. */
export const above = (r: number): number => r + Math.abs(r) * EPSILON + TINY

/** The interval from lo to hi, or everything when an end is not finite or they are the wrong way round. */
export const between = (lo: number, hi: number): Interval =>
  lo <= hi && lo > -Infinity && hi < Infinity ? { lo, hi } : everything

/** A double as an exact point. @example interval.point(0.5) */
export const point = (x: number): Interval => between(x, x)

/** Also true of a literal with a NaN, an infinity or its ends swapped, which `between` does not make. */
export const isEverything = (a: Interval): boolean => !(a.lo <= a.hi && a.lo > -Infinity && a.hi < Infinity)

export const add = (a: Interval, b: Interval): Interval => between(below(a.lo + b.lo), above(a.hi + b.hi))
export const negate = (a: Interval): Interval => between(0 - a.hi, 0 - a.lo)
export const subtract = (a: Interval, b: Interval): Interval => between(below(a.lo - b.hi), above(a.hi - b.lo))

const lowest = (a: number, b: number, c: number, d: number): number => Math.min(Math.min(a, b), Math.min(c, d))
const highest = (a: number, b: number, c: number, d: number): number => Math.max(Math.max(a, b), Math.max(c, d))

// Math.min and Math.max pass a NaN on, so 0·∞ reaches `between` as NaN.
export function multiply(a: Interval, b: Interval): Interval {
  const [p, q, r, s] = [a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi]
  return between(below(lowest(p, q, r, s)), above(highest(p, q, r, s)))
}

export function divide(a: Interval, b: Interval): Interval {
  if (isEverything(a) || isEverything(b) || (b.lo <= 0 && b.hi >= 0)) return everything
  const [p, q, r, s] = [a.lo / b.lo, a.lo / b.hi, a.hi / b.lo, a.hi / b.hi]
  return between(below(lowest(p, q, r, s)), above(highest(p, q, r, s)))
}

export const absolute = (a: Interval): Interval => between(Math.max(0, a.lo, -a.hi), Math.max(-a.lo, a.hi))

/** max(0, x). Everything stays everything: a ReLU must not turn ignorance into a sign. */
export const relu = (a: Interval): Interval =>
  isEverything(a) ? everything : between(Math.max(0, a.lo), Math.max(0, a.hi))

// IEEE square roots are correctly rounded, but ECMAScript asks only for an approximation: one more spacing is left for it.
// The lower end of an enclosure of a root is never below 0, and the root of a negative number is NaN.
export const squareRoot = (a: Interval): Interval =>
  isEverything(a) ? everything : between(Math.max(0, below(below(Math.sqrt(a.lo)))), above(above(Math.sqrt(a.hi))))

/** The smallest interval around both. */
export const hull = (a: Interval, b: Interval): Interval =>
  isEverything(a) || isEverything(b) ? everything : between(Math.min(a.lo, b.lo), Math.max(a.hi, b.hi))

/** The sign of every number in the interval, if they all have the same. */
export const sign = (a: Interval): -1 | 0 | 1 | undefined =>
  isEverything(a) ? undefined : a.lo > 0 ? 1 : a.hi < 0 ? -1 : a.lo === 0 && a.hi === 0 ? 0 : undefined

const EXACT = 2n ** 53n

/** Encloses a rational; exactly, where a quotient of doubles is exact. */
export function fromRational({ numerator, denominator }: Rational): Interval {
  if (-EXACT <= numerator && numerator <= EXACT && denominator <= EXACT) {
    const quotient = Number(numerator) / Number(denominator)
    const isDyadic = (denominator & (denominator - 1n)) === 0n
    return isDyadic ? { lo: quotient, hi: quotient } : { lo: below(quotient), hi: above(quotient) }
  }
  return numerator < 0n ? negate(fromPositive(-numerator, denominator)) : fromPositive(numerator, denominator)
}

function fromPositive(numerator: bigint, denominator: bigint): Interval {
  // Keep 65 to 72 bits of quotient: truncation errs by < 2⁻⁶³ relative, the conversion by ≤ 2⁻⁵³, together less than the
  // one spacing that below and above add. Scaling by a power of two is exact while the result is normal.
  const shift = hexDigits(denominator) * 4 - hexDigits(numerator) * 4 + 68
  if (shift > 1000) return { lo: 0, hi: 2 ** -900 }
  if (shift < -900) return everything
  const quotient = Number((numerator << BigInt(shift)) / denominator) * 2 ** -shift
  return between(below(quotient), above(quotient))
}

const hexDigits = (a: bigint): number => a.toString(16).length
