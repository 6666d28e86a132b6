// observed ≤ bound: the claim that most lemmas are.
import type { Claim, Probe } from '../../src/engine/index.ts'
import type { Plain } from '../../src/json/index.ts'
import type { Real } from '../../src/numbers/index.ts'
import { type Header, stated } from './header.ts'

/** @example const parts: Pick<Bounded<number, never>, 'bound'> = { bound: () => rational.of(9) } */
export interface Bounded<C, L extends string> extends Header<L> {
  readonly domain: Claim<C>['domain']
  /** The hypotheses; cases that violate them are discarded. */
  given?(c: C): boolean
  observed(c: C): Real
  bound(c: C): Real
  /** What is observed, for the failure text. */
  readonly what?: string
  /** Labels and measures. */
  note?(c: C, probe: Probe<L>): void
  readonly examples?: readonly C[]
  explain?(c: C): string
  /** A picture of a case for reports, if it is small enough. */
  illustrate?(c: C): Plain
}

/**
 * @example
 * const claim = boundedBy({
 *   key: 'digit', title: 'x ≤ 9', statement: 'A digit is at most 9.',
 *   domain: integers(0, 9), observed: (x) => rational.of(x), bound: () => rational.of(9),
 * })
 * runClaim(claim).verdict // holds
 */
export const boundedBy = <C, L extends string = never>(parts: Bounded<C, L>): Claim<C, L> => ({
  ...parts,
  ...stated(parts),
  check(c, probe) {
    probe.given(parts.given?.(c) ?? true)
    parts.note?.(c, probe)
    return probe.atMost(parts.observed(c), parts.bound(c), parts.what)
  },
})
