// The alphabet, which is not made of tokens: symbols between spaces, in quotes where they could be misread.
import { quotedAt } from '../text/index.ts'
import { afterSpace } from './lex.ts'
import { named } from './problem.ts'
import { complain, type Reading } from './reading.ts'

const ALPHABET = /^\s*alphabet(?=\s|#|$)/u

/** Where the symbols begin, if the line has an alphabet; then its tokens mean nothing. */
export function alphabetIn(text: string): number | undefined {
  const found = ALPHABET.exec(text)
  return found === null ? undefined : found[0].length
}

const PLAIN = /[^\s"#]+/uy

export function readAlphabet(reading: Reading, start: number): readonly string[] {
  const { text } = reading
  const symbols = new Set<string>()
  let at = afterSpace(text, start)
  while (at < text.length && text[at] !== '#') {
    const { symbol, end } = symbolAt(reading, at)
    if (symbols.has(symbol)) return complain(reading, at, `the symbol ${named(symbol)} is twice in the alphabet`)
    symbols.add(symbol)
    at = afterSpace(text, end)
  }
  if (symbols.size > 0) return [...symbols]
  return complain(reading, at, 'the alphabet is empty, expected at least one symbol', ALPHABET_HINT)
}

const ALPHABET_HINT =
  'symbols are separated by spaces; those with spaces, quotes or # stand in quotes: alphabet a b "#"'

function symbolAt(reading: Reading, at: number): { readonly symbol: string; readonly end: number } {
  const { text } = reading
  if (text[at] === '"') {
    const read = quotedAt(text, at)
    return read.kind === 'wrong' ? complain(reading, read.at, read.message, read.hint) : read
  }
  PLAIN.lastIndex = at
  PLAIN.test(text)
  return { symbol: text.slice(at, PLAIN.lastIndex), end: PLAIN.lastIndex }
}
