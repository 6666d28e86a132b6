// What may be compared: exact kinds, whose comparisons always end, and enclosures, whose comparisons may stay undecided.
// A plain number is not among them.

import type { ExponentialSum } from './exponential-sum.ts'
import * as exponentialSum from './exponential-sum.ts'
import { everything, type Interval } from './interval.ts'
import type { Precise } from './precise.ts'
import * as precise from './precise.ts'
import type { Rational } from './rational.ts'
import * as rational from './rational.ts'

/** A softmax value: one exponential sum over another. */
export interface Quotient {
  readonly kind: 'quotient'
  readonly numerator: ExponentialSum
  readonly denominator: ExponentialSum
}

/** A real known only by enclosures: for more bits they must not get wider. */
export interface Enclosed {
  readonly kind: 'enclosed'
  enclose(bits: number): Precise
  /** A float64 interval around it, which may settle a comparison at once; everything, where none is at hand. */
  readonly filter: Interval
}

export type Real = Rational | ExponentialSum | Quotient | Enclosed

/** @example quotient(numerator, partitionFunction) */
export function quotient(numerator: ExponentialSum, denominator: ExponentialSum): Quotient {
  const { sign } = exponentialSum.sign(denominator)
  if (sign > 0) return { kind: 'quotient', numerator, denominator }
  if (sign < 0) return quotient(exponentialSum.negate(numerator), exponentialSum.negate(denominator))
  throw new RangeError('the denominator of a quotient is zero')
}

/** @example enclosed((bits) => preciseExp.exp(preciseExp.exp(precise.one, bits), bits)) // e^e */
export const enclosed = (enclose: (bits: number) => Precise): Enclosed => ({
  kind: 'enclosed',
  filter: everything,
  enclose,
})

/** All that is known of a real is a float64 interval. @example within(interval.between(0.1, 0.2)) */
export const within = (filter: Interval): Enclosed => ({
  kind: 'enclosed',
  filter,
  enclose: () => precise.fromInterval(filter),
})

/** Encloses any real, with about so many bits. */
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

/** factor·a; exact kinds stay exact. */
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

/** |a|. The sign of an exact kind is decided; an enclosure keeps both possibilities. */
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
