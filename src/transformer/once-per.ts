// Memos: what is worked out once for each key.

interface Memo<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

const remembering =
  <Key, Value>(known: Memo<Key, Value>, make: (key: Key) => Value) =>
  (key: Key): Value => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }

/** By object, as long as it is in use: models are immutable, and run on many words. */
export const oncePer = <Key extends WeakKey, Value>(make: (key: Key) => Value): ((key: Key) => Value) =>
  remembering(new WeakMap<Key, Value>(), make)

/** By value, as long as the function is. */
export const oncePerValue = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) =>
  remembering(new Map<Key, Value>(), make)
