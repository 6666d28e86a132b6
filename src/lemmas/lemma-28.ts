// Lemma 28: ‖Wx + b‖₁ ≤ d·w_max·‖x‖₁ + d·b_max, d the number of rows: each contributes at most w_max·‖x‖₁ + b_max. Attained
// where all weights, biases and coordinates have one absolute value and fitting signs.
import { type Rational, rational } from '../numbers/index.ts'
import { apply, type DenseMatrix, type DenseVector, norm1, sum, times } from './dense.ts'
import { largestMagnitude } from './row.ts'

/** ‖Wx + b‖₁. */
export const observed = (matrix: DenseMatrix, bias: DenseVector, x: DenseVector): Rational =>
  norm1(sum(apply(matrix, x), bias))

/** d·w_max·‖x‖₁ + d·b_max. */
export const bound = (matrix: DenseMatrix, bias: DenseVector, x: DenseVector): Rational =>
  times(
    matrix.length,
    rational.add(rational.multiply(largestMagnitude(matrix.flat()), norm1(x)), largestMagnitude(bias)),
  )
