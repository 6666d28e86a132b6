// c·e^{−γ} ≤ t, without exp: e^γ is at least each of its partial sums Σ_{k ≤ K} γ^k/k!, so Σ ≥ c/t is enough. For γ = 3Λ, Λ ≥ 1,
// already 1 + 3Λ + 9Λ²/2 ≥ 6Λ = (3/2)/(1/(4Λ)), which is what comparisons need.
import { type Rational, rational } from '../numbers/index.ts'

const MOST_TERMS = 60

export function decays(c: Rational, gamma: Rational, t: Rational): boolean {
  if (rational.sign(gamma) <= 0 || rational.sign(t) <= 0) return false
  const needed = rational.divide(c, t)
  let [term, sum] = [rational.one, rational.one]
  for (let k = 1; k <= MOST_TERMS && rational.compare(sum, needed) < 0; k++) {
    term = rational.divide(rational.multiply(term, gamma), rational.of(k))
    sum = rational.add(sum, term)
  }
  return rational.compare(sum, needed) >= 0
}
