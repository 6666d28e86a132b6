// Lists for small scopes.
import { several } from './chance.ts'

/** Every list of the length over the values, the last entry varying fastest. @example listsOver(['x', 'y'], 1) // ['x'], ['y'] */
export function* listsOver<T>(values: readonly T[], length: number): IterableIterator<readonly T[]> {
  if (length === 0) yield []
  else for (const first of values) for (const rest of listsOver(values, length - 1)) yield [first, ...rest]
}

/** @example range(2, 4) // [2, 3, 4] */
export const range = (first: number, last: number): number[] => several(last - first + 1, (k) => first + k)
