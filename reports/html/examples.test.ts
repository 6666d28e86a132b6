// Every example in the doc comments of this folder, run: the key is the example as it stands there.
import { expect, test } from 'vitest'
import { atMost } from '../../tests/cli/claims.ts'
import { examplesIn } from '../../tests/support/examples.ts'
import { theorems } from '../document/theorems.ts'
import { decadeOf } from './figures/decade.ts'
import { groupOf, groupsOf } from './groups.ts'
import { layout } from './map/layout.ts'
import { html, json } from './markup.ts'
import { pageOf } from './page.ts'
import { abridge } from './quotation.ts'
import { spokenName, typeset } from './typeset.ts'
import { moodOf, verdictText } from './words.ts'

const results = [atMost('definition-1', 10_000)].map((claim) => claim.run({ numRuns: 10 }))
const document = theorems(results, { profile: 'quick', seed: 1, seconds: 1 })
const refuted = { expects: 'refuted', verdict: 'refuted', passed: true } as const

const runs: Record<string, () => void> = {
  'html`<p title="${name}">${text}</p>`.source': () =>
    expect(html`<p title="${'a'}">${'b'}</p>`.source).toBe('<p title="a">b</p>'),
  "json('trace-1', { symbols: ['</script>'] })": () =>
    expect(json('trace-1', { symbols: ['</script>'] }).source).toContain('\\u003c/script>'),
  "typeset('ε_ℓ ≤ a + r·ε_{ℓ−1}').source": () => expect(typeset('ε_ℓ').source).toContain('<sub>'),
  "spokenName('theorem-12a.hard') // Theorem 12a, hard": () =>
    expect(spokenName('theorem-12a.hard')).toBe('Theorem 12a, hard'),
  "groupOf('lemma-8a') // lemma-8": () => expect(groupOf('lemma-8a')).toBe('lemma-8'),
  'groupsOf(document.claims)[0].name // Definition 1': () =>
    expect(groupsOf(document.claims)[0].name).toBe('Definition 1'),
  "moodOf({ expects: 'refuted', verdict: 'refuted', passed: true }) // refuted": () =>
    expect(moodOf(refuted)).toBe('refuted'),
  "verdictText({ expects: 'refuted', verdict: 'refuted', passed: true }) // refuted, as expected": () =>
    expect(verdictText(refuted)).toBe('refuted, as expected'),
  "layout([{ id: 'a', uses: [] }, { id: 'b', uses: ['a'] }])": () =>
    expect(
      layout([
        { id: 'a', uses: [] },
        { id: 'b', uses: ['a'] },
      ]).columns,
    ).toBe(2),
  "decadeOf('1.5e-40000') // -39999.82…": () => expect(decadeOf('1.5e-40000')).toBeCloseTo(-39999.82, 2),
  'abridge(\'model="{\\\\"layers\\\\":[]}"; word=ab\') // model={…}; word=ab': () =>
    expect(abridge('model="{\\"layers\\":[]}"; word=ab')).toBe('model={…}; word=ab'),
  "writeFileSync('index.html', pageOf(theorems(results, facts)))": () =>
    expect(pageOf(document)).toMatch(/^<!doctype html>.*<\/html>\n$/s),
}

test('every example is run here', () => {
  expect(Object.keys(runs).toSorted()).toEqual(
    examplesIn('reports/html', 'reports/html/figures', 'reports/html/map').toSorted(),
  )
})

for (const [example, run] of Object.entries(runs)) test(example, run)
