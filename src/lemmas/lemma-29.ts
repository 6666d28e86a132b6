// Lemma 29: activations of an AHAT stay below K_a^ℓ·d·x_max in ‖·‖₁, K_a = 2(d·d_f·p² + 1)(d·p + 1). Attention takes a convex combination
// of W^V h_j and adds h_i: a factor d·p + 1. The net adds at most d·d_f·p²·‖c‖₁ + d·d_f·p² + d·p, term by term by the triangle
// inequality; since ‖c‖₁ may be taken ≥ 1 as a bound (x_max ≥ 1), the constants are absorbed by the factor 2. Dropping ReLU
// inside the norm, as printed, is not allowed: a negative W₁ can make the dropped net cancel the residual.
import { type Rational, rational } from '../numbers/index.ts'
import { type Model, parametersOf, type Stream } from '../transformer/index.ts'
import { norm1, times } from './dense.ts'
import { factor as netFactor } from './lemma-30.ts'
import { largestMagnitude } from './row.ts'

/** All that K_a and K depend on: the sizes of a model, each the largest over its layers, and at least 1 (but for the layers). */
export interface Sizes {
  /** L. */
  readonly layers: number
  /** k, heads per layer. */
  readonly heads: number
  /** The width of the stream. */
  readonly d: number
  /** d_k, the rows of W^Q and W^K. */
  readonly dk: number
  /** d_f, hidden units. */
  readonly df: number
  /** p, the largest parameter in absolute value. */
  readonly parameter: Rational
}

export function sizesOf({ layers, coordinates }: Model): Sizes {
  const heads = layers.map((layer) => layer.heads)
  const parameters = layers
    .flatMap(parametersOf)
    .flatMap(({ entries }): Rational[] => entries.map(({ value }) => value))
  return {
    layers: layers.length,
    heads: Math.max(1, ...heads.map(({ length }) => length)),
    d: coordinates.length,
    dk: Math.max(1, ...heads.flat().map(({ query }) => query.rows)),
    df: Math.max(1, ...layers.map(({ feedForward }) => feedForward?.first.rows ?? 0)),
    parameter: rational.maximum(rational.one, largestMagnitude(parameters)),
  }
}

/** K_a = 2(d·d_f·p² + 1)(k·d·p + 1), by which a layer of k heads multiplies activations. */
export const growth = ({ heads, d, df, parameter: p }: Sizes): Rational =>
  times(2, netFactor(d, df, p), rational.add(times(heads, d, p), rational.one))

/** ‖h_i‖₁ at its largest over the positions. */
export const largestNorm = ({ rows, denominator }: Stream): Rational =>
  rational.divide(rows.map((row) => norm1(integers(row))).reduce(rational.maximum), rational.of(denominator))

/** x_max: 1, or the largest coordinate of the embedding in absolute value. */
export const largestInput = ({ rows, denominator }: Stream): Rational =>
  rational.maximum(rational.one, rational.divide(largestMagnitude(integers(rows.flat())), rational.of(denominator)))

const integers = (values: readonly bigint[]): Rational[] => values.map((value) => rational.of(value))

/** K_a^ℓ·d·x_max. */
export const bound = (model: Model, layer: number, x: Rational): Rational =>
  times(rational.power(growth(sizesOf(model)), layer), model.coordinates.length, x)
