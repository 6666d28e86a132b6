// What lines of all kinds have: a name that they are about, and an end.
import { excerpt } from '../text/index.ts'
import type { Token } from './lex.ts'
import { isSign, peek, type Reading, unexpected } from './reading.ts'

/** A name that the line is about. */
export function readNewName(reading: Reading, what: 'table' | 'vector' | 'output'): string {
  const token = peek(reading)
  if (token.kind !== 'name') return unexpected(reading, token, NAME_OF[what], reservedHint(reading, token))
  reading.next += 1
  return token.name
}

const NAME_OF = {
  table: 'the name of a table',
  vector: 'alphabet, table, output or the name of a vector',
  output: 'the name of a vector',
}

/** Names were read already, and what is wrong has a hint of its own: what is left and begins with a letter is a word of the language. */
const reservedHint = (reading: Reading, token: Token): string | null =>
  /^[a-z]/.test(reading.text.slice(token.start))
    ? `"${excerpt(reading.text, token)}" is a word of the language, and cannot be a name`
    : null

export function readEnd(reading: Reading, where: string): void {
  const token = peek(reading)
  if (token.kind === 'end') return
  const expected = where.startsWith('or') ? `an operator such as + or and, ${where}` : `the end of the line ${where}`
  unexpected(reading, token, expected, endHint(token))
}

function endHint(token: Token): string | null {
  if (isSign(token, ')') || isSign(token, ']')) return 'it closes nothing'
  if (isSign(token, ':')) return 'a default belongs to leftmost[…] and rightmost[…]'
  return null
}
