// What lines of all kinds have: a name that they are about, and an end.
import { excerpt, peek, unexpected } from '../text/index.ts'
import type { Token } from './lex.ts'
import type { Reader } from './reader.ts'

/** A name that the line is about. */
export function readNewName(reader: Reader, what: 'table' | 'vector' | 'output'): string {
  const token = peek(reader)
  if (token.kind !== 'name') return unexpected(reader, token, NAME_OF[what], reservedHint(reader, token))
  reader.next += 1
  return token.name
}

const NAME_OF = {
  table: 'the name of a table',
  vector: 'alphabet, table, output or the name of a vector',
  output: 'the name of a vector',
}

/** Names were read already, and what is wrong has a hint of its own: what is left and begins with a letter is a word of the language. */
const reservedHint = (reader: Reader, token: Token): string | null =>
  /^[a-z]/.test(reader.text.slice(token.start))
    ? `"${excerpt(reader.text, token)}" is a word of the language and cannot be a name`
    : null

export function readEnd(reader: Reader, where: string): void {
  const token = peek(reader)
  if (token.kind === 'end') return
  const expected = where.startsWith('or') ? `an operator such as + or and, ${where}` : `the end of the line ${where}`
  unexpected(reader, token, expected, endHint(token))
}

function endHint({ sign }: Token): string | null {
  if (sign === ')' || sign === ']') return 'it closes nothing'
  if (sign === ':') return 'a default belongs to leftmost[…] and rightmost[…]'
  return null
}
