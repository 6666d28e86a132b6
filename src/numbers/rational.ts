// Exact rationals over BigInt, in lowest terms with a positive denominator. Parameters, position embeddings,
// temperatures and everything hard attention computes are of this type. The gcd is the whole cost, so sums take the gcd
// of the denominators first and products cancel crosswise.

import { absolute as magnitude } from './bigint.ts'

/** @example const half: Rational = rational.of(2, 4) */
export interface Rational {
  readonly kind: 'rational'
  readonly numerator: bigint
  readonly denominator: bigint
}

/** Why a text is not a rational. @example const problem: rational.Unreadable = { kind: 'unreadable', message: 'the denominator is 0' } */
export interface Unreadable {
  readonly kind: 'unreadable'
  readonly message: string
}

/** Longest text that {@link read} accepts: BigInt parsing is quadratic. */
export const MAXIMAL_TEXT = 10_000
/** Largest decimal exponent that {@link read} accepts, in absolute value. */
export const MAXIMAL_EXPONENT = 10_000

const lowest = (numerator: bigint, denominator: bigint): Rational => ({ kind: 'rational', numerator, denominator })

const SAFE = BigInt(Number.MAX_SAFE_INTEGER)

/** The greatest common divisor of |a| and |b|; 0 only for (0, 0). */
export function gcd(a: bigint, b: bigint): bigint {
  let x = magnitude(a)
  let y = magnitude(b)
  while (y > SAFE) [x, y] = [y, x % y]
  if (y === 0n) return x
  // One more step brings x below y, so the rest fits in doubles, where % is exact and ten times faster.
  let small = Number(y)
  let rest = Number(x % y)
  while (rest !== 0) [small, rest] = [rest, small % rest]
  return BigInt(small)
}

export const lcm = (a: bigint, b: bigint): bigint => (b === 0n ? 0n : (a / gcd(a, b)) * b)

const integer = (value: bigint | number): bigint => {
  if (typeof value === 'bigint') return value
  if (Number.isSafeInteger(value)) return BigInt(value)
  throw new RangeError(`${value} is not a safe integer: give a bigint, or use rational.fromNumber for a float`)
}

/** numerator/denominator in lowest terms. Numbers must be safe integers. @example rational.of(6, -4) // -3/2 */
export function of(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const top = integer(numerator)
  const bottom = integer(denominator)
  if (bottom < 0n) return of(-top, -bottom)
  if (bottom === 0n) throw new RangeError(`${top}/0 is not a number`)
  const common = gcd(top, bottom)
  return lowest(top / common, bottom / common)
}

/** @example rational.add(rational.zero, rational.half) // 1/2 */
export const zero: Rational = lowest(0n, 1n)
/** @example rational.multiply(rational.one, rational.half) // 1/2 */
export const one: Rational = lowest(1n, 1n)
/** @example rational.half // 1/2 */
export const half: Rational = lowest(1n, 2n)

const unreadable = (message: string): Unreadable => ({ kind: 'unreadable', message })

interface Readable {
  readonly kind: 'read'
  readonly value: Rational
}

const readable = (value: Rational): Readable => ({ kind: 'read', value })

/**
 * Reads `7`, `-3/4`, `0.25` and `1e-3`, exactly. Never throws.
 * @example rational.read('0.25') // { kind: 'read', value: rational.of(1, 4) }
 */
export function read(text: string): Readable | Unreadable {
  if (text.length > MAXIMAL_TEXT) return unreadable(`longer than ${MAXIMAL_TEXT} characters`)
  const fraction = /^([+-]?\d+)\/(\d+)$/.exec(text)
  if (fraction !== null) {
    const [top, bottom] = [BigInt(fraction[1]), BigInt(fraction[2])]
    return bottom === 0n ? unreadable('the denominator is 0') : readable(of(top, bottom))
  }
  const decimal = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text)
  if (decimal === null) return unreadable('not a rational: write it as 7, -3/4, 0.25 or 1e-3')
  const [, sign, whole, digits = '', exponent = 0] = decimal
  if (Math.abs(Number(exponent)) > MAXIMAL_EXPONENT) return unreadable(`the exponent is beyond ±${MAXIMAL_EXPONENT}`)
  const mantissa = BigInt(whole + digits)
  const scale = power(of(10), Number(exponent) - digits.length)
  return readable(multiply(of(sign === '-' ? -mantissa : mantissa), scale))
}

/** Like {@link read}, for text known to be right; throws otherwise. @example rational.parse('-3/4') // -3/4 */
export function parse(text: string): Rational {
  const result = read(text)
  if (result.kind === 'unreadable') throw new RangeError(`"${text.slice(0, 40)}": ${result.message}`)
  return result.value
}

/**
 * `7` or `-3/4`: what {@link read} reads back, while it is no longer than MAXIMAL_TEXT.
 * @example rational.print(rational.of(-6, 8)) // -3/4
 */
export const print = (a: Rational): string =>
  a.denominator === 1n ? `${a.numerator}` : `${a.numerator}/${a.denominator}`

