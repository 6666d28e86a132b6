// Compiling takes time, and claims are listed more often than they are run: what they need is made when it is first asked for.

/** Made once, when it is first asked for. @example const model = once(() => compile(formula, id).model) */
export function once<R>(make: () => R): () => R {
  let first: { readonly result: R } | undefined
  return () => {
    first ??= { result: make() }
    return first.result
  }
}

/** Made once for each number. @example const model = memo((n: number) => softenProgram(compiled, n)) */
export function memo<R>(make: (n: number) => R): (n: number) => R {
  const results = new Map<number, R>()
  return (n) => {
    const result = results.get(n) ?? make(n)
    results.set(n, result)
    return result
  }
}
