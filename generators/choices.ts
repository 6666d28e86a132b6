// Products, for small scopes.
import { several } from './chance.ts'

/** One of each, the last choice varying fastest. @example choices([['a', 'b'], [1]]) // ['a', 1], ['b', 1] */
export function* choices<T>(options: readonly (readonly T[])[]): IterableIterator<readonly T[]> {
  if (options.length === 0) yield []
  else for (const first of options[0]) for (const rest of choices(options.slice(1))) yield [first, ...rest]
}

/** Every list of the length over the values. */
export const listsOver = <T>(values: readonly T[], length: number): Iterable<readonly T[]> =>
  choices(several(length, () => values))

/** @example range(2, 4) // [2, 3, 4] */
export const range = (first: number, last: number): number[] => several(last - first + 1, (k) => first + k)
