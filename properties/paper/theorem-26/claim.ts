// Theorem 26: an AHAT with gap γ(n), and the same weights under softmax at the temperature of the theorem, differ by at most ε.
import type { Claim, Outcome, Probe, Runnable } from '../../../src/engine/index.ts'
import { runnable } from '../../../src/engine/index.ts'
import { type Rational, type Real, rational } from '../../../src/numbers/index.ts'
import { type Constants, recursion } from '../../../src/soften/index.ts'
import { deviation, gapOn, type Model } from '../../../src/transformer/index.ts'
import { stated } from '../../library/index.ts'
import { arithmetic, geometric, positiveLogarithm, withoutLayers } from './arithmetic.ts'
import { atTemperature, constantsFor, deepSoftenings, normsOf, type SofteningCase, softenings } from './softening.ts'

type Label = 'a row that does not tie completely' | 'one layer' | 'several layers'

const COUNTS = { quick: { random: 400, targeted: 0, small: 0 }, deep: { random: 40_000, targeted: 0, small: 0 } }

const REQUIRES = { 'a row that does not tie completely': 0.4, 'one layer': 0.1, 'several layers': 0.4 }

function note({ ahat: { model }, word }: SofteningCase, probe: Probe<Label>): void {
  probe.measure('n', word.length)
  probe.measure('layers', model.layers.length)
  probe.label('a row that does not tie completely', gapOn(model, word).kind === 'gap')
  probe.label('one layer', model.layers.length === 1)
  probe.label('several layers', model.layers.length > 1)
}

/** What the twins differ by after each layer, at each position. */
const errorsOf = (model: Model, { word }: SofteningCase): readonly (readonly Real[])[] =>
  Array.from({ length: model.layers.length + 1 }, (_, layer) =>
    normsOf(word.length, (bits) => deviation(model, word, { bits }).deviations[layer]),
  )

const eachAtMost = (errors: readonly Real[], bound: Real, what: string, probe: Probe<Label>): readonly Outcome[] =>
  errors.map((error, k) => probe.atMost(error, bound, `${what}, at position ${k + 1}`))

/** The theorem, or another temperature. */
export const claim = (
  inverseTau: (constants: Constants) => Rational = (constants) => constants.inverseTau,
): Claim<SofteningCase, Label> => ({
  ...stated<Label>({
    key: 'theorem-26',
    variant: 'repaired',
    title: 'AHATs within ε of softmax transformers',
    statement:
      'An AHAT with gap γ(n) and the same weights under softmax at the temperature 1/τ = max(1, …ln K…), with γ and ε taken at most 1, differ by at most ε in ‖·‖₁ at every position of every word of length n.',
    uses: ['proposition-24', 'lemma-25'],
    requires: REQUIRES,
    counts: COUNTS,
  }),
  domain: softenings,
  deep: deepSoftenings,
  check(c, probe) {
    note(c, probe)
    const model = atTemperature(c.ahat.model, inverseTau(constantsFor(c)))
    const errors = errorsOf(model, c)
    return probe.all(
      ...eachAtMost(errors[c.ahat.model.layers.length], c.epsilon, 'the error after the last layer', probe),
    )
  },
})

/** ε_ℓ ≤ a + r·ε_{ℓ−1}, layer by layer. */
export const layers = (grow: typeof recursion = recursion): Claim<SofteningCase, Label> => ({
  ...stated<Label>({
    key: 'theorem-26.recursion',
    variant: 'step',
    title: 'the error of every layer',
    statement: 'At the temperature of the theorem the error after layer ℓ is at most a + r·ε_{ℓ−1}, from ε_0 = 0 on.',
    uses: ['lemma-25', 'theorem-26'],
    requires: REQUIRES,
    counts: COUNTS,
  }),
  domain: softenings,
  deep: deepSoftenings,
  check(c, probe) {
    note(c, probe)
    const constants = constantsFor(c)
    const errors = errorsOf(atTemperature(c.ahat.model, constants.inverseTau), c)
    const { bounds } = grow(constants, rational.inverse(constants.inverseTau))
    return probe.all(
      ...errors.flatMap((of, layer) => eachAtMost(of, bounds[layer], `the error after layer ${layer}`, probe)),
    )
  },
})

export const claims: readonly Runnable[] = [
  runnable(claim()),
  runnable(layers()),
  runnable(arithmetic()),
  runnable(geometric()),
  runnable(withoutLayers()),
  runnable(positiveLogarithm()),
]
