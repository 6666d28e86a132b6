// What shrinking of programs lowers: few lines first, then small expressions, then plain leaves, masks and operators.
import type { AttentionMask, Comparison, Expression, Operation, Program } from '../../src/srasp/index.ts'
import type { Grammar } from './grammar.ts'
import { expressionsOf } from './parts.ts'

/** More than the leaves and operators of a line can come to differ by. */
const LINE = 10_000
const NODE = 50
export const MASK_ORDER: readonly AttentionMask[] = ['all', 'j<=i', 'j>=i', 'j<i', 'j>i']
export const OPERATOR_ORDER: readonly Comparison[] = ['=', '!=', '<', '<=', '>=', '>']

export const programSize = (program: Program, grammar: Grammar): number =>
  program.lines.reduce((sum, { operation }) => sum + LINE + operationSize(operation), 0) +
  expressionsOf(program).reduce((sum, expression) => sum + NODE + leafSize(expression, grammar), 0)

function operationSize(operation: Operation): number {
  switch (operation.kind) {
    case 'position-wise':
      return 0
    case 'prefix-sum':
      return 2 * NODE
    case 'attention':
      return 3 * NODE + MASK_ORDER.indexOf(operation.mask) + (operation.direction === 'leftmost' ? 0 : 1)
  }
}

function leafSize(expression: Expression, { alphabet }: Grammar): number {
  switch (expression.kind) {
    case 'constant': {
      const { value } = expression
      if (typeof value === 'boolean') return value ? 1 : 0
      return typeof value === 'number' ? 2 + Math.min(value, 3) : 6 + Math.min(Math.max(0, alphabet.indexOf(value)), 3)
    }
    case 'input':
      return 10
    case 'position':
      return 11
    case 'length':
      return 12
    case 'vector':
      return 13
    case 'or':
      return 1
    case 'compare':
      return OPERATOR_ORDER.indexOf(expression.operator)
    case 'plus':
      return 1
    case 'if':
      return 2
    case 'apply':
      return 3
    default:
      return 0
  }
}
