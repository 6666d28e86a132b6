// How every sign is written and how tightly it binds: one table for the reader and both printers, which cannot drift apart.
import { WORD_CHARACTER } from '../text/index.ts'

export const STYLES = ['ascii', 'unicode'] as const
export type Style = (typeof STYLES)[number]

/** What each printer writes; all of it is read, and so is what stands in `also`. */
type Spelling = Readonly<Record<Style, string>> & { readonly also: readonly string[] }

const written = (ascii: string, unicode = ascii, ...also: readonly string[]): Spelling => ({ ascii, unicode, also })

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
} satisfies Readonly<Record<string, Spelling>>

export type Sign = keyof typeof NOTATION

const isSign = (key: string): key is Sign => Object.hasOwn(NOTATION, key)

/** From every spelling to its sign. */
export const SPELLINGS: ReadonlyMap<string, Sign> = new Map(
  Object.keys(NOTATION)
    .filter(isSign)
    .flatMap((sign) => {
      const { also, ...styles } = NOTATION[sign]
      return [...Object.values(styles), ...also].map((spelling): [string, Sign] => [spelling, sign])
    }),
)

/** The words that mean something by themselves, so that no vector or table can be called so. */
export const WORDS: readonly string[] = [...SPELLINGS.keys()].filter((spelling) => /[a-z]/.test(spelling))

const NAME = new RegExp(`^(?!\\p{N}|\\p{M})(?:${WORD_CHARACTER}){1,200}$`, 'u')

/** Whether a vector or a table can be called so. @example isName('er1') // true */
export const isName = (name: string): boolean => NAME.test(name) && !WORDS.includes(name)

/** What binds tighter has the higher level. */
export const LEVELS = { if: 1, or: 2, and: 3, not: 4, compare: 5, plus: 6, minus: 6, leaf: 7 }
