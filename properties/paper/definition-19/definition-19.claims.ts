// Definition 19: counts, comparisons of terms and numerical predicates, by running sums.
import { integers } from '../../../generators/index.ts'
import { type Claim, type Runnable, record, runnable } from '../../../src/engine/index.ts'
import { builtIn, type CountTerm, desugar, type Formula, meaning, type Operator } from '../../../src/logic/index.ts'
import { computes, type SimulationCase, untargeted } from '../../library/index.ts'
import { casesFor } from '../constructions/domain.ts'

interface CountCase {
  readonly of: SimulationCase
  readonly factor: number
  readonly constant: number
}

type Label = 'a count of 0' | 'equality'

/** Formulas with factors and constants are too many to enumerate. */
const COUNTS = untargeted({ quick: 500, deep: 20_000 })

const domain = record({ of: casesFor('corollary-22a'), factor: integers(-6, 6), constant: integers(-8, 8) })

const COMPARISONS: Readonly<Record<Operator, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
}
const OPERATORS = ['<', '<=', '=', '!=', '>=', '>'] as const satisfies readonly Operator[]
const ODD = builtIn('ODD')

/** factor·#←[φ] + #→[φ] against a constant, by all six operators, and ODD of both counts. */
function formulasOf({ of: { formula: of }, factor, constant }: CountCase): Formula[] {
  const left: CountTerm<Formula> = [
    { factor: BigInt(factor), count: { direction: 'left', of } },
    { factor: 1n, count: { direction: 'right', of } },
  ]
  const right: CountTerm<Formula> = [{ factor: BigInt(constant), count: null }]
  const compared = OPERATORS.map((operator): Formula => ({ kind: 'compare', operator, left, right }))
  const parities = (['left', 'right'] as const).flatMap((direction): Formula[] =>
    ODD === undefined ? [] : [{ kind: 'predicate-of', predicate: ODD, count: { direction, of } }],
  )
  return [...compared, ...parities]
}

/** The counts at each position, by running sums from both ends. */
function runningCounts({ formula, word }: SimulationCase): { left: number[]; right: number[] } {
  const bits = meaning(formula, word).map(Number)
  let total = 0
  const left = bits.map((bit) => {
    total += bit
    return total
  })
  return { left, right: bits.map((bit, k) => total - left[k] + bit) }
}

/** The definition, or another semantics. */
export const claim = (mean: typeof meaning = meaning): Claim<CountCase, Label> =>
  computes({
    key: 'definition-19',
    variant: 'repaired',
    title: 'counts, comparisons and predicates',
    statement:
      '#←[φ] and #→[φ] count the positions up to i and from i on, i included, where φ holds; sums of them are compared as integers; θ(κ) is θ_n at the count, which may be 0.',
    requires: { 'a count of 0': 0.1, equality: 0.05 },
    domain,
    counts: COUNTS,
    what: 'comparisons and predicates',
    observed: (c) => formulasOf(c).map((formula) => mean(formula, c.of.word)),
    expected(c) {
      const { left, right } = runningCounts(c.of)
      return [
        ...OPERATORS.map((operator) =>
          left.map((count, k) => COMPARISONS[operator](c.factor * count + right[k], c.constant)),
        ),
        left.map((count) => count % 2 === 1),
        right.map((count) => count % 2 === 1),
      ]
    },
    note(c, probe) {
      const { left, right } = runningCounts(c.of)
      probe.label('a count of 0', left.includes(0) || right.includes(0))
      probe.label(
        'equality',
        left.some((count, k) => c.factor * count + right[k] === c.constant),
      )
    },
  })

/** Six operators in terms of one: the desugaring keeps the meaning. */
export const sugar = (rewrite: typeof desugar = desugar): Claim<CountCase, never> =>
  computes({
    key: 'definition-19.sugar',
    variant: 'step',
    title: 'all comparisons by <',
    statement: 'Comparisons other than < are Boolean combinations of it: this rewriting keeps the meaning of formulas.',
    uses: ['definition-19'],
    domain,
    counts: COUNTS,
    what: 'the rewritten formulas',
    observed: (c) => formulasOf(c).map((formula) => meaning(rewrite(formula), c.of.word)),
    expected: (c) => formulasOf(c).map((formula) => meaning(formula, c.of.word)),
  })

export const claims: readonly Runnable[] = [runnable(claim()), runnable(sugar())]