/** The exact value of a finite double. @example rational.fromNumber(0.1) // 3602879701896397/36028797018963968 */
export function fromNumber(value: number): Rational {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a rational`)
  let scale = 0
  let scaled = value
  // Doubling is exact, and 1074 doublings make every double an integer.
  while (!Number.isInteger(scaled)) {
    scaled *= 2
    scale += 1
  }
  return of(BigInt(scaled), 1n << BigInt(scale))
}

/** @example rational.add(rational.half, rational.one) // 3/2 */
export function add(a: Rational, b: Rational): Rational {
  if (a.denominator === b.denominator) {
    const sum = a.numerator + b.numerator
    return a.denominator === 1n ? lowest(sum, 1n) : of(sum, a.denominator)
  }
  const common = gcd(a.denominator, b.denominator)
  if (common === 1n) {
    return lowest(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
  }
  const top = a.numerator * (b.denominator / common) + b.numerator * (a.denominator / common)
  const rest = gcd(top, common)
  return lowest(top / rest, (a.denominator / common) * (b.denominator / rest))
}

/** @example rational.negate(rational.half) // -1/2 */
export const negate = (a: Rational): Rational => lowest(-a.numerator, a.denominator)

/** @example rational.subtract(rational.half, rational.one) // -1/2 */
export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b))

/** @example rational.multiply(rational.half, rational.of(3)) // 3/2 */
export function multiply(a: Rational, b: Rational): Rational {
  if (a.denominator === 1n && b.denominator === 1n) return lowest(a.numerator * b.numerator, 1n)
  const left = gcd(a.numerator, b.denominator)
  const right = gcd(b.numerator, a.denominator)
  return lowest((a.numerator / left) * (b.numerator / right), (a.denominator / right) * (b.denominator / left))
}

/** @example rational.inverse(rational.of(-2, 3)) // -3/2 */
export function inverse(a: Rational): Rational {
  if (a.numerator > 0n) return lowest(a.denominator, a.numerator)
  if (a.numerator < 0n) return lowest(-a.denominator, -a.numerator)
  throw new RangeError('0 has no inverse')
}

/** @example rational.divide(rational.one, rational.of(3)) // 1/3 */
export const divide = (a: Rational, b: Rational): Rational => multiply(a, inverse(b))

/** base^exponent for an integer exponent, negative ones included. @example rational.power(rational.of(2), -3) // 1/8 */
export const power = (base: Rational, exponent: number): Rational =>
  exponent < 0
    ? inverse(power(base, -exponent))
    : lowest(base.numerator ** BigInt(exponent), base.denominator ** BigInt(exponent))

/** @example rational.sign(rational.of(-3, 4)) // -1 */
export const sign = (a: Rational): -1 | 0 | 1 => (a.numerator > 0n ? 1 : a.numerator < 0n ? -1 : 0)

/** @example rational.isZero(rational.of(0, 5)) // true */
export const isZero = (a: Rational): boolean => a.numerator === 0n

/** Whether a value of any kind is one, in lowest terms: `equal` looks at no other. @example isRational(0.5) // false */
export const isRational = (value: unknown): value is Rational => {
  if (typeof value !== 'object' || value === null) return false
  const { kind, numerator, denominator }: { readonly [Field in keyof Rational]?: unknown } = value
  if (kind !== 'rational' || typeof numerator !== 'bigint' || typeof denominator !== 'bigint') return false
  return denominator === 1n || (denominator > 1n && gcd(numerator, denominator) === 1n)
}

/** @example rational.equal(rational.half, rational.of(2, 4)) // true */
export const equal = (a: Rational, b: Rational): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator

/** The sign of a − b. @example rational.compare(rational.half, rational.one) // -1 */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const left = a.denominator === b.denominator ? a.numerator : a.numerator * b.denominator
  const right = a.denominator === b.denominator ? b.numerator : b.numerator * a.denominator
  return left > right ? 1 : left < right ? -1 : 0
}

/** @example rational.absolute(rational.of(-3, 4)) // 3/4 */
export const absolute = (a: Rational): Rational => (a.numerator < 0n ? negate(a) : a)
/** @example rational.minimum(rational.half, rational.one) // 1/2 */
export const minimum = (a: Rational, b: Rational): Rational => (compare(a, b) <= 0 ? a : b)
/** @example rational.maximum(rational.half, rational.one) // 1 */
export const maximum = (a: Rational, b: Rational): Rational => (compare(a, b) >= 0 ? a : b)

/** @example rational.sum([rational.half, rational.half, rational.one]) // 2 */
export const sum = (values: Iterable<Rational>): Rational => {
  let total = zero
  for (const value of values) total = add(total, value)
  return total
}

/** 1 for no factors. @example rational.product(rational.half, rational.half, rational.of(3)) // 3/4 */
export const product = (...factors: readonly Rational[]): Rational => factors.reduce(multiply, one)

/** The largest integer ≤ a. @example rational.floor(rational.of(-3, 2)) // -2n */
export const floor = (a: Rational): bigint => {
  const quotient = a.numerator / a.denominator
  // BigInts are divided towards 0, so the rest has the sign of the numerator.
  return a.numerator % a.denominator < 0n ? quotient - 1n : quotient
}

/** √a if it is rational. @example rational.squareRoot(rational.of(9, 4)) // 3/2 */
export function squareRoot(a: Rational): Rational | undefined {
  const top = integerSquareRoot(a.numerator)
  const bottom = integerSquareRoot(a.denominator)
  return top * top === a.numerator && bottom * bottom === a.denominator ? lowest(top, bottom) : undefined
}

/** ⌊√a⌋ for a ≥ 0, a itself below (its square is not a), by Newton's iteration from above, which falls until it has arrived. */
export function integerSquareRoot(a: bigint): bigint {
  if (a < 2n) return a
  let root = 1n << BigInt(Math.ceil(a.toString(16).length * 2))
  for (;;) {
    const next = (root + a / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

/** The values as integers over their least common denominator. */
export function overCommonDenominator(values: readonly Rational[]): { numerators: bigint[]; denominator: bigint } {
  let denominator = 1n
  for (const value of values) {
    if (denominator % value.denominator !== 0n) denominator = lcm(denominator, value.denominator)
  }
  return { numerators: values.map((v) => v.numerator * (denominator / v.denominator)), denominator }
}
