import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atMost, integerClaim, integers, countedClaim as own } from '../../tests/support/integers.ts'
import { type Claim, type Counts, PROFILES } from './claim.ts'
import { countsOf } from './counts.ts'
import type { Domain } from './domain.ts'
import { randomFrom, type Slice, seedFor } from './draw/index.ts'
import type { Outcome, Probe } from './probe.ts'
import type { Phase } from './result.ts'
import { runClaim } from './run.ts'
import { Pool } from './search.ts'

test('the deep profile asks for more of everything, and a claim’s own counts come before the profile’s', () => {
  const { quick, deep } = PROFILES
  for (const name of ['random', 'targeted', 'small', 'shrink'] as const) expect(deep[name]).toBeGreaterThan(quick[name])
  const claim = own(atMost(1_000), { random: 7, small: 1 })
  expect(countsOf(claim, {})).toEqual({ random: 7, targeted: 0, small: 1, shrink: quick.shrink })
  expect(countsOf(claim, { profile: 'deep' })).toEqual(deep)
  expect(countsOf(claim, { profile: 'deep', numRuns: 30, most: 20 })).toEqual({ ...deep, random: 20, targeted: 20 })
})

test('a statement that is expected to fall has a hundred cases for it in every profile, unless it asks for others', () => {
  const falling = (counts: Partial<Counts> = {}) =>
    integerClaim(1_000, atMost(1_000), { expects: 'refuted', counts: { quick: counts } })
  for (const profile of ['quick', 'deep', 'mutate'] as const) {
    expect(countsOf(falling(), { profile })).toEqual({ ...PROFILES[profile], random: 100 })
  }
  expect(countsOf(falling({ random: 300 }), {}).random).toBe(300)
  expect(countsOf(falling(), { numRuns: 7 }).random).toBe(7)
  expect(runClaim(falling())).toMatchObject({ verdict: 'holds', passed: false, cases: { random: 100 } })
})

test('one case of any phase is enough not to be vacuous', () => {
  const claim = (counts: Partial<Counts>, more: Partial<Claim<number>> = {}) => own(atMost(2_000), counts, more)
  const four = ['1', '2', '3', '4']
  expect(runClaim(claim({}))).toMatchObject({ verdict: 'vacuous', passed: false, stoppedBecause: 'budget' })
  expect(runClaim(claim({}), { corpus: ['1'] }).verdict).toBe('holds')
  expect(runClaim(claim({}, { examples: [1] }), { corpus: ['1'] }).verdict).toBe('holds')
  expect(runClaim(claim({ small: 3 }), { corpus: four })).toMatchObject({
    verdict: 'holds',
    cases: { corpus: 4, exhaustive: 4 },
  })
  expect(runClaim(claim({ random: 4 }), { corpus: four })).toMatchObject({
    verdict: 'holds',
    cases: { corpus: 4, random: 4 },
  })
  expect(runClaim(claim({ random: 4, targeted: 4 }))).toMatchObject({
    verdict: 'holds',
    cases: { random: 4, targeted: 4 },
  })
})

test('progress tells of every case how many are planned in its phase, as far as it is known', () => {
  const heard: [Phase, number, number][] = []
  const claim = own(atMost(2_000), { random: 2, targeted: 1, small: 1 }, { examples: [5, 6, 7] })
  runClaim(claim, { corpus: ['8', '9'], onCase: ({ phase, done, planned }) => heard.push([phase, done, planned]) })
  expect(heard).toEqual([
    ['corpus', 1, 2],
    ['corpus', 2, 2],
    ['examples', 1, 3],
    ['examples', 2, 3],
    ['examples', 3, 3],
    ['exhaustive', 1, 0],
    ['exhaustive', 2, 0],
    ['random', 1, 2],
    ['random', 2, 2],
    ['targeted', 1, 1],
  ])
})

