// Lemma 25: one layer of an AHAT T against the same layer under softmax at a temperature τ ≤ 1. Where ĝ is within ε ≤ 1 in ‖·‖₁ of
// the activations g that T has before the layer on some word of length n, outputs are within K·x·(n·e^{−γ/τ} + x·ε/τ), and
// K = (d·d_f·p² + 1)(12k·d²√d_k·p³H² + k·d·p + 1), H = d·K_a^{L−1}. Not for any g, as printed: large ones move scores without bound. The
// k heads of a layer, 1 in the paper, each add what one does, so layers need no rewriting. √d_k is rounded up to a rational.
import { type ExponentialSum, exponentialSum, type Rational, rational } from '../numbers/index.ts'
import { times } from './dense.ts'
import { growth, type Sizes } from './lemma-29.ts'
import { factor as netFactor } from './lemma-30.ts'

/*
 * Derivation. By Lemma 29 ‖g_j‖₁ ≤ K_a^{ℓ−1}·d·x ≤ Hx, so also every entry, and Hx ≥ 1.
 *   Lemma 31, by Hölder: ‖q‖_∞ ≤ d·p·Hx and ‖δk‖₁ ≤ d_k·p·ε, the same the other way round, and |δq·δk| ≤ d_k·p²ε² ≤ d_k·p²ε
 *     as ε ≤ 1. Divided by √d_k: scores move by at most 3d√d_k·p²·Hx·ε.
 *   Lemma 32: weights move by at most ε₁ = 2n·e^{−γ/τ} + 4·(3d√d_k·p²·Hx·ε)/τ.
 *   Lemma 33, with ‖g_j‖₁ ≤ Hx for its d·h_max: c moves by at most k·d·p·(Hx·ε₁ + ε) + ε, as k heads add up
 *     = 2k·d·p·H·nx·e^{−γ/τ} + 12k·d²√d_k·p³H²·x²ε/τ + (k·d·p + 1)·ε.
 *   Lemma 30: the net multiplies that by at most d·d_f·p² + 1.
 * As τ ≤ 1 ≤ x, the last ε is at most x²ε/τ, which makes the factor of x²ε/τ the K above. The factor of nx·e^{−γ/τ} is smaller:
 * 2k·d·p·H ≤ 12k·d²√d_k·p³H². A row that sees nothing has output 0 on both sides.
 */

/** H = d·K_a^{L−1}: activations that enter a layer have ‖·‖₁ ≤ Hx. Without layers d. */
export const activations = (sizes: Sizes): Rational =>
  times(sizes.d, rational.power(growth(sizes), Math.max(0, sizes.layers - 1)))

/** K. */
export function factor(sizes: Sizes): Rational {
  const { heads, d, dk, df, parameter: p } = sizes
  const H = activations(sizes)
  const attention = times(12, heads, d, d, rootAbove(dk), p, p, p, H, H)
  return times(netFactor(d, df, p), rational.add(attention, rational.add(times(heads, d, p), rational.one)))
}

/** Six decimals: a temperature depends on ln K, which a millionth of a root does not move within the digits that are kept. */
const ROOT_UNIT = 10n ** 6n

/** √k, or the next millionth above it. */
export const rootAbove = (k: number): Rational =>
  rational.squareRoot(rational.of(k)) ??
  rational.of(rational.integerSquareRoot(BigInt(k) * ROOT_UNIT * ROOT_UNIT) + 1n, ROOT_UNIT)

export interface LayerStep {
  /** K. */
  readonly factor: Rational
  readonly n: number
  /** x, the largest entry of an embedding in absolute value, and at least 1. */
  readonly input: Rational
  /** γ², since γ may have a root in it. */
  readonly gammaSquare: Rational
  readonly tau: Rational
}

export const hypothesis = ({ input, gammaSquare, tau }: LayerStep, epsilon: Rational): boolean =>
  rational.sign(epsilon) >= 0 &&
  rational.compare(epsilon, rational.one) <= 0 &&
  rational.sign(tau) > 0 &&
  rational.compare(tau, rational.one) <= 0 &&
  rational.sign(gammaSquare) > 0 &&
  rational.compare(input, rational.one) >= 0

/** a = K·n·x·e^{−γ/τ}, the error that the layer adds. */
export const added = ({ factor: K, n, input, gammaSquare, tau }: LayerStep): ExponentialSum =>
  exponentialSum.term(times(K, n, input), rational.negate(rational.inverse(tau)), gammaSquare)

/** r = K·x²/τ, by which the layer multiplies an error. */
export const ratio = ({ factor: K, input, tau }: LayerStep): Rational => rational.divide(times(K, input, input), tau)

/** a + r·ε = K·x·(n·e^{−γ/τ} + x·ε/τ). */
export const bound = (step: LayerStep, epsilon: Rational | ExponentialSum): ExponentialSum =>
  exponentialSum.add(
    added(step),
    exponentialSum.scaleBy(epsilon.kind === 'rational' ? exponentialSum.constant(epsilon) : epsilon, ratio(step)),
  )
