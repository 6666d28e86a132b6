// Intervals of any precision: BigInt mantissas and a binary exponent apart, so that e^{−100000} is an ordinary number.
// Every operation takes the number of bits to keep and rounds outwards. Addition, subtraction, multiplication and
// division of mantissas are exact; only `keep` and the quotients round, by floor below and ceiling above.
import * as bigint from './bigint.ts'
import type { Interval } from './interval.ts'
import { integerSquareRoot, type Rational } from './rational.ts'

/** All reals from lo·2^exponent to hi·2^exponent. @example const one: precise.Bounded = { bounded: true, lo: 1n, hi: 1n, exponent: 0 } */
export interface Bounded {
  readonly bounded: true
  readonly lo: bigint
  readonly hi: bigint
  readonly exponent: number
}

/**
 * Nothing is known. Like `interval.everything` it absorbs all that touches it.
 * @example const nothingKnown: precise.Unbounded = { bounded: false }
 */
export interface Unbounded {
  readonly bounded: false
}

/** @example const third: Precise = precise.fromRational(rational.of(1, 3), 128) */
export type Precise = Bounded | Unbounded

/** @example decimal(precise.unbounded) // { lo: '-Infinity', hi: 'Infinity' } */
export const unbounded: Unbounded = { bounded: false }

/** Exponents stay within ±2⁵⁰, where doubles count exactly; what lies beyond is unbounded, or a hair around 0. */
export const LARGEST_EXPONENT = 2 ** 50

/** A double by its bits, the high half first on every machine. */
const word = new DataView(new ArrayBuffer(8))
const CHUNK = 960
const CHUNK_BITS = BigInt(CHUNK)
const WIDE = 1n << 1000n

/** The least b with |a| < 2^b, or one more than that: reads the exponent of the nearest double. */
export function bitLength(a: bigint): number {
  let magnitude = bigint.absolute(a)
  let length = 0
  while (magnitude >= WIDE) {
    magnitude >>= CHUNK_BITS
    length += CHUNK
  }
  if (magnitude === 0n) return length
  word.setFloat64(0, Number(magnitude))
  return length + (word.getUint32(0) >>> 20) - 1022
}

/** ⌊a·2^shift⌋ for any integer shift: a BigInt shifted left by a negative number is shifted right, and rounded down. */
export const shiftDown = (a: bigint, shift: number): bigint => a << BigInt(shift)
/** ⌈a·2^shift⌉ for any integer shift. */
export const shiftUp = (a: bigint, shift: number): bigint => -(-a << BigInt(shift))

/** The interval [lo, hi]·2^exponent, rounded outwards to at most `bits` bits. */
export function keep(lo: bigint, hi: bigint, exponent: number, bits: number): Precise {
  const excess = Math.max(bitLength(lo), bitLength(hi)) - bits
  if (excess > 0) return limit(lo >> BigInt(excess), shiftUp(hi, -excess), exponent + excess)
  return limit(lo, hi, exponent)
}

function limit(lo: bigint, hi: bigint, exponent: number): Precise {
  if (lo === 0n && hi === 0n) return zero
  if (exponent > LARGEST_EXPONENT) return unbounded
  if (exponent >= -LARGEST_EXPONENT) return { bounded: true, lo, hi, exponent }
  // Ends below 2^{bits − 2⁵⁰} in absolute value: pull them to the nearest ±2^{bits − 2⁵⁰} or 0 further out.
  const reach = 1n << BigInt(Math.max(bitLength(lo), bitLength(hi)))
  return { bounded: true, lo: lo < 0n ? -reach : 0n, hi: hi > 0n ? reach : 0n, exponent: -LARGEST_EXPONENT }
}

/** @example precise.sign(precise.zero) // 0 */
export const zero: Bounded = { bounded: true, lo: 0n, hi: 0n, exponent: 0 }
/** @example decimal(precise.one) // { lo: '1', hi: '1' } */
export const one: Bounded = { bounded: true, lo: 1n, hi: 1n, exponent: 0 }

/** An integer times a power of two, exactly. @example decimal(precise.point(3n, -1)) // { lo: '1.5', hi: '1.5' } */
export const point = (mantissa: bigint, exponent = 0): Precise => limit(mantissa, mantissa, exponent)

