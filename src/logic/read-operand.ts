// Reading up to the next operand: a letter, a constant, a predicate or a number; prefixes and brackets before it are opened.
import { complain, leafOf, openPrefix, skipSign } from '../text/index.ts'
import type { Formula } from './formula.ts'
import { MAXIMAL_DIGITS, type Token } from './lex.ts'
import { isPrefix, isSum, PREFIX_LEVEL, type Sign } from './notation.ts'
import { openCount, openGroup } from './read-bracket.ts'
import { readName } from './read-name.ts'
import { expectedOperand } from './read-problem.ts'
import { afterAddend, type Operand, type Reader, wantsNumber } from './reader.ts'

/** `more` where something was opened that waits for an operand. */
type Step = Operand | 'more'

export function readStep(reader: Reader, token: Token): Step {
  switch (token.kind) {
    case 'sign':
      return readSign(reader, token, token.sign)
    case 'integer':
      return readInteger(reader, token, token.value)
    case 'letter':
    case 'string':
      return readLeaf(reader, token, { kind: 'letter', symbol: token.symbol })
    case 'name':
      return wantsNumber(reader) ? expectedOperand(reader, token) : readName(reader, token)
    default:
      return expectedOperand(reader, token)
  }
}

function readSign(reader: Reader, token: Token, sign: Sign): Step {
  if (isPrefix(sign)) {
    return wantsNumber(reader) ? expectedOperand(reader, token) : openPrefix(reader, sign, PREFIX_LEVEL)
  }
  switch (sign) {
    case 'true':
    case 'false':
      return readLeaf(reader, token, { kind: 'constant', value: sign === 'true' })
    case 'first':
    case 'last':
      return readLeaf(reader, token, { kind: sign })
    case 'minus':
      return readMinus(reader, token)
    case '(':
      return openGroup(reader)
    case 'left':
    case 'right':
      return openCount(reader, sign)
    default:
      return expectedOperand(reader, token)
  }
}

function readLeaf(reader: Reader, token: Token, formula: Formula): Step {
  if (wantsNumber(reader)) return expectedOperand(reader, token)
  reader.next += 1
  return leafOf(reader, formula, token)
}

/** A sign begins a term, and follows no other sign. */
function readMinus(reader: Reader, token: Token): Step {
  const { context, frames } = reader
  const { pending } = context
  const top = frames.at(-1)
  const isSecond = pending.start !== null || (top?.kind === 'operator' && isSum(top.sign))
  if (isSecond) return expectedOperand(reader, token)
  reader.next += 1
  context.pending = { ...pending, factor: -pending.factor, start: token.start }
  return 'more'
}

/** A constant, or the factor of what follows; parentheses are multiplied out on the way in. */
function readInteger(reader: Reader, token: Token, value: bigint): Step {
  const { context } = reader
  const { pending, addends } = context
  const factor = pending.factor * value
  if (`${factor}`.replace('-', '').length > MAXIMAL_DIGITS) {
    return complain(reader, token.start, `multiplied out, this has more than ${MAXIMAL_DIGITS} digits`)
  }
  reader.next += 1
  const start = pending.start ?? token.start
  if (skipSign(reader, 'times')) {
    context.pending = { ...pending, factor, start }
    return 'more'
  }
  context.pending = afterAddend(pending)
  return { kind: 'term', from: addends.push({ factor, count: null }) - 1, depth: 0, start, end: token.end }
}
