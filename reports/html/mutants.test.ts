import { expect, test } from 'vitest'
import { sampleMutant } from '../../tests/support/sample-mutant.ts'
import { sampleTheorem } from '../../tests/support/sample-theorem.ts'
import type { OtherClaim } from '../document/mutants.ts'
import { NEUTRAL } from '../document/presentation.ts'
import type { StrykerReport } from '../document/stryker.ts'
import { SCHEMA } from '../document/theorems-shape.ts'
import { claimMutants } from './claim-mutants.ts'
import { pageOf } from './page.ts'

const other = (claim: string, cases: number | null): OtherClaim => ({
  claim,
  verdict: cases === null ? 'holds' : 'refuted',
  killed: cases !== null,
  cases,
  gaveAway: cases === null ? null : 'output',
})
const claims = ['lemma-6', 'lemma-7', 'theorem-12a'].map((key) => sampleTheorem({ key }))
const mutants = [
  sampleMutant({ name: 'lemma-7.steep', killer: 'lemma-7', cases: 9, gaveAway: 'obligation', seeds: 20 }),
  sampleMutant({
    ...{ name: 'lemma-6.bound', killer: 'lemma-6', cases: 3, seeds: 20 },
    others: [other('theorem-12a', 12), other('lemma-7', 2), other('lemma-9', null)],
  }),
  sampleMutant({ name: 'lemma-6.lives', killer: 'lemma-6', cases: null, seeds: 20 }),
  sampleMutant({ name: 'lemma-6.same', killer: 'lemma-6', cases: null, seeds: 20, equivalent: 'Sums commute.' }),
  sampleMutant({ name: 'gone.x', killer: 'gone', cases: 1, seeds: 20 }),
]
const pageWith = (mutation: StrykerReport | null = null, known = mutants): string =>
  pageOf(
    { schema: SCHEMA, profile: 'quick', seed: 7, seconds: 1.5, presentation: NEUTRAL, claims },
    { mutants: { planted: known, stryker: mutation } },
  )
const page = pageWith()
/** The view without its tags. */
const text = (/id="view_mutants".*?(?=<section)/s.exec(page)?.[0] ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('the matrix has what lives first, then the statements in their order, then what is equivalent', () => {
  const parts = [...page.matchAll(/<tbody id="([^"]*)"/g)].map(([, id]) => id)
  expect(parts).toEqual(['standing_alive', 'mutants_lemma-6', 'mutants_lemma-7', 'mutants_gone', 'standing_equivalent'])
  const rows = [...page.matchAll(/<tr id="mutant_([^"]*)"/g)].map(([, name]) => name)
  expect(rows).toEqual(['lemma-6.lives', 'lemma-6.bound', 'lemma-7.steep', 'gone.x', 'lemma-6.same'])
})

test('a row shows cases, what gave the mutant away, the counterexample, and other claims that noticed, the quickest first', () => {
  expect(text).toContain('Lemma 6 3 a wrong output abba Lemma 7 2, Theorem 12a 12 of 3')
  expect(text).toContain('lemma-7.steep A constant is too small. Lemma 7 9 an obligation alone abba –')
  expect(text).toContain('Lemma 7 1 killed, after a median of 9 cases')
  expect(text).toContain('the median of 20 seeds')
  expect(text).toContain('lemma-6.same A constant is too small. Equivalent: Sums commute. Lemma 6 – equivalent')
})

test('every id stands there once, and every link leads somewhere', () => {
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const targets = [...page.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id)
  expect(targets.filter((id) => !ids.includes(id))).toEqual([])
})

test('a claim lists its mutants, and counts those of others that it noticed', () => {
  const own = { killed: 1, total: 2, median: 3 }
  const [six, seven, nine] = [
    claimMutants(sampleTheorem({ key: 'lemma-6', mutants: own }), mutants),
    claimMutants(sampleTheorem({ key: 'lemma-7' }), mutants),
    claimMutants(sampleTheorem({ key: 'lemma-33' }), mutants),
  ].map((markup) => markup?.source.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '))
  expect(six).toMatch(/^1 of 2, after a median of 3 cases ✗ lives A constant is too small. survived /)
  expect(six).toContain('bound A constant is too small. given away by a wrong output, after 3 cases')
  expect(seven).toContain('and 1 of 1 that others must kill')
  expect(nine).toBeUndefined()
})

test('what a program found that changed the source is shown with a link to its page, where there is one', () => {
  const folder = {
    folder: 'json',
    mutants: 1_210,
    killed: 1_000,
    timeout: 3,
    survived: 7,
    noCoverage: 0,
    excluded: 200,
  }
  const mutation = { folders: [{ ...folder, score: 99.3, seconds: 65.4 }], page: 'mutation/index.html' }
  expect(pageWith(mutation)).toContain('<a href="mutation/index.html">')
  expect(pageWith(mutation).replace(/<[^>]*>/g, ' ')).toMatch(/json +1,210 +1,000 +3 +7 +0 +200 +99\.3% +65 s/)
  expect(pageWith({ ...mutation, page: null })).not.toContain('mutation/index.html')
  expect(pageWith(mutation, [])).toContain('None has run yet')
})

test('a page that knows of no mutants does not speak of them', () => {
  expect(pageWith(null, [])).not.toContain('view_mutants')
})
