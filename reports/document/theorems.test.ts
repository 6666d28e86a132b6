import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import type { ClaimResult } from '../../src/engine/index.ts'
import { atMost, samples } from '../../tests/cli/claims.ts'
import { sampleMutant } from '../../tests/support/sample-mutant.ts'
import { sampleTheorem as theorem } from '../../tests/support/sample-theorem.ts'
import { theorems, withEarlier } from './theorems.ts'
import { readTheorems, theoremsSchema } from './theorems-shape.ts'

const results = samples.map((claim) => claim.run({ numRuns: 100 }))
const document = theorems(results, {
  profile: 'quick',
  seed: 1,
  seconds: 1.5,
  coverage: new Map([['lemma-8b', { lines: 0.25, branches: 0.125 }]]),
  mutants: [
    sampleMutant({ name: 'one', killer: 'lemma-8b', cases: 7 }),
    sampleMutant({ name: 'two', killer: 'lemma-8b', cases: null }),
    sampleMutant({ name: 'of a claim that is gone', killer: 'lemma-99', cases: 1 }),
  ],
})
const entry = (key: string) => document.claims.find((claim) => claim.key === key)

test('every field of the contract is there', () => {
  const fields =
    `key id variant title statement uses expects verdict passed stoppedBecause scope cases undecided labels measures
    tightness compiled counterexample coverage mutants seconds`.split(/\s+/)
  expect(Object.keys(document)).toEqual(['schema', 'profile', 'seed', 'seconds', 'presentation', 'claims'])
  for (const claim of document.claims) {
    expect(Object.keys(claim)).toEqual(expect.arrayContaining(fields))
    expect(Object.keys(claim.cases)).toEqual(['corpus', 'examples', 'exhaustive', 'random', 'targeted', 'discarded'])
  }
})

test('a refuted claim has all that is known of it', () => {
  expect(entry('lemma-8b')).toMatchObject({
    key: 'lemma-8b',
    id: 'lemma-8b',
    variant: 'repaired',
    title: 'numbers up to 7654',
    statement: 'Every number up to 10,000 is at most 7654.',
    uses: [],
    expects: 'holds',
    verdict: 'refuted',
    passed: false,
    stoppedBecause: 'refuted',
    scope: 'all 4 numbers ≤ 3',
    cases: { corpus: 0, examples: 0, exhaustive: 4, random: 2, targeted: 0, discarded: 0 },
    undecided: 0,
    labels: [],
    measures: [],
    magnitudes: [],
    tightness: { ratio: expect.stringMatching(/^0\.\d+$/), witness: expect.stringMatching(/^\d+$/) },
    ratios: expect.arrayContaining([{ atMost: 0, count: 1 }]),
    growth: [],
    credits: [],
    compiled: null,
    counterexample: {
      case: '7655',
      size: 7655,
      found: expect.stringMatching(/^\d+$/),
      phase: 'random',
      index: 2,
      shrinks: expect.any(Number),
      failed: ['output'],
      finding: [
        { term: 'expected', text: 'c ≤ bound' },
        { term: 'observed', text: '7655' },
        { term: 'bound', text: '7654' },
        expect.objectContaining({ term: 'ratio' }),
      ],
      explanation: '7655 is larger than 7654',
      path: null,
      replay: null,
    },
    illustrations: [],
    problems: [],
    coverage: { lines: 0.25, branches: 0.125 },
    mutants: { killed: 1, total: 2, median: 7 },
    seeds: [1],
    seconds: 0,
  })
})

test('labels, measures and the closest call are those of the result', () => {
  const theorem = entry('theorem-12a')
  expect(theorem).toMatchObject({ verdict: 'holds', passed: true, uses: ['lemma-6'], coverage: null })
  expect(theorem?.labels).toEqual([{ name: 'even', share: expect.any(Number), required: 0.3, example: '0' }])
  expect(theorem?.measures).toEqual([{ name: 'c', count: 1104, least: 0, median: expect.any(Number), most: 10_000 }])
  expect(theorem?.tightness).toMatchObject({ ratio: '0.5', witness: '10000', attained: false })
})

