// Exponential sums Σ c_k·e^{x_k·√s} with rational c_k, x_k and one rational s > 0 (the 1/d_k of a layer; 1 elsewhere).
// Every claim about a single softmax row becomes the sign of such a sum once its denominators are multiplied out.
// Deciding the sign always ends: distinct x_k·√s are distinct algebraic numbers, so by Lindemann–Weierstrass a sum with a
// non-zero coefficient is not zero, and enough bits show its sign.
import * as interval from './interval.ts'
import * as intervalExp from './interval-exp.ts'
import * as precise from './precise.ts'
import * as preciseExp from './precise-exp.ts'
import type { Rational } from './rational.ts'
import * as rational from './rational.ts'

/** @example const summand: exponentialSum.Term = { coefficient: rational.half, exponent: rational.of(-3) } */
export interface Term {
  readonly coefficient: Rational
  readonly exponent: Rational
}

/** @example const e: ExponentialSum = exponentialSum.term(rational.one, rational.one) */
export interface ExponentialSum {
  readonly kind: 'exponential-sum'
  /** Exponents count in units of √scale; 1 unless √scale is irrational. */
  readonly scale: Rational
  /** By descending exponent, exponents distinct, no coefficient 0. */
  readonly terms: readonly Term[]
}

/**
 * Merges equal exponents and drops zeros.
 * @example
 * const sum = exponentialSum.of([{ coefficient: rational.one, exponent: rational.of(-3) }])
 * decimal(exponentialSum.enclose(sum, 64), 3) // { lo: '0.0497', hi: '0.0498' }
 */
export function of(terms: readonly Term[], scale: Rational = rational.one): ExponentialSum {
  if (rational.sign(scale) <= 0) throw new RangeError(`the scale ${rational.print(scale)} is not positive`)
  const root = rational.squareRoot(scale)
  if (root === undefined) return { kind: 'exponential-sum', scale, terms: merge(terms) }
  const isUnit = rational.equal(root, rational.one)
  const scaled = isUnit ? terms : terms.map((t) => ({ ...t, exponent: rational.multiply(t.exponent, root) }))
  return { kind: 'exponential-sum', scale: rational.one, terms: merge(scaled) }
}

function merge(terms: readonly Term[]): Term[] {
  const sorted = [...terms].sort((a, b) => rational.compare(b.exponent, a.exponent))
  const merged: Term[] = []
  for (const term of sorted) {
    const last = merged.at(-1)
    if (last !== undefined && rational.equal(last.exponent, term.exponent)) {
      merged[merged.length - 1] = { ...last, coefficient: rational.add(last.coefficient, term.coefficient) }
    } else merged.push(term)
  }
  return merged.filter((t) => !rational.isZero(t.coefficient))
}

/** @example exponentialSum.empty.terms // [] */
export const empty: ExponentialSum = { kind: 'exponential-sum', scale: rational.one, terms: [] }

/** coefficient·e^{exponent}. @example exponentialSum.term(rational.half, rational.zero) // exponentialSum.constant(rational.half) */
export const term = (coefficient: Rational, exponent: Rational, scale?: Rational): ExponentialSum =>
  of([{ coefficient, exponent }], scale)

/** @example exponentialSum.constant(rational.zero) // exponentialSum.empty */
export const constant = (value: Rational): ExponentialSum => term(value, rational.zero)

/** The value, if no exponential is left in it. */
export function asConstant(a: ExponentialSum): Rational | undefined {
  if (a.terms.length === 0) return rational.zero
  return a.terms.length === 1 && rational.isZero(a.terms[0].exponent) ? a.terms[0].coefficient : undefined
}

/** The scale that both can be written in; undefined if exponents of both are irrational by independent roots. */
export function commonScale(a: ExponentialSum, b: ExponentialSum): Rational | undefined {
  if (rootRatio(b.scale, a.scale) !== undefined || asConstant(b) !== undefined) return a.scale
  return asConstant(a) !== undefined ? b.scale : undefined
}

/** √(from/to), if it is rational: √8 is twice √2. */
const rootRatio = (from: Rational, to: Rational): Rational | undefined =>
  rational.equal(from, to) ? rational.one : rational.squareRoot(rational.divide(from, to))

// A constant has no exponent to convert.
const termsIn = (a: ExponentialSum, scale: Rational): readonly Term[] => {
  const factor = rootRatio(a.scale, scale)
  if (factor === undefined || rational.equal(factor, rational.one)) return a.terms
  return a.terms.map((t) => ({ ...t, exponent: rational.multiply(t.exponent, factor) }))
}

const needScale = (a: ExponentialSum, b: ExponentialSum): Rational => {
  const scale = commonScale(a, b)
  if (scale !== undefined) return scale
  const [left, right] = [rational.print(a.scale), rational.print(b.scale)]
  throw new RangeError(`exponents in units of √${left} and √${right} do not combine into one exponential sum`)
}

/**
 * @example
 * const e = exponentialSum.term(rational.one, rational.one)
 * exponentialSum.add(e, e) // exponentialSum.term(rational.of(2), rational.one)
 */
