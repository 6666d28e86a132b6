// A layer's stream as the check reads it: exact values of linear forms, and hard columns in the place of approximate ones.
import { type Interval, interval, precise, type Rational, rational } from '../numbers/index.ts'
import { type Activation, type Enclosure, isExact, type LinearForm } from '../transformer/index.ts'

export type StreamRows = readonly (readonly Activation<Enclosure>[])[]

/** The value of a form at a position (index from 0), if all that it reads is exact. */
export function exactForm(form: LinearForm, row: readonly Activation<Enclosure>[]): Rational | undefined {
  let sum = rational.zero
  for (const { index, factor } of form) {
    const value = row[index]
    if (!isExact(value)) return undefined
    if (!rational.isZero(value)) sum = rational.add(sum, rational.multiply(factor, value))
  }
  return sum
}

/** The values of a form at all positions, if they are exact. */
export function exactColumn(form: LinearForm, rows: StreamRows): Rational[] | undefined {
  const column: Rational[] = []
  for (const row of rows) {
    const value = exactForm(form, row)
    if (value === undefined) return undefined
    column.push(value)
  }
  return column
}

/** Enough for every run whose rows anybody would check. */
const BITS = 4096

/** a − target, enclosed by doubles. */
export function difference(a: Activation<Enclosure>, target: Rational): Interval {
  if (isExact(a)) return interval.fromRational(rational.subtract(a, target))
  if (!('bounded' in a)) return interval.subtract(a, interval.fromRational(target))
  const enclosed = precise.subtract(a, precise.fromRational(target, BITS), BITS)
  if (!enclosed.bounded) return interval.everything
  return interval.hull(interval.fromRational(precise.lower(enclosed)), interval.fromRational(precise.upper(enclosed)))
}

/** |a − target|. */
export const distance = (a: Activation<Enclosure>, target: Rational): Interval =>
  interval.absolute(difference(a, target))
