// Reading from right to left swaps ⊖ and ⊕, since and until, #← and #→, and turns θ_n(i) into θ_n(n + 1 − i): two models that must say
// the same, without asking what the formula means.
import { type Construction, foundIn } from '../../../src/compile/index.ts'
import type { Claim } from '../../../src/engine/index.ts'
import { type Core, desugar, fold, predicate, predicateText } from '../../../src/logic/index.ts'
import type { StatementId } from '../../../src/stream/index.ts'
import { soft, type Word } from '../../../src/transformer/index.ts'
import { remembering, type SimulationCase, stated } from '../../library/index.ts'
import { casesOf } from './domain.ts'
import { type Compiler, compilerOf } from './simulation.ts'

/** The mirror image of a core formula. */
export const reversed = (formula: Core): Core =>
  fold<Core, Core>(formula, (node, parts) => {
    const [a, b] = parts
    switch (node.kind) {
      case 'constant':
      case 'letter':
        return node
      case 'predicate': {
        const { holds } = node.predicate
        return {
          kind: 'predicate',
          predicate: predicate(`MIRRORED_${predicateText(node.predicate)}`, (k, n) => holds(n + 1 - k, n)),
        }
      }
      case 'not':
        return { kind: 'not', of: a }
      case 'and':
      case 'or':
        return { kind: node.kind, parts }
      case 'previous':
        return { kind: 'next', of: a }
      case 'next':
        return { kind: 'previous', of: a }
      case 'since':
        return { kind: 'until', left: a, right: b }
      case 'until':
        return { kind: 'since', left: a, right: b }
      case 'predicate-of':
        return { ...node, count: mirrored(node.count.direction, a) }
      case 'compare': {
        let next = 0
        const side = (term: typeof node.left) =>
          term.map(({ factor, count }) => ({
            factor,
            count: count === null ? null : mirrored(count.direction, parts[next++]),
          }))
        return { ...node, left: side(node.left), right: side(node.right) }
      }
    }
  })

const mirrored = (direction: 'left' | 'right', of: Core) =>
  ({ direction: direction === 'left' ? 'right' : 'left', of }) as const

export function reversal(id: StatementId, build: Compiler = compilerOf(id)): Claim<SimulationCase, never> {
  const compile = remembering((formula) => ({ there: build(formula), back: build(reversed(desugar(formula))) }))
  const says = (construction: Construction, word: Word) =>
    foundIn(construction, soft(construction.model, word))[construction.formula.root]
  return {
    ...stated({
      key: `${id}.reversal`,
      variant: 'step',
      title: 'reading from right to left',
      statement:
        'The model of the mirrored formula says on the mirrored word what the model says on the word, from right to left.',
      uses: [id],
      counts: { quick: { random: 60, targeted: 0, small: 2 }, deep: { random: 2_000, targeted: 0, small: 4 } },
    }),
    domain: casesOf(id),
    check({ formula, word }, probe) {
      const { there, back } = compile(formula)
      return probe.same(says(back, word.toReversed()).toReversed(), says(there, word), 'the mirrored model')
    },
  }
}
