import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { theorems } from '../../reports/document/index.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { samples } from './claims.ts'
import { lemmata } from './terminal.ts'

const results = samples.filter(({ key }) => key !== 'lemma-6').map((claim) => claim.run({ numRuns: 20 }))
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
    "  claim         verdict               cases    closest   time

    Attention, hard and soft (1–5): 1 claim, 1 not as expected
    ? definition-5  undecided                24  1 − 1e−40  0.0 s  numbers up to 1

    One row of attention (6–9): 4 claims, 1 not run, 1 not as expected
    · lemma-6       not run                                        numbers up to 10000
    ✓ lemma-8a      holds                 1,024   attained  0.0 s  numbers up to 10000
    ✓   .printed    refuted, as expected     19     93.93%  0.0 s  numbers up to 9000
    ✗ lemma-8b      refuted                   6     73.41%  0.0 s  numbers up to 7654

    Previous and next (11–13): 1 claim, as expected
    ✓ theorem-12a   holds                 1,024     50.00%  0.0 s  numbers up to 20000

    last run: 5 claims: 1 failed, 1 open, 3 passed; 2,097 cases; 1.0 s; seed 3; quick"
  `)
})

test('a result that cannot be read is named, and everything else is listed', () => {
  const directory = temporaryFolder()
  const part = join(directory, 'reports/out/parts/lemma-8a.json')
  mkdirSync(dirname(part), { recursive: true })
  writeFileSync(
    part,
    JSON.stringify({ ...samples[2].run({ numRuns: 20 }), seconds: 0 }).replace('"seconds":0', '"seconds":-1e999'),
  )
  const { code, out, err } = lemmata(['list'], { claims: samples, directory })
  expect([code, err]).toEqual([
    0,
    `lemmata: cannot read ${part}: $.seconds: expected a number, found a number beyond 1.8e308`,
  ])
  expect(out.match(/^· .* not run /gm)).toHaveLength(samples.length)
})

test('before any run nothing is known', () => {
  expect(list(null)).toMatchObject({ code: 0, err: '' })
  expect(list(null).out.match(/^· .* not run /gm)).toHaveLength(samples.length)
  expect(list(null).out).toContain('no run yet')
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
    file: null,
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
