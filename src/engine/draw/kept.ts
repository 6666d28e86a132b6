// Cases that a run keeps, and names by which a later process finds them again: their text, or for those of a plain arbitrary, which have
// none, their number or their place among the examples.
import type { Prepared } from '../cases.ts'
import { drawAt, type Origin, pathOf } from './draw.ts'

export interface Kept<C> {
  readonly c: C
  /** Of a random case. */
  readonly origin?: Origin | undefined
}

export function nameOf<C>({ domain, examples = [] }: Prepared<C>, { c, origin }: Kept<C>): string {
  if (domain.parse !== undefined) return domain.print(c)
  return origin === undefined ? `example ${examples.findIndex((example) => Object.is(example, c))}` : pathOf(origin, [])
}

/** Throws where there is no such case. */
export function caseNamed<C>({ domain, examples = [] }: Prepared<C>, seed: number, name: string): Kept<C> {
  if (domain.parse !== undefined) return { c: domain.parse(name) }
  const [, example] = /^example (\d+)$/.exec(name) ?? []
  return example === undefined ? drawAt(domain.arbitrary, seed, name) : { c: examples[Number(example)] }
}
