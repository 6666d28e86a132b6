// Sums over coordinates by name, with exact weights, and what they are by index.
import { quote, suggest } from '../../json/index.ts'
import { type Rational, rational } from '../../numbers/index.ts'
import type { LinearForm } from '../matrix.ts'
import { requireObject } from './recipe.ts'

/** Exact: an integer, a text such as `'1/2'` or `'0.5'`, or a Rational. */
export type Weight = number | string | Rational

/** Σ weight·coordinate, such as `{ Q_1: 1, 'i/n': '1/2' }`; a name alone is that coordinate once. */
export type Form<C extends string> = C | { readonly [Name in C]?: Weight }

/** Reads forms over a list of coordinates. `what` says who reads or writes, for messages. */
export type ReadForm = (form: Form<string>, what: string) => LinearForm

/** @example formReader(['one', 'x'])({ x: '1/2' }, 'W^Q of head "look" reads') // [{ index: 1, factor: rational.half }] */
export function formReader(coordinates: readonly string[]): ReadForm {
  const indices = new Map(coordinates.map((name, index) => [name, index]))
  const indexOf = (name: string, what: string): number => {
    const index = indices.get(name)
    if (index !== undefined) return index
    throw new RangeError(
      `${what} ${quote(name)}, which the model does not have${suggest(name, coordinates, 'coordinates')}`,
    )
  }
  return (form, what) => {
    if (typeof form === 'string') return [{ index: indexOf(form, what), factor: rational.one }]
    requireObject(form, what, "give a name, or weights by name, such as { x: '1/2' }")
    return Object.entries(form).map(([name, weight]) => ({
      index: indexOf(name, what),
      factor: exactly(weight, () => `${what} ${quote(name)} times`),
    }))
  }
}

/** The weight, of which nothing may be lost. @example exactly('1/2', () => 'the unit has the bias') // 1/2 */
export function exactly(weight: Weight | undefined, what: () => string): Rational {
  if (rational.isRational(weight)) return weight
  if (Number.isSafeInteger(weight)) return rational.of(Number(weight))
  const read = rational.read(String(weight))
  if (typeof weight === 'string') {
    if (read.kind === 'read') return read.value
    throw new RangeError(`${what()} ${quote(weight)}: ${read.message}`)
  }
  const instead = read.kind === 'read' && !Number.isInteger(weight) ? rational.print(read.value) : '1/2'
  throw new RangeError(
    `${what()} ${String(weight)}: numbers must be integers, since others may be rounded; write a text, such as '${instead}'`,
  )
}
