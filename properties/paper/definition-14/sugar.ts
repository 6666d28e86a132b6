// Other operators of formulas: once, historically, eventually, always, first, last, implies and iff, by running from one end of the word
// to the other; rewritten into the paper's core they mean the same.
import { type Claim, record } from '../../../src/engine/index.ts'
import { type Column, desugar, type Formula, meaning } from '../../../src/logic/index.ts'
import { computes, type SimulationCase, untargeted } from '../../library/index.ts'
import { casesFor } from '../constructions/domain.ts'

interface Pair {
  readonly left: SimulationCase
  readonly right: SimulationCase
}

type Label = 'true somewhere, not everywhere'

/** Whether it was true at some position up to here. */
function onceTrue(column: Column): boolean[] {
  let wasTrue = false
  return column.map((holds) => {
    wasTrue ||= holds
    return wasTrue
  })
}

const not = (column: Column): boolean[] => column.map((holds) => !holds)
const fromTheEnd = (column: Column, run: (column: Column) => boolean[]): boolean[] =>
  run(column.toReversed()).toReversed()
const alwaysTrue = (column: Column): boolean[] => not(onceTrue(not(column)))

const formulasOf = ({ left: { formula: of }, right }: Pair): readonly Formula[] => [
  ...(['once', 'historically', 'eventually', 'always'] as const).map((kind): Formula => ({ kind, of })),
  { kind: 'first' },
  { kind: 'last' },
  ...(['implies', 'iff'] as const).map((kind): Formula => ({ kind, left: of, right: right.formula })),
]

/** The definitions, or another semantics and rewriting. */
export const sugar = (mean: typeof meaning = meaning, rewrite: typeof desugar = desugar): Claim<Pair, Label> =>
  computes({
    key: 'definition-14.sugar',
    variant: 'step',
    title: 'once, historically, eventually, always and other sugar',
    statement:
      'once and eventually ask whether φ was or will be true, i included, historically and always whether it always was or will be; first and last are the ends of the word; → and ↔ are truth tables. Rewritten into the core, all keep their meaning.',
    uses: ['definition-14', 'definition-11'],
    requires: { 'true somewhere, not everywhere': 0.2 },
    domain: record<Pair>({ left: casesFor('corollary-17a'), right: casesFor('corollary-17a') }),
    counts: untargeted({ quick: 300, deep: 20_000 }),
    what: 'each by definition, and rewritten',
    observed: (c) =>
      formulasOf(c).flatMap((formula) => [mean(formula, c.left.word), mean(rewrite(formula), c.left.word)]),
    expected({ left: { formula, word }, right }) {
      const [a, b] = [mean(formula, word), mean(right.formula, word)]
      const ends = word.map((_, k) => [k === 0, k === word.length - 1] as const)
      const columns = [
        onceTrue(a),
        alwaysTrue(a),
        fromTheEnd(a, onceTrue),
        fromTheEnd(a, alwaysTrue),
        ends.map(([isFirst]) => isFirst),
        ends.map(([, isLast]) => isLast),
        a.map((holds, k) => (holds ? b[k] : true)),
        a.map((holds, k) => (holds ? b[k] : !b[k])),
      ]
      return columns.flatMap((column) => [column, column])
    },
    note({ left: { formula, word } }, probe) {
      const column = mean(formula, word)
      probe.label('true somewhere, not everywhere', column.includes(true) && column.includes(false))
    },
  })
