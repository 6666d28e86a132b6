// How every sign is written and how tightly it binds: one table for the reader and the three printers, which cannot drift apart.

export const STYLES = ['ascii', 'unicode', 'latex'] as const
export type Style = (typeof STYLES)[number]

/** What each printer writes; all of it is read, and so is what stands in `also`. */
type Spelling = Readonly<Record<Style, string>> & { readonly also: readonly string[] }

const written = (ascii: string, unicode = ascii, latex = ascii, ...also: readonly string[]): Spelling => ({
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

export const isPrefix = (sign: Sign): sign is Prefix => Object.hasOwn(PREFIXES, sign)
/** Whether two formulas stand on its sides. */
export const isBetween = (sign: Sign): boolean => Object.hasOwn(CONNECTIVES, sign)

/** The words that mean something by themselves, so that nothing else can be called so. */
export const WORDS: readonly string[] = [...SPELLINGS.keys(), 'Q'].filter((spelling) => /^[A-Za-z]+$/.test(spelling))

/** What binds tighter has the higher level. Prefixes bind tighter than S and U, and a comparison is read before them all. */
export const LEVELS = {
  iff: 1,
  implies: 2,
  or: 3,
  and: 4,
  since: 5,
  until: 5,
  prefix: 6,
  compare: 7,
  sum: 8,
  leaf: 9,
}
