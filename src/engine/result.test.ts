import { expect, test } from 'vitest'
import { pathTo, readDocument } from '../json/index.ts'
import { blankResult, casesOf, NO_CASES, PHASES, resultShape, STOP_REASONS, VERDICTS } from './result.ts'

const tightness = { ratio: '0.5e-3', witness: '7', attained: true, estimate: null }

/** A result in which nothing is missing, and every choice is taken but those of phases, verdicts and reasons. */
const FULL = {
  key: 'own',
  id: 'lemma-6',
  variant: 'own',
  title: 'a title',
  statement: 'A statement.',
  uses: ['lemma-7'],
  insteadOf: 'lemma-8',
  topic: 'a topic',
  section: 'tasks',
  expects: 'refuted',
  verdict: 'refuted',
  passed: true,
  stoppedBecause: 'refuted',
  scope: 'all 2 numbers',
  cases: { corpus: 1, examples: 2, exhaustive: 3, random: 4, targeted: 5, discarded: 6 },
  lacks: ['corpus'],
  undecided: 1,
  labels: [{ name: 'odd', share: 0.5, required: 0.1, example: '1' }],
  measures: [{ name: 'n', count: 3, least: -1.5, median: 2, most: 1e30 }],
  magnitudes: ['error', 'bound'].map((role) => ({
    ...{ name: 'size', place: { role, layer: 2 }, count: 3, least: '0', median: '1', most: '2' },
  })),
  tightness,
  ratios: [{ atMost: 0.5, count: 2 }],
  growth: [{ n: 4, cases: 2, most: 0.5 }],
  credits: [{ lemma: 'lemma-6', rows: 3, violations: 1, tightness }],
  counterexample: {
    case: '7',
    shown: ['seven'],
    size: 1.5,
    found: '9',
    phase: 'random',
    index: 3,
    shrinks: 2,
    way: ['8'],
    failed: ['output', 'obligation', 'means'],
    finding: [{ term: 'found', text: 'seven' }],
    explanation: 'since',
    path: '17:0',
    replay: 'lemmata replay',
  },
  illustrations: ['counterexample', 'example', 'closest'].map((of) => ({
    of,
    case: '7',
    picture: { drawn: [7, null] },
  })),
  problems: ['a problem'],
  observations: ['passed', 'failed', 'gave_up'].map((status) => ({
    ...{ case: '7', status, reason: 'why', phase: 'random', features: { odd: 'yes', c: 7 } },
  })),
  seed: -5,
  file: 'own.test.ts',
  slice: '2/8',
  profile: 'quick',
  seconds: 0.5,
}

const reading = (value: unknown) => readDocument(resultShape, JSON.stringify(value))

/** Copies without one key, at the end of each path. */
const without = (value: object, key: string): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))

test('a result with everything is read as it was written, with every choice there is', () => {
  expect(reading(FULL)).toEqual({ kind: 'read', value: FULL })
  for (const [field, choices] of Object.entries({
    verdict: VERDICTS,
    stoppedBecause: STOP_REASONS,
    expects: ['holds', 'refuted'],
    section: ['tasks', 'arithmetic', null],
  }))
    for (const choice of choices)
      expect(reading({ ...FULL, [field]: choice }), choice ?? field).toMatchObject({ value: { [field]: choice } })
  for (const phase of PHASES) expect(reading({ ...FULL, lacks: [phase] })).toMatchObject({ value: { lacks: [phase] } })
})

test('what older results lack has nothing in its place', () => {
  const read = (value: unknown): unknown => {
    const result = reading(value)
    return result.kind === 'read' ? result.value : result.errors
  }
  const nothing = { insteadOf: null, topic: null, section: null, lacks: [], file: null, slice: null }
  for (const [field, fallback] of Object.entries(nothing))
    expect(read(without(FULL, field)), field).toEqual({ ...FULL, [field]: fallback })
  for (const [field, fallback] of Object.entries({ shown: [], way: [], failed: [], path: null }))
    expect(read({ ...FULL, counterexample: without(FULL.counterexample, field) }), field).toEqual({
      ...FULL,
      counterexample: { ...FULL.counterexample, [field]: fallback },
    })
  expect(read({ ...FULL, tightness: without(tightness, 'attained') })).toMatchObject({ tightness: { attained: false } })
  const [magnitude] = FULL.magnitudes
  expect(read({ ...FULL, magnitudes: [without(magnitude, 'place')] })).toMatchObject({ magnitudes: [{ place: null }] })
})

/** The value with something wrong in one place, for every place in it. */
function* spoilt(value: unknown, path: string): Generator<{ path: string; wrong: unknown }> {
  // Two levels of lists are right nowhere.
  yield { path, wrong: [[]] }
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (key === 'picture') continue
    for (const { path: at, wrong } of spoilt(part, pathTo(path, Array.isArray(value) ? Number(key) : key)))
      yield { path: at, wrong: Array.isArray(value) ? value.with(Number(key), wrong) : { ...value, [key]: wrong } }
  }
  if (!Array.isArray(value) && !path.endsWith('features')) {
    const stranger = `${Object.keys(value)[0]}_`
    yield { path: pathTo(path, stranger), wrong: { ...value, [stranger]: 1 } }
  }
}

test('a wrong value is refused wherever it stands', () => {
  const places = [...spoilt(FULL, '$')]
  expect(places.length).toBeGreaterThan(150)
  for (const { path, wrong } of places) {
    const result = reading(wrong)
    expect(result.kind === 'read' ? [] : result.errors.map((error) => error.path.startsWith(path)), path).toContain(
      true,
    )
  }
})

test('of a claim that was not run nothing is known but its words', () => {
  const words = { key: 'own', variant: 'own', title: 'a title', statement: 'A statement.', uses: [] } as const
  const blank = blankResult({ ...words, of: 'lemma-6', expects: 'holds' }, { seed: 3, profile: 'deep' })
  expect(blank).toEqual({
    ...{ ...words, id: 'lemma-6', insteadOf: null, topic: null, section: null, expects: 'holds', passed: false },
    ...{ verdict: 'interrupted', stoppedBecause: 'interrupted', scope: null, cases: NO_CASES, lacks: [], undecided: 0 },
    ...{ labels: [], measures: [], magnitudes: [], tightness: null, ratios: [], growth: [], credits: [] },
    ...{ counterexample: null, illustrations: [], problems: [], observations: [], file: null, slice: null },
    ...{ seed: 3, profile: 'deep', seconds: 0 },
  })
  expect(reading(blank)).toEqual({ kind: 'read', value: blank })
})

test('cases of all phases are counted, and discarded ones are not', () => {
  expect(casesOf(FULL)).toBe(15)
  expect(casesOf({ cases: NO_CASES })).toBe(0)
})
