// Lemma 31: if inputs move by at most ε ≤ 1 in ‖·‖₁, a score (W^Q h_i)·(W^K h_j)/√d moves by at most 3·d^{3/2}·p²·h_max·ε. By Hölder:
// ‖q‖_∞ ≤ d·p·h_max and ‖δk‖₁ ≤ d·p·ε, so |q·δk| ≤ d²p²h_max·ε, |δq·k| likewise, and |δq·δk| ≤ d²p²ε² ≤ d²p²h_max·ε; the sum divided
// by √d. The route by ‖q‖₁·‖δk‖₁ that is printed gives d³, since ‖q‖₁ may be d²·p·h_max.
// Both sides are compared times √d, which makes them rational. Attained at d = 1 with everything 1 and ε = 1; for larger d the
// term δq·δk reaches only d·p²ε².
import { type Rational, rational } from '../numbers/index.ts'
import { apply, type DenseMatrix, type DenseVector, difference, dot, norm1, times } from './dense.ts'
import { largestMagnitude } from './row.ts'

export interface MovedPair {
  readonly query: DenseMatrix
  readonly key: DenseMatrix
  /** h_i and h_j, before and after. */
  readonly left: DenseVector
  readonly right: DenseVector
  readonly movedLeft: DenseVector
  readonly movedRight: DenseVector
  readonly epsilon: Rational
}

export const hypothesis = ({ left, right, movedLeft, movedRight, epsilon }: MovedPair): boolean =>
  rational.compare(epsilon, rational.one) <= 0 &&
  rational.compare(norm1(difference(left, movedLeft)), epsilon) <= 0 &&
  rational.compare(norm1(difference(right, movedRight)), epsilon) <= 0

/** max(1, largest parameter). */
export const largestParameter = ({ query, key }: MovedPair): Rational =>
  rational.maximum(rational.one, largestMagnitude([...query.flat(), ...key.flat()]))

/** max(1, largest coordinate) of the unmoved inputs. */
export const largestActivation = ({ left, right }: MovedPair): Rational =>
  rational.maximum(rational.one, largestMagnitude([...left, ...right]))

/** √d·|s − ŝ|. */
export const observed = ({ query, key, left, right, movedLeft, movedRight }: MovedPair): Rational =>
  rational.absolute(
    rational.subtract(dot(apply(query, left), apply(key, right)), dot(apply(query, movedLeft), apply(key, movedRight))),
  )

/** √d·3·d^{3/2}·p²·h_max·ε. */
export function bound(pair: MovedPair): Rational {
  const d = pair.left.length
  const p = largestParameter(pair)
  return times(3, d, d, p, p, largestActivation(pair), pair.epsilon)
}

/** What the printed proof needs of a query and a moved key: ‖q‖₁·‖δk‖₁ ≤ d²p²·h_max·ε. */
export const normProduct = ({ query, key, left, right, movedRight }: MovedPair): Rational =>
  rational.multiply(norm1(apply(query, left)), norm1(difference(apply(key, right), apply(key, movedRight))))

/** d²p²·h_max·ε, a third of the bound. */
export const normProductBound = (pair: MovedPair): Rational => rational.divide(bound(pair), rational.of(3))
