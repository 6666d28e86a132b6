// Expressions as trees: their parts, what they speak of, and folds without recursion, since they may be thousands of levels deep.
import type { Expression, Operation, Variable } from './program.ts'

/** The expressions that one is made of, in the order in which they are written. @example children({ kind: 'length' }) // [] */
export function children(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'constant':
    case 'input':
    case 'vector':
    case 'position':
    case 'length':
      return []
    case 'not':
      return [expression.of]
    case 'and':
    case 'or':
      return expression.parts
    case 'compare':
    case 'plus':
    case 'minus':
      return [expression.left, expression.right]
    case 'if':
      return [expression.condition, expression.then, expression.else]
    case 'apply':
      return expression.to
  }
}

/** In the order in which they are written. @example expressionsOf({ kind: 'prefix-sum', value: { kind: 'length' } }).length // 1 */
export const expressionsOf = (operation: Operation): readonly Expression[] =>
  operation.kind === 'attention' ? [operation.predicate, operation.value, operation.otherwise] : [operation.value]

/**
 * The expression and all in it, each object once: parts before the whole, and the left ones first.
 * @example subexpressions({ kind: 'not', of: { kind: 'constant', value: true } }).length // 2
 */
export function subexpressions(expression: Expression): readonly Expression[] {
  const visited = new Set<Expression>()
  const open = [expression]
  for (let node = open.at(-1); node !== undefined; node = open.at(-1)) {
    const missing = children(node).filter((part) => !visited.has(part))
    if (missing.length === 0) {
      visited.add(node)
      open.pop()
    }
    for (const part of missing.reverse()) open.push(part)
  }
  return [...visited]
}

/** All subexpressions, each with the numbers of its parts among them. */
export function numbered(
  expression: Expression,
): readonly { readonly node: Expression; readonly parts: readonly number[] }[] {
  const nodes = subexpressions(expression)
  const numbers = new Map(nodes.map((node, k) => [node, k]))
  return nodes.map((node) => ({ node, parts: children(node).map((part) => numbers.get(part) ?? 0) }))
}

/**
 * A value for an expression from those of its parts.
 * @example fold<number>({ kind: 'length' }, (_, parts) => 1 + Math.max(0, ...parts)) // 1, its height
 */
export function fold<R>(expression: Expression, visit: (node: Expression, parts: readonly R[]) => R): R {
  const values: R[] = []
  for (const { node, parts } of numbered(expression)) {
    const operands = parts.map((part) => values[part])
    values.push(visit(node, operands))
  }
  return values[values.length - 1]
}

/** @example printExpression(conditional({ kind: 'constant', value: true }, { kind: 'length' }, { kind: 'length' })) // 'if true then n else n' */
export const conditional = (condition: Expression, one: Expression, other: Expression): Expression => ({
  kind: 'if',
  condition,
  // biome-ignore lint/suspicious/noThenProperty: it is no function, so nobody takes an expression for a promise.
  then: one,
  else: other,
})

/** Which of i and j an expression depends on. */
export type Speaks = 'none' | Variable | 'both'

/** @example speaksOf({ kind: 'input', at: 'j' }) // 'j' */
export const speaksOf = (expression: Expression): Speaks =>
  fold<Speaks>(expression, (node, parts) => ('at' in node ? node.at : parts.reduce(together, 'none')))

/** @example together('i', 'none') // 'i' */
export function together(a: Speaks, b: Speaks): Speaks {
  if (a === 'none' || a === b) return b
  return b === 'none' ? a : 'both'
}
