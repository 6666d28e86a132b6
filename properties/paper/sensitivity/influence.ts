// How far one changed symbol can move the activations of a network whose attention takes means, unmasked or under a future mask.
import { type Rational, rational } from '../../../src/numbers/index.ts'
import type { Layer, Matrix, Model, Vector } from '../../../src/transformer/index.ts'

/*
 * Derivation, in ‖·‖₁. Let v be the sum of ‖W^V‖ over the heads of a layer, and λ = 1 + ‖W₂‖·‖W₁‖, by which its net and residual stretch.
 * D is how far the changed position k has moved, E_i how far another position i has; at first D = δ, the distance of two
 * embeddings, and E = 0. A mean moves by no more than what it is taken of, so D and all E_i are at most Λδ after the layer, Λ = λ(1 + v).
 *
 * Unmasked, the mean moves by at most D/n + max E. With E ≤ e/n for all i ≠ k:
 *   E′ ≤ λ(E + v(D/n + E)) ≤ λ((1 + v)e + vD)/n, that is e′ = Λe + λvD, D′ = ΛD.
 *
 * Under a future mask, E_i = 0 for i < k, and for i > k the mean moves by at most (D + Σ_{k<j≤i} E_j)/i. With E_j ≤ e·H_j^m/j, H_j the
 * harmonic number, the sum is at most e·H_i^{m+1}, since H grows and Σ_{j≤i} 1/j = H_i ≥ 1:
 *   E′_i ≤ λ(e·H_i^m + v(D + e·H_i^{m+1}))/i ≤ (Λe + λvD)·H_i^{m+1}/i.
 * The same e, so after L layers i·E_i ≤ e·H_i^{L−1}: the first layer, where e = 0, adds no factor.
 */
export interface Influence {
  /** D: the changed position moves by at most this. */
  readonly here: Rational
  /** e: any other moves by at most e/n, unmasked. */
  readonly elsewhere: Rational
}

export const influenceOf = ({ embedding, layers }: Model): Influence =>
  layers.reduce(
    ({ here, elsewhere }: Influence, layer) => {
      const [v, stretch] = [valueNorm(layer), stretchOf(layer)]
      const growth = rational.multiply(stretch, rational.add(rational.one, v))
      return {
        here: rational.multiply(growth, here),
        elsewhere: rational.add(
          rational.multiply(growth, elsewhere),
          rational.multiply(rational.multiply(stretch, v), here),
        ),
      }
    },
    { here: farthest(embedding.symbols.map(({ vector }) => vector)), elsewhere: rational.zero },
  )

/** v. */
const valueNorm = ({ heads }: Layer): Rational => rational.sum(heads.map(({ value }) => norm(value)))

/** λ. */
const stretchOf = ({ feedForward }: Layer): Rational =>
  feedForward === null
    ? rational.one
    : rational.add(rational.one, rational.multiply(norm(feedForward.second), norm(feedForward.first)))

/** The norm that goes with ‖·‖₁: the largest column, in absolute values. */
export function norm({ entries }: Matrix): Rational {
  const columns = new Map<number, Rational>()
  for (const { column, value } of entries) {
    columns.set(column, rational.add(columns.get(column) ?? rational.zero, rational.absolute(value)))
  }
  return [...columns.values()].reduce(rational.maximum, rational.zero)
}

/** δ: the largest distance of two vectors. */
const farthest = (vectors: readonly Vector[]): Rational =>
  vectors.flatMap((a) => vectors.map((b) => distance(a, b))).reduce(rational.maximum, rational.zero)

function distance(a: Vector, b: Vector): Rational {
  const entry = ({ entries }: Vector, k: number): Rational =>
    entries.find(({ index }) => index === k)?.value ?? rational.zero
  const differences = Array.from({ length: a.size }, (_, k) => rational.subtract(entry(a, k), entry(b, k)))
  return rational.sum(differences.map(rational.absolute))
}

/** H_n = 1 + 1/2 + … + 1/n. */
export const harmonic = (n: number): Rational =>
  rational.sum(Array.from({ length: n }, (_, k) => rational.of(1, k + 1)))
