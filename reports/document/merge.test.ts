import { expect, test } from 'vitest'
import type { ClaimResult } from '../../src/engine/index.ts'
import { rational } from '../../src/numbers/index.ts'
import { atMost } from '../../tests/cli/claims.ts'
import { integers } from '../../tests/support/integers.ts'
import { mergeRuns } from './merge.ts'

/** Labelled, measured, crediting; up to the limit it holds. */
const claim = (limit: number, required = 0.3) =>
  atMost('theorem-12a', limit, {
    requires: { even: required },
    check(c, probe) {
      probe.label('even', c % 2 === 0)
      probe.length(c)
      probe.magnitude('c', rational.of(c))
      return probe.all(
        probe.credit('lemma-6', rational.of(c), rational.of(40_000)),
        probe.atMost(rational.of(c), rational.of(limit)),
      )
    },
  })

const run = (seed: number, runs: number, limit = 20_000) => claim(limit).run({ seed, numRuns: runs })
const merge = (...runs: readonly ClaimResult[]): ClaimResult => mergeRuns(runs)[0].result

test('different claims stand side by side, as they are', () => {
  const results = [run(1, 100), atMost('lemma-6', 10_000).run({ numRuns: 5 })]
  expect(mergeRuns(results)).toEqual(results.map((result) => ({ result, seeds: [1], runs: [result] })))
})

test('of runs with different seeds cases add up, labels are weighted and the closest call is the closest', () => {
  const [small, large] = [run(1, 100), run(2, 900)]
  const { result, seeds } = mergeRuns([large, small])[0]
  expect(seeds).toEqual([1, 2])
  expect(result).toMatchObject({ verdict: 'holds', passed: true, scope: small.scope })
  expect(result.cases.random).toBe(1000)
  expect(result.cases.targeted).toBe(small.cases.targeted + large.cases.targeted)
  const [even] = result.labels
  expect(even.share).toBeCloseTo((100 * small.labels[0].share + 900 * large.labels[0].share) / 1000, 12)
  expect(even).toMatchObject({ required: 0.3, example: '0' })
  expect(result.measures[0]).toMatchObject({ least: 0, most: 10_000, median: large.measures[0].median })
  expect(result.measures[0].count).toBe(small.measures[0].count + large.measures[0].count)
  expect(result.magnitudes[0]).toMatchObject({ least: '0', most: '10000' })
  expect(result.tightness).toEqual([small, large].map((r) => r.tightness).find((t) => t?.ratio === '0.5'))
  expect(result.credits[0].rows).toBe(small.credits[0].rows + large.credits[0].rows)
  expect(sumOf(result.ratios)).toBe(sumOf(small.ratios) + sumOf(large.ratios))
  expect(result.growth.map(({ n }) => n)).toEqual(
    [...new Set(result.growth.map(({ n }) => n))].toSorted((a, b) => a - b),
  )
})

const sumOf = (bins: ClaimResult['ratios']): number => bins.reduce((sum, { count }) => sum + count, 0)

test('the order of the runs does not matter', () => {
  const runs = [run(3, 100), run(1, 50), run(2, 70, 9_000)]
  expect(merge(...runs.toReversed())).toEqual(merge(...runs))
})

test('any refutation wins, with its seed and the smallest counterexample', () => {
  const [holds, falls, lower] = [run(1, 100), run(5, 500, 9_000), run(4, 500, 8_000)]
  expect([falls.verdict, lower.verdict]).toEqual(['refuted', 'refuted'])
  const { result, seeds } = mergeRuns([holds, falls, lower])[0]
  expect(result).toMatchObject({ verdict: 'refuted', passed: false, stoppedBecause: 'refuted', seed: 4 })
  expect(result.counterexample?.case).toBe('8001')
  expect(seeds).toEqual([4, 5, 1])
  const expected = [holds, falls].map((one) => ({
    ...one,
    expects: 'refuted' as const,
    passed: one.verdict === 'refuted',
  }))
  expect(merge(...expected).passed).toBe(true)
})

test.each([
  ['crashed', 'holds'],
  ['flaky', 'undecided'],
  ['interrupted', 'holds-exhaustively'],
  ['undecided', 'vacuous'],
  ['undercovered', 'holds'],
  ['vacuous', 'holds'],
  ['holds-exhaustively', 'holds'],
] as const)('%s outweighs %s', (first, second) => {
  const [one, other] = [run(1, 100), run(2, 100)]
  const passes = (verdict: string) => verdict.startsWith('holds')
  const merged = merge(
    { ...one, verdict: second, passed: passes(second) },
    { ...other, verdict: first, passed: passes(first) },
  )
  expect([merged.verdict, merged.passed]).toEqual([first, passes(first)])
})

test('two results with the same seed are one run, and the one that got further counts', () => {
  const whole = run(1, 300)
  const cut = { ...run(1, 100), verdict: 'interrupted' as const, passed: false }
  expect(mergeRuns([cut, whole])[0].result).toEqual(whole)
  expect(mergeRuns([run(1, 100), whole])[0].result).toEqual(whole)
})

const part = (number: number, of: number, required = 0.3) => claim(20_000, required).run({ slice: { number, of } })

test('slices of one run are parts of it, and slices that overlap are told', () => {
  const whole = claim(20_000).run({})
  const parts = [1, 2, 3].map((number) => part(number, 3))
  expect(merge(...parts)).toMatchObject({ slice: null, problems: [] })
  expect(merge(...parts).cases).toEqual(whole.cases)
  expect(merge(...parts).labels).toEqual(whole.labels)
  expect(merge(...parts, whole)).toEqual(whole)
  expect(merge(parts[0], part(1, 2)).problems).toEqual([
    'seed 1, quick: the slices 1/2, 1/3 overlap, so that cases count several times',
  ])
  expect(merge(part(1, 9), part(9, 9)).problems).toEqual([
    'seed 1, quick: slices 2/9, 3/9, 4/9, 5/9, 6/9 and 2 more are missing',
  ])
})

test('a label that no slice of a finite domain carries is missed by all of them together', () => {
  const finite = atMost('lemma-6', 3, { requires: { never: 0.5 }, domain: integers(3) })
  const slices = [1, 2].map((number) => finite.run({ slice: { number, of: 2 } }))
  expect(slices.map(({ verdict }) => verdict)).toEqual(['holds-exhaustively', 'holds-exhaustively'])
  expect(merge(...slices).verdict).toBe('undercovered')
})

test('a label that no single run can call too rare may be so in all of them', () => {
  const rare = (seed: number) => claim(20_000, 0.55).run({ seed, numRuns: 90 })
  expect(rare(1).verdict).toBe('holds')
  const merged = merge(...Array.from({ length: 40 }, (_, k) => rare(k + 1)))
  expect(merged).toMatchObject({ verdict: 'undercovered', passed: false, stoppedBecause: 'undercovered' })
})
