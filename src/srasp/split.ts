// What an attention looks for, in the two ways in which a score can have it: Booleans that hold, and naturals that are equal.
import { speaksOf } from './expression.ts'
import type { Expression } from './program.ts'
import { type Types, typeOf } from './types.ts'

export interface SplitPredicate {
  /** Of Booleans of i and j; null if nothing of the kind is asked. */
  readonly boolean: Expression | null
  /** What must be equal; null if nothing must. */
  readonly equality: { readonly i: Expression; readonly j: Expression } | null
}

/**
 * The equality of naturals between i and j in a well-typed predicate, if it has one, and the conjunction of all else in it.
 * @example splitPredicate(predicate, types) // of a(j) and d(j) = d(i): { boolean: a(j), equality: { i: d(i), j: d(j) } }
 */
export function splitPredicate(predicate: Expression, types: Types): SplitPredicate {
  const others: Expression[] = []
  let equality: SplitPredicate['equality'] = null
  for (const conjunct of conjunctsOf(predicate)) {
    const own = equalityIn(conjunct, types)
    if (own === null) others.push(conjunct)
    else equality = own
  }
  return { boolean: others.length > 1 ? { kind: 'and', parts: others } : (others[0] ?? null), equality }
}

/** From the left, also of conjunctions in conjunctions. */
function conjunctsOf(predicate: Expression): readonly Expression[] {
  const conjuncts: Expression[] = []
  const open = [predicate]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'and') for (const part of [...node.parts].reverse()) open.push(part)
    else conjuncts.push(node)
  }
  return conjuncts
}

function equalityIn(node: Expression, types: Types): SplitPredicate['equality'] {
  // Naturals of i and j are compared by nothing else than =.
  if (node.kind !== 'compare' || typeOf(node.left, types) !== 'natural') return null
  const [left, right] = [speaksOf(node.left), speaksOf(node.right)]
  if (left === 'i' && right === 'j') return { i: node.left, j: node.right }
  return left === 'j' && right === 'i' ? { i: node.right, j: node.left } : null
}
