import { expect, test } from 'vitest'
import { samples } from '../../tests/cli/claims.ts'
import { comparisonText } from '../text/comparison-text.ts'
import { compareRuns, readRun } from './compare.ts'
import { theorems } from './theorems.ts'
import type { Theorem, Theorems } from './theorems-shape.ts'

const results = samples.map((claim) => ({ ...claim.run({ numRuns: 100 }), seconds: 1 }))
const before = theorems(results, { profile: 'quick', seed: 1, seconds: 10 })

const changed = (key: string, change: Partial<Theorem>): Theorems => ({
  ...before,
  claims: before.claims.map((claim) => (claim.key === key ? { ...claim, ...change } : claim)),
})

test('a run equals itself', () => {
  const same = compareRuns(before, before)
  expect(same).toMatchObject({ added: [], removed: [], verdicts: [], cases: [], seeds: [], closest: [] })
  expect(same).toMatchObject({ coverage: [], speeds: [] })
  expect(same.regressions).toEqual([])
  expect(comparisonText(same)).toMatchInlineSnapshot(`
    "before  6 claims; 10.0 s; seed 1; quick
    after   6 claims; 10.0 s; seed 1; quick

    every claim that passed still passes"
  `)
})

test('case counts that changed are shown by phase', () => {
  const cases = { ...before.claims[0].cases, random: 1200, discarded: 3 }
  const { key } = before.claims[0]
  const comparison = compareRuns(before, changed(key, { cases }))
  expect(comparison.cases).toEqual([
    { key, phase: 'random', before: 100, after: 1200 },
    { key, phase: 'discarded', before: 0, after: 3 },
  ])
  expect(comparisonText(comparison)).toContain(`cases\n  ${key}, random     100 → 1,200\n  ${key}, discarded  0 → 3\n`)
})

test('seeds that changed are shown, unless a document is too old to have them', () => {
  const { key, seeds } = before.claims[0]
  const after = changed(key, { seeds: [1, 7] })
  const comparison = compareRuns(before, after)
  expect(comparison.seeds).toEqual([{ key, before: seeds, after: [1, 7] }])
  expect(comparisonText(comparison)).toContain(`seeds\n  ${key}  1 → 1, 7\n`)
  const old = { ...before, claims: before.claims.map(({ seeds: _, ...claim }) => claim) }
  const read = readRun(JSON.stringify(old))
  if (read.kind !== 'read') throw new Error('a document without seeds cannot be read')
  expect(compareRuns(read.value, after).seeds).toEqual([])
})

test('verdicts, closest calls, coverage and speeds that changed are shown', () => {
  const after: Theorems = {
    ...before,
    seed: 2,
    seconds: 20,
    claims: before.claims
      .filter(({ key }) => key !== 'lemma-6')
      .map((claim): Theorem => {
        switch (claim.key) {
          case 'lemma-8a':
            return {
              ...claim,
              verdict: 'refuted',
              passed: false,
              tightness: { ratio: '0.25', witness: '1', attained: false, estimate: null },
            }
          case 'lemma-8b':
            return {
              ...claim,
              verdict: 'holds',
              passed: true,
              coverage: { lines: 0.5, branches: 0.25 },
            }
          case 'theorem-12a':
            return {
              ...claim,
              seconds: 2,
              tightness: { ratio: '0.500000000001', witness: '2', attained: false, estimate: null },
            }
          default:
            return { ...claim, seconds: 1.2 }
        }
      }),
  }
  const comparison = compareRuns(before, { ...after, claims: [...after.claims, { ...after.claims[0], key: 'mine' }] })
  expect(comparison).toMatchObject({
    added: ['mine'],
    removed: ['lemma-6'],
    regressions: ['lemma-8a'],
    speeds: [{ key: 'theorem-12a', before: 1104, after: 552 }],
    closest: [{ key: 'lemma-8a' }, { key: 'theorem-12a', before: '0.5', after: '0.500000000001' }],
  })
  expect(comparisonText(comparison)).toMatchInlineSnapshot(`
    "before  6 claims; 10.0 s; seed 1; quick
    after   6 claims; 20.0 s; seed 2; quick

    verdicts
      lemma-8a  holds → refuted, not as expected
      lemma-8b  refuted, not as expected → holds

    closest calls, of the bound
      lemma-8a  100.00% → 25.00%

    coverage, lines and branches
      lemma-8b  not measured → 50.0%, 25.0%

    speeds, in cases per second
      theorem-12a  1,104 → 552

    new claims
      mine

    claims that are gone
      lemma-6

    1 claim that passed does not pass any more: lemma-8a"
  `)
})

test('a claim that did not pass before is no regression', () => {
  const after = changed('lemma-8b', { verdict: 'crashed' })
  expect(compareRuns(before, after)).toMatchObject({
    regressions: [],
    verdicts: [{ key: 'lemma-8b', before: { verdict: 'refuted' }, after: { verdict: 'crashed' } }],
  })
})

test('what is too short has no speed', () => {
  expect(compareRuns(changed('lemma-8a', { seconds: 0.01 }), changed('lemma-8a', { seconds: 0.2 })).speeds).toEqual([])
})

test('documents of other versions are read as far as they are compared', () => {
  const older = { schema: 'x', more: 1, profile: 'quick', seed: 1, seconds: 1, claims: [] }
  expect(readRun(JSON.stringify(older))).toEqual({
    kind: 'read',
    value: { profile: 'quick', seed: 1, seconds: 1, claims: [] },
  })
  const read = readRun(JSON.stringify(before))
  expect(read.kind === 'read' && compareRuns(read.value, before).verdicts).toEqual([])
})

test.each([
  ['{', 'expected a key'],
  ['[]', 'expected an object'],
  ['{}', 'missing: "profile"'],
  ['{"profile":"quick","seed":1,"seconds":1,"claims":[7]}', 'expected an object, found 7'],
  ['{"profile":"quick","seed":1,"seconds":1,"claims":{}}', 'expected a list'],
])('%s is no document', (text, message) => {
  expect(readRun(text)).toMatchObject({
    kind: 'unreadable',
    errors: expect.arrayContaining([expect.objectContaining({ message: expect.stringContaining(message) })]),
  })
})