test('the first case that fails ends its phase and the run', () => {
  const never = (_: number, probe: Probe): Outcome => probe.same(1, 2)
  const casesOf = (counts: Partial<Counts>, examples: readonly number[], corpus: readonly string[]) => {
    const { cases, counterexample } = runClaim(own(never, counts, { examples }), { corpus })
    return [counterexample?.phase, counterexample?.index, Object.values(cases).reduce((sum, count) => sum + count, 0)]
  }
  expect(casesOf({ small: 3, random: 5 }, [1, 2], ['1', '2'])).toEqual(['corpus', 1, 1])
  expect(casesOf({ small: 3, random: 5 }, [1, 2], [])).toEqual(['examples', 1, 1])
  expect(casesOf({ small: 3, random: 5 }, [], [])).toEqual(['exhaustive', 1, 1])
  expect(casesOf({ random: 5 }, [], [])).toEqual(['random', 1, 1])
})

test('a neighbour that fails ends the targeted search', () => {
  const domain: Domain<number> = { ...integers(1_000), neighbour: () => 3_000 }
  expect(runClaim(own(atMost(2_000), { random: 3, targeted: 5 }, { domain }))).toMatchObject({
    verdict: 'refuted',
    cases: { random: 3, targeted: 1 },
    counterexample: { phase: 'targeted', index: 1, found: '3000', case: '2001' },
  })
})

test('a domain that enumerates or varies nothing skips those phases, and so does a count of nothing', () => {
  const { small: _, neighbour: __, ...plain } = integers(1_000)
  const counts = { random: 3, targeted: 5, small: 3 }
  const skipped = { verdict: 'holds', scope: null, cases: { exhaustive: 0, random: 3, targeted: 0 } }
  expect(runClaim(own(atMost(2_000), counts, { domain: plain }))).toMatchObject(skipped)
  expect(runClaim(own(atMost(2_000), { random: 3 }))).toMatchObject(skipped)
})

test('a scope that does not say that it is whole proves nothing', () => {
  const domain: Domain<number> = {
    ...integers(9),
    small: { upTo: () => [1, 2], count: () => 2, scope: () => 'one and two' },
  }
  expect(runClaim(own(atMost(9), { small: 9, random: 5 }, { domain }))).toMatchObject({
    verdict: 'holds',
    stoppedBecause: 'budget',
    scope: 'one and two',
    cases: { exhaustive: 2, random: 5 },
  })
})

test('a glance at small cases counts those that are not discarded', () => {
  const odd = (c: number, probe: Probe): Outcome => {
    probe.given(c % 2 === 1)
    return probe.same(1, 1)
  }
  const glance = (most: number) => runClaim(own(odd, { small: 9 }), { most })
  expect(glance(2)).toMatchObject({ scope: null, cases: { exhaustive: 2, discarded: 2 } })
  expect(glance(4)).toMatchObject({ scope: null, cases: { exhaustive: 4, discarded: 4 } })
  expect(glance(5)).toMatchObject({ scope: 'all 10 numbers ≤ 9', cases: { exhaustive: 5, discarded: 5 } })
})

test('the search of a slice draws from a seed of its own', () => {
  const neighbour: Domain<number>['neighbour'] = (_, random) => random.nextInt(0, 1_000_000)
  const domain: Domain<number> = { ...integers(1_000), neighbour }
  for (const [number, of] of [
    [1, 1],
    [1, 3],
    [3, 3],
  ]) {
    const seen: number[] = []
    const watching = (c: number, probe: Probe): Outcome => {
      seen.push(c)
      return atMost(2_000_000)(c, probe)
    }
    const claim = own(watching, { random: 3, targeted: 12 }, { domain })
    const { cases } = runClaim(claim, { slice: { number, of } })
    const pool = new Pool<number>()
    pool.offer(0, 0)
    // Which case is varied makes no difference to this neighbour.
    expect(seen[cases.random]).toBe(pool.neighbour(domain, randomFrom(seedFor(1, 'own') + number - 1)))
  }
})

