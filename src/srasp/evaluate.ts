// The value of an expression at a pair of positions. All of it is evaluated, also branches that are not taken: naturals that exceed
// the length of the word are errors wherever they are. Without recursion; linear in the expression.
import { numbered, speaksOf } from './expression.ts'
import { OverflowError } from './overflow.ts'
import { shown } from './problem.ts'
import type { Comparison, Expression, Table, Value } from './program.ts'

/**
 * The values at positions 1..n, from index 0.
 * @example const { output }: { readonly output: srasp.Vector } = srasp.runProgram(srasp.program('alphabet a\ny(i) = i'), ['a', 'a'])
 */
export type Vector = readonly Value[]

/** What a line reads. */
export interface Surroundings {
  /** The one that it defines. */
  readonly vector: string
  readonly word: readonly string[]
  readonly vectors: ReadonlyMap<string, Vector>
  readonly tables: ReadonlyMap<string, Table>
}

/** The value of an expression for i and j, all parts of it evaluated, also those that do not matter. */
export function evaluator(expression: Expression, around: Surroundings): (i: number, j: number) => Value {
  const nodes = numbered(expression)
  return (i, j) => {
    const values: Value[] = []
    for (const { node, parts } of nodes) {
      const operands = parts.map((part) => values[part])
      const value = valueAt(node, operands, { i, j }, around)
      if (typeof value === 'number' && value > around.word.length) {
        throw overflow(value, speaksOf(node) === 'j' ? j : i, shown(node), around)
      }
      values.push(value)
    }
    return values[values.length - 1]
  }
}

export const overflow = (
  value: number,
  position: number,
  what: string,
  { vector, word }: Surroundings,
): OverflowError => new OverflowError({ vector, position, value, length: word.length }, what)

function valueAt(
  node: Expression,
  parts: readonly Value[],
  at: { readonly i: number; readonly j: number },
  { word, vectors, tables }: Surroundings,
): Value {
  switch (node.kind) {
    case 'constant':
      return node.value
    case 'input':
      return word[at[node.at] - 1]
    case 'vector':
      return entryOf(vectors, node.name)[at[node.at] - 1]
    case 'position':
      return at[node.at]
    case 'length':
      return word.length
    case 'not':
      return !boolean(parts[0])
    case 'and':
      return parts.map(boolean).every((part) => part)
    case 'or':
      return parts.map(boolean).some((part) => part)
    case 'compare':
      return compares(node.operator, parts[0], parts[1])
    case 'plus':
      return natural(parts[0]) + natural(parts[1])
    case 'minus':
      return Math.max(0, natural(parts[0]) - natural(parts[1]))
    case 'if':
      return boolean(parts[0]) ? parts[1] : parts[2]
    case 'apply': {
      const { rows, otherwise } = entryOf(tables, node.table)
      const row = rows.find(({ symbols }) => symbols.every((symbol, k) => symbol === parts[k]))
      return row === undefined ? otherwise : row.value
    }
  }
}

function compares(operator: Comparison, left: Value, right: Value): boolean {
  switch (operator) {
    case '=':
      return left === right
    case '!=':
      return left !== right
    case '<':
      return natural(left) < natural(right)
    case '<=':
      return natural(left) <= natural(right)
    case '>=':
      return natural(left) >= natural(right)
    case '>':
      return natural(left) > natural(right)
  }
}

const UNCHECKED = 'the program is not well-typed: checkTypes says where'

export function natural(value: Value): number {
  if (typeof value === 'number') return value
  throw new TypeError(UNCHECKED)
}

export function boolean(value: Value): boolean {
  if (typeof value === 'boolean') return value
  throw new TypeError(UNCHECKED)
}

export function entryOf<T>(among: ReadonlyMap<string, T>, name: string): T {
  const one = among.get(name)
  if (one === undefined) throw new TypeError(UNCHECKED)
  return one
}
