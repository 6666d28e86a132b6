// Tables: rows of symbols with a value, and a value for the rest.
import { excerpt, peek, skipSign, takeSign, unexpected } from '../text/index.ts'
import type { Token } from './lex.ts'
import type { Table, Value } from './program.ts'
import { readEnd, readNewName } from './read-line-part.ts'
import type { Reader } from './reader.ts'

/** table NAME (COUNT) = ROWS, else VALUE. */
export function readTable(reader: Reader): Table {
  reader.next += 1
  const name = readNewName(reader, 'table')
  const parameters = skipSign(reader, '(') ? readParameters(reader) : 1
  takeSign(reader, '=', '"=" after the name of the table', TABLE_HINT)
  const rows: Table['rows'][number][] = []
  while (!skipSign(reader, 'else')) {
    rows.push(readRow(reader))
    takeSign(reader, ',', '"," and another row, or ", else" and a value', TABLE_HINT)
  }
  const otherwise = readValue(reader, 'after else')
  readEnd(reader, 'after the table')
  return { name, parameters, rows, otherwise }
}

const TABLE_HINT = 'as in table weight = "a" -> 1, "b" -> 2, else 0'

/** The 2 of (2), behind the first parenthesis. */
function readParameters(reader: Reader): number {
  const count = peek(reader)
  const hint = 'how many symbols the table takes: table mismatch(2) = "(" ")" -> false, else true'
  if (count.kind !== 'integer') return unexpected(reader, count, 'a number', hint)
  reader.next += 1
  takeSign(reader, ')', '")" after the number', hint)
  return count.value
}

function readRow(reader: Reader): Table['rows'][number] {
  const { start } = peek(reader)
  const symbols: string[] = []
  for (let token = peek(reader); token.kind === 'string'; token = peek(reader)) {
    symbols.push(token.symbol)
    reader.next += 1
  }
  const arrow = peek(reader)
  if (arrow.sign !== 'arrow' || symbols.length === 0) {
    const hint = arrow.kind === 'name' ? `symbols stand in quotes: "${excerpt(arrow.name)}"` : TABLE_HINT
    const expected = symbols.length === 0 ? 'a symbol in quotes, or else' : '"->" and a value, or another symbol'
    return unexpected(reader, arrow, expected, hint)
  }
  reader.next += 1
  const value = readValue(reader, 'after "->"')
  const row = { symbols, value }
  reader.places.set(row, { start, end: reader.tokens[reader.next - 1].end })
  return row
}

function readValue(reader: Reader, where: string): Value {
  const token = peek(reader)
  const value = constantOf(token)
  if (value === undefined) {
    const hint = token.kind === 'name' ? `symbols stand in quotes: "${excerpt(token.name)}"` : null
    return unexpected(reader, token, `a number, true, false or a symbol in quotes ${where}`, hint)
  }
  reader.next += 1
  return value
}

function constantOf(token: Token): Value | undefined {
  if (token.kind === 'integer') return token.value
  if (token.kind === 'string') return token.symbol
  if (token.sign === 'true') return true
  return token.sign === 'false' ? false : undefined
}
