// Expressions for the reader: what their operators build, and how conditionals, arguments and parentheses go on.
import {
  closeBracket,
  columnOf,
  excerpt,
  type Frame,
  type Grammar,
  nodeOf,
  type OpenOperator,
  quoted,
  readOperands,
  refuseComparison,
  unexpected,
} from '../text/index.ts'
import { conditional } from './expression.ts'
import type { Token } from './lex.ts'
import { INFIXES, PREFIXES } from './notation.ts'
import type { Expression } from './program.ts'
import { readStep } from './read-operand.ts'
import type { Kinds, Operand, Reader } from './reader.ts'

/** As far as an expression goes; what comes next is for the caller to judge. */
export const readExpression = (reader: Reader): Expression => readOperands(reader).node

export const GRAMMAR: Grammar<Kinds> = {
  infixes: INFIXES,

  nameOf(token) {
    switch (token.kind) {
      case 'end':
        return 'the end of the line'
      case 'string':
        return `the symbol ${excerpt(quoted(token.symbol))}`
      case 'integer':
        return `the number ${token.value}`
      default:
        return null
    }
  },

  begin: readStep,
  checkLeft() {},
  refuseChain: (reader, second, first, between) => refuseComparison(reader, second, first, between, 'and'),
  build: (reader, operator) => nodeOf(reader, expressionOf(operator), operator.operands, operator.token),
  checkAfter() {},

  goOn(reader, open, inside, token) {
    const { sign } = token
    if (open.kind === 'operator') {
      // Only a conditional half way is still open.
      const isThen = open.operands.length === 0
      if (sign !== (isThen ? 'then' : 'else')) return expectedOperator(reader, token, open)
      if (!isThen) open.level = PREFIXES.if
    } else {
      if (sign === ')') return closeParenthesis(reader, open, inside, token)
      if (sign !== ',' || open.bracket.table === null) return expectedOperator(reader, token, open)
    }
    open.operands.push(inside)
    reader.next += 1
    return 'more'
  },
}

function expressionOf({ sign, operands }: OpenOperator<Kinds>): Expression {
  const parts = operands.map(({ node }) => node)
  const [a, b, c] = parts
  switch (sign) {
    case 'not':
      return { kind: sign, of: a }
    case 'if':
      return conditional(a, b, c)
    case 'and':
    case 'or':
      return { kind: sign, parts }
    case 'plus':
    case 'minus':
      return { kind: sign, left: a, right: b }
    default:
      return { kind: 'compare', operator: sign, left: a, right: b }
  }
}

/** What the parentheses, together with what stands in them, are to the outside. */
function closeParenthesis(
  reader: Reader,
  { bracket: { table }, token, operands }: Extract<Frame<Kinds>, { readonly kind: 'bracket' }>,
  inside: Operand,
  { end }: Token,
): Operand {
  closeBracket(reader)
  if (table === null) return { ...inside, start: token.start, end }
  operands.push(inside)
  const node: Expression = { kind: 'apply', table, to: operands.map((operand) => operand.node) }
  return nodeOf(reader, node, operands, token, end)
}

/** Where an operand has ended, but not what it stands in. */
function expectedOperator(reader: Reader, token: Token, open: Frame<Kinds>): never {
  const operator = token.kind === 'end' ? '' : 'an operator such as + or and, or '
  return unexpected(reader, token, `${operator}${continuationOf(open)} in column ${columnOf(reader, open.token.start)}`)
}

function continuationOf(open: Frame<Kinds>): string {
  if (open.kind === 'operator') return `${open.operands.length === 0 ? 'then' : 'else'} for the if`
  return open.bracket.table === null ? '")" for the "("' : '"," or ")" for the table'
}
