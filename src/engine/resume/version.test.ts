import { expect, test } from 'vitest'
import { integerClaim, integers } from '../../../tests/support/integers.ts'
import { rational } from '../../numbers/index.ts'
import type { Claim } from '../claim.ts'
import { runnable } from '../runnable.ts'

const bounded =
  (bound: number): Claim<number>['check'] =>
  (c, probe) => {
    probe.label('odd', c % 2 === 1)
    return probe.atMost(rational.of(c), rational.of(bound))
  }

const versionOf = (bound: number, more: Partial<Claim<number>> = {}): string =>
  runnable(integerClaim(1_000, bounded(bound), more)).version('quick')

test('a claim has another version where its cases, its answers or its demands are other ones', () => {
  const versions = [
    versionOf(2_000),
    versionOf(3_000),
    versionOf(10),
    versionOf(2_000, { domain: integers(999) }),
    versionOf(2_000, { requires: { odd: 0.1 } }),
    versionOf(2_000, { statement: 'Another.' }),
    versionOf(2_000, { counts: { quick: { random: 7 } } }),
    versionOf(2_000, {
      check: (c, probe) => probe.all(bounded(2_000)(c, probe), probe.credit('lemma-6', rational.zero, rational.one)),
    }),
  ]
  expect(new Set(versions).size).toBe(versions.length)
  expect(versionOf(2_000)).toBe(versions[0])
  expect(versions[0]).toMatch(/^[0-9a-f]{8}$/)
})