test('claims come in the order of the paper', () => {
  const keys = ['definition-5', 'lemma-6', 'lemma-8a', 'lemma-8a.printed', 'lemma-8b', 'theorem-12a']
  expect(document.claims.map((claim) => claim.key)).toEqual(keys)
})

const crediting = (key: string, rows: number, violations: number, ratio: string | null): ClaimResult => ({
  ...atMost(key, 1).run({ numRuns: 1 }),
  credits: [
    {
      lemma: 'lemma-6',
      rows,
      violations,
      tightness: ratio === null ? null : { ratio, witness: `case of ${key}`, attained: false, estimate: null },
    },
  ],
})

test('a lemma is shown the rows that other claims credited it with, added up, and the closest of them all', () => {
  const credited = [
    crediting('theorem-12a', 100, 1, '1e-50001'),
    crediting('theorem-12b', 20, 0, '1e-50000'),
    crediting('theorem-15a', 3, 2, null),
  ]
  const lemma = crediting('lemma-6', 1_000_000, 0, '1')
  const { claims } = theorems([...credited, lemma], { profile: 'quick', seed: 1, seconds: 0 })
  expect(claims.map(({ key, compiled }) => [key, compiled])).toEqual([
    [
      'lemma-6',
      {
        rows: 123,
        violations: 3,
        tightness: { ratio: '1e-50000', witness: 'case of theorem-12b', attained: false, estimate: null },
        by: 'theorem-12b',
      },
    ],
    ['theorem-12a', null],
    ['theorem-12b', null],
    ['theorem-15a', null],
  ])
  expect(entry('lemma-6')?.compiled).toEqual({
    rows: 1104,
    violations: 0,
    tightness: { ratio: '0.25', witness: '10000', attained: false, estimate: expect.closeTo(0.25) },
    by: 'theorem-12a',
  })
})

test('the document is read back as it was written, and fits the schema published beside it', () => {
  const text = JSON.stringify(document)
  expect(readTheorems(text)).toEqual({ kind: 'read', value: document })
  const fits = new Ajv2020({ strict: true }).compile(theoremsSchema())
  expect([fits(JSON.parse(text)), fits.errors]).toEqual([true, null])
})

test.each([
  ['{', '$', 'expected a key'],
  ['[]', '$', 'expected an object'],
  ['{"schema":"lemmata/theorems/2"}', '$.schema', 'expected "lemmata/theorems/1"'],
  [
    JSON.stringify({ ...document, claims: [{ ...document.claims[0], verdict: 'hold' }] }),
    '$.claims[0].verdict',
    'holds',
  ],
  [JSON.stringify({ ...document, more: 1 }), '$.more', 'unknown key'],
])('reading %.40s says where it is wrong', (text, path, message) => {
  const read = readTheorems(text)
  expect(read).toMatchObject({
    kind: 'unreadable',
    errors: expect.arrayContaining([expect.objectContaining({ path, message: expect.stringContaining(message) })]),
  })
})

test('what did not run this time stays and says so; what it says of other claims and their coverage is brought up to date', () => {
  const [first, second] = [theorem({ key: 'lemma-6', seconds: 2 }), theorem({ key: 'lemma-8a.printed', seconds: 3 })]
  const credit = { lemma: 'lemma-6', rows: 5, violations: 0, tightness: null }
  const fresh = theorem({ key: 'lemma-8a', seconds: 4, credits: [credit], coverage: { lines: 1, branches: 1 } })
  const ran = { ...document, profile: 'quick', seed: 2, seconds: 9, claims: [fresh] }
  const last = { ...document, profile: 'deep', claims: [first, second] }
  expect(withEarlier(ran, { ...last, claims: [] })).toBe(ran)
  const { profile, seed, seconds, claims } = withEarlier(ran, last)
  expect({ profile, seed, seconds }).toEqual({ profile: 'deep and quick', seed: 2, seconds: 9 })
  expect(claims.map(({ key, earlier }) => [key, earlier])).toEqual([
    ['lemma-6', true],
    ['lemma-8a', false],
    ['lemma-8a.printed', true],
  ])
  expect(claims[0].compiled?.rows).toBe(5)
  expect(claims[2].coverage).toEqual({ lines: 1, branches: 1 })
})
