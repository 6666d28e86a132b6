// The kinds of nodes a formula is made of: how many parts they join, from the simplest on, and which feature they need.
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

/** Counts need the feature of their direction, too. */
export const NEEDS: Readonly<Record<Kind, Feature | 'nothing'>> = {
  constant: 'nothing',
  letter: 'nothing',
  not: 'nothing',
  and: 'nothing',
  or: 'nothing',
  implies: 'nothing',
  iff: 'nothing',
  previous: 'previous',
  'weak-previous': 'previous',
  first: 'previous',
  next: 'next',
  'weak-next': 'next',
  last: 'next',
  since: 'since',
  once: 'since',
  historically: 'since',
  until: 'until',
  eventually: 'until',
  always: 'until',
  predicate: 'predicate',
  'predicate-of': 'predicate',
  compare: 'comparison',
}

const CORE: readonly Kind[] = [
  'constant',
  'letter',
  'predicate',
  'not',
  'previous',
  'next',
  'and',
  'or',
  'since',
  'until',
  'predicate-of',
  'compare',
]

export const isKind = (kind: unknown): kind is Kind => typeof kind === 'string' && Object.hasOwn(NEEDS, kind)
export const KINDS: readonly Kind[] = Object.keys(NEEDS).filter(isKind)
export const isSugar = (kind: Kind): boolean => !CORE.includes(kind)

export type Direction = 'left' | 'right'
export const DIRECTIONS: readonly Direction[] = ['left', 'right']
export const FEATURE_OF = { left: 'count-left', right: 'count-right' } as const

export const join = (kind: (typeof BINARY)[number], left: Formula, right: Formula): Formula =>
  kind === 'and' || kind === 'or' ? { kind, parts: [left, right] } : { kind, left, right }
