// Lines of programs as lists of tokens, in both styles at once; # begins a comment.
import { endOfWord, excerpt, lexer, type Token as TokenOf, WORD_CHARACTER, wrongToken } from '../text/index.ts'
import { type Sign, SPELLINGS } from './notation.ts'

/** A name is a word that is no sign. */
type Own = { readonly kind: 'name'; readonly name: string } | { readonly kind: 'integer'; readonly value: number }

export type Token = TokenOf<Sign, Own>

/** What other languages write, and what to write here. */
const FOREIGN = new Map([
  ['&&', 'and is written and, & or ∧'],
  ['||', 'or is written or, | or ∨'],
  ['=>', '"at least" is written >=, and a row of a table has ->'],
  ['=<', '"at most" is written <='],
  ['===', 'equality is written ='],
  ['!==', 'inequality is written !='],
  ['<>', 'inequality is written !='],
  [':=', 'a vector is defined by ='],
  ['//', 'a comment begins with #'],
  ['<-', 'a vector is defined by =; a space keeps < and - apart'],
  ['~', 'not is written not, ! or ¬'],
  ["'", 'symbols stand in double quotes: "a"'],
  ['“', 'symbols stand in straight quotes: "a"'],
  ['”', 'symbols stand in straight quotes: "a"'],
  ['.', 'numbers are naturals: 0, 1, 2, …'],
  ['*', 'there is no multiplication: add a vector to itself'],
  ['/', 'there is no division: compare a sum with another'],
  ['{', 'brackets are ( ) around expressions and [ ] after psum, leftmost and rightmost'],
  ['}', 'brackets are ( ) around expressions and [ ] after psum, leftmost and rightmost'],
  [';', 'a line needs no semicolon; the default of an attention follows a colon'],
  ['?', 'a conditional is written if … then … else …'],
])

export const lexLine: (text: string) => readonly Token[] = lexer<Sign, Own>({
  spellings: SPELLINGS,
  foreign: FOREIGN,
  lexemes: {
    integer: { pattern: '[0-9]+', token: integerAt },
    word: {
      pattern: WORD_CHARACTER,
      token: (text, start, second) => {
        const end = endOfWord(text, second)
        return { kind: 'name', name: text.slice(start, end), start, end }
      },
    },
  },
  symbolText: JSON.stringify,
  comment: '#',
})

function integerAt(text: string, start: number, end: number): Token {
  const digits = text.slice(start, end)
  const value = Number(digits)
  if (Number.isSafeInteger(value)) return { kind: 'integer', value, start, end }
  return wrongToken(start, `found ${excerpt(digits)}, expected at most ${Number.MAX_SAFE_INTEGER}`)
}
