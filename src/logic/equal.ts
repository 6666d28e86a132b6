// Equality of formulas: the same tree, with predicates by name and parameters.
import { type CountTerm, type Formula, fold, type Node } from './formula.ts'
import { predicateText } from './predicate.ts'

/** @example equalFormulas(formula('Y (Q_a)'), formula('prev "a"')) // true */
export function equalFormulas(left: Formula, right: Formula): boolean {
  const known = new Map<string, number>()
  const number = (formula: Formula): number =>
    fold<Formula, number>(formula, (node, parts) => {
      const key = keyOf(node, parts)
      const old = known.get(key) ?? known.size
      known.set(key, old)
      return old
    })
  return number(left) === number(right)
}

/** The same text for the same node over the same parts, which are given by number. */
export function keyOf<F>(node: Node<F>, parts: readonly number[]): string {
  switch (node.kind) {
    case 'constant':
      return `${node.value}`
    case 'letter':
      return JSON.stringify(node.symbol)
    case 'predicate':
      return `@${predicateText(node.predicate)}`
    case 'predicate-of':
      return `${predicateText(node.predicate)}(${node.count.direction} ${parts[0]})`
    case 'compare':
      return `${termKey(node.left)} ${node.operator} ${termKey(node.right)}: ${parts.join(' ')}`
    default:
      return `${node.kind} ${parts.join(' ')}`
  }
}

const termKey = <F>(term: CountTerm<F>): string =>
  term.map(({ factor, count }) => (count === null ? `${factor}` : `${factor} ${count.direction}`)).join(' + ')
