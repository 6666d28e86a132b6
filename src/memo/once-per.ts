// What is asked again and again, worked out once: values here are immutable, so what is true of one stays true.

/** The function, which makes its value once for each key: objects by identity, and only as long as they live. */
export function oncePer<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const ofObjects = new WeakMap<object, Value>()
  const ofOthers = new Map<Key, Value>()
  return (key) => {
    const isObject = typeof key === 'object' && key !== null
    const value = (isObject ? ofObjects.get(key) : ofOthers.get(key)) ?? make(key)
    if (isObject) ofObjects.set(key, value)
    else ofOthers.set(key, value)
    return value
  }
}

/** The same, but only the last value is kept: for large ones whose keys come in runs, and may live long. */
export function remembering<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | undefined
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) }
    return last.value
  }
}
