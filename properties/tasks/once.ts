// Compiling takes time, and claims are listed more often than they are run: what they need is made when it is first asked for.

/** Made once, when it is first asked for. @example const model = once(() => compile(formula, id).model) */
export function once<R>(make: () => R): () => R {
  let first: { readonly result: R } | undefined
  return () => {
    first ??= { result: make() }
    return first.result
  }
}
