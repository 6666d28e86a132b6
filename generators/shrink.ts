// Small words for shrinking: one of these made simpler, one of these left out.
import { keysOf } from '../src/engine/index.ts'

/** One item made simpler, each in turn. */
export function* eachSimpler<T>(items: readonly T[], simpler: (item: T) => Iterable<T>): IterableIterator<T[]> {
  for (const [index, item] of items.entries()) for (const other of simpler(item)) yield items.with(index, other)
}

/** Some of the fields made simpler, one after another. */
export function* simplerFields<T extends object>(
  whole: T,
  fields: { readonly [Key in keyof T]?: (part: T[Key]) => Iterable<T[Key]> },
): IterableIterator<T> {
  for (const name of keysOf(fields)) {
    for (const part of fields[name]?.(whole[name]) ?? []) yield { ...whole, [name]: part }
  }
}

/** Without one of the items, each in turn. */
export function* withoutOne<T>(items: readonly T[]): IterableIterator<T[]> {
  for (const index of items.keys()) yield items.toSpliced(index, 1)
}

/** Each item swapped with the next. */
export function* swapNeighbours<T>(items: readonly T[]): IterableIterator<T[]> {
  for (let k = 1; k < items.length; k++) yield items.with(k - 1, items[k]).with(k, items[k - 1])
}
