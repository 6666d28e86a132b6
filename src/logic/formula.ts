// Formulas as plain data (Definitions 11, 14 and 19): the paper's core, and sugar that `desugar` rewrites into it. Node types are
// generic in what stands for a subformula: a formula, or its number in a table of shared subformulas.
import type { Predicate } from './predicate.ts'

/** #←[φ] counts positions j ≤ i, #→[φ] positions j ≥ i. */
export interface Count<F> {
  readonly direction: 'left' | 'right'
  readonly of: F
}

/** factor·count, or factor·1 where the count is null. */
export interface Addend<F> {
  readonly factor: bigint
  readonly count: Count<F> | null
}

/** A sum, at least one addend: terms are linear, so parentheses and signs are multiplied out as they are read. */
export type CountTerm<F> = readonly Addend<F>[]

export type Leaf =
  | { readonly kind: 'constant'; readonly value: boolean }
  | { readonly kind: 'letter'; readonly symbol: string }
  /** θ_n(i). */
  | { readonly kind: 'predicate'; readonly predicate: Predicate }

export interface Unary<Kind, F> {
  readonly kind: Kind
  readonly of: F
}

/** Two parts at least. */
export interface Connective<F> {
  readonly kind: 'and' | 'or'
  readonly parts: readonly F[]
}

export interface Binary<Kind, F> {
  readonly kind: Kind
  readonly left: F
  readonly right: F
}

/** θ_n(count). */
export interface PredicateOf<F> {
  readonly kind: 'predicate-of'
  readonly predicate: Predicate
  readonly count: Count<F>
}

export interface Compare<Operator, F> {
  readonly kind: 'compare'
  readonly operator: Operator
  readonly left: CountTerm<F>
  readonly right: CountTerm<F>
}

export type Operator = '<' | '<=' | '=' | '!=' | '>=' | '>'

/** `previous` and `next` are ⊖ and ⊕: false at the first and the last position. */
type CoreUnary = 'not' | 'previous' | 'next'
type CoreBinary = 'since' | 'until'
/** Weak: true at the first and the last position. Somewhere, everywhere up to here; somewhere, everywhere from here on. */
type SugarUnary = 'weak-previous' | 'weak-next' | 'once' | 'historically' | 'eventually' | 'always'
type SugarBinary = 'implies' | 'iff'
type SugarLeaf = { readonly kind: 'first' | 'last' }

export type CoreNode<F> =
  | Leaf
  | Unary<CoreUnary, F>
  | Connective<F>
  | Binary<CoreBinary, F>
  | PredicateOf<F>
  | Compare<'<', F>

export type Node<F> =
  | CoreNode<F>
  | SugarLeaf
  | Unary<SugarUnary, F>
  | Binary<SugarBinary, F>
  | Compare<Exclude<Operator, '<'>, F>

/** A formula of the paper: a CoreNode of such. */
export type Core =
  | Leaf
  | Unary<CoreUnary, Core>
  | Connective<Core>
  | Binary<CoreBinary, Core>
  | PredicateOf<Core>
  | Compare<'<', Core>

/** A formula as people write it: a Node of such. @example const previous: Formula = { kind: 'previous', of: formula('Q_1') } */
export type Formula =
  | Leaf
  | SugarLeaf
  | Unary<CoreUnary | SugarUnary, Formula>
  | Connective<Formula>
  | Binary<CoreBinary | SugarBinary, Formula>
  | PredicateOf<Formula>
  | Compare<Operator, Formula>

/**
 * Which since and until is meant; the paper's asks the left side to hold at the witness, too.
 * @example const all: readonly Semantics[] = ['paper', 'standard', 'strict']
 */
export type Semantics = 'paper' | 'standard' | 'strict'
export const SEMANTICS: readonly Semantics[] = ['paper', 'standard', 'strict']

/** The subformulas that a node is made of, in the order in which they are written. @example children(formula('Q_a S Q_b')) */
export function children<F>(node: Node<F>): readonly F[] {
  switch (node.kind) {
    case 'constant':
    case 'letter':
    case 'predicate':
    case 'first':
    case 'last':
      return []
    case 'not':
    case 'previous':
    case 'next':
    case 'weak-previous':
    case 'weak-next':
    case 'once':
    case 'historically':
    case 'eventually':
    case 'always':
      return [node.of]
    case 'and':
    case 'or':
      return node.parts
    case 'since':
    case 'until':
    case 'implies':
    case 'iff':
      return [node.left, node.right]
    case 'predicate-of':
      return [node.count.of]
    case 'compare':
      return [...node.left, ...node.right].flatMap(({ count }) => (count === null ? [] : [count.of]))
  }
}

/**
 * A value for a formula from those of its parts; each object is visited once, parts first. Without recursion, since formulas
 * may be thousands of levels deep.
 * @example fold<Formula, number>(formula('Y Y Q_a'), (_, parts) => 1 + Math.max(0, ...parts)) // 3, its height
 */
export function fold<F extends Node<F>, R>(formula: F, visit: (node: F, parts: readonly R[]) => R): R {
  const values = new Map<F, { readonly value: R }>()
  const resultOf = (node: F): R => {
    const known = values.get(node)
    if (known === undefined) throw new Error('a formula was visited before its parts')
    return known.value
  }
  const open: F[] = [formula]
  for (let node = open.at(-1); node !== undefined; node = open.at(-1)) {
    const parts = children<F>(node)
    const missing = parts.filter((part) => !values.has(part))
    if (missing.length > 0) {
      for (const part of missing) open.push(part)
      continue
    }
    if (!values.has(node)) values.set(node, { value: visit(node, parts.map(resultOf)) })
    open.pop()
  }
  return resultOf(formula)
}

/** How many operators, letters, counts and addends a formula has. @example sizeOf(formula('#L[Q_1] < 1')) // 4 */
export const sizeOf = (formula: Formula): number =>
  fold<Formula, number>(formula, (node, parts) => {
    const inside = parts.reduce((sum, part) => sum + part, 1)
    // A count is one more than what it counts; a constant addend is one.
    if (node.kind === 'predicate-of') return inside + 1
    return node.kind === 'compare' ? inside + node.left.length + node.right.length : inside
  })
