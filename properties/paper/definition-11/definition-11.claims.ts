// Definition 11: ⊖ and ⊕ look one position to the side; beyond the ends everything is false, negations included.
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { type Formula, meaning } from '../../../src/logic/index.ts'
import { computes, type SimulationCase } from '../../library/index.ts'
import { casesFor } from '../constructions/domain.ts'

type Label = 'false at the first position'

/** The definition, or another semantics. */
export const claim = (mean: typeof meaning = meaning): Claim<SimulationCase, Label> =>
  computes({
    key: 'definition-11',
    variant: 'repaired',
    title: 'previous and next',
    statement:
      '⊖φ is at i what φ is at i − 1, and false at the first position; ⊕φ is what φ is at i + 1, and false at the last: for every φ, ¬ψ included.',
    requires: { 'false at the first position': 0.1 },
    domain: casesFor('theorem-12a'),
    what: '⊖φ, ⊕φ and their duals',
    observed: ({ formula, word }) => SIDES.map((kind) => mean({ kind, of: formula }, word)),
    expected({ formula, word }) {
      const truth = mean(formula, word)
      const [back, on] = [truth.slice(0, -1), truth.slice(1)]
      return [
        [false, ...back],
        [...on, false],
        [true, ...back],
        [...on, true],
      ]
    },
    note({ formula, word }, probe) {
      probe.label('false at the first position', !mean(formula, word)[0])
    },
  })

const SIDES = ['previous', 'next', 'weak-previous', 'weak-next'] as const satisfies readonly Formula['kind'][]

export const claims: readonly Runnable[] = [runnable(claim())]
