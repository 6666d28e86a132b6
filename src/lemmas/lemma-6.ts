// Lemma 6, the ziggurat bound. If scores fall by at least γ > 0 with every step away from j*, soft attention differs from
// attending to j* alone by at most 4e^{−γ}·max|v|. Derivation: with q = e^{−γ} the other positions weigh S = Σ e^{s_j − s_{j*}} ≤
// 2(q + q² + …) = 2q/(1 − q) against 1 at j*, so the error is at most 2·max|v|·S/(1 + S) ≤ 2·max|v|·2q/(1 + q). The 4 could
// therefore be 4/(1 + e^{−γ}), which long rows with the peak in the middle approach.
import { exponentialSum, type Rational, type Real, rational, real } from '../numbers/index.ts'
import { distanceFrom } from './row.ts'

/** @example const row: lemma6.Ziggurat = { scores: [-1, 0, -2].map((s) => rational.of(s)), gamma: rational.one, peak: 2 } */
export interface Ziggurat {
  readonly scores: readonly Rational[]
  readonly gamma: Rational
  /** j*, from 1. */
  readonly peak: number
}

/**
 * γ > 0 and s_j ≤ s_{j*} − |j − j*|γ for all j.
 * @example lemma6.hypothesis({ scores: [-1, 0, -2].map((s) => rational.of(s)), gamma: rational.one, peak: 2 }) // true
 */
export function hypothesis({ scores, gamma, peak }: Ziggurat): boolean {
  if (rational.sign(gamma) <= 0) return false
  const top = scores[peak - 1]
  return scores.every((s, k) => {
    const fall = rational.multiply(gamma, rational.of(Math.abs(k + 1 - peak)))
    return rational.compare(s, rational.subtract(top, fall)) <= 0
  })
}

/**
 * |Σ_j (hardmax s − softmax s)_j v_j|.
 * @example
 * const row = { scores: [rational.of(-1), rational.zero], gamma: rational.one, peak: 2 }
 * decide(lemma6.error(row, [rational.one, rational.zero]), lemma6.bound(rational.one, rational.one)).answer // holds
 */
export const error = ({ scores, peak }: Ziggurat, values: readonly Rational[]): Real =>
  real.absolute(distanceFrom(peak, scores, values))

/** 4e^{−γ}·max|v|. @example decide(lemma6.bound(rational.of(8), rational.one), rational.of(1, 500)).answer // holds */
export const bound = (gamma: Rational, largest: Rational): Real =>
  exponentialSum.term(rational.multiply(rational.of(4), largest), rational.negate(gamma))

/**
 * 4e^{−γ}/(1 + e^{−γ})·max|v|: the supremum over all rows of slope γ.
 * @example decide(lemma6.sharpBound(rational.one, rational.one), lemma6.bound(rational.one, rational.one)).answer // holds
 */
export const sharpBound = (gamma: Rational, largest: Rational): Real =>
  real.quotient(
    exponentialSum.term(rational.multiply(largest, rational.of(4)), rational.negate(gamma)),
    exponentialSum.add(
      exponentialSum.constant(rational.one),
      exponentialSum.term(rational.one, rational.negate(gamma)),
    ),
  )
