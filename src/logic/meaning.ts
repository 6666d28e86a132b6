// The reference semantics: what a formula says at each position of a word, straight from the definitions, sugar included. Meant to
// be obviously right; costs O(n²) per node, O(n³) for since and until.
import type { Count, CountTerm, Formula, Node, Operator, Semantics } from './formula.ts'
import { fold } from './formula.ts'

/** The truth at positions 1..n, from index 0. */
export type Column = readonly boolean[]

/** @example meaning(formula('Y Q_1'), ['0', '1', '1', '0']) // [false, false, true, true] */
export const meaning = (formula: Formula, word: readonly string[], semantics: Semantics = 'paper'): Column =>
  fold<Formula, Column>(formula, (node, parts) => meaningOf(node, parts, word, semantics))

/** One node, from the columns of its parts in the order of `children`. */
export function meaningOf<F>(
  node: Node<F>,
  parts: readonly Column[],
  word: readonly string[],
  semantics: Semantics = 'paper',
): Column {
  const n = word.length
  const at = (truth: (i: number) => boolean): Column => range(1, n).map(truth)
  const holds = (part: number, i: number): boolean => parts[part][i - 1]
  switch (node.kind) {
    case 'constant':
      return at(() => node.value)
    case 'letter':
      return at((i) => word[i - 1] === node.symbol)
    case 'not':
      return at((i) => !holds(0, i))
    case 'and':
      return at((i) => parts.every((part) => part[i - 1]))
    case 'or':
      return at((i) => parts.some((part) => part[i - 1]))
    case 'previous':
      return at((i) => i > 1 && holds(0, i - 1))
    case 'next':
      return at((i) => i < n && holds(0, i + 1))
    case 'weak-previous':
      return at((i) => i === 1 || holds(0, i - 1))
    case 'weak-next':
      return at((i) => i === n || holds(0, i + 1))
    case 'since':
      return at((i) =>
        since(
          semantics,
          (j) => holds(0, j),
          (j) => holds(1, j),
          i,
        ),
      )
    case 'until':
      return at((i) =>
        until(
          semantics,
          (j) => holds(0, j),
          (j) => holds(1, j),
          i,
          n,
        ),
      )
    case 'once':
      return at((i) => range(1, i).some((j) => holds(0, j)))
    case 'historically':
      return at((i) => range(1, i).every((j) => holds(0, j)))
    case 'eventually':
      return at((i) => range(i, n).some((j) => holds(0, j)))
    case 'always':
      return at((i) => range(i, n).every((j) => holds(0, j)))
    case 'first':
      return at((i) => i === 1)
    case 'last':
      return at((i) => i === n)
    case 'implies':
      return at((i) => !holds(0, i) || holds(1, i))
    case 'iff':
      return at((i) => holds(0, i) === holds(1, i))
    case 'predicate':
      return at((i) => node.predicate.holds(i, n))
    case 'predicate-of':
      return at((i) => node.predicate.holds(countAt(node.count, parts[0], i), n))
    case 'compare': {
      const middle = countsIn(node.left)
      return at((i) =>
        compares(node.operator, valueAt(node.left, parts, i), valueAt(node.right, parts.slice(middle), i)),
      )
    }
  }
}

type At = (i: number) => boolean

function since(semantics: Semantics, left: At, right: At, i: number): boolean {
  switch (semantics) {
    case 'paper':
      return some(1, i, (j) => right(j) && every(j, i, left))
    case 'standard':
      return some(1, i, (j) => right(j) && every(j + 1, i, left))
    case 'strict':
      return some(1, i - 1, (j) => right(j) && every(j + 1, i - 1, left))
  }
}

function until(semantics: Semantics, left: At, right: At, i: number, n: number): boolean {
  switch (semantics) {
    case 'paper':
      return some(i, n, (j) => right(j) && every(i, j, left))
    case 'standard':
      return some(i, n, (j) => right(j) && every(i, j - 1, left))
    case 'strict':
      return some(i + 1, n, (j) => right(j) && every(i + 1, j - 1, left))
  }
}

/** Whether it is true somewhere, or everywhere, from first to last; nowhere and everywhere if first > last. */
function some(first: number, last: number, at: At): boolean {
  for (let k = first; k <= last; k++) if (at(k)) return true
  return false
}
const every = (first: number, last: number, at: At): boolean => !some(first, last, (k) => !at(k))

/** The integers from first to last, none if first > last. */
const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => first + k)

/** How many positions up to i, or from i on, the column is true at. */
export const countAt = (count: Pick<Count<unknown>, 'direction'>, column: Column, i: number): number =>
  (count.direction === 'left' ? column.slice(0, i) : column.slice(i - 1)).filter((holds) => holds).length

const countsIn = <F>(term: CountTerm<F>): number => term.filter(({ count }) => count !== null).length

/** The value of a term at position i, from the columns of its counts, which come first. */
function valueAt<F>(term: CountTerm<F>, columns: readonly Column[], i: number): bigint {
  let sum = 0n
  let next = 0
  for (const { factor, count } of term) {
    sum += count === null ? factor : factor * BigInt(countAt(count, columns[next++], i))
  }
  return sum
}

/** @example compares('<=', 1n, 2n) // true */
export function compares<T extends bigint | number>(operator: Operator, left: T, right: T): boolean {
  switch (operator) {
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '=':
      return left === right
    case '!=':
      return left !== right
    case '>=':
      return left >= right
    case '>':
      return left > right
  }
}
