// Formulas as lists of tokens, in all three styles at once.
import {
  characterAt,
  endOfWord,
  excerpt,
  isSeen,
  lexer,
  meaningless,
  shownAt,
  type Token as TokenOf,
  WORD_CHARACTER,
  wrongToken,
} from '../text/index.ts'
import { type Sign, SPELLINGS } from './notation.ts'
import { latexLetterAt } from './symbol.ts'

type Own =
  /** Q_a. */
  | { readonly kind: 'letter'; readonly symbol: string }
  | { readonly kind: 'integer'; readonly value: bigint }
  /** A word that is no sign, @NAME, or \mathsf{NAME}. */
  | { readonly kind: 'name'; readonly name: string; readonly as: 'word' | 'at' | 'latex' }

export type Token = TokenOf<Sign, Own>

/** Enough for any count, and multiplied in no time. */
export const MAXIMAL_DIGITS = 30

/** What other languages write, and what to write here. */
const FOREIGN = new Map([
  ['&&', 'and is written &'],
  ['/\\', 'and is written &'],
  ['||', 'or is written |'],
  ['\\/', 'or is written |'],
  ['=>', 'implication is written ->, "at least" is written >='],
  ['⇒', 'implication is written ->'],
  ['<=>', 'equivalence is written <->'],
  ['⇔', 'equivalence is written <->'],
  ['≡', 'equivalence is written <->'],
  ['=<', '"at most" is written <='],
  ['===', 'equality of numbers is written ='],
  ['!==', 'inequality of numbers is written !='],
  ['<>', 'inequality of numbers is written !=, "eventually" is written F'],
  ['◇', '"eventually" is written F'],
  ['□', '"always" is written G'],
  ['○', '"next" is written X'],
  ['◯', '"next" is written X'],
  ["'", 'symbols stand in double quotes: "a"'],
  ['“', 'symbols stand in straight quotes: "a"'],
  ['”', 'symbols stand in straight quotes: "a"'],
  ['.', 'numbers are integers: multiply both sides by the denominator'],
  ['/', 'numbers are integers: multiply both sides by the denominator'],
  ['{', 'brackets are ( ) around formulas and [ ] after counts'],
  ['}', 'brackets are ( ) around formulas and [ ] after counts'],
  ['$', 'leave out the $ around the formula'],
])

/** LaTeX commands without arguments. */
const COMMANDS = [...SPELLINGS.keys()].filter((spelling) => /\\[a-z]+$/.test(spelling)).join(' ')

const symbolText = (character: string): string => `Q[${JSON.stringify(character)}]`

export const lex: (text: string) => readonly Token[] = lexer<Sign, Own>({
  spellings: SPELLINGS,
  foreign: FOREIGN,
  lexemes: {
    integer: { pattern: '[0-9]+', token: integerAt },
    latexLetter: { pattern: 'Q_\\{', token: latexAt },
    word: { pattern: WORD_CHARACTER, token: (text, start, end) => wordAt(text, start, endOfWord(text, end)) },
    predicate: {
      pattern: `@${WORD_CHARACTER}`,
      token: (text, start, second) => {
        const end = endOfWord(text, second)
        return { kind: 'name', name: text.slice(start + 1, end), as: 'at', start, end }
      },
    },
    at: {
      pattern: '@',
      token: (text, _, end) => {
        const message = `found ${shownAt(text, end)}, expected the name of a predicate right after @`
        return wrongToken(end, message, 'as in @ODD or @MOD[3,1]')
      },
    },
    latexName: {
      pattern: '\\\\mathsf\\{(?:[A-Za-z0-9]|\\\\_){1,200}\\}',
      token: (text, start, end) => {
        const name = text.slice(start + '\\mathsf{'.length, end - 1).replaceAll('\\_', '_')
        return { kind: 'name', name, as: 'latex', start, end }
      },
    },
    command: {
      pattern: '\\\\[A-Za-z]+',
      token: (text, start, end) => meaningless(start, excerpt(text, { start, end }), `the commands are ${COMMANDS}`),
    },
  },
  symbolText,
})

function wordAt(text: string, start: number, end: number): Token {
  const word = text.slice(start, end)
  if (!word.startsWith('Q_')) return { kind: 'name', name: word, as: 'word', start, end }
  if (word.length > 2) return { kind: 'letter', symbol: word.slice(2), start, end }
  const character = characterAt(text, end)
  const example = isSeen(character) ? symbolText(character) : 'Q["+"]'
  const hint = `letters, digits and _ may follow Q_; other symbols are quoted: ${example}`
  return wrongToken(end, `found ${shownAt(text, end)}, expected a symbol right after Q_`, hint)
}

function integerAt(text: string, start: number, end: number): Token {
  const digits = end - start
  if (digits <= MAXIMAL_DIGITS) return { kind: 'integer', value: BigInt(text.slice(start, end)), start, end }
  return wrongToken(start, `found a number of ${digits} digits, expected at most ${MAXIMAL_DIGITS}`)
}

function latexAt(text: string, start: number): Token {
  const letter = latexLetterAt(text, start)
  if (letter !== undefined) return { kind: 'letter', symbol: letter.symbol, start, end: letter.end }
  return wrongToken(start, 'expected a symbol in Q_{…}', 'as in Q_{a}, Q_{\\mathtt{abc}} or Q_{\\texttt{"+"}}')
}