/** @example decimal(precise.fromRational(rational.of(1, 3), 64), 3) // { lo: '0.333', hi: '0.334' } */
export function fromRational(a: Rational, bits: number): Precise {
  if (a.denominator === 1n) return keep(a.numerator, a.numerator, 0, bits)
  const shift = Math.max(0, bits + 2 + bitLength(a.denominator) - bitLength(a.numerator))
  const scaled = a.numerator << BigInt(shift)
  return keep(floorDivide(scaled, a.denominator), ceilDivide(scaled, a.denominator), -shift, bits)
}

/** A float64 interval, exactly. @example decimal(precise.fromInterval({ lo: 0.5, hi: 1 })) // { lo: '0.5', hi: '1' } */
export function fromInterval(a: Interval): Precise {
  if (!(a.lo <= a.hi && a.lo > -Infinity && a.hi < Infinity)) return unbounded
  const [lo, low] = decompose(a.lo)
  const [hi, high] = decompose(a.hi)
  const exponent = Math.min(low, high)
  return limit(shiftDown(lo, low - exponent), shiftDown(hi, high - exponent), exponent)
}

// A double as integer·2^exponent. Multiplying a double below 2⁵² by 2⁵²-fold powers of two is exact.
function decompose(x: number): [bigint, number] {
  let exponent = 0
  let scaled = x
  while (!Number.isInteger(scaled)) {
    scaled *= 2 ** 53
    exponent -= 53
  }
  return [BigInt(scaled), exponent]
}

/** Floor of a quotient with a positive divisor. */
export function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b
  return a < 0n && quotient * b !== a ? quotient - 1n : quotient
}
/** Ceiling of a quotient with a positive divisor. */
export const ceilDivide = (a: bigint, b: bigint): bigint => -floorDivide(-a, b)

/** @example precise.add(precise.one, precise.one, 64) // precise.point(2n) */
export function add(a: Precise, b: Precise, bits: number): Precise {
  if (!a.bounded || !b.bounded) return unbounded
  if (a.lo === 0n && a.hi === 0n) return keep(b.lo, b.hi, b.exponent, bits)
  if (b.lo === 0n && b.hi === 0n) return keep(a.lo, a.hi, a.exponent, bits)
  if (a.exponent === b.exponent) return keep(a.lo + b.lo, a.hi + b.hi, a.exponent, bits)
  // Bits far below the sum's own precision need not be carried, however far apart the exponents are.
  const lowest = Math.min(a.exponent, b.exponent)
  const exponent = Math.max(lowest, Math.max(top(a), top(b)) - bits - 4)
  const lo = shiftDown(a.lo, a.exponent - exponent) + shiftDown(b.lo, b.exponent - exponent)
  const hi = shiftUp(a.hi, a.exponent - exponent) + shiftUp(b.hi, b.exponent - exponent)
  return keep(lo, hi, exponent, bits)
}

/** |x| < 2^top(x) for all x in a; −∞ for 0, whose exponent must not cost a tiny neighbour its digits. */
export const top = (a: Bounded): number =>
  a.lo === 0n && a.hi === 0n ? -Infinity : Math.max(bitLength(a.lo), bitLength(a.hi)) + a.exponent

/** @example precise.negate(precise.one) // precise.point(-1n) */
export const negate = (a: Precise): Precise => (a.bounded ? { ...a, lo: -a.hi, hi: -a.lo } : a)

/** @example precise.subtract(precise.point(3n), precise.one, 64) // precise.point(2n) */
export const subtract = (a: Precise, b: Precise, bits: number): Precise => add(a, negate(b), bits)

/** @example precise.multiply(precise.point(3n), precise.point(-2n), 64) // precise.point(-6n) */
export function multiply(a: Precise, b: Precise, bits: number): Precise {
  if (!a.bounded || !b.bounded) return unbounded
  const exponent = a.exponent + b.exponent
  if (a.lo >= 0n && b.lo >= 0n) return keep(a.lo * b.lo, a.hi * b.hi, exponent, bits)
  const products = [a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi]
  return keep(products.reduce(bigint.least), products.reduce(bigint.greatest), exponent, bits)
}

