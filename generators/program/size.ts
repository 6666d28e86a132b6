// What shrinking of programs lowers: few lines first, then small expressions, then plain leaves, masks and operators.
import type { AttentionMask, Comparison, Expression, Operation, Program } from '../../src/srasp/index.ts'
import type { Grammar } from './grammar.ts'
import { partsOf } from './parts.ts'

/** More than the leaves and operators of a line can come to differ by. */
const LINE = 10_000
const NODE = 50
export const MASK_ORDER: readonly AttentionMask[] = ['all', 'j<=i', 'j>=i', 'j<i', 'j>i']
export const OPERATOR_ORDER: readonly Comparison[] = ['=', '!=', '<', '<=', '>=', '>']

export const programSize = (program: Program, grammar: Grammar): number =>
  program.lines.reduce((sum, { operation }) => sum + LINE + operationSize(operation), 0) +
  partsOf(program).reduce((sum, expression) => sum + NODE + detailOf(expression, grammar), 0)

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

/** Of those that have no detail of their own. */
const LEAF_SIZE = { input: 10, position: 11, length: 12, vector: 13 }
const KIND_SIZE = { ...LEAF_SIZE, not: 0, and: 0, or: 1, minus: 0, plus: 1, if: 2, apply: 3 }

function detailOf(expression: Expression, { alphabet }: Grammar): number {
  if (expression.kind === 'compare') return OPERATOR_ORDER.indexOf(expression.operator)
  if (expression.kind !== 'constant') return KIND_SIZE[expression.kind]
  const { value } = expression
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'number' ? 2 + Math.min(value, 3) : 6 + Math.min(Math.max(0, alphabet.indexOf(value)), 3)
}
