// Formulas and terms for the reader: what their operators build, and what may follow an operand.
import { closeBracket, excerpt, type Grammar, nodeOf, type OpenOperator, quoted } from '../text/index.ts'
import type { Formula, Operator } from './formula.ts'
import type { Token } from './lex.ts'
import { INFIXES, isOfNumbers, isSum } from './notation.ts'
import { closeCount, closeGroup } from './read-bracket.ts'
import { readStep } from './read-operand.ts'
import { expectedOperator, notFormula, notNumber, refuseChain } from './read-problem.ts'
import type { FormulaOperand, Kinds, Operand, Reader, TermOperand } from './reader.ts'
import { letterText } from './symbol.ts'

export const GRAMMAR: Grammar<Kinds> = {
  infixes: INFIXES,

  nameOf(token) {
    switch (token.kind) {
      case 'end':
        return 'the end'
      case 'letter':
        return `the letter ${excerpt(letterText(token.symbol, 'ascii'))}`
      case 'string':
        return `the string ${excerpt(quoted(token.symbol))}`
      case 'integer':
        return `the number ${token.value}`
      default:
        return null
    }
  },

  begin: readStep,

  checkLeft(reader, left, infix, token) {
    const { context } = reader
    if (isOfNumbers(INFIXES[infix])) asTerm(reader, left, token)
    else asFormula(reader, left)
    const { around } = context.pending
    if (isSum(infix)) context.pending = { around, factor: infix === 'plus' ? around : -around, start: null }
  },

  refuseChain,
  build,

  checkAfter(reader, operand, token) {
    const isEnd = token.kind === 'end' || token.sign === ')' || token.sign === ']'
    if (!isEnd) expectedOperator(reader, token, operand)
  },

  goOn(reader, open, inside, token) {
    if (open.kind === 'bracket' && token.sign === (open.bracket.kind === 'group' ? ')' : ']')) {
      closeBracket(reader)
      return open.bracket.kind === 'group'
        ? closeGroup(reader, open.bracket, open.token, inside, token)
        : closeCount(reader, open.bracket, asFormula(reader, inside), token)
    }
    return expectedOperator(reader, token, inside)
  },
}

function build(reader: Reader, { sign, token, operands }: OpenOperator<Kinds>): Operand {
  switch (sign) {
    case 'plus':
    case 'minus': {
      const [left, right] = operands.map((operand) => asTerm(reader, operand, token))
      return { ...left, depth: Math.max(left.depth, right.depth), end: right.end }
    }
    case '<':
    case '<=':
    case '=':
    case '!=':
    case '>=':
    case '>': {
      const { addends } = reader.context
      const [left, right] = operands.map((operand) => asTerm(reader, operand, token).from)
      const rightTerm = addends.splice(right)
      const node: Formula = { kind: 'compare', operator: sign, left: addends.splice(left), right: rightTerm }
      return nodeOf(reader, node, operands, token)
    }
  }
  const parts = operands.map((operand) => asFormula(reader, operand).node)
  return nodeOf(reader, formulaOf(sign, parts), operands, token)
}

function formulaOf(
  sign: Exclude<Kinds['prefix' | 'infix'], Operator | 'plus' | 'minus'>,
  parts: readonly Formula[],
): Formula {
  switch (sign) {
    case 'and':
    case 'or':
      return { kind: sign, parts }
    case 'since':
    case 'until':
    case 'implies':
    case 'iff':
      return { kind: sign, left: parts[0], right: parts[1] }
    default:
      return { kind: sign, of: parts[0] }
  }
}

export const asFormula = (reader: Reader, operand: Operand): FormulaOperand =>
  operand.kind === 'term' ? notFormula(reader, operand) : operand

const asTerm = (reader: Reader, operand: Operand, beside: Token): TermOperand =>
  operand.kind === 'node' ? notNumber(reader, operand, beside) : operand
