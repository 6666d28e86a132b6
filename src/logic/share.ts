// A core formula as a table of its distinct subformulas, parts before wholes: what occurs twice, or desugars to the same, is there
// once. Compilers make one piece of a model for each row.
import { type Core, type CoreNode, type CountTerm, children, fold } from './formula.ts'
import { predicateText } from './predicate.ts'

export interface SharedFormula {
  /** Parts go by their index here. */
  readonly nodes: readonly CoreNode<number>[]
  /** The whole formula: the last one. */
  readonly root: number
}

/** @example share(desugar(parsed.formula)).nodes.length */
export function share(formula: Core): SharedFormula {
  const nodes: CoreNode<number>[] = []
  const known = new Map<string, number>()
  const root = fold<Core, number>(formula, (node, parts) => {
    const numbered = withParts(node, parts)
    const text = textOf(numbered)
    const old = known.get(text)
    if (old !== undefined) return old
    known.set(text, nodes.length)
    nodes.push(numbered)
    return nodes.length - 1
  })
  return { nodes, root }
}

/** The node with other things in the place of its parts, in the order of `children`. */
export function withParts<F, G>(node: CoreNode<F>, parts: readonly G[]): CoreNode<G> {
  switch (node.kind) {
    case 'constant':
    case 'letter':
    case 'predicate':
      return node
    case 'not':
    case 'previous':
    case 'next':
      return { kind: node.kind, of: parts[0] }
    case 'and':
    case 'or':
      return { kind: node.kind, parts }
    case 'since':
    case 'until':
      return { kind: node.kind, left: parts[0], right: parts[1] }
    case 'predicate-of':
      return { ...node, count: { ...node.count, of: parts[0] } }
    case 'compare': {
      const left = termWithParts(node.left, parts)
      const counts = children<G>({ kind: 'compare', operator: '<', left, right: [] }).length
      return { ...node, left, right: termWithParts(node.right, parts.slice(counts)) }
    }
  }
}

/** A term over other things, one for each count in turn. */
export function termWithParts<F, G>(term: CountTerm<F>, parts: readonly G[]): CountTerm<G> {
  let next = 0
  return term.map(({ factor, count }) => ({ factor, count: count === null ? null : { ...count, of: parts[next++] } }))
}

function textOf(node: CoreNode<number>): string {
  switch (node.kind) {
    case 'constant':
      return `${node.value}`
    case 'letter':
      return JSON.stringify(node.symbol)
    case 'predicate':
      return `@${predicateText(node.predicate)}`
    case 'predicate-of':
      return `${predicateText(node.predicate)}(${node.count.direction} ${node.count.of})`
    case 'compare':
      return `${termText(node.left)} < ${termText(node.right)}`
    default:
      return `${node.kind} ${children<number>(node).join(' ')}`
  }
}

const termText = (term: CountTerm<number>): string =>
  term
    .map(({ factor, count }) => (count === null ? `${factor}` : `${factor} ${count.direction} ${count.of}`))
    .join(' + ')
