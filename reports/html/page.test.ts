import { expect, test } from 'vitest'
import { sampleTheorem as theorem } from '../../tests/support/sample-theorem.ts'
import { NEUTRAL } from '../document/presentation.ts'
import { SCHEMA, type Theorem } from '../document/theorems-shape.ts'
import { pageOf } from './page.ts'

const pageWith = (...claims: readonly Theorem[]): string =>
  pageOf({ schema: SCHEMA, profile: 'quick', seed: 7, seconds: 1.5, presentation: NEUTRAL, claims })

const claims = [
  theorem({ key: 'lemma-6', statement: 'Scores fall by γ.' }),
  theorem({ key: 'lemma-8a', uses: ['lemma-6'], passed: false, verdict: 'refuted' }),
  theorem({ key: 'lemma-8a.printed', variant: 'printed', expects: 'refuted', verdict: 'refuted' }),
]
const page = pageWith(...claims)

test('the page needs nothing but itself', () => {
  expect(page).not.toMatch(/\b(?:src|srcset)="|<link|@import|url\(|https?:\/\/(?!www\.w3\.org)/)
  expect(page).toContain("default-src 'none'")
})

test('every id stands there once, and every link leads somewhere', () => {
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const targets = new Set([...page.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id))
  expect([...targets].filter((id) => !ids.includes(id))).toEqual([])
})

test('scripts have no imports left, and no end within them', () => {
  const scripts = [...page.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)].map(([, source]) => source)
  expect(scripts).toHaveLength(5)
  for (const source of scripts) expect(source).not.toMatch(/^(?:import|export)\b/m)
  // Each is a program by itself, if not one that runs here.
  for (const source of scripts) expect(() => new Function(source)).not.toThrow()
})

test('what is not as expected stands at the top', () => {
  expect(page).toContain('aria-label="Not as expected"')
  expect(pageWith(claims[0])).not.toContain('aria-label="Not as expected"')
})

test('a page of no claims at all, or of strangers’ only, is a page', () => {
  expect(pageWith()).toContain('0 claims')
  expect(pageWith(theorem({ key: 'mine', variant: 'own' }))).toContain('data-node="mine"')
})
