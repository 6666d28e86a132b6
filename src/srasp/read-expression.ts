// Expressions: each operator waits in a frame until one that binds less, a bracket or the end gives it its right side.
import { columnsOf, excerpt } from '../text/index.ts'
import { conditional } from './expression.ts'
import type { Token } from './lex.ts'
import { LEVELS } from './notation.ts'
import type { Comparison, Expression } from './program.ts'
import { readOperand } from './read-operand.ts'
import {
  type Bracket,
  built,
  complain,
  type Frame,
  isSign,
  type Operand,
  peek,
  type Reading,
  unexpected,
  type Waiting,
} from './reading.ts'

/** As far as an expression goes; what comes next is for the caller to judge. */
export function readExpression(reading: Reading): Expression {
  for (;;) {
    let operand = readOperand(reading)
    while (!opensOperator(reading, operand, peek(reading))) {
      const token = peek(reading)
      operand = closeAbove(reading, operand, 0)
      const waiting = reading.frames.at(-1)
      if (waiting === undefined) return operand.expression
      if (goesOn(reading, waiting, operand, token)) break
      const isClosed = isSign(token, ')') && (waiting.kind === 'group' || waiting.kind === 'arguments')
      if (!isClosed) return expectedOperator(reading, token, waiting)
      operand = closeBracket(reading, waiting, operand, token)
    }
  }
}

/** Opens the operator with the operand on its left, if the token is one. */
function opensOperator(reading: Reading, operand: Operand, token: Token): boolean {
  const { sign } = token
  switch (sign) {
    case 'and':
    case 'or':
      openConnective(reading, closeAbove(reading, operand, LEVELS[sign]), token, sign)
      return true
    case 'plus':
    case 'minus':
      // A chain of + and - is read from the left.
      push(reading, { kind: sign, left: closeAbove(reading, operand, LEVELS[sign] - 1), token })
      return true
    case '<':
    case '<=':
    case '=':
    case '!=':
    case '>=':
    case '>':
      openComparison(reading, closeAbove(reading, operand, LEVELS.compare), token, sign)
      return true
  }
  return false
}

function push(reading: Reading, frame: Waiting): void {
  reading.frames.push(frame)
  reading.next += 1
}

function openConnective(reading: Reading, part: Operand, token: Token, kind: 'and' | 'or'): void {
  const top = reading.frames.at(-1)
  if (top?.kind === kind) {
    top.parts.push(part)
    reading.next += 1
  } else push(reading, { kind, parts: [part], token })
}

function openComparison(reading: Reading, left: Operand, token: Token, operator: Comparison): void {
  const top = reading.frames.at(-1)
  if (top?.kind === 'compare') {
    const [a, b] = [excerpt(reading.text, top.left), excerpt(reading.text, left)]
    const [one, two] = [excerpt(reading.text, top.token), excerpt(reading.text, token)]
    const hint = `comparisons do not chain: write ${a} ${one} ${b} and ${b} ${two} …`
    const message = `found "${two}" after ${a} ${one} ${b}, expected and or another operator`
    complain(reading, token.start, message, hint)
  }
  push(reading, { kind: 'compare', operator, left, token })
}

/** Closes the operators that bind tighter than a level; brackets, and conditionals half way, stay open. */
function closeAbove(reading: Reading, operand: Operand, level: number): Operand {
  let closed = operand
  for (let top = topAbove(reading, level); top !== undefined; top = topAbove(reading, level)) {
    reading.frames.pop()
    closed = close(reading, top, closed)
  }
  return closed
}

function topAbove({ frames }: Reading, level: number): Waiting | undefined {
  const top = frames.at(-1)
  if (top === undefined || top.kind === 'group' || top.kind === 'arguments') return undefined
  return levelOf(top) <= level ? undefined : top
}

/** A conditional half way waits for its branches, however loosely they bind. */
const levelOf = (frame: Waiting): number => (frame.kind === 'if' && frame.read.length < 2 ? 0 : LEVELS[frame.kind])

function close(reading: Reading, frame: Waiting, operand: Operand): Operand {
  const { token } = frame
  const { expression } = operand
  switch (frame.kind) {
    case 'not':
      return built(reading, { kind: 'not', of: expression }, [operand], token)
    case 'and':
    case 'or': {
      const parts = [...frame.parts, operand]
      return built(reading, { kind: frame.kind, parts: parts.map((part) => part.expression) }, parts, token)
    }
    case 'compare': {
      const { operator, left } = frame
      const whole = { kind: frame.kind, operator, left: left.expression, right: expression }
      return built(reading, whole, [left, operand], token)
    }
    case 'plus':
    case 'minus': {
      const { left } = frame
      return built(reading, { kind: frame.kind, left: left.expression, right: expression }, [left, operand], token)
    }
    case 'if': {
      const [condition, then] = frame.read
      const whole = conditional(condition.expression, then.expression, expression)
      return built(reading, whole, [condition, then, operand], token)
    }
  }
}

/** What the parenthesis that ends here, together with what stands in it, is to the outside. */
function closeBracket(reading: Reading, bracket: Bracket, inside: Operand, { end }: Token): Operand {
  reading.frames.pop()
  reading.next += 1
  reading.openBrackets -= 1
  if (bracket.kind === 'group') return { ...inside, start: bracket.token.start, end }
  const to = [...bracket.to, inside]
  const whole = { kind: 'apply', table: bracket.table, to: to.map((one) => one.expression) } as const
  return built(reading, whole, to, bracket.token, end)
}

/** A comma between arguments, then, or else: another operand comes. */
function goesOn(reading: Reading, waiting: Frame, inside: Operand, token: Token): boolean {
  if (waiting.kind === 'arguments' && isSign(token, ',')) waiting.to.push(inside)
  else if (waiting.kind === 'if' && isSign(token, waiting.read.length === 0 ? 'then' : 'else'))
    waiting.read.push(inside)
  else return false
  reading.next += 1
  return true
}

/** Where an operand has ended, but not what it stands in. */
function expectedOperator(reading: Reading, token: Token, waiting: Frame): never {
  const column = columnsOf(reading.text)(waiting.token.start)
  const operator = token.kind === 'end' ? '' : 'an operator such as + or and, or '
  return unexpected(reading, token, `${operator}${CONTINUATIONS[continuationOf(waiting)]} in column ${column}`)
}

const continuationOf = (waiting: Frame): keyof typeof CONTINUATIONS => {
  if (waiting.kind === 'if') return waiting.read.length === 0 ? 'then' : 'else'
  return waiting.kind === 'arguments' ? 'arguments' : 'group'
}

const CONTINUATIONS = {
  // biome-ignore lint/suspicious/noThenProperty: it is no function.
  then: 'then for the if',
  else: 'else for the if',
  arguments: '"," or ")" for the table',
  group: '")" for the "("',
}
