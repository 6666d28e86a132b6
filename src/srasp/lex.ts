// A line of a program as a list of tokens, in both styles at once. It ends with `end`, where a comment begins or the line ends, or
// with the first thing that is no token. Linear.
import { characterAt, type Extent, excerpt, isSeen, quotedAt, shownAt, WORD_CHARACTER } from '../text/index.ts'
import { type Sign, SPELLINGS, WORDS } from './notation.ts'

export type Token = Extent &
  (
    | { readonly kind: 'sign'; readonly sign: Sign }
    /** A word that is no sign. */
    | ({ readonly kind: 'name'; readonly name: string } & Signless)
    | ({ readonly kind: 'string'; readonly symbol: string } & Signless)
    | ({ readonly kind: 'integer'; readonly value: number } & Signless)
    | ({ readonly kind: 'end' } & Signless)
    | ({ readonly kind: 'wrong'; readonly message: string; readonly hint: string | null } & Signless)
  )

/** So that every token can be asked for its sign. */
interface Signless {
  readonly sign?: undefined
}

export function lexLine(text: string): readonly Token[] {
  const tokens: Token[] = []
  let at = afterSpace(text, 0)
  while (at < text.length && text[at] !== '#') {
    const token = tokenAt(text, at)
    tokens.push(token)
    if (token.kind === 'wrong') return tokens
    at = afterSpace(text, token.end)
  }
  tokens.push({ kind: 'end', start: at, end: at })
  return tokens
}

const SPACE = /\s*/y

export function afterSpace(text: string, at: number): number {
  SPACE.lastIndex = at
  SPACE.test(text)
  return SPACE.lastIndex
}

/** What other languages write, and what to write here. */
const FOREIGN = new Map([
  ['&&', 'and is written and, & or ∧'],
  ['||', 'or is written or, | or ∨'],
  ['=>', '"at least" is written >=, and rows of a table have ->'],
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
  [';', 'statements end with the line; the default of an attention follows a colon'],
  ['?', 'a conditional is written if … then … else …'],
])

const escaped = (literal: string): string => literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Longest first. */
const anyOf = (literals: readonly string[]): string =>
  [...literals]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')

const MARKS = [...SPELLINGS.keys()].filter((spelling) => !WORDS.includes(spelling))

const TOKEN = new RegExp(
  [
    `(?<foreign>${anyOf([...FOREIGN.keys()])})`,
    `(?<mark>${anyOf(MARKS)})`,
    '(?<integer>[0-9]+)',
    `(?<word>${WORD_CHARACTER})`,
  ].join('|'),
  'uy',
)

function tokenAt(text: string, start: number): Token {
  if (text[start] === '"') return stringAt(text, start)
  TOKEN.lastIndex = start
  const groups = TOKEN.exec(text)?.groups
  if (groups === undefined) return strangeAt(text, start)
  const { foreign, mark, integer, word } = groups
  const end = TOKEN.lastIndex
  // Reading would never end.
  if (end === start) throw new Error('a spelling without characters')
  if (word !== undefined) return wordAt(text, start, endOfWord(text, end))
  if (integer !== undefined) return integerAt(integer, start, end)
  const sign = SPELLINGS.get(mark)
  if (sign !== undefined) return { kind: 'sign', sign, start, end }
  return wrong(start, `found "${foreign}", which has no meaning here`, FOREIGN.get(foreign) ?? null)
}

const wrong = (start: number, message: string, hint: string | null = null): Token => ({
  kind: 'wrong',
  message,
  hint,
  start,
  end: start,
})

/** In pieces, since a pattern of that kind overflows the stack after some million characters. */
const PIECE = new RegExp(`(?:${WORD_CHARACTER}){1,500}`, 'uy')

function endOfWord(text: string, from: number): number {
  PIECE.lastIndex = from
  let end = from
  while (PIECE.test(text)) end = PIECE.lastIndex
  return end
}

function wordAt(text: string, start: number, end: number): Token {
  const name = text.slice(start, end)
  const sign = SPELLINGS.get(name)
  return sign === undefined ? { kind: 'name', name, start, end } : { kind: 'sign', sign, start, end }
}

function integerAt(digits: string, start: number, end: number): Token {
  const value = Number(digits)
  if (Number.isSafeInteger(value)) return { kind: 'integer', value, start, end }
  return wrong(start, `found ${excerpt(digits)}, expected at most ${Number.MAX_SAFE_INTEGER}`)
}

function stringAt(text: string, start: number): Token {
  const read = quotedAt(text, start)
  if (read.kind === 'wrong') return wrong(read.at, read.message, read.hint)
  return { kind: 'string', symbol: read.symbol, start, end: read.end }
}

/** Nothing that the language has. */
function strangeAt(text: string, start: number): Token {
  const character = characterAt(text, start)
  const hint = isSeen(character) ? `if it is a symbol of the word, write ${JSON.stringify(character)}` : null
  return wrong(start, `found ${shownAt(text, start)}, which has no meaning here`, hint)
}
