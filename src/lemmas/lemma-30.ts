// Lemma 30: a feed-forward layer h = c + W₂·ReLU(W₁·c + b₁) + b₂ turns an input error of ε into at most (d·d_f·p² + 1)·ε, p the
// largest parameter. By Lemma 28 the two affine maps multiply ‖·‖₁ by at most d_f·p and d·p, ReLU does not increase it, and
// the residual adds ε. For d = d_f this is the paper's d²p² + 1. Attained: one coordinate, one active unit of weights 1.
import { type Rational, rational } from '../numbers/index.ts'
import { apply, type DenseMatrix, type DenseVector, difference, norm1, relu, sum, times } from './dense.ts'
import { largestMagnitude } from './row.ts'

export interface Net {
  /** W₁, d_f × d. */
  readonly first: DenseMatrix
  readonly firstBias: DenseVector
  /** W₂, d × d_f. */
  readonly second: DenseMatrix
  readonly secondBias: DenseVector
}

export const outputOf = ({ first, firstBias, second, secondBias }: Net, c: DenseVector): Rational[] =>
  sum(c, sum(apply(second, relu(sum(apply(first, c), firstBias))), secondBias))

/** The same with its ReLU left out. */
export const linearOutputOf = ({ first, firstBias, second, secondBias }: Net, c: DenseVector): Rational[] =>
  sum(c, sum(apply(second, sum(apply(first, c), firstBias)), secondBias))

/** max(1, largest parameter). Biases cancel in the difference, but count as parameters. */
export const largestParameter = ({ first, firstBias, second, secondBias }: Net): Rational =>
  rational.maximum(rational.one, largestMagnitude([...first.flat(), ...firstBias, ...second.flat(), ...secondBias]))

/** ‖h − ĥ‖₁. */
export const observed = (net: Net, c: DenseVector, moved: DenseVector): Rational =>
  norm1(difference(outputOf(net, c), outputOf(net, moved)))

/** d·d_f·p² + 1. */
export const factor = (d: number, hidden: number, p: Rational): Rational =>
  rational.add(times(d, hidden, p, p), rational.one)

/** (d·d_f·p² + 1)·ε. */
export const bound = (net: Net, epsilon: Rational): Rational =>
  rational.multiply(factor(net.second.length, net.first.length, largestParameter(net)), epsilon)
