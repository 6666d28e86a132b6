// Compiling takes time, and claims are listed more often than they are run.

/** Made once, when it is first asked for. @example const model = later(() => compile(formula, id).model) */
export function later<R>(make: () => R): () => R {
  let made: { readonly result: R } | undefined
  return () => {
    made ??= { result: make() }
    return made.result
  }
}
