// What a run needs of its cases: a domain, or what can be had of a plain arbitrary of fast-check.
import fc from 'fast-check'
import type { Claim } from './claim.ts'
import type { ArbitraryLike, Domain } from './domain.ts'
import type { Phase } from './result.ts'

/** A domain, except that its cases may have no text to be read back from: those are found again by seed and path. */
export interface Cases<C> extends Omit<Domain<C>, 'arbitrary' | 'parse'> {
  readonly arbitrary: ArbitraryLike<C>
  parse?(line: string): C
}

/** A claim whose domain is ready to be run. */
export interface Prepared<C> extends Omit<Claim<C>, 'domain' | 'deep'> {
  readonly domain: Cases<C>
  readonly deep?: Cases<C> | undefined
}

export const prepare = <C, L extends string>(claim: Claim<C, L>): Prepared<C> => ({
  ...claim,
  domain: casesIn(claim.domain),
  deep: claim.deep && casesIn(claim.deep),
})

const casesIn = <C>(domain: Domain<C> | ArbitraryLike<C>): Cases<C> => ('arbitrary' in domain ? domain : plain(domain))

/** fast-check alone says what is simpler; the length of the text only chooses among examples. */
function plain<C>(arbitrary: ArbitraryLike<C>): Cases<C> {
  const print = (c: C): string => fc.stringify(c).replaceAll('\n', '\\n')
  return { arbitrary, print, size: (c) => print(c).length }
}

/** Phases for which a domain has no cases. */
export const lacksOf = <C>({ parse, small, neighbour }: Cases<C>): Phase[] => [
  ...(parse === undefined ? ['corpus' as const] : []),
  ...(small === undefined ? ['exhaustive' as const] : []),
  ...(neighbour === undefined ? ['targeted' as const] : []),
]
