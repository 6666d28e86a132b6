// One row of attention as an exact real: softmax means and their distance from a chosen position, without cancellation.
import { type ExponentialSum, exponentialSum, type Quotient, type Rational, rational, real } from '../numbers/index.ts'

/** Σ_j e^{s_j}. @example decide(partition([rational.zero, rational.one]), rational.parse('3.72')).answer // holds */
export const partition = (scores: readonly Rational[]): ExponentialSum =>
  exponentialSum.of(scores.map((exponent) => ({ coefficient: rational.one, exponent })))

/**
 * v_t − Σ_j softmax(s)_j v_j for a target position t (from 1), as Σ_j e^{s_j}(v_t − v_j)/Σ_j e^{s_j}: nothing near 1 is subtracted.
 */
export function distanceFrom(target: number, scores: readonly Rational[], values: readonly Rational[]): Quotient {
  const aim = values[target - 1]
  const terms = scores.map((exponent, k) => ({ coefficient: rational.subtract(aim, values[k]), exponent }))
  return real.quotient(exponentialSum.of(terms), partition(scores))
}

/** max_j |v_j|, 0 for none. */
export const largestMagnitude = (values: readonly Rational[]): Rational =>
  values.reduce((most, v) => rational.maximum(most, rational.absolute(v)), rational.zero)

/** The positions (from 1) of the largest score. */
export function maximalPositions(scores: readonly Rational[]): number[] {
  const most = scores.reduce(rational.maximum)
  return scores.flatMap((s, k) => (rational.equal(s, most) ? [k + 1] : []))
}

/** Definition 5: every score below the largest is at least gamma below it. */
export function rowHasGap(scores: readonly Rational[], gamma: Rational): boolean {
  const most = scores.reduce(rational.maximum)
  const next = rational.subtract(most, gamma)
  return scores.every((s) => rational.equal(s, most) || rational.compare(s, next) <= 0)
}
