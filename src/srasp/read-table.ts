// Tables: rows of symbols with a value, and a value for the rest.
import { excerpt } from '../text/index.ts'
import type { Token } from './lex.ts'
import type { Table, Value } from './program.ts'
import { readEnd, readNewName } from './read-line-part.ts'
import { isSign, peek, type Reading, unexpected } from './reading.ts'

/** table NAME (COUNT) = ROWS, else VALUE. */
export function readTable(reading: Reading): Table {
  reading.next += 1
  const name = readNewName(reading, 'table')
  const parameters = isSign(peek(reading), '(') ? readParameters(reading) : 1
  if (!isSign(peek(reading), '='))
    return unexpected(reading, peek(reading), '"=" after the name of the table', TABLE_HINT)
  reading.next += 1
  const rows: Table['rows'][number][] = []
  while (!isSign(peek(reading), 'else')) {
    rows.push(readRow(reading))
    const comma = peek(reading)
    if (!isSign(comma, ','))
      return unexpected(reading, comma, '"," and another row, or ", else" and a value', TABLE_HINT)
    reading.next += 1
  }
  reading.next += 1
  const otherwise = readValue(reading, 'after else')
  readEnd(reading, 'after the table')
  return { name, parameters, rows, otherwise }
}

const TABLE_HINT = 'as in table weight = "a" -> 1, "b" -> 2, else 0'

/** (2). */
function readParameters(reading: Reading): number {
  reading.next += 1
  const count = peek(reading)
  const hint = 'how many symbols the table takes: table mismatch(2) = "(" ")" -> false, else true'
  if (count.kind !== 'integer') return unexpected(reading, count, 'a number', hint)
  reading.next += 1
  if (!isSign(peek(reading), ')')) return unexpected(reading, peek(reading), '")" after the number', hint)
  reading.next += 1
  return count.value
}

function readRow(reading: Reading): Table['rows'][number] {
  const { start } = peek(reading)
  const symbols: string[] = []
  for (let token = peek(reading); token.kind === 'string'; token = peek(reading)) {
    symbols.push(token.symbol)
    reading.next += 1
  }
  const arrow = peek(reading)
  if (!isSign(arrow, 'arrow') || symbols.length === 0) {
    const hint = arrow.kind === 'name' ? `symbols stand in quotes: "${excerpt(arrow.name)}"` : TABLE_HINT
    const expected = symbols.length === 0 ? 'a symbol in quotes, or else' : '"->" and a value, or another symbol'
    return unexpected(reading, arrow, expected, hint)
  }
  reading.next += 1
  const value = readValue(reading, 'after "->"')
  const row = { symbols, value }
  reading.places.set(row, { start, end: reading.tokens[reading.next - 1].end })
  return row
}

function readValue(reading: Reading, where: string): Value {
  const token = peek(reading)
  const value = constantOf(token)
  if (value === undefined) {
    const hint = token.kind === 'name' ? `symbols stand in quotes: "${excerpt(token.name)}"` : null
    return unexpected(reading, token, `a number, true, false or a symbol in quotes ${where}`, hint)
  }
  reading.next += 1
  return value
}

function constantOf(token: Token): Value | undefined {
  if (token.kind === 'integer') return token.value
  if (token.kind === 'string') return token.symbol
  if (isSign(token, 'true')) return true
  return isSign(token, 'false') ? false : undefined
}
