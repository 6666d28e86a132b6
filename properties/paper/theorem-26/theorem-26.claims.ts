// Theorem 26: an AHAT with gap γ(n), and the same weights under softmax at the temperature of the theorem, differ by at most ε.
import { type Claim, type Probe, type Runnable, runnable } from '../../../src/engine/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { type Constants, recursion } from '../../../src/soften/index.ts'
import { gapOn } from '../../../src/transformer/index.ts'
import { approximates, remembering, untargeted } from '../../library/index.ts'
import { arithmetic, geometric, positiveLogarithm, tangent, withoutLayers } from './arithmetic.ts'
import { compiled } from './compiled.ts'
import { exponentialInLayers, growthWithGap, growthWithLayers, growthWithLength } from './growth.ts'
import { limit, rate } from './limit.ts'
import { continuous, scoresWithinTau } from './limit-scores.ts'
import { pessimism } from './pessimism.ts'
import { constantsFor, constantTau, deepSoftenings, type SofteningCase, softenings } from './softening.ts'

type Label = 'a row that does not tie completely' | 'one layer' | 'several layers'

const COUNTS = untargeted({ quick: 300, deep: 40_000 })

const REQUIRES = { 'a row that does not tie completely': 0.4, 'one layer': 0.1, 'several layers': 0.4 }

function note({ ahat: { model }, word }: SofteningCase, probe: Probe<Label>): void {
  probe.length(word.length)
  probe.measure('layers', model.layers.length)
  probe.label('a row that does not tie completely', gapOn(model, word).kind === 'gap')
  probe.label('one layer', model.layers.length === 1)
  probe.label('several layers', model.layers.length > 1)
}

const SOFTENED = {
  domain: softenings,
  deep: deepSoftenings,
  requires: REQUIRES,
  counts: COUNTS,
  model: ({ ahat }: SofteningCase) => ahat.model,
  word: ({ word }: SofteningCase) => word,
  note,
}

/** The theorem, or another temperature. */
export function claim(
  inverseTau: (constants: Constants) => Rational = (constants) => constants.inverseTau,
): Claim<SofteningCase, Label> {
  const constants = remembering(constantsFor)
  return approximates<SofteningCase, Label>({
    ...SOFTENED,
    key: 'theorem-26',
    variant: 'repaired',
    title: 'AHATs within ε of softmax transformers',
    statement:
      'An AHAT with gap γ(n) and the same weights under softmax at the temperature 1/τ = max(1, …ln K…), with γ and ε taken at most 1, differ by at most ε in ‖·‖₁ at every position of every word of length n.',
    uses: ['proposition-24', 'lemma-25'],
    temperature: (c) => constantTau(inverseTau(constants(c))),
    epsilon: ({ epsilon }) => epsilon,
    alsoShown: (c) => recursion(constants(c), rational.inverse(inverseTau(constants(c)))).bounds,
  })
}

/** ε_ℓ ≤ a + r·ε_{ℓ−1}, layer by layer. */
export function layers(grow: typeof recursion = recursion): Claim<SofteningCase, Label> {
  const constants = remembering(constantsFor)
  return approximates<SofteningCase, Label>({
    ...SOFTENED,
    key: 'theorem-26.recursion',
    variant: 'step',
    title: 'the error of every layer',
    statement: 'At the temperature of the theorem the error after layer ℓ is at most a + r·ε_{ℓ−1}, from ε_0 = 0 on.',
    uses: ['lemma-25', 'theorem-26'],
    temperature: (c) => constantTau(constants(c).inverseTau),
    epsilon: (c) => grow(constants(c), rational.inverse(constants(c).inverseTau)).bounds,
  })
}

export const claims: readonly Runnable[] = [
  runnable(claim()),
  runnable(layers()),
  runnable(compiled()),
  runnable(arithmetic()),
  runnable(tangent()),
  runnable(geometric()),
  runnable(withoutLayers()),
  runnable(positiveLogarithm()),
  runnable(pessimism()),
  runnable(growthWithLength()),
  runnable(growthWithGap()),
  runnable(growthWithLayers()),
  runnable(exponentialInLayers()),
  runnable(limit()),
  runnable(rate()),
  runnable(continuous()),
  runnable(scoresWithinTau()),
]
