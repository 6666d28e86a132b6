// What is worked out of a matrix or a net, worked out once: models are immutable, and run on many words.

/** The function, which makes its value once for each object. */
export function oncePer<Key extends WeakKey, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}
