// Means of a column over equally weighted positions: exact where the values are, and O(1) for a window by prefix sums.
import { type Rational, rational } from '../numbers/index.ts'
import { type Activation, type Arithmetic, add, type Enclosure, isExact, multiply } from './activation.ts'
import type { Window } from './mask.ts'

export type Mean<E extends Enclosure> = (over: Window | { readonly positions: readonly number[] }) => Activation<E>

export const meansOf = <E extends Enclosure>(arithmetic: Arithmetic<E>, column: readonly Activation<E>[]): Mean<E> =>
  column.every(isExact) ? exactMeans(column) : enclosedMeans(arithmetic, column)

function exactMeans<E extends Enclosure>(column: readonly Rational[]): Mean<E> {
  const { numerators, denominator } = rational.overCommonDenominator(column)
  const prefix = [0n]
  for (const value of numerators) prefix.push(prefix[prefix.length - 1] + value)
  return (over) => {
    if ('first' in over) {
      const count = over.last - over.first + 1
      return rational.of(prefix[over.last] - prefix[over.first - 1], denominator * BigInt(count))
    }
    const sum = over.positions.reduce((total, j) => total + numerators[j - 1], 0n)
    return rational.of(sum, denominator * BigInt(over.positions.length))
  }
}

const enclosedMeans =
  <E extends Enclosure>(arithmetic: Arithmetic<E>, column: readonly Activation<E>[]): Mean<E> =>
  (over) => {
    const values = 'first' in over ? column.slice(over.first - 1, over.last) : over.positions.map((j) => column[j - 1])
    const sum = values.reduce((a, b) => add(arithmetic, a, b))
    return multiply(arithmetic, rational.of(1, values.length), sum)
  }

/** The one value that all of a window's positions have, if they do and it is exact: no weights can change it. */
export function constantsOf<E extends Enclosure>(
  column: readonly Activation<E>[],
): (over: Window) => Rational | undefined {
  // since[j] is the first position of the run of equal exact values that ends at j.
  const since: number[] = []
  column.forEach((value, j) => {
    const before = column[j - 1]
    const isSame = j > 0 && isExact(value) && isExact(before) && rational.equal(value, before)
    since.push(isSame ? since[j - 1] : j)
  })
  return ({ first, last }) => {
    const value = column[last - 1]
    return since[last - 1] < first && isExact(value) ? value : undefined
  }
}
