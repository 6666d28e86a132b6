// Operators of formulas and terms: each waits in a frame until an operator that binds less, a bracket or the end gives it its
// right side.
import type { Formula, Operator } from './formula.ts'
import type { Token } from './lex.ts'
import { LEVELS } from './notation.ts'
import { chained, chainedComparison, expectedOperator, notFormula, notNumber } from './read-problem.ts'
import {
  type Binary,
  built,
  type FormulaOperand,
  type Operand,
  type Reading,
  type TermOperand,
  type Waiting,
} from './reading.ts'

/** Opens the operator with the operand on its left. */
export function readOperator(reading: Reading, operand: Operand, token: Token): void {
  const { sign } = token
  switch (sign) {
    case 'and':
    case 'or':
      openConnective(reading, operand, token, sign)
      break
    case 'iff':
      // A chain of <-> is read from the left.
      openBinary(reading, closeAbove(reading, operand, LEVELS.iff - 1), token, sign)
      break
    case 'implies':
    case 'since':
    case 'until':
      openBinary(reading, closeAbove(reading, operand, LEVELS[sign]), token, sign)
      break
    case '<':
    case '<=':
    case '=':
    case '!=':
    case '>=':
    case '>':
      openComparison(reading, operand, token, sign)
      break
    case 'plus':
    case 'minus':
      openSum(reading, operand, token, sign)
      break
    default:
      expectedOperator(reading, token, operand)
  }
}

function open(reading: Reading, frame: Waiting): void {
  reading.frames.push(frame)
  reading.next += 1
}

function openConnective(reading: Reading, operand: Operand, token: Token, kind: 'and' | 'or'): void {
  const part = asFormula(reading, closeAbove(reading, operand, LEVELS[kind]))
  const top = reading.frames.at(-1)
  if (top?.kind === kind) {
    top.parts.push(part)
    reading.next += 1
  } else open(reading, { kind, parts: [part], token })
}

function openBinary(reading: Reading, operand: Operand, token: Token, kind: Binary['kind']): void {
  const left = asFormula(reading, operand)
  const top = reading.frames.at(-1)
  const isWaiting = top?.kind === 'since' || top?.kind === 'until' || top?.kind === 'implies'
  if (isWaiting && LEVELS[top.kind] === LEVELS[kind]) chained(reading, token, top, left)
  open(reading, { kind, left, token })
}

function openComparison(reading: Reading, operand: Operand, token: Token, operator: Operator): void {
  const left = asTerm(reading, closeAbove(reading, operand, LEVELS.compare), token)
  const top = reading.frames.at(-1)
  if (top?.kind === 'compare') chainedComparison(reading, token, top, left)
  const term = reading.addends.splice(left.from)
  open(reading, { kind: 'compare', operator, left: term, operand: left, token })
}

/** A chain of + and - is read from the left. */
function openSum(reading: Reading, operand: Operand, token: Token, sign: 'plus' | 'minus'): void {
  const term = asTerm(reading, closeAbove(reading, operand, LEVELS.compare), token)
  const { around } = reading.pending
  reading.pending = { around, factor: sign === 'plus' ? around : -around, start: null }
  open(reading, { kind: 'sum', from: term.from, start: term.start, depth: term.depth })
}

/** Closes the operators that bind tighter than a level; brackets stay open. */
export function closeAbove(reading: Reading, operand: Operand, level: number): Operand {
  let closed = operand
  for (let top = topAbove(reading, level); top !== undefined; top = topAbove(reading, level)) {
    reading.frames.pop()
    closed = close(reading, top, closed)
  }
  return closed
}

function topAbove({ frames }: Reading, level: number): Waiting | undefined {
  const top = frames.at(-1)
  if (top === undefined || top.kind === 'group' || top.kind === 'count') return undefined
  return LEVELS[top.kind] <= level ? undefined : top
}

function close(reading: Reading, frame: Waiting, operand: Operand): Operand {
  switch (frame.kind) {
    case 'prefix': {
      const of = asFormula(reading, operand)
      return built(reading, { kind: frame.sign, of: of.formula }, [of], frame.token)
    }
    case 'and':
    case 'or': {
      const part = asFormula(reading, operand)
      const parts = [...frame.parts, part]
      const formula: Formula = { kind: frame.kind, parts: parts.map((one) => one.formula) }
      return built(reading, formula, parts, frame.token)
    }
    case 'since':
    case 'until':
    case 'implies':
    case 'iff': {
      const right = asFormula(reading, operand)
      const formula: Formula = { kind: frame.kind, left: frame.left.formula, right: right.formula }
      return built(reading, formula, [frame.left, right], frame.token)
    }
    case 'compare': {
      const right = asTerm(reading, operand, frame.token)
      const { operator, left } = frame
      const formula: Formula = { kind: 'compare', operator, left, right: reading.addends.splice(right.from) }
      return built(reading, formula, [frame.operand, right], frame.token)
    }
    case 'sum': {
      const right = asTerm(reading, operand, null)
      const { from, start } = frame
      return { kind: 'term', from, depth: Math.max(frame.depth, right.depth), start, end: right.end }
    }
  }
}

export function asFormula(reading: Reading, operand: Operand): FormulaOperand {
  return operand.kind === 'term' ? notFormula(reading, operand) : operand
}

function asTerm(reading: Reading, operand: Operand, beside: Token | null): TermOperand {
  return operand.kind === 'formula' ? notNumber(reading, operand, beside) : operand
}
