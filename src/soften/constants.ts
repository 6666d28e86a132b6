// The constants of Lemma 25 and Theorem 26 for a model and a length, as plain data. Exact, but √d_k and 1/τ are rounded up.
import { lemma25, lemma29, type Sizes } from '../lemmas/index.ts'
import { type Decimal, decimal, precise, preciseExp, type Rational, rational, real } from '../numbers/index.ts'
import { hard, type Model, requireModel, withStranger } from '../transformer/index.ts'
import { type Gamma, type GammaOptions, gammaOf } from './gamma.ts'
import { type OfLength, valueFor } from './of-length.ts'
import { inverseTemperature, leastInverseTemperature } from './temperature.ts'

export interface Constants extends Sizes {
  readonly n: number
  /** ε(n). */
  readonly epsilon: Rational
  /** x(n): 1, or the largest entry of an embedding of any symbol at any position, in absolute value. */
  readonly input: Rational
  /** γ(n). */
  readonly gamma: Gamma
  /** K_a, by which a layer multiplies activations. */
  readonly activation: Rational
  /** Activations that enter a layer have ‖·‖₁ ≤ Hx. */
  readonly H: Rational
  /** K of Lemma 25. */
  readonly K: Rational
  readonly lnK: Decimal
  /** The least 1/τ of Theorem 26, enclosed. */
  readonly leastInverseTau: Decimal
  /** 1/τ: that, rounded up. */
  readonly inverseTau: Rational
}

const BITS = 128

/** The constants for words of length n. @example constantsOf(ahat, rational.of(1, 100), 4).inverseTau */
export function constantsOf(model: Model, epsilon: OfLength, n: number, options: GammaOptions = {}): Constants {
  requireModel(model)
  requireAverage(model)
  if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`words have at least one symbol, but n is ${n}`)
  const tolerance = valueFor(epsilon, n)
  if (rational.sign(tolerance) <= 0) throw new RangeError(`ε must be positive, but is ${rational.print(tolerance)}`)
  const sizes = lemma29.sizesOf(model)
  const input = largestInput(model, n)
  const gamma = gammaOf(model, n, options)
  const K = lemma25.factor(sizes)
  const { layers } = sizes
  const target = { layers, factor: K, n, input, gammaSquare: gamma.square, epsilon: tolerance }
  return {
    n,
    ...sizes,
    epsilon: tolerance,
    input,
    gamma,
    activation: lemma29.growth(sizes),
    H: lemma25.activations(sizes),
    K,
    lnK: decimal(preciseExp.ln(precise.fromRational(K, BITS), BITS)),
    leastInverseTau: decimal(real.enclose(leastInverseTemperature(target), BITS)),
    inverseTau: inverseTemperature(target),
  }
}

/** Theorem 26 is about average hardmax: a RangeError names a head that is weighted otherwise. */
function requireAverage(model: Model): void {
  for (const { name, heads } of model.layers) {
    for (const head of heads) {
      if (head.weighting === 'average') continue
      throw new RangeError(
        `head "${head.name}" of layer "${name}" is weighted by ${head.weighting}: softening takes heads weighted by average`,
      )
    }
  }
}

/** Symbols are embedded independently of each other, so words of one symbol show every entry. */
function largestInput(model: Model, n: number): Rational {
  const { symbols } = withStranger(model).embedding
  if (symbols.length === 0) throw new RangeError('the model has no alphabet, so there are no words to soften it for')
  const bare = withStranger({ ...model, layers: [] })
  return symbols
    .map(({ symbol }) => lemma29.largestInput(hard(bare, new Array<string>(n).fill(symbol)).streams[0]))
    .reduce(rational.maximum)
}
