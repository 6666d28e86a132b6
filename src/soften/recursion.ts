// How errors grow from layer to layer, by Lemma 25: ε_0 = 0 and ε_ℓ ≤ a + r·ε_{ℓ−1} with a = K·n·x·e^{−γ/τ} and r = K·x²/τ, so that
// ε_ℓ ≤ a(1 + r + … + r^{ℓ−1}). It is a bound while those before it are at most 1, as Lemma 25 needs. γ is the gap as it is:
// taking it at most 1 is for choosing τ only. Exact: exponential sums.
import { lemma25 } from '../lemmas/index.ts'
import { type ExponentialSum, exponentialSum, type Rational, rational } from '../numbers/index.ts'
import type { Constants } from './constants.ts'

export interface Recursion {
  /** a. */
  readonly added: ExponentialSum
  /** r. */
  readonly ratio: Rational
  /** bounds[ℓ] bounds the error after ℓ layers; bounds[0] is 0. */
  readonly bounds: readonly ExponentialSum[]
  /** L·a·r^{L−1}, which Theorem 26 takes for the last of them. */
  readonly total: ExponentialSum
}

/** What of the constants the recursion reads. */
export type Steps = Pick<Constants, 'layers' | 'K' | 'n' | 'input'> & { readonly gamma: { readonly square: Rational } }

/** @example recursion(constants, rational.inverse(constants.inverseTau)).bounds[constants.layers] */
export function recursion({ layers, K, n, input, gamma }: Steps, tau: Rational): Recursion {
  if (rational.sign(tau) <= 0 || rational.compare(tau, rational.one) > 0) {
    throw new RangeError(`Lemma 25 needs a temperature above 0 and at most 1, but τ is ${rational.print(tau)}`)
  }
  const step = { factor: K, n, input, gammaSquare: gamma.square, tau }
  const bounds = [exponentialSum.empty]
  for (let layer = 1; layer <= layers; layer++) bounds.push(lemma25.bound(step, bounds[layer - 1]))
  const added = lemma25.added(step)
  const ratio = lemma25.ratio(step)
  const whole = rational.multiply(rational.of(layers), rational.power(ratio, Math.max(0, layers - 1)))
  return { added, ratio, bounds, total: exponentialSum.scaleBy(added, whole) }
}
