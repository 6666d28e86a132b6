// Vectors: a name, and a position-wise expression, a prefix sum or an attention; and which of them is the output.
import { excerpt } from '../text/index.ts'
import type { Operation, Statement } from './program.ts'
import { readExpression } from './read-expression.ts'
import { readEnd, readNewName } from './read-line-part.ts'
import { readMask } from './read-mask.ts'
import { complain, isSign, peek, type Reading, unexpected } from './reading.ts'

/** NAME(i) = OPERATION. */
export function readStatement(reading: Reading): Statement | undefined {
  const name = readNewName(reading, 'vector')
  if (name === undefined) return undefined
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
  return operation === undefined ? undefined : { name, operation }
}

function readOperation(reading: Reading): Operation | undefined {
  const token = peek(reading)
  if (token.kind === 'sign') {
    if (token.sign === 'psum') return readPrefixSum(reading)
    if (token.sign === 'leftmost' || token.sign === 'rightmost') return readAttention(reading, token.sign)
  }
  const value = readExpression(reading)
  if (value === undefined || !readEnd(reading, 'or the end of the line')) return undefined
  return { kind: 'position-wise', value: value.expression }
}

function readPrefixSum(reading: Reading): Operation | undefined {
  const hint = 'a prefix sum is written psum[j <= i] and a natural over j'
  reading.next += 1
  if (!isSign(peek(reading), '[')) return unexpected(reading, peek(reading), '"[" after psum', hint)
  reading.next += 1
  const { start } = peek(reading)
  const mask = readMask(reading, hint)
  if (mask === undefined) return undefined
  if (mask !== 'j<=i') return complain(reading, start, `found another mask than j <= i, the only one of psum`, hint)
  if (!isSign(peek(reading), ']')) return unexpected(reading, peek(reading), '"]" after the mask', hint)
  reading.next += 1
  const value = readExpression(reading)
  if (value === undefined || !readEnd(reading, 'or the end of the line')) return undefined
  return { kind: 'prefix-sum', value: value.expression }
}

function readAttention(reading: Reading, direction: 'leftmost' | 'rightmost'): Operation | undefined {
  const hint = `as in ${direction}[j < i, a(j) and b(i)] v(j) : d(i)`
  const sign = (wanted: '[' | ',' | ']' | ':', expected: string): boolean => {
    const token = peek(reading)
    const isThere = isSign(token, wanted)
    if (isThere) reading.next += 1
    else unexpected(reading, token, expected, hint)
    return isThere
  }
  reading.next += 1
  if (!sign('[', `"[" after ${direction}`)) return undefined
  const mask = readMask(reading, `the mask comes first, and then the predicate: ${direction}[all, …]`)
  if (mask === undefined || !sign(',', '"," and a predicate after the mask; true matches everything')) return undefined
  const predicate = readExpression(reading)
  if (predicate === undefined || !sign(']', 'an operator such as and, or "]" after the predicate')) return undefined
  const value = readExpression(reading)
  if (value === undefined || !sign(':', 'an operator, or ":" and the default, for where nothing matches'))
    return undefined
  const otherwise = readExpression(reading)
  if (otherwise === undefined || !readEnd(reading, 'or the end of the line')) return undefined
  return {
    kind: 'attention',
    direction,
    mask,
    predicate: predicate.expression,
    value: value.expression,
    otherwise: otherwise.expression,
  }
}

/** output NAME. */
export function readOutput(reading: Reading): string | undefined {
  reading.next += 1
  const name = readNewName(reading, 'output')
  return name === undefined || !readEnd(reading, 'after the output') ? undefined : name
}