export const add = (a: ExponentialSum, b: ExponentialSum): ExponentialSum => {
  const scale = needScale(a, b)
  return of([...termsIn(a, scale), ...termsIn(b, scale)], scale)
}

/** @example exponentialSum.scaleBy(exponentialSum.constant(rational.one), rational.half) // exponentialSum.constant(rational.half) */
export const scaleBy = (a: ExponentialSum, factor: Rational): ExponentialSum =>
  rational.isZero(factor)
    ? empty
    : { ...a, terms: a.terms.map((t) => ({ ...t, coefficient: rational.multiply(t.coefficient, factor) })) }

/** @example exponentialSum.negate(exponentialSum.constant(rational.one)) // exponentialSum.constant(rational.of(-1)) */
export const negate = (a: ExponentialSum): ExponentialSum => scaleBy(a, rational.of(-1))

/**
 * @example
 * const e = exponentialSum.term(rational.one, rational.one)
 * exponentialSum.subtract(e, e) // exponentialSum.empty
 */
export const subtract = (a: ExponentialSum, b: ExponentialSum): ExponentialSum => add(a, negate(b))

/**
 * @example
 * const e = exponentialSum.term(rational.one, rational.one)
 * exponentialSum.multiply(e, e) // exponentialSum.term(rational.one, rational.of(2))
 */
export function multiply(a: ExponentialSum, b: ExponentialSum): ExponentialSum {
  const scale = needScale(a, b)
  const others = termsIn(b, scale)
  const products = termsIn(a, scale).flatMap((left) =>
    others.map((right) => ({
      coefficient: rational.multiply(left.coefficient, right.coefficient),
      exponent: rational.add(left.exponent, right.exponent),
    })),
  )
  return of(products, scale)
}

/**
 * How a sign was found: without exponentials, by float64 intervals, or with so many bits.
 * @example const by: exponentialSum.DecidedBy = exponentialSum.sign(exponentialSum.constant(rational.one)).by
 */
export type DecidedBy = 'exact' | 'filter' | number

/** @example const { sign, by }: exponentialSum.Sign = exponentialSum.sign(exponentialSum.constant(rational.one)) */
export interface Sign {
  readonly sign: -1 | 0 | 1
  readonly by: DecidedBy
}

/** The sign of the sum. Always ends. @example exponentialSum.sign(exponentialSum.term(rational.of(-1), rational.of(-1000))).sign // -1 */
export function sign(a: ExponentialSum): Sign {
  const settled = signOfCoefficients(a)
  if (settled !== undefined) return { sign: settled, by: 'exact' }
  const filtered = interval.sign(filterReduced(a))
  if (filtered !== undefined) return { sign: filtered, by: 'filter' }
  for (let bits = 128; ; bits *= 2) {
    const found = precise.sign(encloseReduced(a, bits))
    if (found !== undefined) return { sign: found, by: bits }
  }
}

// Exponentials are positive, so coefficients of one sign decide.
function signOfCoefficients({ terms }: ExponentialSum): -1 | 0 | 1 | undefined {
  if (terms.length === 0) return 0
  const first = rational.sign(terms[0].coefficient)
  return terms.every((t) => rational.sign(t.coefficient) === first) ? first : undefined
}

/** The sum divided by its largest exponential: same sign, and no exponent above 0. */
export function filterReduced({ terms, scale }: ExponentialSum): interval.Interval {
  const unit = interval.squareRoot(interval.fromRational(scale))
  let total = interval.point(0)
  for (const { coefficient, exponent } of terms) {
    const drop = interval.fromRational(rational.subtract(exponent, terms[0].exponent))
    const factor = intervalExp.exp(rational.equal(scale, rational.one) ? drop : interval.multiply(drop, unit))
    total = interval.add(total, interval.multiply(interval.fromRational(coefficient), factor))
  }
  return total
}

function encloseReduced({ terms, scale }: ExponentialSum, bits: number): precise.Precise {
  const unit = precise.squareRoot(precise.fromRational(scale, bits), bits)
  let total: precise.Precise = precise.zero
  for (const { coefficient, exponent } of terms) {
    const drop = precise.fromRational(rational.subtract(exponent, terms[0].exponent), bits)
    const factor = preciseExp.exp(precise.multiply(drop, unit, bits), bits)
    total = precise.add(total, precise.multiply(precise.fromRational(coefficient, bits), factor, bits), bits)
  }
  return total
}

/**
 * Encloses the value with about `bits` bits relative to its largest term.
 * @example decimal(exponentialSum.enclose(exponentialSum.term(rational.one, rational.one), 64), 4) // { lo: '2.718', hi: '2.719' }
 */
export function enclose(a: ExponentialSum, bits: number): precise.Precise {
  if (a.terms.length === 0) return precise.zero
  const unit = precise.squareRoot(precise.fromRational(a.scale, bits), bits)
  const largest = precise.multiply(precise.fromRational(a.terms[0].exponent, bits), unit, bits)
  return precise.multiply(encloseReduced(a, bits), preciseExp.exp(largest, bits), bits)
}
