// Objects by their named parts: the names, an object from them, and every choice of parts.

/** In the order in which they were written. @example keysOf({ word: 'ab', gamma: 1 }) // ['word', 'gamma'] */
export function keysOf<T extends object>(record: T): Extract<keyof T, string>[] {
  const names: Extract<keyof T, string>[] = []
  for (const name in record) names.push(name)
  return names
}

/** The object whose parts have these values. */
export function assemble<C extends object>(
  names: readonly (keyof C)[],
  value: <Key extends keyof C>(name: Key) => C[Key],
): C {
  const parts: Partial<C> = {}
  for (const name of names) parts[name] = value(name)
  if (!isComplete(parts, names)) throw new Error('a part is missing')
  return parts
}

/** One object for every choice of values, the last name varying fastest; a choice may depend on those before it. */
export function* products<C extends object>(
  names: readonly (keyof C)[],
  values: <Key extends keyof C>(name: Key, chosen: Partial<C>) => Iterable<C[Key]>,
  chosen: Partial<C> = {},
): IterableIterator<C> {
  const name = names[keysOf(chosen).length]
  if (isComplete(chosen, names)) yield chosen
  else for (const value of values(name, chosen)) yield* products(names, values, { ...chosen, [name]: value })
}

/** Whether there is a part of every name. */
export const isComplete = <C extends object>(parts: Partial<C>, names: readonly (keyof C)[]): parts is C =>
  names.every((name) => Object.hasOwn(parts, name))
