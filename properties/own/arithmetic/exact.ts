// An oracle that shares nothing with src/numbers: every finite double is an integer in units of 2^−1074, and e^x is summed as a Taylor
// series of BigInts. Slow and plain, so that what it judges may be fast and clever.
import type { Interval, Precise } from '../../../src/numbers/index.ts'

/** Doubles are multiples of 2^−UNIT. */
export const UNIT = 1074n

const word = new Float64Array(1)
const bits = new BigUint64Array(word.buffer)
const MANTISSA = 1n << 52n

/** x·2^1074, read off the bits of the double. */
export function inUnits(x: number): bigint {
  if (!Number.isFinite(x)) throw new RangeError(`${x} is no real number`)
  word[0] = x
  const exponent = (bits[0] >> 52n) & 0x7ffn
  const fraction = bits[0] % MANTISSA
  const size = exponent === 0n ? fraction : (fraction + MANTISSA) << (exponent - 1n)
  return x < 0 ? -size : size
}

/** Integers around a real at some scale: lo ≤ x·2^scale ≤ hi. */
export interface Bracket {
  readonly lo: bigint
  readonly hi: bigint
}

const floorShift = (a: bigint, by: number): bigint => (by >= 0 ? a << BigInt(by) : a >> BigInt(-by))
const ceilShift = (a: bigint, by: number): bigint => -floorShift(-a, by)

const size = (a: bigint): bigint => (a < 0n ? -a : a)

/** Halvings after which an argument below 2^10 is below 2^−10. */
const HALVINGS = 20
const GUARD = 128

/**
 * e^x·2^scale for x = top/bottom, |x| < 1024. With y = |x|/2^20 and 128 bits more, Taylor terms are floored, so each is low by less than
 * 2 units, and 2N + 4 covers the N terms and the tail; twenty squarings, each rounded outwards, give e^|x|; e^{−|x|} is its inverse.
 */
export function exponential(top: bigint, bottom: bigint, scale: number): Bracket {
  if (bottom <= 0n || size(top) >= bottom << 10n) throw new RangeError('the argument of e^x is beyond the oracle')
  if (top === 0n) return { lo: 1n << BigInt(scale), hi: 1n << BigInt(scale) }
  const w = BigInt(scale + GUARD)
  const unit = 1n << w
  const y = (size(top) << w) / (bottom << BigInt(HALVINGS))
  let [lo, term, terms] = [unit, unit, 1n]
  for (; term > 0n; terms += 1n) {
    term = ((term * y) >> w) / terms
    lo += term
  }
  // y itself is low by less than a unit, and e^y has slope below 2.
  let hi = lo + 2n * terms + 6n
  for (let k = 0; k < HALVINGS; k++) {
    lo = (lo * lo) >> w
    hi = ((hi * hi) >> w) + 1n
  }
  if (top < 0n) [lo, hi] = [(unit * unit) / hi, (unit * unit) / lo + 1n]
  return { lo: floorShift(lo, -GUARD), hi: ceilShift(hi, -GUARD) }
}

/** The ends of an enclosure at a scale, rounded inwards: what lies within these lies within it. */
export function inwards(enclosure: Interval | Precise, scale: number): Bracket | undefined {
  if ('bounded' in enclosure) {
    if (!enclosure.bounded) return undefined
    const by = enclosure.exponent + scale
    return { lo: ceilShift(enclosure.lo, by), hi: floorShift(enclosure.hi, by) }
  }
  if (!Number.isFinite(enclosure.lo) || !Number.isFinite(enclosure.hi)) return undefined
  const by = scale - Number(UNIT)
  return { lo: ceilShift(inUnits(enclosure.lo), by), hi: floorShift(inUnits(enclosure.hi), by) }
}

/** Whether all that may be the true value lies in the enclosure. */
export const holds = (enclosure: Interval | Precise, truth: Bracket, scale: number): boolean => {
  const ends = inwards(enclosure, scale)
  return ends !== undefined && ends.lo <= truth.lo && truth.hi <= ends.hi
}

/** Whether the enclosure is at most 2^−bits of the true value wide, beyond what the bracket itself leaves open. */
export const isWithin = (enclosure: Interval | Precise, truth: Bracket, scale: number, relative: number): boolean => {
  const ends = inwards(enclosure, scale)
  if (ends === undefined) return false
  const largest = size(truth.lo) > size(truth.hi) ? size(truth.lo) : size(truth.hi)
  return ends.hi - ends.lo <= (largest >> BigInt(relative)) + 4n + truth.hi - truth.lo
}
