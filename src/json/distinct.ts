// Keys that must not come twice, whether they are names, symbols, lengths or cells of a matrix.
import { type JsonError, pathTo, report } from './error.ts'

/**
 * The items by key. A key that an earlier item has is an error, worded by `what`; items without a key are left out.
 * @example distinct(['a', 'b', 'a'], '$.names', (name) => name, quote, errors) // error at $.names[2]
 */
export function distinct<Item, Key>(
  items: readonly Item[],
  path: string,
  keyOf: (item: Item, path: string) => Key | undefined,
  what: (item: Item) => string,
  errors: JsonError[],
): Map<Key, Item> {
  const first = new Map<Key, number>()
  items.forEach((item, index) => {
    const here = pathTo(path, index)
    const key = keyOf(item, here)
    if (key === undefined) return
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, index)
    else report(errors, () => repetition(here, what(item), pathTo(path, earlier)))
  })
  return new Map([...first].map(([key, index]) => [key, items[index]]))
}

const repetition = (path: string, what: string, earlier: string): JsonError => ({
  path,
  message: `${what} is given twice, first at ${earlier}: keep one`,
  place: null,
})