test('a scope that is tried in slices needs its labels in none of them', () => {
  const proved = (slice: Slice) =>
    runClaim(own(atMost(3), { small: 3 }, { domain: integers(3), requires: { never: 0.5 } }), { slice }).verdict
  expect(proved({ number: 1, of: 1 })).toBe('undercovered')
  expect(proved({ number: 1, of: 2 })).toBe('holds-exhaustively')
})

test('a label is looked for after a hundred cases, and at the end', () => {
  const requires = { never: 0.5 }
  const undercovered = { verdict: 'undercovered', stoppedBecause: 'undercovered' }
  expect(runClaim(own(atMost(1_000), { random: 300 }, { requires }))).toMatchObject({
    ...undercovered,
    cases: { random: 100 },
  })
  expect(runClaim(own(atMost(1_000), { random: 50 }, { requires }))).toMatchObject({
    ...undercovered,
    cases: { random: 50 },
  })
  expect(runClaim(own(atMost(1_000), { random: 5 }, { requires })).verdict).toBe('holds')
})

test('the cases 1, 2, 4, 8 … of a phase that passed are run a second time, at the end', () => {
  const seen: number[] = []
  const watching = (c: number, probe: Probe): Outcome => {
    seen.push(c)
    return atMost(1_000)(c, probe)
  }
  runClaim(own(watching, { random: 10 }))
  expect(seen).toHaveLength(14)
  expect(seen.slice(10)).toEqual([seen[0], seen[1], seen[3], seen[7]])
})

test('the deep profile has cases of its own, and corpora of all profiles are read as those', () => {
  const deep: Domain<number> = { ...integers(5), parse: (line) => Number(line.slice(1)) }
  const claim: Claim<number> = {
    ...own(atMost(5), { small: 3 }, { domain: integers(3), deep }),
    counts: { quick: { random: 0, small: 3 }, deep: { random: 0, small: 5 } },
  }
  expect(runClaim(claim, { corpus: ['d5'] })).toMatchObject({
    verdict: 'holds-exhaustively',
    scope: 'all 4 numbers ≤ 3',
    cases: { corpus: 1, exhaustive: 4 },
    problems: [],
  })
  expect(runClaim(claim, { corpus: ['d5'], profile: 'deep' })).toMatchObject({
    verdict: 'holds-exhaustively',
    scope: 'all 6 numbers ≤ 5',
    cases: { corpus: 1, exhaustive: 6 },
    problems: [],
  })
})

test('for mutants a claim has at most the cases that it has every day', () => {
  const few = own(atMost(10_000), { random: 50, small: 0 })
  expect(runClaim(few, { profile: 'mutate' })).toMatchObject({ scope: null, cases: { exhaustive: 0, random: 50 } })
  const many = own(atMost(10_000), { random: 5_000, small: 9 })
  expect(runClaim(many, { profile: 'mutate' })).toMatchObject({ cases: { exhaustive: 3, random: 200, targeted: 0 } })
  const searched = own(atMost(10_000), { random: 5_000, targeted: 100, small: 9 })
  expect(countsOf(searched, { profile: 'mutate' })).toEqual(PROFILES.mutate)
})

test('a result tells its profile, its seed and its time', () => {
  const claim = own(atMost(1_000), { random: 1 })
  expect(runClaim(claim)).toMatchObject({ profile: 'quick', seed: 1, seconds: 0 })
  const times = [10, 12.5]
  const clock = () => times.shift() ?? 0
  expect(runClaim(claim, { profile: 'mutate', seed: 3, numRuns: 1, clock })).toMatchObject({
    profile: 'mutate',
    seed: 3,
    seconds: 2.5,
  })
})

test('what is set for all of fast-check does not cut a run short', () => {
  fc.configureGlobal({ interruptAfterTimeLimit: 0, numRuns: 3, seed: 9 })
  try {
    expect(runClaim(own(atMost(1_000), { random: 50 }))).toMatchObject({ verdict: 'holds', cases: { random: 50 } })
  } finally {
    fc.resetConfigureGlobal()
  }
})
