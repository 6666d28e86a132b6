// observed ≤ bound: the claim that most lemmas are.
import type { Claim } from '../../src/engine/index.ts'
import type { Real } from '../../src/numbers/index.ts'
import { begin, complete, type OnCases, type Own } from './header.ts'

/** @example const parts: Pick<Bounded<number, never>, 'bound'> = { bound: () => rational.of(9) } */
export interface Bounded<C, L extends string> extends OnCases<C, L> {
  observed(c: C): Real
  bound(c: C): Real
  /** What is observed, for the failure text. */
  readonly what?: string
}

const OWN: Own<Bounded<never, never>> = { observed: 'function', bound: 'function', what: 'other' }

/**
 * @example
 * const claim = boundedBy({
 *   key: 'digit', title: 'x ≤ 9', statement: 'A digit is at most 9.',
 *   domain: integers(0, 9), observed: (x) => rational.of(x), bound: () => rational.of(9),
 * })
 * runClaim(claim).verdict // holds
 */
export const boundedBy = <C, L extends string = never>(parts: Bounded<C, L>): Claim<C, L> => ({
  ...complete(parts, OWN),
  check(c, probe) {
    begin(parts, c, probe)
    return probe.atMost(parts.observed(c), parts.bound(c), parts.what)
  },
})
