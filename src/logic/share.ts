// A core formula as a table of its distinct subformulas, parts before wholes: what occurs twice, or desugars to the same, is there
// once. Compilers make one piece of a model for each row.
import { keyOf } from './equal.ts'
import { type Core, type CoreNode, type CountTerm, children, fold, type Node } from './formula.ts'

export interface SharedFormula {
  /** Parts go by their index here. */
  readonly nodes: readonly CoreNode<number>[]
  /** The whole formula: the last one. */
  readonly root: number
}

/**
 * The table of a formula: a compiler of your own writes a coordinate for each of its rows.
 * @example share(desugar(formula('Y Q_a & Y Q_a'))).nodes.length // 3
 */
export function share(formula: Core): SharedFormula {
  const nodes: CoreNode<number>[] = []
  const known = new Map<string, number>()
  const root = fold<Core, number>(formula, (node, parts) => {
    const key = keyOf(node, parts)
    const old = known.get(key)
    if (old !== undefined) return old
    known.set(key, nodes.length)
    nodes.push(withParts(node, parts))
    return nodes.length - 1
  })
  return { nodes, root }
}

/** Every row as a formula again; what is one row is one object. @example unshare(share(desugar(formula('Y Q_a')))).length // 2 */
export function unshare({ nodes }: SharedFormula): readonly Core[] {
  const formulas: Core[] = []
  for (const node of nodes) {
    const parts = children<number>(node).map((part) => formulas[part])
    formulas.push(withParts(node, parts))
  }
  return formulas
}

/** The node with other things in the place of its parts, in the order of `children`. */
export function withParts<F, G>(node: CoreNode<F>, parts: readonly G[]): CoreNode<G>
export function withParts<F, G>(node: Node<F>, parts: readonly G[]): Node<G>
export function withParts<F, G>(node: Node<F>, parts: readonly G[]): Node<G> {
  switch (node.kind) {
    case 'constant':
    case 'letter':
    case 'predicate':
    case 'first':
    case 'last':
      return node
    case 'and':
    case 'or':
      return { kind: node.kind, parts }
    case 'since':
    case 'until':
    case 'implies':
    case 'iff':
      return { kind: node.kind, left: parts[0], right: parts[1] }
    case 'predicate-of':
      return { ...node, count: { ...node.count, of: parts[0] } }
    case 'compare': {
      const left = termWithParts(node.left, parts)
      const counts = left.filter(({ count }) => count !== null).length
      return { ...node, left, right: termWithParts(node.right, parts.slice(counts)) }
    }
    default:
      return { kind: node.kind, of: parts[0] }
  }
}

/** A term over other things, one for each count in turn. */
export function termWithParts<F, G>(term: CountTerm<F>, parts: readonly G[]): CountTerm<G> {
  let next = 0
  return term.map(({ factor, count }) => ({ factor, count: count === null ? null : { ...count, of: parts[next++] } }))
}
