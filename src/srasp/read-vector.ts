// Vectors: a name, and a position-wise expression, a prefix sum or an attention; and which of them is the output.
import { complain, excerpt, peek, takeSign } from '../text/index.ts'
import { readExpression } from './grammar.ts'
import type { Line, Operation } from './program.ts'
import { readEnd, readNewName } from './read-line-part.ts'
import { readMask } from './read-mask.ts'
import type { Reader } from './reader.ts'

/** NAME(i) = OPERATION. */
export function readVector(reader: Reader): Line {
  const name = readNewName(reader, 'vector')
  const shown = excerpt(name)
  const hint = `a vector is defined as in ${shown}(i) = …`
  takeSign(reader, '(', '"(" after the name', hint)
  takeSign(reader, 'i', `i after ${shown}(`, hint)
  takeSign(reader, ')', `")" after ${shown}(i`, hint)
  takeSign(reader, '=', `"=" after ${shown}(i)`, hint)
  const operation = readOperation(reader)
  readEnd(reader, 'or the end of the line')
  return { name, operation }
}

function readOperation(reader: Reader): Operation {
  const { sign } = peek(reader)
  if (sign === 'psum') return readPrefixSum(reader)
  if (sign === 'leftmost' || sign === 'rightmost') return readAttention(reader, sign)
  return { kind: 'position-wise', value: readExpression(reader) }
}

function readPrefixSum(reader: Reader): Operation {
  const hint = 'a prefix sum is written psum[j <= i] and a natural over j'
  reader.next += 1
  takeSign(reader, '[', '"[" after psum', hint)
  const { start } = peek(reader)
  const mask = readMask(reader, hint)
  if (mask !== 'j<=i') return complain(reader, start, 'psum takes no mask but j <= i', hint)
  takeSign(reader, ']', '"]" after the mask', hint)
  return { kind: 'prefix-sum', value: readExpression(reader) }
}

function readAttention(reader: Reader, direction: 'leftmost' | 'rightmost'): Operation {
  const hint = `as in ${direction}[j < i, a(j) and b(i)] v(j) : d(i)`
  reader.next += 1
  takeSign(reader, '[', `"[" after ${direction}`, hint)
  const mask = readMask(reader, `the mask comes before the predicate: ${direction}[all, …]`)
  takeSign(reader, ',', '"," and a predicate after the mask; true matches everything', hint)
  const predicate = readExpression(reader)
  takeSign(reader, ']', 'an operator such as and, or "]" after the predicate', hint)
  const value = readExpression(reader)
  takeSign(reader, ':', 'an operator, or ":" and a default for where nothing matches', hint)
  return { kind: 'attention', direction, mask, predicate, value, otherwise: readExpression(reader) }
}

/** output NAME. */
export function readOutput(reader: Reader): string {
  reader.next += 1
  const name = readNewName(reader, 'output')
  readEnd(reader, 'after the output')
  return name
}
