// Lemma 7, table lookup. With γ ≥ 1 and scores γ(2tj − j²) on positions 1..m, the softmax mean of the positions is within
// (3/2)e^{−γ} of t. Derivation: shifted by γt² the scores are −γ(j − t)², so with A = Σ_{j<t} (t − j)e^{−γ(t−j)²}, B likewise for j > t,
// and Z ≥ 1, the error is |A − B|/Z ≤ max(A, B) ≤ Σ_{k≥1} ke^{−γk²} ≤ e^{−γ} + ∫₁^∞ xe^{−γx²}dx = (1 + 1/(2γ))e^{−γ}.
// For t outside 1..m the target is the nearest end; the next position is then at least 3γ lower, and the same sum gives
// (3/2)e^{−3γ}. The error comes to 2/3 of the bound as γ grows, since 1/(2γ) is bounded by 1/2.
import { type ExponentialSum, exponentialSum, type Rational, type Real, rational, real } from '../numbers/index.ts'
import { distanceFrom } from './row.ts'

/** @example const lookup: lemma7.Lookup = { length: 5, row: 3, gamma: rational.one } */
export interface Lookup {
  /** Visible positions are 1..length. */
  readonly length: number
  /** The position to find, t. */
  readonly row: number
  readonly gamma: Rational
}

/** γ ≥ 1, and a position to find at all. @example lemma7.hypothesis({ length: 5, row: 3, gamma: rational.half }) // false */
export const hypothesis = ({ length, gamma }: Lookup): boolean =>
  length >= 1 && rational.compare(gamma, rational.one) >= 0

/** Whether t is one of the visible positions. @example lemma7.isInRange({ length: 5, row: 6, gamma: rational.one }) // false */
export const isInRange = ({ length, row }: Lookup): boolean => 1 <= row && row <= length

/**
 * The position that hard attention finds: t, or the end nearest to it.
 * @example lemma7.target({ length: 5, row: 6, gamma: rational.one }) // 5
 */
export const target = ({ length, row }: Lookup): number => Math.min(length, Math.max(1, row))

/** s_j = γ(2tj − j²). @example lemma7.scores({ length: 3, row: 2, gamma: rational.one }) // [3, 4, 3].map((score) => rational.of(score)) */
export const scores = ({ length, row, gamma }: Lookup): Rational[] =>
  positions(length).map((j) => rational.multiply(gamma, rational.of(2 * row * j - j * j)))

const positions = (length: number): number[] => Array.from({ length }, (_, k) => k + 1)

/**
 * |target − Σ_j softmax(s)_j j|.
 * @example
 * const lookup = { length: 5, row: 2, gamma: rational.one }
 * decide(lemma7.error(lookup), lemma7.bound(lookup)).answer // holds
 */
export const error = (lookup: Lookup): Real =>
  real.absolute(
    distanceFrom(
      target(lookup),
      scores(lookup),
      positions(lookup.length).map((j) => rational.of(j)),
    ),
  )

/**
 * (3/2)e^{−γ}, and (3/2)e^{−3γ} where t is out of range.
 * @example decide(lemma7.bound({ length: 5, row: 2, gamma: rational.of(9) }), rational.of(1, 4)).answer // holds
 */
export const bound = (lookup: Lookup): Real => {
  const slope = isInRange(lookup) ? lookup.gamma : rational.multiply(rational.of(3), lookup.gamma)
  return exponentialSum.term(rational.of(3, 2), rational.negate(slope))
}

/**
 * The masses A and B to the left and right of t: Σ |j − t|·e^{−γ(j−t)²}.
 * @example
 * const { left, right } = lemma7.masses({ length: 3, row: 2, gamma: rational.one })
 * decide(left, right).answer // holds
 */
export function masses({ length, row, gamma }: Lookup): { left: ExponentialSum; right: ExponentialSum } {
  const mass = (distance: (j: number) => number): ExponentialSum =>
    exponentialSum.of(
      positions(length).map((j) => ({
        // Nothing on the other side, where distances are negative.
        coefficient: rational.of(Math.max(0, distance(j))),
        exponent: rational.multiply(gamma, rational.of(-(distance(j) ** 2))),
      })),
    )
  return { left: mass((j) => row - j), right: mass((j) => j - row) }
}

/** |A − B|. @example decide(lemma7.massDifference({ length: 3, row: 2, gamma: rational.one }), rational.zero).answer // holds */
export function massDifference(lookup: Lookup): Real {
  const { left, right } = masses(lookup)
  return real.absolute(exponentialSum.subtract(left, right))
}

/** max(A, B). @example decide(lemma7.largerMass({ length: 3, row: 2, gamma: rational.one }), rational.half).answer // holds */
export function largerMass(lookup: Lookup): Real {
  const { left, right } = masses(lookup)
  return exponentialSum.sign(exponentialSum.subtract(left, right)).sign > 0 ? left : right
}
