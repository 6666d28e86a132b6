// What is asked again and again, worked out once: values here are immutable, so what is true of one stays true.

/** The function, which makes its value once for each object, and keeps it as long as the object lives. */
export const oncePer = <Key extends WeakKey, Value>(make: (key: Key) => Value): ((key: Key) => Value) =>
  keptIn(new WeakMap<Key, Value>(), make)

/** The function, which makes its value once for each number or text. */
export const oncePerValue = <Key extends number | string, Value>(make: (key: Key) => Value): ((key: Key) => Value) =>
  keptIn(new Map<Key, Value>(), make)

interface Store<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

const keptIn =
  <Key, Value>(known: Store<Key, Value>, make: (key: Key) => Value): ((key: Key) => Value) =>
  (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }

/**
 * The function, which keeps only its last value: for large ones whose keys come in runs, and may live long.
 * @example
 * const layersOf = remembering((text: string) => compile(formula(text), 'theorem-12a').model.layers)
 * layersOf('Y Q_1') === layersOf('Y Q_1') // true
 */
export function remembering<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | undefined
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) }
    return last.value
  }
}
