// Proposition 24 on compiled formulas: a gap is read off the weights, without running a word, so words may be long.
import { gapOf } from '../../../generators/index.ts'
import type { Claim } from '../../../src/engine/index.ts'
import type { KnownGap, Model } from '../../../src/transformer/index.ts'
import { hasGap, remembering, type SimulationCase } from '../../library/index.ts'
import { ahatOf, type CompiledLabel, compiledCases, noteCompiled, REQUIRED } from '../theorem-26/compiled-cases.ts'

const fromWeights = (model: Model, n: number): KnownGap => gapOf({ kind: 'grid', model }, n)

/** The proposition for compiled formulas, or another gap. */
export function compiled(
  find: (model: Model, n: number) => KnownGap = fromWeights,
): Claim<SimulationCase, CompiledLabel> {
  const model = remembering(ahatOf)
  return hasGap<SimulationCase, CompiledLabel>({
    key: 'proposition-24.compiled',
    variant: 'step',
    title: 'compiled formulas have a gap',
    statement:
      'The hard reading of a compiled formula has the gap that its weights give: activations stay on a grid, so the scores of a row differ by multiples of one number.',
    uses: ['proposition-24'],
    requires: REQUIRED,
    counts: {
      quick: { random: 200, targeted: 0, small: 0, shrink: 1_000 },
      deep: { random: 20_000, targeted: 0, small: 0, shrink: 10_000 },
    },
    domain: compiledCases({ maxSize: 8, maxLength: 8 }),
    deep: compiledCases({ maxSize: 16, maxLength: 16 }),
    model: ({ formula }) => model(formula),
    word: ({ word }) => word,
    gamma: ({ formula }, n) => find(model(formula), n),
    note({ formula, word }, probe, gap) {
      noteCompiled(formula, model(formula), word, gap.kind === 'all-tied', probe)
    },
  })
}
