// Operators of formulas and terms: each waits in a frame until an operator that binds less, a bracket or the end gives it its
// right side.
import type { Formula, Operator } from './formula.ts'
import type { Token } from './lex.ts'
import { LEVELS, type Sign } from './notation.ts'
import { chained, chainedComparison, expectedOperator, notFormula, notNumber } from './read-problem.ts'
import {
  type Binary,
  built,
  type FormulaOperand,
  type Frame,
  type Operand,
  type Reading,
  type TermOperand,
} from './reading.ts'

/** Opens the operator with the operand on its left; undefined after a complaint. */
export function readOperator(reading: Reading, operand: Operand, token: Token, sign: Sign): 'more' | undefined {
  switch (sign) {
    case 'and':
    case 'or':
      return openConnective(reading, operand, token, sign)
    case 'iff':
      // A chain of <-> is read from the left.
      return openBinary(reading, closeAbove(reading, operand, LEVELS.iff - 1), token, sign)
    case 'implies':
    case 'since':
    case 'until':
      return openBinary(reading, closeAbove(reading, operand, LEVELS[sign]), token, sign)
    case '<':
    case '<=':
    case '=':
    case '!=':
    case '>=':
    case '>':
      return openComparison(reading, operand, token, sign)
    case 'plus':
    case 'minus':
      return openSum(reading, operand, token, sign)
    default:
      return expectedOperator(reading, token, operand)
  }
}

function open(reading: Reading, frame: Frame): 'more' {
  reading.frames.push(frame)
  reading.next += 1
  return 'more'
}

function openConnective(reading: Reading, operand: Operand, token: Token, kind: 'and' | 'or'): 'more' | undefined {
  const part = asFormula(reading, closeAbove(reading, operand, LEVELS[kind]))
  if (part === undefined) return undefined
  const top = reading.frames.at(-1)
  if (top?.kind !== kind) return open(reading, { kind, parts: [part], token })
  top.parts.push(part)
  reading.next += 1
  return 'more'
}

function openBinary(
  reading: Reading,
  operand: Operand | undefined,
  token: Token,
  kind: Binary['kind'],
): 'more' | undefined {
  const left = asFormula(reading, operand)
  if (left === undefined) return undefined
  const top = reading.frames.at(-1)
  const isWaiting = top?.kind === 'since' || top?.kind === 'until' || top?.kind === 'implies'
  if (isWaiting && LEVELS[top.kind] === LEVELS[kind]) return chained(reading, token, top, left)
  return open(reading, { kind, left, token })
}

function openComparison(reading: Reading, operand: Operand, token: Token, operator: Operator): 'more' | undefined {
  const left = asTerm(reading, closeAbove(reading, operand, LEVELS.compare), token)
  if (left === undefined) return undefined
  const top = reading.frames.at(-1)
  if (top?.kind === 'compare') return chainedComparison(reading, token, top, left)
  const term = reading.addends.splice(left.from)
  return open(reading, { kind: 'compare', operator, left: term, operand: left, token })
}

/** A chain of + and - is read from the left. */
function openSum(reading: Reading, operand: Operand, token: Token, sign: 'plus' | 'minus'): 'more' | undefined {
  const term = asTerm(reading, closeAbove(reading, operand, LEVELS.compare), token)
  if (term === undefined) return undefined
  const { around } = reading.pending
  reading.pending = { around, factor: sign === 'plus' ? around : -around, start: null }
  return open(reading, { kind: 'sum', from: term.from, start: term.start, depth: term.depth })
}

/** Closes the operators that bind tighter than a level; brackets stay open. */
export function closeAbove(reading: Reading, operand: Operand, level: number): Operand | undefined {
  let closed: Operand | undefined = operand
  for (let top = reading.frames.at(-1); top !== undefined && LEVELS[top.kind] > level; top = reading.frames.at(-1)) {
    reading.frames.pop()
    closed = close(reading, top, closed)
  }
  return closed
}

function close(reading: Reading, frame: Frame, operand: Operand | undefined): Operand | undefined {
  switch (frame.kind) {
    case 'prefix': {
      const of = asFormula(reading, operand)
      if (of === undefined) return undefined
      return built(reading, { kind: frame.sign, of: of.formula }, [of], frame.token)
    }
    case 'and':
    case 'or': {
      const part = asFormula(reading, operand)
      if (part === undefined) return undefined
      const parts = [...frame.parts, part]
      const formula: Formula = { kind: frame.kind, parts: parts.map((one) => one.formula) }
      return built(reading, formula, parts, frame.token)
    }
    case 'since':
    case 'until':
    case 'implies':
    case 'iff': {
      const right = asFormula(reading, operand)
      if (right === undefined) return undefined
      const formula: Formula = { kind: frame.kind, left: frame.left.formula, right: right.formula }
      return built(reading, formula, [frame.left, right], frame.token)
    }
    case 'compare': {
      const right = asTerm(reading, operand, frame.token)
      if (right === undefined) return undefined
      const { operator, left } = frame
      const formula: Formula = { kind: 'compare', operator, left, right: reading.addends.splice(right.from) }
      return built(reading, formula, [frame.operand, right], frame.token)
    }
    case 'sum': {
      const right = asTerm(reading, operand, null)
      if (right === undefined) return undefined
      const { from, start } = frame
      return { kind: 'term', from, depth: Math.max(frame.depth, right.depth), start, end: right.end }
    }
    default:
      return operand
  }
}

export function asFormula(reading: Reading, operand: Operand | undefined): FormulaOperand | undefined {
  return operand?.kind === 'term' ? notFormula(reading, operand) : operand
}

function asTerm(reading: Reading, operand: Operand | undefined, beside: Token | null): TermOperand | undefined {
  return operand?.kind === 'formula' ? notNumber(reading, operand, beside) : operand
}
