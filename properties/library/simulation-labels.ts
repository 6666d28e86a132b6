// The edges that random formulas and words must reach, named so that claims can require them.
import type { Construction } from '../../src/check/index.ts'
import { normalForm } from '../../src/compile/index.ts'
import type { Probe } from '../../src/engine/index.ts'
import { type Column, type CoreNode, countAt } from '../../src/logic/index.ts'
import type { Model, Word } from '../../src/transformer/index.ts'

/** @example const requires: Partial<Record<SimulationLabel, number>> = { 'truth changes along the word': 0.5 } */
export type SimulationLabel =
  | 'truth changes along the word'
  | 'one position'
  | 'i = 3 in 1/i'
  | 'a count is 0'
  | 'Λ ≥ 6 and a count is i = n'
  | 'θ at 0 depends on n'

/** Labels and measures of a formula on a word. */
export function noteFormula(
  { formula, model }: Construction,
  truth: readonly Column[],
  word: Word,
  probe: Probe<SimulationLabel>,
): void {
  const n = word.length
  const root = truth[formula.root]
  probe.length(n)
  probe.measure('subformulas', formula.nodes.length)
  probe.measure('layers', model.layers.length)
  probe.measure('width', model.coordinates.length)
  probe.label('truth changes along the word', root.includes(true) && root.includes(false))
  probe.label('one position', n === 1)
  probe.label('i = 3 in 1/i', n >= 3 && knowsReciprocal(model))
  for (const node of formula.nodes) noteCounts(node, truth, n, probe)
}

/** Whether 1/i is a position embedding, or computed. */
const knowsReciprocal = ({ schedule, layers }: Model): boolean =>
  schedule.positions.some(({ value }) => value.kind === 'term' && value.term === '1/i') ||
  layers.some(({ obligations = [] }) => obligations.some((o) => o.kind === 'reciprocal' && o.direction === 'left'))

function noteCounts(node: CoreNode<number>, truth: readonly Column[], n: number, probe: Probe<SimulationLabel>): void {
  if (node.kind === 'predicate-of') {
    const { predicate, count } = node
    const counts = truth[count.of].map((_, k) => countAt(count, truth[count.of], k + 1))
    probe.label('a count is 0', counts.includes(0))
    // Two neighbouring lengths are enough to tell.
    probe.label('θ at 0 depends on n', counts.includes(0) && predicate.holds(0, n) !== predicate.holds(0, n + 1))
  } else if (node.kind === 'compare') {
    const { counts } = normalForm(node.left, node.right)
    const sum = counts.reduce((total, { factor }) => total + (factor < 0n ? -factor : factor), 0n)
    for (const { direction, of } of counts) {
      const column = truth[of]
      probe.label('a count is 0', countAt({ direction }, column, direction === 'left' ? 1 : n) === 0)
      // To the left of the last position, or to the right of the first, all of the word is counted.
      probe.label('Λ ≥ 6 and a count is i = n', sum >= 6n && direction === 'left' && column.every((holds) => holds))
    }
  }
}
