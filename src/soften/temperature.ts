// Theorem 26: the temperature at which a softened AHAT stays within ε of it. With a = K·n·x·e^{−γ/τ} and r = K·x²/τ ≥ 1 of Lemma 25
// errors are ε_ℓ ≤ a + r·ε_{ℓ−1}, so ε_L ≤ a(1 + r + … + r^{L−1}) ≤ L·a·r^{L−1}, and 1/τ is what makes that at most ε. γ and ε are both
// taken at most 1: with a large γ the logarithms could be negative, and Lemma 25 needs errors up to 1; all are below ε_L.
import { type Precise, precise, preciseExp, type Rational, type Real, rational, real } from '../numbers/index.ts'

/*
 * Derivation. L = 1: K·n·x·e^{−γ/τ} ≤ ε iff 1/τ ≥ (1/γ)·ln(K·n·x/ε).
 * L ≥ 2: ln(L·a·r^{L−1}) = ln(L·K·n·x) − γ/τ + (L−1)·ln r. A tangent of ln lies above it: at r₀ = 2K(L−1)x²/γ it says
 * ln r ≤ ln r₀ − 1 + r/r₀, and (L−1)·r/r₀ = γ/(2τ), half of what is subtracted. The whole is at most
 * ln(L·K·n·x) − γ/(2τ) + (L−1)(ln r₀ − 1), and that at most ln ε iff 1/τ ≥ (2/γ)·[ln(L·K·n·x/ε) + (L−1)(ln r₀ − 1)].
 * Without layers there is no attention, and τ = 1.
 */

/** What the temperature depends on. */
export interface Target {
  /** L. */
  readonly layers: number
  /** K of Lemma 25. */
  readonly factor: Rational
  readonly n: number
  /** x. */
  readonly input: Rational
  /** γ². */
  readonly gammaSquare: Rational
  /** How near the outputs must come. */
  readonly epsilon: Rational
}

/** The least 1/τ that the derivation gives, and at least 1. @example leastInverseTemperature(target) */
export const leastInverseTemperature = (target: Target): Real =>
  target.layers === 0 ? rational.one : real.enclosed((bits) => atLeastOne(enclosed(target, bits), bits))

const atLeastOne = (a: Precise, bits: number): Precise =>
  precise.add(precise.one, precise.relu(precise.subtract(a, precise.one, bits)), bits)

function enclosed({ layers, factor, n, input, gammaSquare, epsilon }: Target, bits: number): Precise {
  const square = rational.minimum(gammaSquare, rational.one)
  const gamma = precise.squareRoot(precise.fromRational(square, 2 * bits), bits)
  const ln = (a: Rational): Precise => preciseExp.ln(precise.fromRational(a, bits), bits)
  const all = rational.product(rational.of(layers), factor, rational.of(n), input)
  const whole = ln(rational.divide(all, rational.minimum(epsilon, rational.one)))
  if (layers === 1) return precise.divide(whole, gamma, bits)
  // ln r₀ = ln(2K(L−1)x²) − ½·ln γ².
  const below = precise.point(BigInt(layers - 1))
  const tangent = precise.subtract(
    ln(rational.product(rational.of(2 * (layers - 1)), factor, input, input)),
    precise.multiply(ln(square), precise.point(1n, -1), bits),
    bits,
  )
  const slopes = precise.multiply(below, precise.subtract(tangent, precise.one, bits), bits)
  return precise.divide(precise.multiply(precise.point(2n), precise.add(whole, slopes, bits), bits), gamma, bits)
}

/** Enough for any use of a temperature, and short in a file. */
const DIGITS = 6
const BITS = 128

/**
 * 1/τ: the least one, rounded up to six significant digits.
 * @example rational.print(inverseTemperature(target)) // '760091/100000'
 */
export function inverseTemperature(target: Target): Rational {
  const least = real.enclose(leastInverseTemperature(target), BITS)
  if (!least.bounded) throw new RangeError(`no temperature was found for ${target.layers} layers and n = ${target.n}`)
  return roundedUp(precise.upper(least))
}

function roundedUp({ numerator, denominator }: Rational): Rational {
  const whole = `${numerator / denominator}`.length
  const unit = rational.power(rational.of(10), whole - DIGITS)
  return rational.multiply(
    rational.of(precise.ceilDivide(numerator * unit.denominator, denominator * unit.numerator)),
    unit,
  )
}
