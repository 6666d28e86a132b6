// The alphabet, which is not made of tokens: symbols between spaces, in quotes where they could be misread.
import { afterSpace, complain, quotedAt } from '../text/index.ts'
import { named } from './problem.ts'
import type { Reader } from './reader.ts'

const ALPHABET = /^\s*alphabet(?=\s|#|$)/u

/** Where the symbols begin, if the line has an alphabet; then its tokens mean nothing. */
export function alphabetIn(text: string): number | undefined {
  const keyword = ALPHABET.exec(text)
  return keyword === null ? undefined : keyword[0].length
}

const PLAIN = /[^\s"#]+/uy

export function readAlphabet(reader: Reader, start: number): readonly string[] {
  const { text } = reader
  const symbols = new Set<string>()
  let at = afterSpace(text, start)
  while (at < text.length && text[at] !== '#') {
    const { symbol, end } = symbolAt(reader, at)
    if (symbols.has(symbol)) return complain(reader, at, `the symbol ${named(symbol)} appears twice in the alphabet`)
    symbols.add(symbol)
    at = afterSpace(text, end)
  }
  if (symbols.size > 0) return [...symbols]
  return complain(reader, at, 'the alphabet is empty, expected at least one symbol', ALPHABET_HINT)
}

const ALPHABET_HINT =
  'symbols are separated by spaces; those with spaces, quotes or # stand in quotes: alphabet a b "#"'

function symbolAt(reader: Reader, at: number): { readonly symbol: string; readonly end: number } {
  const { text } = reader
  if (text[at] === '"') {
    const read = quotedAt(text, at)
    return read.kind === 'wrong' ? complain(reader, read.at, read.message, read.hint) : read
  }
  PLAIN.lastIndex = at
  PLAIN.test(text)
  return { symbol: text.slice(at, PLAIN.lastIndex), end: PLAIN.lastIndex }
}
