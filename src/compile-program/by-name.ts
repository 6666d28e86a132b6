// What a program names.

/** Of that name. A program that was checked names nothing else. */
export function byName<T>(among: ReadonlyMap<string, T>, name: string): T {
  const one = among.get(name)
  if (one === undefined) throw new Error(`nothing is called ${name}`)
  return one
}
