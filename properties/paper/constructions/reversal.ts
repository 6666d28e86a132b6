// Reading from right to left swaps ⊖ and ⊕, since and until, #← and #→, and turns θ_n(i) into θ_n(n + 1 − i): two models that must say
// the same, without asking what the formula means.
import type { Claim } from '../../../src/engine/index.ts'
import {
  type Addend,
  type Core,
  type Count,
  desugar,
  type Formula,
  fold,
  predicate,
  predicateText,
  withParts,
} from '../../../src/logic/index.ts'
import type { StatementId } from '../../../src/statements/index.ts'
import { remembering, type SimulationCase, stated, untargeted } from '../../library/index.ts'
import { answersOf } from './answers.ts'
import { casesFor } from './domain.ts'
import { type Compiler, compilerOf } from './simulation.ts'

const MIRRORED = { previous: 'next', next: 'previous', since: 'until', until: 'since' } as const
const OPPOSITE = { left: 'right', right: 'left' } as const

/** The mirror image of a core formula. */
export const reversed = (formula: Core): Core =>
  fold<Core, Core>(formula, (node, parts) => {
    const mirrored = withParts(node, parts)
    switch (mirrored.kind) {
      case 'predicate': {
        const { predicate: theta } = mirrored
        const name = `MIRRORED_${predicateText(theta)}`
        return { kind: 'predicate', predicate: predicate(name, (k, n) => theta.holds(n + 1 - k, n)) }
      }
      case 'previous':
      case 'next':
        return { ...mirrored, kind: MIRRORED[mirrored.kind] }
      case 'since':
      case 'until':
        return { ...mirrored, kind: MIRRORED[mirrored.kind] }
      case 'predicate-of':
        return { ...mirrored, count: turned(mirrored.count) }
      case 'compare':
        return { ...mirrored, left: mirrored.left.map(turnedAddend), right: mirrored.right.map(turnedAddend) }
      default:
        return mirrored
    }
  })

const turned = (count: Count<Core>): Count<Core> => ({ ...count, direction: OPPOSITE[count.direction] })

const turnedAddend = ({ factor, count }: Addend<Core>): Addend<Core> => ({
  factor,
  count: count === null ? null : turned(count),
})

export function reversal(id: StatementId, build: Compiler = compilerOf(id)): Claim<SimulationCase, never> {
  const compile = remembering((formula: Formula) => ({
    there: build(formula),
    back: build(reversed(desugar(formula))),
  }))
  return {
    ...stated({
      key: `${id}.reversal`,
      variant: 'step',
      title: 'reading from right to left',
      statement:
        'The model of the mirrored formula says on the mirrored word what the model says on the word, from right to left.',
      uses: [id],
      counts: untargeted({ quick: 30, deep: { random: 2_000, small: 4 } }),
    }),
    domain: casesFor(id),
    check({ formula, word }, probe) {
      const { there, back } = compile(formula)
      const mirrored = answersOf(back, word.toReversed(), 'the mirrored model').toReversed()
      return probe.same(mirrored, answersOf(there, word, 'the model'), 'the mirrored model')
    },
  }
}
