// Lemma 33: how far a weighted sum moves with its weights and inputs.
import { rowsOf, type Tensors, tensors } from '../../../generators/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { lemma33, type MovedMean } from '../../../src/lemmas/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { boundedBy } from '../../library/index.ts'

type Case = Tensors<'d' | 'n', 'value' | 'inputs' | 'moves' | 'weights' | 'movedWeights'>
type Label = 'one position' | 'several positions' | 'weights moved' | 'inputs moved'

/** Any list as weights: absolute values over their sum, or all on the first position. */
function distribution(list: readonly Rational[]): Rational[] {
  const total = rational.sum(list.map(rational.absolute))
  if (rational.isZero(total)) return list.map((_, k) => (k === 0 ? rational.one : rational.zero))
  return list.map((v) => rational.divide(rational.absolute(v), total))
}

function meanOf({ sizes: { d }, parts }: Case): MovedMean {
  const inputs = rowsOf(parts.inputs, d)
  const moves = rowsOf(parts.moves, d)
  return {
    value: rowsOf(parts.value, d),
    inputs,
    movedInputs: inputs.map((h, j) => h.map((v, k) => rational.add(v, moves[j][k]))),
    weights: distribution(parts.weights),
    movedWeights: distribution(parts.movedWeights),
    position: inputs.length,
  }
}

/** The lemma, or a wrong bound. */
export const claim = (bound: typeof lemma33.bound = lemma33.bound): Claim<Case, Label> =>
  boundedBy({
    key: 'lemma-33',
    variant: 'repaired',
    title: 'the error of a weighted sum',
    statement:
      'If weights move by at most ε₁ and inputs by at most ε in ‖·‖₁, then Σ_j α_j·W^V h_j + h_i moves by at most d·p·(d·h_max·ε₁ + ε) + ε.',
    uses: ['lemma-28'],
    requires: { 'one position': 0.1, 'several positions': 0.3, 'weights moved': 0.2, 'inputs moved': 0.4 },
    domain: tensors({
      axes: { d: [1, 3], n: [1, 3] },
      parts: { value: ['d', 'd'], inputs: ['n', 'd'], moves: ['n', 'd'], weights: ['n'], movedWeights: ['n'] },
    }),
    given: (c) => lemma33.hypothesis(meanOf(c)),
    what: '‖c_i − ĉ_i‖₁',
    observed: (c) => lemma33.observed(meanOf(c)),
    bound: (c) => bound(meanOf(c)),
    note(c, probe) {
      const mean = meanOf(c)
      probe.label('one position', c.sizes.n === 1)
      probe.label('several positions', c.sizes.n > 1)
      probe.label('weights moved', rational.sign(lemma33.weightEpsilonOf(mean)) > 0)
      probe.label('inputs moved', rational.sign(lemma33.epsilonOf(mean)) > 0)
    },
  })

export const claims: readonly Runnable[] = [runnable(claim())]
