import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sampleTheorem as theorem } from '../../tests/support/sample-theorem.ts'
import { NEUTRAL, type Presentation } from '../document/presentation.ts'
import { SCHEMA, type Theorem } from '../document/theorems-shape.ts'
import { pageOf } from './page.ts'

const pageWith = (...claims: readonly Theorem[]): string => pageAs({}, ...claims)
const pageAs = (parts: Partial<Presentation>, ...claims: readonly Theorem[]): string => {
  const presentation = { ...NEUTRAL, ...parts }
  return pageOf({ schema: SCHEMA, profile: 'quick', seed: 7, seconds: 1.5, presentation, claims })
}

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

test('whatever a claim is called, no other part of the page has its address', () => {
  const named = (kind: string): string[] =>
    ['map', 'claims', 'errata', 'lemma-8', 'content', 'alive'].map((name) => kind + name)
  const kinds = [
    '',
    'view-',
    'view_',
    'page_',
    'statement-',
    'statement_',
    'erratum_',
    'claim_view_',
    'mutants-',
    'trace-',
  ]
  const keys = kinds.flatMap(named)
  const illustrations = [{ of: 'example', case: 'a', picture: { symbols: ['a'], layers: [] } } as const]
  const refuted = { variant: 'printed', expects: 'refuted', verdict: 'refuted', illustrations } as const
  const crowded = pageWith(...keys.map((key) => theorem({ key, id: key, ...refuted })))
  const ids = [...crowded.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids.filter((id, k) => ids.indexOf(id) < k)).toEqual([])
  const targets = new Set([...crowded.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id))
  expect([...targets].filter((id) => !ids.includes(id))).toEqual([])
  // A key of those that name files is its claim's address.
  expect(ids).toEqual(expect.arrayContaining(keys.filter((key) => !key.includes('_'))))
})

test('nothing runs or styles but what stands in the policy by its hash', () => {
  const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
  expect(policy).not.toContain('unsafe')
  const inline = [...page.matchAll(/<(script|style)(?: type="module")?>(.*?)<\/\1>/gs)]
  expect(inline).toHaveLength(6)
  for (const [, kind, source] of inline) {
    const hash = createHash('sha256').update(source).digest('base64')
    expect(policy).toMatch(new RegExp(`${kind}-src [^;]*'sha256-${hash.replace(/[+/]/g, '\\$&')}'`))
  }
  const full = theorem({
    key: 'lemma-7',
    tightness: { ratio: '0.5', witness: 'a', attained: false, estimate: null },
    labels: [{ name: 'edge', share: 0.25, required: 0.5, example: 'a' }],
  })
  const markup = pageWith(full).replace(/<(script|style)[ >].*?<\/\1>/gs, '')
  expect(markup).toContain('<rect class="mark" x="50.00%"/>')
  expect(markup).not.toMatch(/<[^>]* (?:style|on\w+)=/)
})

test('a picture without layers is named, and nothing is left for a script to draw', () => {
  const illustrations = [{ of: 'example', case: 'ab', picture: { symbols: ['a', 'b'], layers: [] } } as const]
  const bare = pageWith(theorem({ key: 'lemma-6', illustrations }))
  expect(bare).toContain('<p>0 layers on 2 positions.</p>')
  expect(bare).not.toContain('application/json')
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

test('a page has the title, the sections and the names that it was given', () => {
  const named = pageAs(
    {
      title: 'Ties <b>',
      about: 'Companion of a paper.',
      sections: [{ title: 'Shares', claims: ['lemma-8'] }],
      statements: { 'lemma-6': 'Fact 1' },
    },
    ...claims,
  )
  for (const text of [
    '<title>Ties &lt;b&gt; · lemmata</title>',
    '<h1 tabindex="-1" dir="auto">Ties &lt;b&gt;</h1>',
    'Companion of a paper.',
    'data-section="Shares"',
    'data-section="Other claims"',
    '<h1 tabindex="-1">Fact 1 ',
    '<b>Fact 1</b>',
  ])
    expect(named).toContain(text)
  expect(named).not.toContain('Lemma 6')
})

test('where nothing is printed and nothing refuted, no errata are spoken of, nor any paper', () => {
  const plain = pageWith(claims[0], theorem({ key: 'mine', variant: 'own' })).replace(/<(style|script).*?<\/\1>/gs, '')
  expect(plain).not.toMatch(/errata|printed|paper|about attention/i)
})

test('what is refuted as expected is counted by its kind', () => {
  const refuted = { expects: 'refuted', verdict: 'refuted' } as const
  const mixed = pageWith(
    ...claims,
    theorem({ key: 'lemma-7.step-1', variant: 'step', ...refuted }),
    theorem({ key: 'lemma-7.step-2', variant: 'step', ...refuted }),
    theorem({ key: 'lemma-7.below', variant: 'control', ...refuted }),
  )
  expect(mixed).toContain(
    '1 printed form; 2 steps of proofs; 1 control, which lacks a hypothesis or a constant (<a href="#view_errata">errata</a>)',
  )
})

test('a claim of an earlier run says so, in the list and in its place', () => {
  expect(page).not.toContain('earlier run')
  const partial = pageWith(claims[0], theorem({ key: 'mine', earlier: true }))
  expect(partial.match(/earlier run/g)).toHaveLength(2)
  expect(partial).toContain('<dt>of them in the last run</dt><dd>1</dd>')
})
