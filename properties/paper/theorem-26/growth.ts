// How 1/τ of Theorem 26 grows as one thing changes: by (2/γ)·ln n with the length, by (1/γ)·ln(1/γ) with the inverse of the gap, and like
// L² with the depth. K grows exponentially with L, but only its logarithm enters, which is linear in L and multiplied by L.
import { integers } from '../../../generators/index.ts'
import type { Claim } from '../../../src/engine/index.ts'
import { lemma25 } from '../../../src/lemmas/index.ts'
import { precise, preciseExp, type Rational, type Real, rational, real } from '../../../src/numbers/index.ts'
import { leastInverseTemperature, type Target } from '../../../src/soften/index.ts'
import { boundedBy, growsLike, inEveryProfile } from '../../library/index.ts'

/** 1/τ, or what a mutant puts in its place. */
type InverseTau = (target: Target) => Real

interface Changing {
  readonly layers?: number
  readonly n?: number
  readonly gamma?: Rational
}

const GAMMA = rational.half

/** d = d_f = 4, d_k = p = x = 1, ε = 1/100; and L = 3, n = 16, γ = 1/2 unless they change. */
const targetOf = ({ layers = 3, n = 16, gamma = GAMMA }: Changing): Target => ({
  layers,
  factor: lemma25.factor({ layers, heads: 1, d: 4, dk: 1, df: 4, parameter: rational.one }),
  n,
  input: rational.one,
  gammaSquare: rational.power(gamma, 2),
  epsilon: rational.of(1, 100),
})

const SIZES = 'For d = d_f = 4, d_k = p = x = 1 and ε = 1/100'

const ln = (k: number): Real => real.enclosed((bits) => preciseExp.ln(precise.point(BigInt(k)), bits))

const difference = (a: Real, b: Real): Real =>
  real.enclosed((bits) => precise.subtract(real.enclose(a, bits), real.enclose(b, bits), bits))

/** Equality of enclosed reals cannot be decided, equality to within a billionth can. */
const BILLIONTH = rational.of(1n, 10n ** 9n)
const about = (factor: Rational): { readonly lower: Rational; readonly upper: Rational } => ({
  lower: rational.multiply(factor, rational.subtract(rational.one, BILLIONTH)),
  upper: rational.multiply(factor, rational.add(rational.one, BILLIONTH)),
})

const COUNTS = { quick: { random: 300, targeted: 100 }, deep: { random: 10_000, targeted: 1_000 } }
const MANY: readonly [number, number] = [2, 1_000_000]

export const growthWithLength = (inverseTau: InverseTau = leastInverseTemperature): Claim<number, never> =>
  growsLike({
    key: 'theorem-26.growth-length',
    title: 'the temperature falls with the logarithm of the length',
    statement: `${SIZES}, three layers and γ = 1/2 whatever the length, 1/τ for words of length n exceeds that for length 1 by (2/γ)·ln n, to within a billionth.`,
    uses: ['theorem-26'],
    counts: COUNTS,
    lengths: MANY,
    quantity: (n) => difference(inverseTau(targetOf({ n })), inverseTau(targetOf({ n: 1 }))),
    order: ln,
    ...about(rational.divide(rational.of(2), GAMMA)),
  })

/** With γ = 1/m. What is left is that 1/τ lies between c/γ and c′·(1/γ)·ln(1/γ). */
export const growthWithGap = (inverseTau: InverseTau = leastInverseTemperature): Claim<number, never> =>
  growsLike({
    key: 'theorem-26.growth-gap',
    title: 'the temperature falls little faster than the gap',
    statement: `${SIZES}, n = 16 and L = 3 layers, 1/τ at gap γ exceeds 1/γ times that at gap 1 by 2(L − 1)·(1/γ)·ln(1/γ), to within a billionth.`,
    uses: ['theorem-26'],
    counts: COUNTS,
    lengths: MANY,
    variable: '1/γ',
    quantity: (m) =>
      difference(
        inverseTau(targetOf({ gamma: rational.of(1, m) })),
        real.scaleBy(inverseTau(targetOf({ gamma: rational.one })), rational.of(m)),
      ),
    order: (m) => real.scaleBy(ln(m), rational.of(m)),
    ...about(rational.of(4)),
  })

const DEPTHS: readonly [number, number] = [2, 64]
/** All of them are tried. */
const DEPTH_COUNTS = inEveryProfile({ small: 62 })

export const growthWithLayers = (inverseTau: InverseTau = leastInverseTemperature): Claim<number, never> =>
  growsLike({
    key: 'theorem-26.growth-layers',
    title: 'the temperature falls with the square of the depth',
    // In the limit it is (4/γ)·ln K_a·L² with K_a = 170, that is 41.09·L².
    statement: `${SIZES}, n = 16 and γ = 1/2, 41·L² ≤ 1/τ ≤ 51·L² for 2 to 64 layers: ln K is linear in L and multiplied by L.`,
    uses: ['theorem-26', 'lemma-25'],
    counts: DEPTH_COUNTS,
    lengths: DEPTHS,
    variable: 'layers',
    quantity: (layers) => inverseTau(targetOf({ layers })),
    order: (layers) => rational.of(layers * layers),
    lower: rational.of(41),
    upper: rational.of(51),
  })

/** c·2^L with the c that fits two layers. */
export const exponentialInLayers = (base: Rational = rational.of(2)): Claim<number, never> =>
  boundedBy({
    key: 'theorem-26.growth-layers-printed',
    variant: 'printed',
    expects: 'refuted',
    insteadOf: 'theorem-26.growth-layers',
    title: 'the dependence on the depth is exponential',
    statement: `${SIZES}, n = 16 and γ = 1/2, 1/τ for L layers is at least c·2^L, where c fits two layers. (K is exponential in L, 1/τ only quadratic.)`,
    uses: ['theorem-26.growth-layers'],
    domain: integers(3, 64),
    what: 'c·2^L',
    observed: (layers) =>
      real.scaleBy(leastInverseTemperature(targetOf({ layers: 2 })), rational.power(base, layers - 2)),
    bound: (layers) => leastInverseTemperature(targetOf({ layers })),
  })
