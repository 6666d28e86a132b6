import { expect, test } from 'vitest'
import { theorems } from '../../reports/index.ts'
import { samples } from './claims.ts'
import { lemmata } from './terminal.ts'

const results = samples.filter(({ key }) => key !== 'lemma-6').map((claim) => claim.run({ runs: 10 }))
const document = JSON.stringify(theorems(results, { profile: 'quick', seed: 3, seconds: 1 }))

const list = (text: string | null, ...words: string[]) =>
  lemmata(['list', ...words], {
    claims: samples,
    directory: '/nowhere',
    files: text === null ? {} : { '/nowhere/reports/out/theorems.json': text },
  })

test('list shows each claim with the verdict of the last run', () => {
  expect(list(document)).toMatchObject({ code: 0, err: '' })
  expect(list(document).out).toMatchInlineSnapshot(`
    "claim             verdict               title
    theorem-12a       holds                 numbers up to 20000
    lemma-8a.printed  refuted, as expected  numbers up to 9000
    lemma-8a          holds                 numbers up to 10000
    lemma-8b          refuted               numbers up to 7654
    lemma-6           not run               numbers up to 10000
    definition-5      undecided             numbers up to 1"
  `)
})

test('before any run nothing is known', () => {
  expect(list(null)).toMatchObject({ code: 0, err: '' })
  expect(list(null).out.match(/not run/g)).toHaveLength(samples.length)
})

test('with --json the same comes as one document', () => {
  const listed = JSON.parse(list(document, '--json').out)
  expect(listed.run).toEqual({ profile: 'quick', seed: 3, seconds: 1 })
  expect(listed.claims[3]).toEqual({
    key: 'lemma-8b',
    id: 'lemma-8b',
    variant: 'repaired',
    title: 'numbers up to 7654',
    statement: 'Every number up to 10,000 is at most 7654.',
    uses: [],
    expects: 'holds',
    verdict: 'refuted',
    passed: false,
  })
  expect(listed.claims[4]).toMatchObject({ key: 'lemma-6', verdict: null, passed: null })
  expect(JSON.parse(list(null, '--json').out).run).toBeNull()
})

test('a damaged document is named, with what is wrong in it', () => {
  const { code, out, err } = list('{"schema":"lemmata/theorems/1"}')
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatchInlineSnapshot(`
    "lemmata: /nowhere/reports/out/theorems.json is damaged: run npm test again
      $: missing: "profile", "seed", "seconds", "claims""
  `)
})
