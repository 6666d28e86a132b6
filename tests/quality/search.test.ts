import { expect, test } from 'vitest'
import { type Claim, runClaim } from '../../src/engine/index.ts'
import { rational } from '../../src/numbers/index.ts'
import { integers } from '../support/integers.ts'

// observed/bound is 1 at one needle of a million and falls off linearly around it: random cases get near by luck alone.
const NEEDLE = 271_828
const claim: Claim<number> = {
  key: 'needle',
  of: 'needle',
  variant: 'own',
  expects: 'holds',
  title: 'a narrow optimum',
  statement: 'The distance from the needle is at most a million.',
  uses: [],
  domain: integers(1_000_000),
  requires: {},
  check: (c, probe) => probe.atMost(rational.of(1_000_000 - Math.abs(c - NEEDLE)), rational.of(1_000_000)),
}

const distance = (seed: number, random: number, targeted: number): number => {
  const { tightness } = runClaim({ ...claim, counts: { quick: { random, targeted, small: 0 } } }, { seed })
  return 1 - Number(tightness?.ratio)
}

test('at equal cost the targeted search comes at least ten times nearer to a narrow optimum than random cases', () => {
  const seeds = Array.from({ length: 20 }, (_, k) => k + 1)
  const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]
  const plain = median(seeds.map((seed) => distance(seed, 2000, 0)))
  const guided = median(seeds.map((seed) => distance(seed, 1000, 1000)))
  expect(guided * 10).toBeLessThanOrEqual(plain)
})
