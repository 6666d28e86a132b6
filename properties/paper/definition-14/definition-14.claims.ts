// Definition 14: since and until, by where the search for a witness ends; and other conventions in terms of the paper's.
import { type Claim, type Runnable, record, runnable } from '../../../src/engine/index.ts'
import { type Column, desugar, type Formula, meaning, type Semantics } from '../../../src/logic/index.ts'
import { computes, type SimulationCase, untargeted } from '../../library/index.ts'
import { casesFor } from '../constructions/domain.ts'
import { sugar } from './sugar.ts'

type Label = 'a witness' | 'the search ends nowhere' | 'the left side fails first'

interface Pair {
  readonly left: SimulationCase
  readonly right: SimulationCase
}

/** Pairs of formulas are too many to enumerate. */
const COUNTS = untargeted({ quick: 500, deep: 20_000 })

const pairs = record({ left: casesFor('corollary-17a'), right: casesFor('corollary-17a') })

/** Looking from i to one side, the first position where ¬φ ∨ ψ: undefined if there is none. */
function end(left: Column, right: Column, from: number, step: 1 | -1): number | undefined {
  for (let j = from; j >= 0 && j < left.length; j += step) if (!left[j] || right[j]) return j
  return undefined
}

/** The last (first) position where ¬φ ∨ ψ exists and satisfies φ ∧ ψ. */
export const claim = (mean: typeof meaning = meaning): Claim<Pair, Label> =>
  computes({
    key: 'definition-14',
    variant: 'repaired',
    title: 'since and until',
    statement:
      'φ since ψ holds at i iff the last position up to i with ¬φ ∨ ψ exists and satisfies φ ∧ ψ; φ until ψ likewise to the right.',
    requires: { 'a witness': 0.2, 'the search ends nowhere': 0.02, 'the left side fails first': 0.2 },
    domain: pairs,
    counts: COUNTS,
    what: 'since and until',
    observed: ({ left, right }) =>
      (['since', 'until'] as const).map((kind) => mean({ kind, left: left.formula, right: right.formula }, left.word)),
    expected({ left: { formula, word }, right }) {
      const [a, b] = [mean(formula, word), mean(right.formula, word)]
      return ([-1, 1] as const).map((step) =>
        a.map((_, k) => {
          const j = end(a, b, k, step)
          return j !== undefined && a[j] && b[j]
        }),
      )
    },
    note({ left: { formula, word }, right }, probe) {
      const [a, b] = [mean(formula, word), mean(right.formula, word)]
      const ends = a.map((_, k) => end(a, b, k, -1))
      probe.label(
        'a witness',
        ends.some((j) => j !== undefined && a[j] && b[j]),
      )
      probe.label('the search ends nowhere', ends.includes(undefined))
      probe.label(
        'the left side fails first',
        ends.some((j) => j !== undefined && !a[j]),
      )
    },
  })

const CONVENTIONS: readonly Semantics[] = ['standard', 'strict']

/** What others mean by since and until, in the paper's operators: the desugaring keeps the meaning. */
export const conventions = (rewrite: typeof desugar = desugar): Claim<Pair, never> =>
  computes({
    key: 'definition-14.conventions',
    variant: 'step',
    title: 'standard and strict since and until',
    statement:
      'Standard since is the paper’s with φ ∨ ψ on the left, strict since is ⊖ of that, until likewise with ⊕: this rewriting keeps the meaning of formulas.',
    uses: ['definition-14', 'definition-11'],
    domain: pairs,
    counts: COUNTS,
    what: 'the rewritten formula',
    observed: (c) =>
      CONVENTIONS.flatMap((semantics) => formulasOf(c).map((f) => meaning(rewrite(f, semantics), c.left.word))),
    expected: (c) => CONVENTIONS.flatMap((semantics) => formulasOf(c).map((f) => meaning(f, c.left.word, semantics))),
  })

const formulasOf = ({ left, right }: Pair): readonly Formula[] =>
  (['since', 'until'] as const).map((kind) => ({ kind, left: left.formula, right: right.formula }))

export const claims: readonly Runnable[] = [runnable(claim()), runnable(conventions()), runnable(sugar())]
