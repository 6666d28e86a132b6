import { expect, test } from 'vitest'
import { mutantsReport } from '../../cli/commands/mutants/mutants-text.ts'
import { mutantsText, SCHEMA } from '../../reports/document/index.ts'
import { sampleMutant, sampleOther } from '../support/sample-mutant.ts'
import { sampleTheorem } from '../support/sample-theorem.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { CHECKOUT, lemmata, lemmataLater, type Surroundings } from './terminal.ts'

const plant = (words: readonly string[], more?: Surroundings) =>
  lemmataLater(['mutants', ...words], { ...CHECKOUT, ...more })

test('unknown mutants and claims, and a project without vitest, are refused', async () => {
  expect(await plant(['lemma-6.constant-4'])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('begins with "lemma-6.constant-4"; did you mean "lemma-6.constant-3"?'),
  })
  expect((await plant(['lemma-6', '--against', 'lemma-6,lemma-99'])).err).toContain(
    '--against names no claim "lemma-99"',
  )
  expect((await plant([], { directory: temporaryFolder(), isCheckout: false })).err).toBe(
    'lemmata: claims of your own run in vitest, which is not installed here: npm install --save-dev vitest@4.1.12',
  )
  const { out } = lemmata(['mutants', '--help'])
  expect(out).toContain('--seeds K')
  expect(out).toContain('--against CLAIMS')
})

const LAST = { schema: SCHEMA, profile: 'quick', seed: 1, seconds: 2, claims: [sampleTheorem({ key: 'lemma-6' })] }
const NONE_KNOWN = {
  'reports/out/mutants.json': mutantsText([]),
  'reports/out/theorems.json': JSON.stringify(LAST),
}

test('results are written now and then, and an interruption costs only the rest', async () => {
  const kept: string[] = []
  let seconds = 0
  const { code, out } = await plant(['lemma-6.one-percent', 'lemma-28.one-percent', '--json'], {
    files: NONE_KNOWN,
    clock: () => (seconds += 60),
    write: (path, text) => path.endsWith('mutants.json') && kept.push(text),
    isInterrupted: () => kept.length > 0,
  })
  expect(code).toBe(130)
  expect(JSON.parse(out)).toMatchObject({ killed: 1, total: 2, mutants: [{ name: 'lemma-6.one-percent' }] })
  expect(kept.map((text) => JSON.parse(text).mutants.length)).toEqual([1, 1])
})

test('results that cannot be written are shown, and make the exit code 2', async () => {
  const write = (): never => {
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
  }
  let seconds = 0
  const clock = (): number => (seconds += 60)
  const { code, out, err } = await plant(['lemma-6.one-percent'], { files: NONE_KNOWN, write, clock })
  expect(out).toContain('1 of 1 mutant killed')
  expect([code, err]).toEqual([2, 'lemmata: cannot write reports/out/mutants.json: no space left'])
})

test('the report of the last run shows the results', async () => {
  const { written } = await plant(['lemma-6.one-percent'], { files: NONE_KNOWN })
  const [claim] = JSON.parse(written['reports/out/theorems.json']).claims
  expect(claim.mutants).toMatchObject({ killed: 1, total: 1 })
  expect(written['reports/out/index.html']).toContain('id="mutant_lemma-6.one-percent"')
  const damaged = { ...NONE_KNOWN, 'reports/out/theorems.json': '{}' }
  const without = await plant(['lemma-6.one-percent'], { files: damaged })
  expect([without.code, Object.keys(without.written)]).toEqual([0, ['reports/out/mutants.json']])
})

test('a mutant that is interrupted has no result', async () => {
  let asked = 0
  const { code, out } = await plant(['lemma-6.one-percent', '--json'], {
    files: NONE_KNOWN,
    isInterrupted: () => asked++ > 1,
  })
  expect([code, JSON.parse(out).mutants]).toEqual([130, []])
})

const RESULTS = [
  sampleMutant({ name: 'a.small', killer: 'a', cases: 3, others: [sampleOther('b', 12), sampleOther('c', null)] }),
  sampleMutant({
    name: 'a.open',
    killer: 'a',
    cases: 9,
    verdict: 'undecided',
    gaveAway: 'undecided',
    counterexample: null,
  }),
  sampleMutant({ name: 'b.lives', killer: 'b', cases: null, others: [sampleOther('a', null), sampleOther('c', null)] }),
  sampleMutant({
    name: 'b.same',
    killer: 'b',
    cases: null,
    equivalent: 'Sums commute.',
    others: [sampleOther('a', 2)],
  }),
]

test('the report has survivors first, then the matrix, then sketches', () => {
  expect(mutantsReport(RESULTS)).toMatchInlineSnapshot(`
    "                mutant   claim  verdict    cases  given away by  counterexample
    NOT EQUIVALENT  b.same   b      holds
    SURVIVED        b.lives  b      holds
    killed          a.small  a      refuted    3      output         abba
    killed          a.open   a      undecided  9

    who else notices, after how many cases
             b   c  a
    a.small  12  –
    b.lives      –  –
    b.same          2

    b.same is equivalent: Sums commute.
      this sketch is wrong: a noticed

    2 of 3 mutants killed, 1 said to be equivalent and noticed"
  `)
})

test('an interrupted run says how many mutants it did not run', () => {
  expect(mutantsReport([RESULTS[0]], { unknown: 9 }).split('\n').at(-1)).toBe('1 of 1 mutant killed, 9 not run')
})

test('a matrix that is too wide becomes one line per mutant', () => {
  const [, matrix] = mutantsReport(RESULTS, { columns: 12 }).split('\n\n')
  expect(matrix).toMatchInlineSnapshot(`
    "who else notices, after how many cases
      a.small: b 12; not noticed by 1
      b.lives: nobody; not noticed by 2
      b.same: a 2; not noticed by 0"
  `)
})
