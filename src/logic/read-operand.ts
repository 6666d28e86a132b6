// Reading up to the next operand: a letter, a constant, a predicate or a number; prefixes and brackets before it are opened.
import type { Formula } from './formula.ts'
import { MAXIMAL_DIGITS, type Token } from './lex.ts'
import { isPrefix, type Sign } from './notation.ts'
import { isSign, openCount, openGroup } from './read-bracket.ts'
import { readName } from './read-name.ts'
import { expectedOperand } from './read-problem.ts'
import { complain, leaf, type Operand, peek, type Reading, wantsNumber } from './reading.ts'

/** `more` where something was opened that waits for an operand. */
type Step = Operand | 'more'

export function readOperand(reading: Reading): Operand {
  for (;;) {
    const step = readStep(reading, peek(reading))
    if (step !== 'more') return step
  }
}

function readStep(reading: Reading, token: Token): Step {
  switch (token.kind) {
    case 'sign':
      return readSign(reading, token, token.sign)
    case 'integer':
      return readInteger(reading, token, token.value)
    case 'letter':
    case 'string':
      return readLeaf(reading, token, { kind: 'letter', symbol: token.symbol })
    case 'name':
      return wantsNumber(reading) ? expectedOperand(reading, token) : readName(reading, token)
    default:
      return expectedOperand(reading, token)
  }
}

function readSign(reading: Reading, token: Token, sign: Sign): Step {
  if (isPrefix(sign)) {
    if (wantsNumber(reading)) return expectedOperand(reading, token)
    reading.next += 1
    reading.frames.push({ kind: 'prefix', sign, token })
    return 'more'
  }
  switch (sign) {
    case 'true':
    case 'false':
      return readLeaf(reading, token, { kind: 'constant', value: sign === 'true' })
    case 'first':
    case 'last':
      return readLeaf(reading, token, { kind: sign })
    case 'minus':
      return readMinus(reading, token)
    case '(':
      return openGroup(reading, token)
    case 'left':
    case 'right':
      return openCount(reading, sign)
    default:
      return expectedOperand(reading, token)
  }
}

function readLeaf(reading: Reading, token: Token, formula: Formula): Step {
  if (wantsNumber(reading)) return expectedOperand(reading, token)
  reading.next += 1
  return leaf(reading, formula, token)
}

/** A sign begins a term, and follows no other sign. */
function readMinus(reading: Reading, token: Token): Step {
  const { pending, frames } = reading
  if (pending.start !== null || frames.at(-1)?.kind === 'sum') return expectedOperand(reading, token)
  reading.next += 1
  reading.pending = { ...pending, factor: -pending.factor, start: token.start }
  return 'more'
}

/** A constant, or the factor of what follows; parentheses are multiplied out on the way in. */
function readInteger(reading: Reading, token: Token, value: bigint): Step {
  const { pending, addends } = reading
  const factor = pending.factor * value
  if (`${factor}`.replace('-', '').length > MAXIMAL_DIGITS) {
    return complain(reading, token.start, `multiplied out, this has more than ${MAXIMAL_DIGITS} digits`)
  }
  reading.next += 1
  const start = pending.start ?? token.start
  if (isSign(peek(reading), 'times')) {
    reading.next += 1
    reading.pending = { ...pending, factor, start }
    return 'more'
  }
  reading.pending = { around: pending.around, factor: pending.around, start: null }
  addends.push({ factor, count: null })
  return { kind: 'term', from: addends.length - 1, depth: 0, start, end: token.end }
}
