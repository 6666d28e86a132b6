// All small cases of a domain, each once, with their number: what an exhaustive claim says that it has tried.

/** @example const digits: Small<number> = enumerate({ upTo: (size) => [0, 1, 2].slice(0, size), cases: () => 'digits' }) */
export interface Small<C> {
  /** All cases up to the size, each once. */
  upTo(size: number): Iterable<C>
  /** How many these are. */
  count(size: number): number
  /** Which these are, in words and numbers. @example 'all 126 words of length ≤ 6' */
  scope(size: number): string
  /** Whether that is the whole domain, so that the claim is then proved for it. */
  isWhole?(size: number): boolean
}

interface Enumeration<C> extends Omit<Small<C>, 'count' | 'scope'> {
  /** Default: they are enumerated and counted. */
  count?(size: number): number
  /** What the cases are. @example 'words of length ≤ 6' */
  cases(size: number): string
}

/** @example enumerate({ upTo: (size) => [0, 1, 2].slice(0, size), cases: () => 'digits' }).scope(2) // all 2 digits */
export function enumerate<C>({ cases, ...rest }: Enumeration<C>): Small<C> {
  const { count = (size) => lengthOf(rest.upTo(size)) } = rest
  return { ...rest, count, scope: (size) => `all ${count(size)} ${cases(size)}` }
}

/** Without keeping them: there may be millions. */
function lengthOf(items: Iterable<unknown>): number {
  let count = 0
  for (const _ of items) count += 1
  return count
}
