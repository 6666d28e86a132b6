// Theorem 26 as arithmetic: at the temperature it gives, L·a·r^{L−1} ≤ ε, whatever the sizes; and the printed slips of its derivation,
// which no model refutes end to end, since the bound has so much slack.
import { gammas, integers } from '../../../generators/index.ts'
import { type Claim, record } from '../../../src/engine/index.ts'
import { lemma25, type Sizes } from '../../../src/lemmas/index.ts'
import { exponentialSum, type Rational, rational } from '../../../src/numbers/index.ts'
import { inverseTemperature, type Recursion, recursion } from '../../../src/soften/index.ts'
import { boundedBy } from '../../library/index.ts'

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
    note({ layers, gamma, epsilon, n }, probe) {
      probe.measure('n', n)
      probe.label('one layer', layers === 1)
      probe.label('several layers', layers > 1)
      probe.label('a gap above 1', rational.compare(gamma, rational.one) > 0)
      probe.label('an error above 1', rational.compare(epsilon, rational.one) > 0)
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
export const withoutLayers = (): Claim<Parameters, never> =>
  boundedBy({
    key: 'theorem-26.step-geometric',
    variant: 'printed',
    expects: 'refuted',
    title: 'the errors of all layers against the last, without the factor L',
    statement: 'a(1 + r + … + r^{L−1}) ≤ a·r^{L−1}. (The factor L is needed.)',
    uses: ['theorem-26.geometric'],
    domain: parameters,
    what: 'a(1 + r + … + r^{L−1})',
    observed: (c) => recursionOf(c, inverseTemperature).bounds[c.layers],
    bound: (c) => exponentialSum.scaleBy(recursionOf(c, inverseTemperature).total, rational.of(1, c.layers)),
  })

/** ln(n·x/γ) ≥ 0, that is γ ≤ n·x: what an O-statement with log(nx/γ) needs. */
export const positiveLogarithm = (): Claim<Parameters, never> =>
  boundedBy({
    key: 'theorem-26.step-logarithm',
    variant: 'printed',
    expects: 'refuted',
    title: 'the logarithm of n·x/γ is not negative',
    statement: 'γ ≤ n·x, so that ln(n·x/γ) ≥ 0. (For large gaps it is negative: γ must be taken at most 1.)',
    uses: ['theorem-26.arithmetic'],
    domain: parameters,
    what: 'γ',
    observed: ({ gamma }) => gamma,
    bound: ({ n, input }) => rational.multiply(rational.of(n), input),
  })
