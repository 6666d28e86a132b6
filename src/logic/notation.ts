// How every sign is written and how tightly it binds: one table for the reader and the three printers, which cannot drift apart.
import { type Binding, type Spelling, spellingsOf } from '../text/index.ts'

export const STYLES = ['ascii', 'unicode', 'latex'] as const
/** @example const styles: readonly Style[] = ['ascii', 'unicode', 'latex'] */
export type Style = (typeof STYLES)[number]

const written = (ascii: string, unicode = ascii, latex = ascii, ...also: readonly string[]): Spelling<Style> => ({
  ascii,
  unicode,
  latex,
  also,
})

/** By the kind of their node. */
const PREFIXES = {
  not: written('!', '¬', '\\lnot', '~', 'not'),
  previous: written('Y', '⊖', '\\ominus', 'prev'),
  next: written('X', '⊕', '\\oplus', 'next'),
  'weak-previous': written('wY', 'w⊖', '\\widetilde{\\ominus}', 'Z'),
  'weak-next': written('wX', 'w⊕', '\\widetilde{\\oplus}'),
  once: written('O', 'O', '\\mathop{\\mathsf{O}}'),
  historically: written('H', 'H', '\\mathop{\\mathsf{H}}'),
  eventually: written('F', 'F', '\\mathop{\\mathsf{F}}'),
  always: written('G', 'G', '\\mathop{\\mathsf{G}}'),
}
export type Prefix = keyof typeof PREFIXES

/** By the kind of their node. */
const CONNECTIVES = {
  and: written('&', '∧', '\\land', 'and'),
  or: written('|', '∨', '\\lor', 'or'),
  implies: written('->', '→', '\\to'),
  iff: written('<->', '↔', '\\leftrightarrow'),
  since: written('S', 'since', '\\mathbin{\\mathbf{since}}'),
  until: written('U', 'until', '\\mathbin{\\mathbf{until}}'),
}

const COMPARISONS = {
  '<': written('<'),
  '<=': written('<=', '≤', '\\le'),
  '=': written('=', '=', '=', '=='),
  '!=': written('!=', '≠', '\\ne'),
  '>=': written('>=', '≥', '\\ge'),
  '>': written('>'),
}

const CONSTANTS = {
  true: written('true', '⊤', '\\top'),
  false: written('false', '⊥', '\\bot'),
  first: written('first', 'first', '\\mathsf{first}'),
  last: written('last', 'last', '\\mathsf{last}'),
}

/** By the direction in which they count. */
const COUNTS = {
  left: written('#L', '#←', '\\overleftarrow{\\#}', '#'),
  right: written('#R', '#→', '\\overrightarrow{\\#}'),
}

export const NOTATION = {
  ...PREFIXES,
  ...CONNECTIVES,
  ...COMPARISONS,
  ...CONSTANTS,
  ...COUNTS,
  plus: written('+'),
  minus: written('-', '−'),
  times: written('*', '·', '\\cdot'),
  '(': written('('),
  ')': written(')'),
  '[': written('['),
  ']': written(']'),
  ',': written(','),
} satisfies Readonly<Record<string, Spelling<Style>>>

export type Sign = keyof typeof NOTATION

export const SPELLINGS = spellingsOf(NOTATION, STYLES)

export const isPrefix = (sign: Sign): sign is Prefix => Object.hasOwn(PREFIXES, sign)
/** Whether two formulas stand on its sides. */
export const isBetween = (sign: Sign): boolean => Object.hasOwn(CONNECTIVES, sign)

/** The words that mean something by themselves, so that nothing else can be called so. */
export const WORDS: readonly string[] = [...SPELLINGS.keys(), 'Q'].filter((spelling) => /^[A-Za-z]+$/.test(spelling))

/** Prefixes bind tighter than S and U, and a comparison is read before them all. */
export const PREFIX_LEVEL = 6
const COMPARISON: Binding = { level: 7, chain: 'none' }

export const INFIXES = {
  iff: { level: 1, chain: 'left' },
  implies: { level: 2, chain: 'none' },
  or: { level: 3, chain: 'flat' },
  and: { level: 4, chain: 'flat' },
  since: { level: 5, chain: 'none' },
  until: { level: 5, chain: 'none' },
  '<': COMPARISON,
  '<=': COMPARISON,
  '=': COMPARISON,
  '!=': COMPARISON,
  '>=': COMPARISON,
  '>': COMPARISON,
  plus: { level: 8, chain: 'left' },
  minus: { level: 8, chain: 'left' },
} satisfies Readonly<Record<string, Binding>>

export type Infix = keyof typeof INFIXES

/** Whether numbers stand beside an operator, and not formulas. */
export const isOfNumbers = ({ level }: { readonly level: number }): boolean => level >= COMPARISON.level
export const isSum = (sign: Sign): sign is 'plus' | 'minus' => sign === 'plus' || sign === 'minus'
