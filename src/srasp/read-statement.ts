// Vectors: a name, and a position-wise expression, a prefix sum or an attention; and which of them is the output.
import { excerpt } from '../text/index.ts'
import type { Operation, Statement } from './program.ts'
import { readExpression } from './read-expression.ts'
import { readEnd, readNewName } from './read-line-part.ts'
import { readMask } from './read-mask.ts'
import { complain, isSign, peek, type Reading, unexpected } from './reading.ts'

/** NAME(i) = OPERATION. */
export function readStatement(reading: Reading): Statement {
  const name = readNewName(reading, 'vector')
  const shown = excerpt(name)
  const hint = `a vector is defined as in ${shown}(i) = …`
  for (const [sign, expected] of [
    ['(', '"(" after the name'],
    ['i', `i after ${shown}(`],
    [')', `")" after ${shown}(i`],
    ['=', `"=" after ${shown}(i)`],
  ] as const) {
    const token = peek(reading)
    if (!isSign(token, sign)) return unexpected(reading, token, expected, hint)
    reading.next += 1
  }
  const operation = readOperation(reading)
  readEnd(reading, 'or the end of the line')
  return { name, operation }
}

function readOperation(reading: Reading): Operation {
  const { sign } = peek(reading)
  if (sign === 'psum') return readPrefixSum(reading)
  if (sign === 'leftmost' || sign === 'rightmost') return readAttention(reading, sign)
  return { kind: 'position-wise', value: readExpression(reading) }
}

function readPrefixSum(reading: Reading): Operation {
  const hint = 'a prefix sum is written psum[j <= i] and a natural over j'
  reading.next += 1
  if (!isSign(peek(reading), '[')) return unexpected(reading, peek(reading), '"[" after psum', hint)
  reading.next += 1
  const { start } = peek(reading)
  const mask = readMask(reading, hint)
  if (mask !== 'j<=i') return complain(reading, start, `found another mask than j <= i, the only one of psum`, hint)
  if (!isSign(peek(reading), ']')) return unexpected(reading, peek(reading), '"]" after the mask', hint)
  reading.next += 1
  return { kind: 'prefix-sum', value: readExpression(reading) }
}

function readAttention(reading: Reading, direction: 'leftmost' | 'rightmost'): Operation {
  const hint = `as in ${direction}[j < i, a(j) and b(i)] v(j) : d(i)`
  const sign = (wanted: '[' | ',' | ']' | ':', expected: string): void => {
    const token = peek(reading)
    if (!isSign(token, wanted)) unexpected(reading, token, expected, hint)
    reading.next += 1
  }
  reading.next += 1
  sign('[', `"[" after ${direction}`)
  const mask = readMask(reading, `the mask comes first, and then the predicate: ${direction}[all, …]`)
  sign(',', '"," and a predicate after the mask; true matches everything')
  const predicate = readExpression(reading)
  sign(']', 'an operator such as and, or "]" after the predicate')
  const value = readExpression(reading)
  sign(':', 'an operator, or ":" and the default, for where nothing matches')
  return { kind: 'attention', direction, mask, predicate, value, otherwise: readExpression(reading) }
}

/** output NAME. */
export function readOutput(reading: Reading): string {
  reading.next += 1
  const name = readNewName(reading, 'output')
  readEnd(reading, 'after the output')
  return name
}