/** @example decimal(precise.divide(precise.one, precise.point(3n), 64), 3) // { lo: '0.333', hi: '0.334' } */
export function divide(a: Precise, b: Precise, bits: number): Precise {
  if (!a.bounded || !b.bounded) return unbounded
  if (b.hi < 0n) return divide(negate(a), negate(b), bits)
  if (b.lo <= 0n) return unbounded
  const shift = Math.max(0, bits + 2 + bitLength(b.hi) - Math.max(bitLength(a.lo), bitLength(a.hi)))
  const lo = a.lo << BigInt(shift)
  const hi = a.hi << BigInt(shift)
  return keep(
    floorDivide(lo, lo >= 0n ? b.hi : b.lo),
    ceilDivide(hi, hi >= 0n ? b.lo : b.hi),
    a.exponent - b.exponent - shift,
    bits,
  )
}

/** @example precise.absolute(precise.point(-3n)) // precise.point(3n) */
export function absolute(a: Precise): Precise {
  if (!a.bounded) return a
  return { ...a, lo: [0n, a.lo, -a.hi].reduce(bigint.greatest), hi: bigint.greatest(-a.lo, a.hi) }
}

/**
 * max(0, x). Unbounded stays unbounded: a ReLU must not turn ignorance into a sign.
 * @example precise.relu(precise.point(-3n)) // precise.zero
 */
export const relu = (a: Precise): Precise =>
  a.bounded ? { ...a, lo: bigint.greatest(0n, a.lo), hi: bigint.greatest(0n, a.hi) } : a

/** @example decimal(precise.squareRoot(precise.point(2n), 64), 4) // { lo: '1.414', hi: '1.415' } */
export function squareRoot(a: Precise, bits: number): Precise {
  if (!a.bounded || a.lo < 0n) return unbounded
  // 2·bits mantissa bits give a root of `bits` bits; the exponent must be even.
  const wanted = Math.max(0, 2 * bits + 4 - bitLength(a.hi))
  const shift = (a.exponent - wanted) % 2 === 0 ? wanted : wanted + 1
  const hi = integerSquareRoot(a.hi << BigInt(shift))
  const isExact = hi * hi === a.hi << BigInt(shift)
  return keep(integerSquareRoot(a.lo << BigInt(shift)), isExact ? hi : hi + 1n, (a.exponent - shift) / 2, bits)
}

/**
 * The smallest interval around both, rounded outwards to `bits` bits.
 * @example decimal(precise.hull(precise.one, precise.point(3n), 64)) // { lo: '1', hi: '3' }
 */
export function hull(a: Precise, b: Precise, bits: number): Precise {
  if (!a.bounded || !b.bounded) return unbounded
  const exponent = Math.max(Math.min(a.exponent, b.exponent), Math.max(top(a), top(b)) - bits - 4)
  const lo = bigint.least(shiftDown(a.lo, a.exponent - exponent), shiftDown(b.lo, b.exponent - exponent))
  const hi = bigint.greatest(shiftUp(a.hi, a.exponent - exponent), shiftUp(b.hi, b.exponent - exponent))
  return keep(lo, hi, exponent, bits)
}

/**
 * The sign of every number in the interval, if they all have the same.
 * @example precise.sign(precise.hull(precise.point(-1n), precise.one, 64)) // undefined
 */
export const sign = (a: Precise): -1 | 0 | 1 | undefined =>
  !a.bounded ? undefined : a.lo > 0n ? 1 : a.hi < 0n ? -1 : a.lo === 0n && a.hi === 0n ? 0 : undefined

/**
 * One end as an exact rational. Only for exponents of moderate size: 2^exponent is written out.
 * @example precise.lower({ bounded: true, lo: 1n, hi: 3n, exponent: -1 }) // 1/2
 */
export const lower = (a: Bounded): Rational => dyadic(a.lo, a.exponent)
/** @example precise.upper({ bounded: true, lo: 1n, hi: 3n, exponent: -1 }) // 3/2 */
export const upper = (a: Bounded): Rational => dyadic(a.hi, a.exponent)

function dyadic(mantissa: bigint, exponent: number): Rational {
  if (mantissa === 0n) return { kind: 'rational', numerator: 0n, denominator: 1n }
  const denominator = 1n << BigInt(Math.max(0, -exponent))
  // The largest power of 2 in the mantissa is that of its lowest bit.
  const common = bigint.least(mantissa & -mantissa, denominator)
  return {
    kind: 'rational',
    numerator: (mantissa / common) << BigInt(Math.max(0, exponent)),
    denominator: denominator / common,
  }
}
