// Dense rational vectors and matrices, for the norm bounds of Lemmas 28 to 33.
import { type Rational, rational } from '../numbers/index.ts'

export type DenseVector = readonly Rational[]
/** By rows. */
export type DenseMatrix = readonly DenseVector[]

/** ‖x‖₁. */
export const norm1 = (x: DenseVector): Rational => rational.sum(x.map(rational.absolute))

export const apply = (matrix: DenseMatrix, x: DenseVector): Rational[] => matrix.map((row) => dot(row, x))
export const dot = (x: DenseVector, y: DenseVector): Rational =>
  rational.sum(x.map((v, k) => rational.multiply(v, y[k])))
export const sum = (x: DenseVector, y: DenseVector): Rational[] => x.map((v, k) => rational.add(v, y[k]))
export const difference = (x: DenseVector, y: DenseVector): Rational[] => x.map((v, k) => rational.subtract(v, y[k]))
export const scaled = (factor: Rational, x: DenseVector): Rational[] => x.map((v) => rational.multiply(factor, v))
export const relu = (x: DenseVector): Rational[] => x.map((v) => rational.maximum(v, rational.zero))

/** The product of rationals and integers. */
export const times = (...factors: readonly (Rational | number)[]): Rational =>
  rational.product(...factors.map((f) => (typeof f === 'number' ? rational.of(f) : f)))
