// Expressions: each operator waits in a frame until one that binds less, a bracket or the end gives it its right side.
import { columnsOf, excerpt } from '../text/index.ts'
import { conditional } from './expression.ts'
import type { Token } from './lex.ts'
import { LEVELS, type Sign } from './notation.ts'
import type { Comparison } from './program.ts'
import { readOperand } from './read-operand.ts'
import { built, complain, type Frame, isSign, type Operand, peek, type Reading, unexpected } from './reading.ts'

/** As far as an expression goes; what comes next is for the caller to judge. Undefined after a complaint. */
export function readExpression(reading: Reading): Operand | undefined {
  for (;;) {
    let operand = readOperand(reading)
    for (let isOpen = false; !isOpen; ) {
      if (operand === undefined) return undefined
      const token = peek(reading)
      const sign = token.kind === 'sign' ? token.sign : undefined
      const operator = sign === undefined ? undefined : operatorOf(sign)
      if (operator !== undefined) {
        if (!openOperator(reading, operand, token, operator)) return undefined
        isOpen = true
        continue
      }
      const inside = closeAbove(reading, operand, 0)
      if (inside === undefined) return undefined
      const waiting = reading.frames.at(-1)
      if (waiting === undefined) return inside
      if (sign === ')' && (waiting.kind === 'group' || waiting.kind === 'arguments')) {
        operand = closeBracket(reading, waiting, inside, token)
      } else if (goesOn(reading, waiting, inside, token)) isOpen = true
      else return expectedOperator(reading, token, waiting)
    }
  }
}

type Operator = 'and' | 'or' | 'plus' | 'minus' | Comparison

function operatorOf(sign: Sign): Operator | undefined {
  switch (sign) {
    case 'and':
    case 'or':
    case 'plus':
    case 'minus':
    case '<':
    case '<=':
    case '=':
    case '!=':
    case '>=':
    case '>':
      return sign
    default:
      return undefined
  }
}

/** Opens the operator with the operand on its left; false after a complaint. */
function openOperator(reading: Reading, operand: Operand, token: Token, operator: Operator): boolean {
  switch (operator) {
    case 'and':
    case 'or':
      return openConnective(reading, closeAbove(reading, operand, LEVELS[operator]), token, operator)
    case 'plus':
    case 'minus': {
      // A chain of + and - is read from the left.
      const left = closeAbove(reading, operand, LEVELS.sum - 1)
      if (left !== undefined) push(reading, { kind: operator, left, token })
      return left !== undefined
    }
    default:
      return openComparison(reading, closeAbove(reading, operand, LEVELS.compare), token, operator)
  }
}

function push(reading: Reading, frame: Frame): void {
  reading.frames.push(frame)
  reading.next += 1
}

function openConnective(reading: Reading, part: Operand | undefined, token: Token, kind: 'and' | 'or'): boolean {
  if (part === undefined) return false
  const top = reading.frames.at(-1)
  if (top?.kind === kind) {
    top.parts.push(part)
    reading.next += 1
  } else push(reading, { kind, parts: [part], token })
  return true
}

function openComparison(reading: Reading, left: Operand | undefined, token: Token, operator: Comparison): boolean {
  if (left === undefined) return false
  const top = reading.frames.at(-1)
  if (top?.kind === 'compare') {
    const [a, b] = [excerpt(reading.text, top.left), excerpt(reading.text, left)]
    const [one, two] = [excerpt(reading.text, top.token), excerpt(reading.text, token)]
    const hint = `comparisons do not chain: write ${a} ${one} ${b} and ${b} ${two} …`
    complain(reading, token.start, `found "${two}" after ${a} ${one} ${b}, expected and or another operator`, hint)
    return false
  }
  push(reading, { kind: 'compare', operator, left, token })
  return true
}

/** Closes the operators that bind tighter than a level; brackets, and conditionals half way, stay open. */
function closeAbove(reading: Reading, operand: Operand, level: number): Operand | undefined {
  let closed: Operand | undefined = operand
  for (let top = reading.frames.at(-1); top !== undefined && levelOf(top) > level; top = reading.frames.at(-1)) {
    reading.frames.pop()
    closed = close(reading, top, closed)
    if (closed === undefined) return undefined
  }
  return closed
}

function levelOf(frame: Frame): number {
  switch (frame.kind) {
    case 'group':
    case 'arguments':
      return 0
    case 'if':
      return frame.read.length < 2 ? 0 : LEVELS.if
    case 'plus':
    case 'minus':
      return LEVELS.sum
    default:
      return LEVELS[frame.kind]
  }
}

function close(reading: Reading, frame: Frame, operand: Operand): Operand | undefined {
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
    case 'group':
    case 'arguments':
      return operand
  }
}

type Bracket = Extract<Frame, { readonly kind: 'group' | 'arguments' }>

/** What the parenthesis that ends here, together with what stands in it, is to the outside. */
function closeBracket(reading: Reading, bracket: Bracket, inside: Operand, { end }: Token): Operand | undefined {
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
function expectedOperator(reading: Reading, token: Token, waiting: Frame): undefined {
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
