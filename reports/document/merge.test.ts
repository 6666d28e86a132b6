import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ClaimResult } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { atMost } from '../../tests/cli/claims.ts'
import { holds } from '../../tests/support/holds.ts'
import { integers } from '../../tests/support/integers.ts'
import { mergeRuns } from './merge.ts'
import { slicesOf } from './slices.ts'
import { theorems } from './theorems.ts'

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

test('different claims stand side by side, as they are, in the order of the paper', () => {
  const results = [atMost('lemma-6', 10_000).run({ numRuns: 5 }), run(1, 100)]
  const alone = results.map((result) => ({ result, seeds: [1], runs: [result], gaps: [] }))
  expect(mergeRuns(results)).toEqual(alone)
  expect(mergeRuns(results.toReversed())).toEqual(alone)
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

const called = (ratio: string, witness: string) => ({ ratio, witness, attained: false, estimate: null })

/** Results between which only the order of the machines could choose: equal calls, examples and sizes, and the same slice twice. */
const equals: readonly ClaimResult[] = [1, 2, 3].flatMap((seed) =>
  [null, '1/3', '2/3', '2/3'].map((slice, k) => {
    const witness = `${8 - seed - k}`
    const plain = run(seed, 20)
    return {
      ...plain,
      slice,
      profile: k === 3 ? 'deep' : 'quick',
      seconds: 0.1 * (seed + k),
      verdict: k === 0 && seed === 2 ? 'interrupted' : plain.verdict,
      tightness: called(k % 2 === 0 ? '0.5' : '0.50', witness),
      labels: plain.labels.map((label) => ({ ...label, share: 7 / 20, example: witness })),
      magnitudes: plain.magnitudes.map((magnitude) => ({ ...magnitude, most: k === 1 ? 'unknown' : '[-3, 5e-1]' })),
      credits: [{ lemma: 'lemma-6', rows: 1, violations: 0, tightness: called('0.5', witness) }],
    }
  }),
)

const documentOf = (runs: readonly ClaimResult[]): string => {
  const merged = mergeRuns(runs)
  const seeds = new Map(merged.map((one) => [one.result.key, one.seeds]))
  const results = merged.map(({ result }) => result)
  return JSON.stringify(theorems(results, { profile: 'quick', seed: 1, seconds: 0, seeds }))
}

const other = equals.map((result) => ({ ...result, key: 'theorem-12a.other' }))

test('the order of the runs changes nothing, whatever is equal', () => {
  const all = [...equals, ...equals.map((result) => ({ ...result, seconds: 9 })), ...other]
  const expected = documentOf(all)
  holds(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (runs) => {
      expect(documentOf(runs)).toBe(expected)
    }),
  )
})

test('of equal calls and examples the shortest counts, and then the first by its characters', () => {
  const { tightness, labels, credits } = merge(...equals)
  expect([tightness?.witness, labels[0].example, credits[0].tightness?.witness]).toEqual(['2', '2', '2'])
  const crediting = ['b', 'a', 'c'].map((key) => ({ ...equals[key === 'c' ? 1 : 0], key }))
  const { claims } = theorems([...crediting, { ...equals[0], key: 'lemma-6' }], { profile: '', seed: 1, seconds: 0 })
  expect(claims.find(({ key }) => key === 'lemma-6')?.compiled).toMatchObject({ by: 'c', tightness: { witness: '6' } })
  expect(claims.find(({ key }) => key === 'a')?.compiled).toBeNull()
})

test('runs merged in groups are merged as at once, but for medians', () => {
  const runs = [1, 2, 3, 4, 5].map((seed) => run(seed, 10 * seed, seed === 4 ? 9_000 : 20_000))
  const lasting = (parts: readonly ClaimResult[]) => {
    const { measures, magnitudes, seconds, ...rest } = merge(...parts)
    return { ...rest, sizes: [...measures, ...magnitudes].map(({ median, ...size }) => size) }
  }
  holds(
    fc.property(fc.shuffledSubarray(runs, { minLength: 5 }), fc.integer({ min: 1, max: 4 }), (shuffled, at) => {
      const groups = [shuffled.slice(0, at), shuffled.slice(at)].map((group) => merge(...group))
      expect(lasting(groups)).toEqual(lasting(runs))
    }),
  )
})

test('a refutation is never made up for: not by a longer run of the same cases, nor by a whole one', () => {
  const refuted = { ...run(1, 20), verdict: 'refuted', passed: false } as const
  expect(merge(refuted, run(1, 300)).verdict).toBe('refuted')
  expect(merge({ ...refuted, slice: '2/3' }, run(1, 300))).toMatchObject({ verdict: 'refuted', problems: [] })
  const cut = { ...run(1, 10), verdict: 'interrupted', passed: false } as const
  expect(merge(cut, { ...refuted, slice: '2/3' }).verdict).toBe('refuted')
})

test('a slice alone says what is missing, and has tried nothing in full', () => {
  const [{ result, gaps }] = mergeRuns([
    atMost('lemma-6', 3, { domain: integers(3) }).run({ slice: { number: 1, of: 2 } }),
  ])
  expect(gaps).toEqual(['seed 1, quick: slice 2/2 is missing'])
  expect(result).toMatchObject({ verdict: 'holds', scope: null, slice: '1/2', problems: gaps })
  expect(slicesOf([result])).toEqual(['slice 1/2'])
})

test('a slice that was interrupted is named, and does not count as one', () => {
  const parts = ['1/3', '2/3', '3/3'].map((slice) => ({ ...run(1, 20), slice }))
  const cut = { ...parts[1], verdict: 'interrupted', passed: false, stoppedBecause: 'interrupted' } as const
  const [{ result, gaps }] = mergeRuns([parts[0], cut, parts[2]])
  expect(gaps).toEqual(['seed 1, quick: slice 2/3 is interrupted'])
  expect(result).toMatchObject({ verdict: 'interrupted', scope: null, slice: '2 of 3 slices', problems: gaps })
  expect(mergeRuns([parts[0], cut])[0].gaps).toEqual([
    'seed 1, quick: slice 3/3 is missing',
    'seed 1, quick: slice 2/3 is interrupted',
  ])
})

test('slices have the closest calls of the whole run, to the last digit and whichever of equal cases came first', () => {
  const near = (ratioOf: (c: number) => Rational) =>
    atMost('lemma-6', 10_000, {
      requires: { even: 0.1 },
      counts: { quick: { random: 200, targeted: 0, small: 0 } },
      check(c, probe) {
        probe.label('even', c % 2 === 0)
        return probe.all(probe.credit('lemma-7', ratioOf(c + 1), rational.one), probe.atMost(ratioOf(c), rational.one))
      },
    })
  const claims = [
    near((c) => rational.divide(rational.of((c % 10) + 1), rational.of(11))),
    near((c) => (c % 10 < 5 ? rational.one : rational.half)),
    near((c) => rational.divide(rational.of(c), rational.of(10_001))),
    near(() => rational.zero),
  ]
  for (const claim of claims)
    for (const of of [2, 3, 7]) {
      const whole = claim.run()
      const slices = Array.from({ length: of }, (_, k) => claim.run({ slice: { number: k + 1, of } }))
      const { tightness, credits, cases, labels, ratios, growth } = merge(...slices.toReversed())
      expect({ tightness, credits, cases, ratios, growth }).toEqual({
        ...{ tightness: whole.tightness, credits: whole.credits, cases: whole.cases },
        ...{ ratios: whole.ratios, growth: whole.growth },
      })
      expect(labels.map(({ share }) => share)).toEqual(whole.labels.map(({ share }) => share))
    }
})

test('of a thousand million slices that are missing, five are named', () => {
  const [{ gaps }] = mergeRuns([{ ...run(1, 20), slice: '3/999999999' }])
  expect(gaps).toEqual([
    'seed 1, quick: slices 1/999999999, 2/999999999, 4/999999999, 5/999999999, 6/999999999 and 999999993 more are missing',
  ])
})

test('ten thousand slices are merged, and few of them named', () => {
  const one = run(1, 20)
  const runs = Array.from({ length: 9_999 }, (_, k) => ({ ...one, slice: `${k + 1}/10000`, problems: [`line ${k}`] }))
  const [{ result, gaps }] = mergeRuns(runs.toReversed())
  expect(gaps).toEqual(['seed 1, quick: slice 10000/10000 is missing'])
  expect([result.slice, result.cases.random, result.problems.length]).toEqual(['9999 of 10000 slices', 199_980, 10_000])
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
