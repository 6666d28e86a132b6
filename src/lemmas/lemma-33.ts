// Lemma 33: with weights within ε₁ of each other and inputs within ε in ‖·‖₁, c = Σ_j α_j·W^V h_j + h_i moves by at most
// d·p·(d·h_max·ε₁ + ε) + ε. For Σ_j (α_j h_j − α̂_j ĥ_j) = Σ_j (α_j − α̂_j)h_j + Σ_j α̂_j(h_j − ĥ_j), of norm at most d·h_max·ε₁ + ε; W^V
// multiplies that by at most d·p, and the residual adds ε. Attained at d = 1 where all moves have one sign.
import { type Rational, rational } from '../numbers/index.ts'
import { apply, type DenseMatrix, type DenseVector, difference, norm1, scaled, sum, times } from './dense.ts'
import { largestMagnitude } from './row.ts'

export interface MovedMean {
  readonly value: DenseMatrix
  readonly inputs: readonly DenseVector[]
  readonly movedInputs: readonly DenseVector[]
  readonly weights: DenseVector
  readonly movedWeights: DenseVector
  /** i, from 1: whose residual is added. */
  readonly position: number
}

/** ε, the largest move of an input. */
export const epsilonOf = ({ inputs, movedInputs }: MovedMean): Rational =>
  inputs.map((h, j) => norm1(difference(h, movedInputs[j]))).reduce(rational.maximum)

/** ε₁, the move of the weights. */
export const weightEpsilonOf = ({ weights, movedWeights }: MovedMean): Rational =>
  norm1(difference(weights, movedWeights))

const isDistribution = (weights: DenseVector): boolean =>
  weights.every((a) => rational.sign(a) >= 0) && rational.equal(rational.sum(weights), rational.one)

export const hypothesis = ({ weights, movedWeights }: MovedMean): boolean =>
  isDistribution(weights) && isDistribution(movedWeights)

const mean = (value: DenseMatrix, inputs: readonly DenseVector[], weights: DenseVector, position: number): Rational[] =>
  inputs.map((h, j) => scaled(weights[j], apply(value, h))).reduce(sum, [...inputs[position - 1]])

/** ‖c_i − ĉ_i‖₁. */
export const observed = ({ value, inputs, movedInputs, weights, movedWeights, position }: MovedMean): Rational =>
  norm1(difference(mean(value, inputs, weights, position), mean(value, movedInputs, movedWeights, position)))

/** d·p·(d·h_max·ε₁ + ε) + ε, h_max the largest coordinate of the unmoved inputs. */
export function bound(moved: MovedMean): Rational {
  const d = moved.value.length
  const p = rational.maximum(rational.one, largestMagnitude(moved.value.flat()))
  const epsilon = epsilonOf(moved)
  const spread = times(d, largestMagnitude(moved.inputs.flat()), weightEpsilonOf(moved))
  return rational.add(times(d, p, rational.add(spread, epsilon)), epsilon)
}
