// Definition 4: where no row of scores ties, average, leftmost and rightmost hard attention are one transformer.
import { transformers, words } from '../../../generators/index.ts'
import { type Claim, type Comparable, type Runnable, record, runnable } from '../../../src/engine/index.ts'
import { type HardWeighting, hard, type Model, type Word, withWeighting } from '../../../src/transformer/index.ts'
import { computes, hardActivations } from '../../library/index.ts'
import { deviationEvaluator } from '../definition-1/evaluators.ts'

interface Case {
  readonly model: Model
  readonly word: Word
}

const outputs = (model: Model, weighting: HardWeighting, word: Word): Comparable =>
  hardActivations(withWeighting(model, weighting), word)

function isTieless(model: Model, word: Word): boolean {
  let hasNoTie = true
  hard(withWeighting(model, 'average'), word, (_, __, ___, { maximal }) => {
    hasNoTie &&= maximal.length <= 1
  })
  return hasNoTie
}

export const claim = (): Claim<Case, 'several positions'> =>
  computes({
    key: 'definition-4',
    variant: 'repaired',
    title: 'without ties there is one kind of hard attention',
    statement: 'A transformer without ties computes the same as an AHAT, as a leftmost and as a rightmost UHAT.',
    uses: ['definition-2'],
    requires: { 'several positions': 0.2 },
    counts: { quick: { random: 1_000 } },
    domain: record({
      model: transformers({ weightings: ['average'] }),
      word: words(['a', 'b', 'c'], { maxLength: 4 }),
    }),
    given: ({ model, word }) => isTieless(model, word),
    what: 'leftmost, rightmost',
    observed: ({ model, word }) => [outputs(model, 'leftmost', word), outputs(model, 'rightmost', word)],
    expected: ({ model, word }) => [outputs(model, 'average', word), outputs(model, 'average', word)],
    note: ({ word }, probe) => probe.label('several positions', word.length > 1),
  })

export const claims: readonly Runnable[] = [runnable(claim()), runnable(deviationEvaluator())]
