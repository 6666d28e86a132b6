// observed = expected: a construction computes what its specification says.
import type { Claim, Comparable, Probe } from '../../src/engine/index.ts'
import { type Header, stated } from './header.ts'

/** @example const parts: Pick<Computed<Word, never>, 'expected'> = { expected: (w) => w.toReversed() } */
export interface Computed<C, L extends string> extends Header<L> {
  readonly domain: Claim<C>['domain']
  given?(c: C): boolean
  observed(c: C): Comparable
  expected(c: C): Comparable
  readonly what?: string
  note?(c: C, probe: Probe<L>): void
  explain?(c: C): string
}

/**
 * @example
 * const claim = computes({
 *   key: 'reverse', title: 'reversed twice', statement: 'Twice reversed is the same.', domain: words(['a', 'b']),
 *   observed: (w) => w.toReversed().toReversed(), expected: (w) => w,
 * })
 * runClaim(claim).passed // true
 */
export const computes = <C, L extends string = never>(parts: Computed<C, L>): Claim<C, L> => ({
  ...parts,
  ...stated(parts),
  check(c, probe) {
    probe.given(parts.given?.(c) ?? true)
    parts.note?.(c, probe)
    return probe.same(parts.observed(c), parts.expected(c), parts.what)
  },
})
