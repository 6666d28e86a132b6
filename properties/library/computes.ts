// observed = expected: a construction computes what its specification says.
import type { Claim, Comparable } from '../../src/engine/index.ts'
import { begin, complete, type OnCases, type Own } from './header.ts'

/** @example const parts: Pick<Computed<Word, never>, 'expected'> = { expected: (w) => w.toReversed() } */
export interface Computed<C, L extends string> extends OnCases<C, L> {
  observed(c: C): Comparable
  expected(c: C): Comparable
  /** What is observed, for the failure text. */
  readonly what?: string
}

const OWN: Own<Computed<never, never>> = { observed: 'function', expected: 'function', what: 'other' }

/**
 * @example
 * const claim = computes({
 *   key: 'reverse', title: 'reversed twice', statement: 'Twice reversed is the same.', domain: words(['a', 'b']),
 *   observed: (w) => w.toReversed().toReversed(), expected: (w) => w,
 * })
 * runClaim(claim).passed // true
 */
export const computes = <C, L extends string = never>(parts: Computed<C, L>): Claim<C, L> => ({
  ...complete(parts, OWN),
  check(c, probe) {
    begin(parts, c, probe)
    return probe.same(parts.observed(c), parts.expected(c), parts.what)
  },
})
