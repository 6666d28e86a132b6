// Simpler comparisons, boldest first: one count alone, fewer addends, smaller constants and factors, simpler counts, addends in order.
import type { Addend, Formula } from '../../src/logic/index.ts'
import { bigint } from '../../src/numbers/index.ts'
import { eachSimpler, simplerFields, swapNeighbours, withoutOne } from '../shrink.ts'
import type { Grammar } from './grammar.ts'
import { OPERATORS } from './kinds.ts'
import { type Compare, comparison, opposite, type PlacedAddend, placedAddends, ZERO } from './parts.ts'

export function* simplerComparisons(formula: Compare, grammar: Grammar): IterableIterator<Formula> {
  const { operator, left, right } = formula
  const placed = placedAddends(formula)
  yield* oneCountAlone(placed, grammar)
  for (const fewer of fewerAddends(placed, grammar)) yield comparison(operator, fewer)
  const simplerPlaced = (one: PlacedAddend): Iterable<PlacedAddend> =>
    simplerFields(one, { addend: (addend) => simplerAddends(addend, grammar) })
  for (const simpler of eachSimpler(placed, simplerPlaced)) yield comparison(operator, simpler)
  for (const together of simplerTogether(placed)) yield comparison(operator, together)
  for (const simpler of OPERATORS) yield { ...formula, operator: simpler }
  yield { ...formula, left: right, right: left }
  for (const swapped of swapNeighbours(placed)) yield comparison(operator, swapped)
}

/** What must stay equal is simplified at once: all signs, all directions, and the factors of equal size. */
function* simplerTogether(placed: readonly PlacedAddend[]): IterableIterator<PlacedAddend[]> {
  yield placed.map(({ side, addend: { factor, count } }) => ({
    side: opposite(side),
    addend: { factor: -factor, count },
  }))
  yield placed.map(({ side, addend: { factor, count } }) => ({
    side,
    addend: { factor, count: count && { ...count, direction: 'left' } },
  }))
  for (const size of new Set(placed.map(({ addend }) => bigint.absolute(addend.factor)))) {
    for (const smaller of simplerIntegers(size, 1n)) {
      yield placed.map(({ side, addend: { factor, count } }) => ({
        side,
        addend: { factor: bigint.absolute(factor) !== size ? factor : factor < 0n ? -smaller : smaller, count },
      }))
    }
  }
}

/** θ(κ), 0 < κ and 0 < λκ, the last also with the factors of all counts, so that Λ stays what it was. */
function* oneCountAlone(placed: readonly PlacedAddend[], grammar: Grammar): IterableIterator<Formula> {
  const counts = placed.flatMap(({ addend: { factor, count } }) => (count === null ? [] : [{ factor, count }]))
  const all = counts.reduce((sum, { factor }) => sum + bigint.absolute(factor), 0n)
  for (const { count } of counts) {
    for (const predicate of grammar.predicates) yield { kind: 'predicate-of', predicate, count }
  }
  for (const { factor, count } of counts) {
    for (const alone of [1n, factor, all]) {
      yield { kind: 'compare', operator: '<', left: [ZERO], right: [{ factor: within(alone, grammar), count }] }
    }
  }
}

/** Without an addend, or with its factor given to another one, or with one moved to a side that was 0. */
function* fewerAddends(placed: readonly PlacedAddend[], grammar: Grammar): IterableIterator<PlacedAddend[]> {
  yield* withoutOne(placed)
  for (const [k, { side, addend }] of placed.entries()) {
    for (const [other, { addend: dropped }] of placed.entries()) {
      if (other === k || addend.count === null || dropped.count === null) continue
      const factor = within(bigint.absolute(addend.factor) + bigint.absolute(dropped.factor), grammar)
      yield placed.with(k, { side, addend: { ...addend, factor } }).toSpliced(other, 1)
    }
    const isZero = placed.findIndex(
      (other) => other.side !== side && other.addend.count === null && other.addend.factor === 0n,
    )
    if (isZero >= 0) {
      for (const factor of [-addend.factor, addend.factor]) {
        yield placed.with(k, { side: opposite(side), addend: { ...addend, factor } }).toSpliced(isZero, 1)
      }
    }
  }
}

function* simplerAddends(addend: Addend<Formula>, { alphabet }: Grammar): IterableIterator<Addend<Formula>> {
  const { factor, count } = addend
  for (const simpler of simplerIntegers(factor, count === null ? 0n : 1n)) yield { factor: simpler, count }
  if (count === null) return
  yield { factor, count: { ...count, direction: 'left' } }
  for (const symbol of alphabet) yield { factor, count: { direction: 'left', of: { kind: 'letter', symbol } } }
}

/** The least, the half, one less, and without a sign. */
function* simplerIntegers(value: bigint, least: bigint): IterableIterator<bigint> {
  yield least
  const sign = value < 0n ? -1n : 1n
  const size = bigint.absolute(value)
  for (const smaller of [size / 2n, size - 1n]) if (smaller >= least) yield sign * smaller
  if (sign < 0n) yield size
}

const within = (factor: bigint, { largestFactor }: Grammar): bigint =>
  factor > largestFactor ? BigInt(largestFactor) : factor
