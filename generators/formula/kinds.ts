// The kinds of nodes a formula is made of: how many parts they join, from the simplest on, which feature they need, and how often
// they are drawn.
import { keysOf } from '../../src/engine/index.ts'
import type { Feature, Formula } from '../../src/logic/index.ts'

export type Kind = Formula['kind']

export const LEAVES = ['letter', 'constant', 'first', 'last', 'predicate'] as const
export const UNARY = [
  'not',
  'previous',
  'next',
  'weak-previous',
  'weak-next',
  'once',
  'historically',
  'eventually',
  'always',
] as const
export const BINARY = ['and', 'or', 'since', 'until', 'implies', 'iff'] as const
export const OPERATORS = ['<', '>', '<=', '>=', '=', '!='] as const

interface Traits {
  /** How often it is drawn, against the others with as many parts. */
  readonly weight: number
  /** The feature that allows it; counts need that of their direction, too. Default: always allowed. */
  readonly needs?: Feature
  /** Whether it is beyond the paper's core. Default: false. */
  readonly isSugar?: boolean
}

/** Constants are less than 2% of the leaves; negations are few, since nodes of two parts are what formulas are made of. */
export const TRAITS: Readonly<Record<Kind, Traits>> = {
  constant: { weight: 1 },
  letter: { weight: 90 },
  predicate: { weight: 22, needs: 'predicate' },
  first: { weight: 8, needs: 'previous', isSugar: true },
  last: { weight: 8, needs: 'next', isSugar: true },
  not: { weight: 2 },
  previous: { weight: 4, needs: 'previous' },
  next: { weight: 4, needs: 'next' },
  'weak-previous': { weight: 2, needs: 'previous', isSugar: true },
  'weak-next': { weight: 2, needs: 'next', isSugar: true },
  once: { weight: 2, needs: 'since', isSugar: true },
  historically: { weight: 2, needs: 'since', isSugar: true },
  eventually: { weight: 2, needs: 'until', isSugar: true },
  always: { weight: 2, needs: 'until', isSugar: true },
  and: { weight: 4 },
  or: { weight: 4 },
  since: { weight: 4, needs: 'since' },
  until: { weight: 4, needs: 'until' },
  implies: { weight: 2, isSugar: true },
  iff: { weight: 2, isSugar: true },
  'predicate-of': { weight: 6, needs: 'predicate' },
  compare: { weight: 10, needs: 'comparison' },
}

export const KINDS: readonly Kind[] = keysOf(TRAITS)
export const isKind = (kind: unknown): kind is Kind => typeof kind === 'string' && Object.hasOwn(TRAITS, kind)

export type Leaf = Extract<Formula, { readonly kind: (typeof LEAVES)[number] }>
export const isLeaf = (formula: Formula): formula is Leaf => LEAVES.some((kind) => kind === formula.kind)

export type Direction = 'left' | 'right'
export const DIRECTIONS: readonly Direction[] = ['left', 'right']
export const FEATURE_OF = { left: 'count-left', right: 'count-right' } as const

export const join = (kind: (typeof BINARY)[number], left: Formula, right: Formula): Formula =>
  kind === 'and' || kind === 'or' ? { kind, parts: [left, right] } : { kind, left, right }
