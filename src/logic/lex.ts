// A text as a list of tokens, in all three styles at once. It ends with `end`, or with the first thing that is no token. Linear.
import { characterAt, type Extent, excerpt, isSeen, quotedAt, shownAt, WORD_CHARACTER } from '../text/index.ts'
import { type Sign, SPELLINGS } from './notation.ts'
import { latexLetterAt } from './symbol.ts'

export type Token = Extent &
  (
    | { readonly kind: 'sign'; readonly sign: Sign }
    /** Q_a. */
    | ({ readonly kind: 'letter'; readonly symbol: string } & Signless)
    | ({ readonly kind: 'string'; readonly symbol: string } & Signless)
    | ({ readonly kind: 'integer'; readonly value: bigint } & Signless)
    /** A word that is no sign, @NAME, or \mathsf{NAME}. */
    | ({ readonly kind: 'name'; readonly name: string; readonly as: 'word' | 'at' | 'latex' } & Signless)
    | ({ readonly kind: 'end' } & Signless)
    | ({ readonly kind: 'wrong'; readonly message: string; readonly hint: string | null } & Signless)
  )

/** So that every token can be asked for its sign. */
interface Signless {
  readonly sign?: undefined
}

/** Enough for any count, and multiplied in no time. */
export const MAXIMAL_DIGITS = 30

export function lex(text: string): readonly Token[] {
  const tokens: Token[] = []
  for (let at = afterSpace(text, 0); at < text.length; ) {
    const token = tokenAt(text, at)
    tokens.push(token)
    if (token.kind === 'wrong') return tokens
    at = afterSpace(text, token.end)
  }
  tokens.push({ kind: 'end', start: text.length, end: text.length })
  return tokens
}

const SPACE = /\s*/y

function afterSpace(text: string, at: number): number {
  SPACE.lastIndex = at
  SPACE.test(text)
  return SPACE.lastIndex
}

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
  ['$', 'leave out the $ around a formula in LaTeX'],
])

const escaped = (literal: string): string => literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Longest first; one that ends in a letter must not go on. */
const anyOf = (literals: Iterable<string>): string =>
  [...literals]
    .sort((a, b) => b.length - a.length)
    .map((literal) => escaped(literal) + (/[A-Za-z]$/.test(literal) ? `(?!${WORD_CHARACTER})` : ''))
    .join('|')

const TOKEN = new RegExp(
  [
    `(?<foreign>${anyOf(FOREIGN.keys())})`,
    `(?<sign>${anyOf(SPELLINGS.keys())})`,
    '(?<integer>[0-9]+)',
    `(?<at>@${WORD_CHARACTER})`,
    '\\\\mathsf\\{(?<latex>(?:[A-Za-z0-9]|\\\\_){1,200})\\}',
    `(?<word>${WORD_CHARACTER})`,
    '(?<command>\\\\[A-Za-z]+)',
  ].join('|'),
  'uy',
)

function tokenAt(text: string, start: number): Token {
  if (text[start] === '"') return stringAt(text, start)
  if (text.startsWith('Q_{', start)) return latexAt(text, start)
  TOKEN.lastIndex = start
  const groups = TOKEN.exec(text)?.groups
  if (groups === undefined) return strangeAt(text, start)
  const { foreign, sign, integer, at, latex, word, command } = groups
  const end = TOKEN.lastIndex
  // Reading would never end.
  if (end === start) throw new Error('a spelling without characters')
  const known = SPELLINGS.get(sign)
  if (known !== undefined) return { kind: 'sign', sign: known, start, end }
  if (word !== undefined) return wordAt(text, start, endOfWord(text, end))
  if (integer !== undefined) return integerAt(integer, start, end)
  if (at !== undefined) return predicateAt(text, start, endOfWord(text, end))
  if (latex !== undefined) return { kind: 'name', name: latex.replaceAll('\\_', '_'), as: 'latex', start, end }
  if (foreign !== undefined) return meaningless(start, `"${foreign}"`, FOREIGN.get(foreign) ?? null)
  return meaningless(start, excerpt(command), `the commands are ${COMMANDS}`)
}

/** Those without arguments. */
const COMMANDS = [...SPELLINGS.keys()].filter((spelling) => /\\[a-z]+$/.test(spelling)).join(' ')

const wrong = (start: number, message: string, hint: string | null = null): Token => ({
  kind: 'wrong',
  message,
  hint,
  start,
  end: start,
})

const meaningless = (start: number, what: string, hint: string | null): Token =>
  wrong(start, `found ${what}, which has no meaning here`, hint)

/** In pieces, since a pattern of that kind overflows the stack after some million characters. */
const PIECE = new RegExp(`(?:${WORD_CHARACTER}){1,500}`, 'uy')

function endOfWord(text: string, from: number): number {
  PIECE.lastIndex = from
  let end = from
  while (PIECE.test(text)) end = PIECE.lastIndex
  return end
}

const predicateAt = (text: string, start: number, end: number): Token => ({
  kind: 'name',
  name: text.slice(start + 1, end),
  as: 'at',
  start,
  end,
})

function wordAt(text: string, start: number, end: number): Token {
  const word = text.slice(start, end)
  if (!word.startsWith('Q_')) return { kind: 'name', name: word, as: 'word', start, end }
  if (word.length > 2) return { kind: 'letter', symbol: word.slice(2), start, end }
  const hint = `letters, digits and _ may follow Q_; other symbols are quoted: ${letterAt(text, end) ?? 'Q["+"]'}`
  return wrong(end, `found ${shownAt(text, end)}, expected a symbol right after Q_`, hint)
}

function integerAt(digits: string, start: number, end: number): Token {
  if (digits.length <= MAXIMAL_DIGITS) return { kind: 'integer', value: BigInt(digits), start, end }
  return wrong(start, `found a number of ${digits.length} digits, expected at most ${MAXIMAL_DIGITS}`)
}

function latexAt(text: string, start: number): Token {
  const letter = latexLetterAt(text, start)
  if (letter !== undefined) return { kind: 'letter', symbol: letter.symbol, start, end: letter.end }
  return wrong(start, 'expected a symbol in Q_{…}', 'as in Q_{a}, Q_{\\mathtt{abc}} or Q_{\\texttt{"+"}}')
}

function stringAt(text: string, start: number): Token {
  const read = quotedAt(text, start)
  if (read.kind === 'wrong') return wrong(read.at, read.message, read.hint)
  return { kind: 'string', symbol: read.symbol, start, end: read.end }
}

/** Nothing that the language has. */
function strangeAt(text: string, start: number): Token {
  const character = characterAt(text, start)
  if (character === '@') {
    const found = shownAt(text, start + 1)
    return wrong(start + 1, `found ${found}, expected the name of a predicate right after @`, 'as in @ODD or @MOD[3,1]')
  }
  const letter = letterAt(text, start)
  const hint = letter === null ? null : `if it is a symbol of the word, write ${letter}`
  return meaningless(start, shownAt(text, start), hint)
}

/** The letter for the character that stands here, if it can be seen. */
function letterAt(text: string, at: number): string | null {
  const character = characterAt(text, at)
  return isSeen(character) ? `Q[${JSON.stringify(character)}]` : null
}
