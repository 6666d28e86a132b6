// How every sign is written and how tightly it binds: one table for the reader and both printers, which cannot drift apart.
import { type Binding, type Spelling, spellingsOf, WORD_CHARACTER } from '../text/index.ts'

export const STYLES = ['ascii', 'unicode'] as const
export type Style = (typeof STYLES)[number]

const written = (ascii: string, unicode = ascii, ...also: readonly string[]): Spelling<Style> => ({
  ascii,
  unicode,
  also,
})

/** By the operator of their node. */
const COMPARISONS = {
  '<': written('<'),
  '<=': written('<=', '≤'),
  '=': written('=', '=', '=='),
  '!=': written('!=', '≠'),
  '>=': written('>=', '≥'),
  '>': written('>'),
}

/** By the kind of their node, or by themselves. */
export const NOTATION = {
  ...COMPARISONS,
  not: written('not', '¬', '!'),
  and: written('and', '∧', '&'),
  or: written('or', '∨', '|'),
  plus: written('+'),
  minus: written('-', '−'),
  leftmost: written('leftmost', '◄', '◀'),
  rightmost: written('rightmost', '►', '▶'),
  psum: written('psum', '∑'),
  arrow: written('->', '→'),
  '(': written('('),
  ')': written(')'),
  '[': written('['),
  ']': written(']'),
  ',': written(','),
  ':': written(':'),
  alphabet: written('alphabet'),
  table: written('table'),
  output: written('output'),
  in: written('in'),
  i: written('i'),
  j: written('j'),
  n: written('n'),
  all: written('all'),
  if: written('if'),
  // biome-ignore lint/suspicious/noThenProperty: it is no function, so nobody takes the table for a promise.
  then: written('then'),
  else: written('else'),
  true: written('true'),
  false: written('false'),
} satisfies Readonly<Record<string, Spelling<Style>>>

export type Sign = keyof typeof NOTATION

export const SPELLINGS = spellingsOf(NOTATION, STYLES)

/** The words that mean something by themselves, so that no vector or table can be called so. */
export const WORDS: readonly string[] = [...SPELLINGS.keys()].filter((spelling) => /[a-z]/.test(spelling))

const NAME = new RegExp(`^(?!\\p{N}|\\p{M})(?:${WORD_CHARACTER}){1,200}$`, 'u')

/** Whether a vector or a table can be called so. @example isName('er1') // true */
export const isName = (name: string): boolean => NAME.test(name) && !WORDS.includes(name)

/** A comparison binds tighter than `not`, and a conditional looser than everything. */
export const PREFIXES = { if: 1, not: 4 }
const COMPARISON: Binding = { level: 5, chain: 'none' }

export const INFIXES = {
  or: { level: 2, chain: 'flat' },
  and: { level: 3, chain: 'flat' },
  '<': COMPARISON,
  '<=': COMPARISON,
  '=': COMPARISON,
  '!=': COMPARISON,
  '>=': COMPARISON,
  '>': COMPARISON,
  plus: { level: 6, chain: 'left' },
  minus: { level: 6, chain: 'left' },
} satisfies Readonly<Record<string, Binding>>

export type Prefix = keyof typeof PREFIXES
export type Infix = keyof typeof INFIXES
