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

export function readAlphabet(reading: Reading, start: number): readonly string[] | undefined {
  const { text } = reading
  const symbols = new Set<string>()
  let at = afterSpace(text, start)
  while (at < text.length && text[at] !== '#') {
    const read = symbolAt(text, at)
    if (read.kind === 'wrong') return complain(reading, read.at, read.message, read.hint)
    if (symbols.has(read.symbol)) {
      return complain(reading, at, `the symbol ${named(read.symbol)} is twice in the alphabet`)
    }
    symbols.add(read.symbol)
    at = afterSpace(text, read.end)
  }
  if (symbols.size > 0) return [...symbols]
  return complain(reading, at, 'the alphabet is empty, expected at least one symbol', ALPHABET_HINT)
}

const ALPHABET_HINT =
  'symbols are separated by spaces; those with spaces, quotes or # stand in quotes: alphabet a b "#"'

function symbolAt(text: string, at: number): ReturnType<typeof quotedAt> {
  if (text[at] === '"') return quotedAt(text, at)
  PLAIN.lastIndex = at
  const [symbol] = PLAIN.exec(text) ?? ['']
  return { kind: 'symbol', symbol, end: at + symbol.length }
}
