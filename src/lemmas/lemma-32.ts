// Lemma 32: if s has gap γ and ŝ is within ε of it, then ‖ahardmax s − softmax_τ ŝ‖₁ ≤ 2n·e^{−γ/τ} + 4ε/τ. Two halves: softmax at
// temperature τ misses average hard attention by at most 2n·e^{−γ/τ}, since each of fewer than n positions outside the argmax
// has weight at most e^{−γ/τ}; and moving every score by ε moves the weights by a factor within e^{±2ε/τ}, at most 4ε/τ in
// all where ε ≤ τ/2, and at most 2 ≤ 4ε/τ otherwise.
import { type ExponentialSum, exponentialSum, type Rational, type Real, rational, real } from '../numbers/index.ts'
import { maximalPositions, partition, rowHasGap } from './row.ts'

export interface Softened {
  /** s. */
  readonly scores: readonly Rational[]
  /** ŝ. */
  readonly moved: readonly Rational[]
  readonly gamma: Rational
  readonly epsilon: Rational
  readonly tau: Rational
}

export const hypothesis = ({ scores, moved, gamma, epsilon, tau }: Softened): boolean =>
  rational.sign(tau) > 0 &&
  rational.sign(gamma) > 0 &&
  rowHasGap(scores, gamma) &&
  scores.every((s, k) => rational.compare(rational.absolute(rational.subtract(s, moved[k])), epsilon) <= 0)

const tempered = (scores: readonly Rational[], tau: Rational): Rational[] => scores.map((s) => rational.divide(s, tau))

/** The weights of average hard attention. */
export function averageHard(scores: readonly Rational[]): Rational[] {
  const maximal = maximalPositions(scores)
  return scores.map((_, k) => (maximal.includes(k + 1) ? rational.of(1, maximal.length) : rational.zero))
}

/** ‖α − softmax(s)‖₁ for rational α: Σ_j |α_j·Z − e^{s_j}|/Z, the sign of each term decided. */
export function distanceFromSoftmax(weights: readonly Rational[], scores: readonly Rational[]): Real {
  const total = partition(scores)
  const terms = scores.map((exponent, k) =>
    exponentialSum.subtract(exponentialSum.scaleBy(total, weights[k]), exponentialSum.term(rational.one, exponent)),
  )
  return real.quotient(norm1(terms), total)
}

/** Σ_j |term_j|. */
const norm1 = (terms: readonly ExponentialSum[]): ExponentialSum =>
  terms
    .map((term) => (exponentialSum.sign(term).sign < 0 ? exponentialSum.negate(term) : term))
    .reduce(exponentialSum.add, exponentialSum.empty)

/** ‖softmax(a) − softmax(b)‖₁ = Σ_j |e^{a_j}·Z_b − e^{b_j}·Z_a|/(Z_a·Z_b). */
export function distanceOfSoftmaxes(a: readonly Rational[], b: readonly Rational[]): Real {
  const [left, right] = [partition(a), partition(b)]
  const terms = a.map((exponent, k) =>
    exponentialSum.subtract(
      exponentialSum.multiply(exponentialSum.term(rational.one, exponent), right),
      exponentialSum.multiply(exponentialSum.term(rational.one, b[k]), left),
    ),
  )
  return real.quotient(norm1(terms), exponentialSum.multiply(left, right))
}

/** ‖ahardmax s − softmax_τ ŝ‖₁. */
export const error = ({ scores, moved, tau }: Softened): Real =>
  distanceFromSoftmax(averageHard(scores), tempered(moved, tau))

/** 2n·e^{−γ/τ} + 4ε/τ. */
export const bound = (row: Softened): Real =>
  exponentialSum.add(hardHalfBound(row), exponentialSum.constant(movedHalfBound(row)))

/** The first half: ‖ahardmax s − softmax_τ s‖₁. */
export const hardHalf = ({ scores, tau }: Softened): Real =>
  distanceFromSoftmax(averageHard(scores), tempered(scores, tau))

/** 2n·e^{−γ/τ}. */
export const hardHalfBound = ({ scores, gamma, tau }: Softened) =>
  exponentialSum.term(rational.of(2 * scores.length), rational.negate(rational.divide(gamma, tau)))

/** 2(n − t)/t·e^{−γ/τ} with t maxima: what the first half's bound could be. */
export function sharpHalfBound({ scores, gamma, tau }: Softened): Real {
  const maxima = maximalPositions(scores).length
  return exponentialSum.term(
    rational.of(2 * (scores.length - maxima), maxima),
    rational.negate(rational.divide(gamma, tau)),
  )
}

/** The second half: ‖softmax_τ s − softmax_τ ŝ‖₁. */
export const movedHalf = ({ scores, moved, tau }: Softened): Real =>
  distanceOfSoftmaxes(tempered(scores, tau), tempered(moved, tau))

/** 4ε/τ. */
export const movedHalfBound = ({ epsilon, tau }: Softened): Rational =>
  rational.divide(rational.multiply(rational.of(4), epsilon), tau)
