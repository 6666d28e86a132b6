// Lemma 29: activations of an AHAT stay below K_a^ℓ·d·x_max in ‖·‖₁, K_a = 2(d·d_f·p² + 1)(d·p + 1). Attention takes a convex combination
// of W^V h_j and adds h_i: a factor d·p + 1. The net adds at most d·d_f·p²·‖c‖₁ + d·d_f·p² + d·p, term by term by the triangle
// inequality; since ‖c‖₁ may be taken ≥ 1 as a bound (x_max ≥ 1), the constants are absorbed by the factor 2. Dropping ReLU
// inside the norm, as printed, is not allowed: a negative W₁ can make the dropped net cancel the residual.
import { type Rational, rational } from '../numbers/index.ts'
import type { Matrix, Model, Stream, Vector } from '../transformer/index.ts'
import { norm1, times } from './dense.ts'
import { largestMagnitude } from './row.ts'

const largest = (parts: readonly (Matrix | Vector)[]): Rational =>
  largestMagnitude(parts.flatMap((part): readonly Rational[] => part.entries.map(({ value }) => value)))

/** p_max: 1, or the largest parameter of a layer in absolute value. */
export const largestParameter = (model: Model): Rational =>
  rational.maximum(
    rational.one,
    largest(
      model.layers.flatMap(({ heads, feedForward }) => [
        ...heads.flatMap((head) => [head.query, head.key, head.value]),
        ...(feedForward === null
          ? []
          : [feedForward.first, feedForward.firstBias, feedForward.second, feedForward.secondBias]),
      ]),
    ),
  )

/** d_f, the widest feed-forward net; at least 1. */
export const hiddenWidth = (model: Model): number =>
  Math.max(1, ...model.layers.map(({ feedForward }) => feedForward?.first.rows ?? 0))

/** The most heads of a layer; at least 1. */
const mostHeads = (model: Model): number => Math.max(1, ...model.layers.map(({ heads }) => heads.length))

/** K_a = 2(d·d_f·p² + 1)(d·p + 1), with k·d·p for k heads. */
export function growth(model: Model): Rational {
  const d = model.coordinates.length
  const p = largestParameter(model)
  const net = rational.add(times(d, hiddenWidth(model), p, p), rational.one)
  return times(2, net, rational.add(times(mostHeads(model), d, p), rational.one))
}

/** ‖h_i‖₁ at its largest over the positions. */
export const largestNorm = ({ rows, denominator }: Stream): Rational =>
  rational.divide(rows.map((row) => norm1(integers(row))).reduce(rational.maximum), rational.of(denominator))

/** x_max: 1, or the largest coordinate of the embedding in absolute value. */
export const largestInput = ({ rows, denominator }: Stream): Rational =>
  rational.maximum(rational.one, rational.divide(largestMagnitude(integers(rows.flat())), rational.of(denominator)))

const integers = (values: readonly bigint[]): Rational[] => values.map((value) => rational.of(value))

/** K_a^ℓ·d·x_max. */
export const bound = (model: Model, layer: number, x: Rational): Rational =>
  times(rational.power(growth(model), layer), model.coordinates.length, x)
