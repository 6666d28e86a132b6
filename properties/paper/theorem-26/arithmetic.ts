// Theorem 26 as arithmetic: at the temperature it gives, L·a·r^{L−1} ≤ ε, whatever the sizes; and the printed slips of its derivation,
// which no model refutes end to end, since the bound has so much slack.
import { gammas, integers } from '../../../generators/index.ts'
import { type Claim, type Probe, record } from '../../../src/engine/index.ts'
import { lemma25, type Sizes } from '../../../src/lemmas/index.ts'
import { type ExponentialSum, exponentialSum, type Rational, rational } from '../../../src/numbers/index.ts'
import { inverseTemperature, type Recursion, recursion } from '../../../src/soften/index.ts'
import { boundedBy, stated } from '../../library/index.ts'

export interface Parameters {
  readonly layers: number
  readonly d: number
  readonly dk: number
  readonly df: number
  readonly parameter: Rational
  readonly input: Rational
  readonly gamma: Rational
  readonly n: number
  readonly epsilon: Rational
}

const most = { least: rational.one, most: rational.of(1000) }

export const parameters = record<Parameters>({
  layers: integers(1, 6),
  d: integers(1, 9),
  dk: integers(1, 4),
  df: integers(1, 9),
  parameter: gammas(most),
  input: gammas(most),
  gamma: gammas(),
  n: integers(1, 1000),
  epsilon: gammas(),
})

const COUNTS = { quick: { random: 500, targeted: 200, small: 0 }, deep: { random: 20_000, targeted: 2_000, small: 0 } }

const sizesOf = (c: Parameters): Sizes => ({ ...c, heads: 1 })

/** The recursion at the temperature of the theorem. */
export function recursionOf(c: Parameters, temperature: typeof inverseTemperature): Recursion {
  const K = lemma25.factor(sizesOf(c))
  const gammaSquare = rational.power(c.gamma, 2)
  const inverse = temperature({ ...c, factor: K, gammaSquare })
  return recursion({ ...c, K, gamma: { square: gammaSquare } }, rational.inverse(inverse))
}

type Label = 'one layer' | 'several layers' | 'a gap above 1' | 'an error above 1'

function note({ layers, gamma, epsilon, n }: Parameters, probe: Probe<Label>): void {
  probe.length(n)
  probe.label('one layer', layers === 1)
  probe.label('several layers', layers > 1)
  probe.label('a gap above 1', rational.compare(gamma, rational.one) > 0)
  probe.label('an error above 1', rational.compare(epsilon, rational.one) > 0)
}

/** The arithmetic of the theorem, or another temperature. */
export const arithmetic = (temperature: typeof inverseTemperature = inverseTemperature): Claim<Parameters, Label> =>
  boundedBy({
    key: 'theorem-26.arithmetic',
    variant: 'step',
    title: 'the temperature makes the recursion end below ε',
    statement:
      'At the temperature of the theorem, with γ and ε taken at most 1, L·a·r^{L−1} ≤ ε for a = K·n·x·e^{−γ/τ} and r = K·x²/τ, for all sizes of a model.',
    uses: ['lemma-25'],
    requires: { 'one layer': 0.05, 'several layers': 0.5, 'a gap above 1': 0.1, 'an error above 1': 0.1 },
    domain: parameters,
    counts: COUNTS,
    what: 'L·a·r^{L−1}',
    observed: (c) => recursionOf(c, temperature).total,
    bound: ({ epsilon }) => rational.minimum(epsilon, rational.one),
    note,
  })

/**
 * ln of L·a·r^{L−1} under the tangent of ln at r₀ = 2K(L−1)x²/γ, as an exponential: L·K·n·x·(r₀/e)^{L−1}·e^{−γ/(2τ)}; for L = 1, K·n·x·e^{−γ/τ}.
 */
function underTangent({ layers, n, input, gamma, ...rest }: Parameters, inverseTau: Rational): ExponentialSum {
  const K = lemma25.factor(sizesOf({ layers, n, input, gamma, ...rest }))
  const [clipped, below] = [rational.minimum(gamma, rational.one), layers - 1]
  const times = (...factors: readonly Rational[]): Rational => factors.reduce(rational.multiply)
  const whole = times(rational.of(layers), K, rational.of(n), input)
  const slope = rational.divide(times(rational.of(2 * below), K, input, input), clipped)
  const share = rational.multiply(clipped, layers === 1 ? rational.one : rational.half)
  return exponentialSum.term(
    rational.multiply(whole, rational.power(slope, below)),
    rational.negate(rational.add(rational.of(below), rational.multiply(share, inverseTau))),
  )
}

