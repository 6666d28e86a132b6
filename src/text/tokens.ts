// Texts as lists of tokens, in any language of signs, words, numbers and quoted symbols: a language gives its spellings and its own
// kinds of tokens. A list ends with `end`, or with the first thing that is no token. Linear.
import type { Extent } from './excerpt.ts'
import { characterAt, isSeen, quotedAt, shownAt, WORD_CHARACTER } from './quoted.ts'

/** `Own` are the kinds that only one language has. */
export type Token<Sign, Own extends OwnKind = OwnKind> = Extent &
  (
    | { readonly kind: 'sign'; readonly sign: Sign }
    | (Signless &
        (
          | { readonly kind: 'string'; readonly symbol: string }
          | { readonly kind: 'end' }
          | { readonly kind: 'wrong'; readonly message: string; readonly hint: string | null }
          | Own
        ))
  )

export interface OwnKind {
  readonly kind: 'integer' | 'letter' | 'name'
}

/** So that every token can be asked for its sign. */
interface Signless {
  readonly sign?: undefined
}

/** What each printer writes for a sign; all of it is read, and so is what stands in `also`. */
export type Spelling<Style extends string> = Readonly<Record<Style, string>> & { readonly also: readonly string[] }

/** From every spelling to its sign. @example spellingsOf({ and: { ascii: '&', also: ['and'] } }, ['ascii']).get('and') // 'and' */
export function spellingsOf<Sign extends string, Style extends string>(
  notation: Readonly<Record<Sign, Spelling<Style>>>,
  styles: readonly Style[],
): ReadonlyMap<string, Sign> {
  const signs = new Map<string, Sign>()
  for (const sign in notation) {
    const spelling: Spelling<Style> = notation[sign]
    for (const text of [...styles.map((style) => spelling[style]), ...spelling.also]) signs.set(text, sign)
  }
  return signs
}

/** A kind of token: the pattern that it begins with, and the token itself, which may go on behind the pattern. */
export interface Lexeme<T> {
  readonly pattern: string
  token(text: string, start: number, end: number): T
}

export interface Lexicon<Sign, Own extends OwnKind> {
  readonly spellings: ReadonlyMap<string, Sign>
  /** What other languages write, and what to write here. */
  readonly foreign: ReadonlyMap<string, string>
  /** By name. What stands first is tried first, all of it after the spellings. */
  readonly lexemes: Readonly<Record<string, Lexeme<Token<Sign, Own>>>>
  /** How a symbol of the word is written, for a hint. */
  symbolText(character: string): string
  /** The character that ends the tokens. */
  readonly comment?: string
}

/** The function that splits texts into tokens. */
export function lexer<Sign, Own extends OwnKind>(
  lexicon: Lexicon<Sign, Own>,
): (text: string) => readonly Token<Sign, Own>[] {
  const tokenAt = tokenReader(lexicon)
  return (text) => {
    const tokens: Token<Sign, Own>[] = []
    let at = afterSpace(text, 0)
    while (at < text.length && text[at] !== lexicon.comment) {
      const token = tokenAt(text, at)
      tokens.push(token)
      if (token.kind === 'wrong') return tokens
      at = afterSpace(text, token.end)
    }
    tokens.push({ kind: 'end', start: at, end: at })
    return tokens
  }
}

function tokenReader<Sign, Own extends OwnKind>(
  lexicon: Lexicon<Sign, Own>,
): (text: string, start: number) => Token<Sign, Own> {
  const { spellings, foreign, symbolText } = lexicon
  const lexemes = Object.entries(lexicon.lexemes)
  const pattern = new RegExp(
    [
      `(?<foreign>${anyOf(foreign.keys())})`,
      `(?<sign>${anyOf(spellings.keys())})`,
      ...lexemes.map(([name, lexeme]) => `(?<${name}>${lexeme.pattern})`),
    ].join('|'),
    'uy',
  )
  return (text, start) => {
    if (text[start] === '"') return stringAt(text, start)
    pattern.lastIndex = start
    const groups = pattern.exec(text)?.groups
    if (groups === undefined) return strangeAt(text, start, symbolText)
    const end = pattern.lastIndex
    // Reading would never end.
    if (end === start) throw new Error('a spelling without characters')
    const { sign: spelling, foreign: stranger } = groups
    const sign = spellings.get(spelling)
    if (sign !== undefined) return { kind: 'sign', sign, start, end }
    for (const [name, lexeme] of lexemes) if (groups[name] !== undefined) return lexeme.token(text, start, end)
    return meaningless(start, `"${stranger}"`, foreign.get(stranger) ?? null)
  }
}

const escaped = (literal: string): string => literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Longest first; one that ends in a letter must not go on. */
const anyOf = (literals: Iterable<string>): string =>
  [...literals]
    .sort((a, b) => b.length - a.length)
    .map((literal) => escaped(literal) + (/[A-Za-z]$/.test(literal) ? `(?!${WORD_CHARACTER})` : ''))
    .join('|')

const SPACE = /\s*/y

/** @example afterSpace('a  b', 1) // 3 */
export function afterSpace(text: string, at: number): number {
  SPACE.lastIndex = at
  SPACE.test(text)
  return SPACE.lastIndex
}

/** In pieces, since a pattern of that kind overflows the stack after some million characters. */
const PIECE = new RegExp(`(?:${WORD_CHARACTER}){1,500}`, 'uy')

/** Where the word ends that has begun before. @example endOfWord('abc d', 1) // 3 */
export function endOfWord(text: string, from: number): number {
  PIECE.lastIndex = from
  let end = from
  while (PIECE.test(text)) end = PIECE.lastIndex
  return end
}

/** @example wrongToken(2, 'found "&&"') // { kind: 'wrong', message: 'found "&&"', hint: null, start: 2, end: 2 } */
export const wrongToken = (start: number, message: string, hint: string | null = null): Wrong => ({
  kind: 'wrong',
  message,
  hint,
  start,
  end: start,
})

type Wrong = Extract<Token<never, never>, { readonly kind: 'wrong' }>

/** @example meaningless(2, '"&&"', null).message // 'found "&&", which has no meaning here' */
export const meaningless = (start: number, what: string, hint: string | null): Wrong =>
  wrongToken(start, `found ${what}, which has no meaning here`, hint)

function stringAt(text: string, start: number): Token<never, never> {
  const read = quotedAt(text, start)
  if (read.kind === 'wrong') return wrongToken(read.at, read.message, read.hint)
  return { kind: 'string', symbol: read.symbol, start, end: read.end }
}

/** Nothing that the language has. */
function strangeAt(text: string, start: number, symbolText: (character: string) => string): Wrong {
  const character = characterAt(text, start)
  const hint = isSeen(character) ? `if it is a symbol of the word, write ${symbolText(character)}` : null
  return meaningless(start, shownAt(text, start), hint)
}
