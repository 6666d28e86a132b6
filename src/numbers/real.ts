// What may be compared: exact kinds, whose comparisons always end, and enclosures, whose comparisons may stay undecided.
// A plain number is not among them.

import type { ExponentialSum } from './exponential-sum.ts'
import * as exponentialSum from './exponential-sum.ts'
import { everything, type Interval } from './interval.ts'
import type { Precise } from './precise.ts'
import * as precise from './precise.ts'
import type { Rational } from './rational.ts'
import * as rational from './rational.ts'

/**
 * A softmax value: one exponential sum over another.
 * @example const weight: Quotient = real.quotient(exponentialSum.constant(rational.one), partition([rational.zero, rational.one]))
 */
export interface Quotient {
  readonly kind: 'quotient'
  readonly numerator: ExponentialSum
  readonly denominator: ExponentialSum
}

/**
 * A real known only by enclosures: for more bits they must not get wider.
 * @example const root: Enclosed = real.enclosed((bits) => precise.squareRoot(precise.point(2n), bits))
 */
export interface Enclosed {
  readonly kind: 'enclosed'
  enclose(bits: number): Precise
  /** A float64 interval around it, which may settle a comparison at once; everything, where none is at hand. */
  readonly filter: Interval
}

/** @example const reals: readonly Real[] = [rational.half, exponentialSum.term(rational.one, rational.of(-3))] */
export type Real = Rational | ExponentialSum | Quotient | Enclosed

/**
 * @example
 * const weight = real.quotient(exponentialSum.constant(rational.one), partition([rational.zero, rational.one]))
 * decide(weight, rational.half).answer // holds
 */
export function quotient(numerator: ExponentialSum, denominator: ExponentialSum): Quotient {
  const { sign } = exponentialSum.sign(denominator)
  if (sign > 0) return { kind: 'quotient', numerator, denominator }
  if (sign < 0) return quotient(exponentialSum.negate(numerator), exponentialSum.negate(denominator))
  throw new RangeError('the denominator of a quotient is zero')
}

/**
 * @example
 * const root = real.enclosed((bits) => precise.squareRoot(precise.point(2n), bits))
 * decide(root, rational.parse('1.4142')).answer // fails
 */
export const enclosed = (enclose: (bits: number) => Precise): Enclosed => ({
  kind: 'enclosed',
  filter: everything,
  enclose,
})

/**
 * All that is known of a real is a float64 interval.
 * @example decide(real.within({ lo: 0.1, hi: 0.2 }), rational.of(1, 4)).answer // holds
 */
export const within = (filter: Interval): Enclosed => ({
  kind: 'enclosed',
  filter,
  enclose: () => precise.fromInterval(filter),
})

/**
 * Encloses any real, with about so many bits.
 * @example decimal(real.enclose(exponentialSum.term(rational.one, rational.one), 64), 4) // { lo: '2.718', hi: '2.719' }
 */
export function enclose(a: Real, bits: number): Precise {
  switch (a.kind) {
    case 'rational':
      return precise.fromRational(a, bits)
    case 'exponential-sum':
      return exponentialSum.enclose(a, bits)
    case 'quotient':
      return precise.divide(
        exponentialSum.enclose(a.numerator, bits),
        exponentialSum.enclose(a.denominator, bits),
        bits,
      )
    case 'enclosed':
      return a.enclose(bits)
  }
}

/** @example real.negate(rational.half) // -1/2 */
export function negate(a: Real): Real {
  switch (a.kind) {
    case 'rational':
      return rational.negate(a)
    case 'exponential-sum':
      return exponentialSum.negate(a)
    case 'quotient':
      return { ...a, numerator: exponentialSum.negate(a.numerator) }
    case 'enclosed':
      return enclosed((bits) => precise.negate(a.enclose(bits)))
  }
}

/** factor·a; exact kinds stay exact. @example real.scaleBy(rational.half, rational.of(3)) // 3/2 */
export function scaleBy(a: Real, factor: Rational): Real {
  switch (a.kind) {
    case 'rational':
      return rational.multiply(a, factor)
    case 'exponential-sum':
      return exponentialSum.scaleBy(a, factor)
    case 'quotient':
      return { ...a, numerator: exponentialSum.scaleBy(a.numerator, factor) }
    case 'enclosed':
      return enclosed((bits) => precise.multiply(a.enclose(bits), precise.fromRational(factor, bits), bits))
  }
}

/** |a|. The sign of an exact kind is decided; an enclosure keeps both possibilities. @example real.absolute(rational.of(-1, 2)) // 1/2 */
export function absolute(a: Real): Real {
  switch (a.kind) {
    case 'rational':
      return rational.absolute(a)
    case 'exponential-sum':
      return isNegative(a) ? negate(a) : a
    case 'quotient':
      return isNegative(a.numerator) ? negate(a) : a
    case 'enclosed':
      return enclosed((bits) => precise.absolute(a.enclose(bits)))
  }
}

const isNegative = (a: ExponentialSum): boolean => exponentialSum.sign(a).sign < 0