/** 1/τ is rounded up in its sixth digit: less by one part in 10^5 is too little. */
const LESS = rational.subtract(rational.one, rational.of(1, 100_000))

/** The temperature is what the derivation asks for, and no lower; or another temperature. */
export const tangent = (temperature: typeof inverseTemperature = inverseTemperature): Claim<Parameters, Label> => ({
  ...stated<Label>({
    key: 'theorem-26.tangent',
    variant: 'step',
    title: 'the temperature is what the tangent gives',
    statement:
      'With the tangent of ln at r₀ = 2K(L−1)x²/γ for ln r, ln(L·a·r^{L−1}) is at most ln ε at the temperature of the theorem, and above ln ε where 1/τ is smaller by one part in 10^5, unless 1/τ = 1.',
    uses: ['theorem-26.arithmetic'],
    requires: { 'one layer': 0.05, 'several layers': 0.5, 'a gap above 1': 0.1, 'an error above 1': 0.1 },
    counts: COUNTS,
  }),
  domain: parameters,
  check(c, probe) {
    note(c, probe)
    const inverse = temperature({
      ...c,
      factor: lemma25.factor(sizesOf(c)),
      gammaSquare: rational.power(c.gamma, 2),
    })
    const epsilon = rational.minimum(c.epsilon, rational.one)
    const isLeast = rational.equal(inverse, rational.one)
    return probe.all(
      probe.atMost(underTangent(c, inverse), epsilon, 'what the tangent allows'),
      ...(isLeast ? [] : [probe.atMost(epsilon, underTangent(c, rational.multiply(LESS, inverse)), 'ε, for less')]),
    )
  },
})

/** Σ_ℓ a·r^ℓ ≤ L·a·r^{L−1}, since r ≥ 1. */
export const geometric = (
  total: (found: Recursion, c: Parameters) => Recursion['total'] = (found) => found.total,
): Claim<Parameters, never> =>
  boundedBy({
    key: 'theorem-26.geometric',
    variant: 'step',
    title: 'the errors of all layers against the last',
    statement: 'As r ≥ 1, a(1 + r + … + r^{L−1}) ≤ L·a·r^{L−1}.',
    uses: ['lemma-25'],
    domain: parameters,
    counts: COUNTS,
    what: 'a(1 + r + … + r^{L−1})',
    observed: (c) => recursionOf(c, inverseTemperature).bounds[c.layers],
    bound: (c) => total(recursionOf(c, inverseTemperature), c),
  })

/** As printed the factor L is dropped: at L = 2 that is a + a·r ≤ a·r. */
export const withoutLayers = (
  share: (layers: number) => Rational = (layers) => rational.of(1, layers),
): Claim<Parameters, never> =>
  boundedBy({
    key: 'theorem-26.step-geometric',
    variant: 'step',
    expects: 'refuted',
    insteadOf: 'theorem-26.geometric',
    title: 'the errors of all layers against the last, without the factor L',
    statement: 'a(1 + r + … + r^{L−1}) ≤ a·r^{L−1}. (The factor L is needed.)',
    uses: ['theorem-26.geometric'],
    domain: parameters,
    what: 'a(1 + r + … + r^{L−1})',
    observed: (c) => recursionOf(c, inverseTemperature).bounds[c.layers],
    bound: (c) => exponentialSum.scaleBy(recursionOf(c, inverseTemperature).total, share(c.layers)),
  })

/** ln(n·x/γ) ≥ 0, that is γ ≤ n·x: what an O-statement with log(nx/γ) needs. */
export const positiveLogarithm = (gap: (gamma: Rational) => Rational = (gamma) => gamma): Claim<Parameters, never> =>
  boundedBy({
    key: 'theorem-26.step-logarithm',
    variant: 'step',
    expects: 'refuted',
    insteadOf: 'theorem-26.arithmetic',
    title: 'the logarithm of n·x/γ is not negative',
    statement: 'γ ≤ n·x, so that ln(n·x/γ) ≥ 0. (For large gaps it is negative: γ must be taken at most 1.)',
    uses: ['theorem-26.arithmetic'],
    domain: parameters,
    what: 'γ',
    observed: ({ gamma }) => gap(gamma),
    bound: ({ n, input }) => rational.multiply(rational.of(n), input),
  })
