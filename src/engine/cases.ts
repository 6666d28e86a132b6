// What a run needs of its cases: a domain, or what can be had of a plain arbitrary of fast-check.
import fc from 'fast-check'
import type { Claim } from './claim.ts'
import type { ArbitraryLike, Domain } from './domain.ts'
import { keysOf } from './parts.ts'
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

export function prepare<C, L extends string>(claim: Claim<C, L>): Prepared<C> {
  checkWords(claim)
  return { ...claim, domain: casesIn(claim, claim.domain), deep: claim.deep && casesIn(claim, claim.deep) }
}

const WORDS = { key: 'equal-share', title: 'x ≤ 9', statement: 'A digit is at most 9.' }

/** What the types ask for, checked: nobody knows a claim without its words. */
function checkWords(claim: Pick<Claim<unknown>, 'key' | 'title' | 'statement'>): void {
  for (const name of keysOf(WORDS)) {
    const given: unknown = claim[name]
    if (typeof given === 'string' && given !== '') continue
    const whose = name === 'key' ? 'a claim' : `claim "${claim.key}"`
    throw new TypeError(`${whose} has no ${name}: give a text of its own, such as '${WORDS[name]}'`)
  }
}

function casesIn<C>({ key }: Pick<Claim<C>, 'key'>, domain: Domain<C> | ArbitraryLike<C>): Cases<C> {
  if (typeof domain === 'object' && domain !== null) {
    if ('arbitrary' in domain) return domain
    if ('generate' in domain) return plain(domain)
  }
  throw new TypeError(`claim "${key}" has no domain: give a generator, or an arbitrary such as fc.integer()`)
}

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
