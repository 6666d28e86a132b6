import { expect, test } from 'vitest'
import { mutants } from '../../cli/commands/mutants.ts'
import { mutantsText, readMutants } from '../../reports/index.ts'
import { lemmataLater, terminal } from './terminal.ts'

const harmless = {
  kind: 'source',
  name: 'harmless',
  mistake: 'Nothing changes.',
  killer: 'lemma-6',
  file: 'src/lemmas/lemma-6.ts',
  find: 'rational.multiply(rational.of(4), largest)',
  put: 'rational.multiply(largest, rational.of(4))',
} as const

const FILE = 'reports/out/mutants.json'

test('what became of mutants is kept for reports, beside what is known of the others', async () => {
  const known = {
    killer: 'lemma-7',
    killed: true,
    verdict: 'refuted',
    cases: 5,
    counterexample: 'x',
    seed: 1,
    seeds: 1,
    seconds: 2,
  }
  const [other, gone] = ['other', 'gone'].map((name) => ({ ...known, name }))
  const { io, printed } = terminal({ files: { [FILE]: mutantsText([gone, other]) } })
  const code = await mutants([harmless, { ...harmless, name: 'other' }]).run(new Map(), io, ['harmless'])
  const { written } = printed(code)
  const { cases, seconds, ...rest } = JSON.parse(written[FILE]).mutants[0]
  expect(rest).toEqual({
    ...{ name: 'harmless', killer: 'lemma-6', killed: false, verdict: 'holds' },
    ...{ counterexample: null, seed: 1, seeds: 1 },
  })
  expect([cases, seconds > 0]).toEqual([null, true])
  expect(readMutants(written[FILE])).toMatchObject({ kind: 'read', value: [{ name: 'harmless' }, other] })
})

test('a damaged file of an earlier run is told before the work begins', async () => {
  const { code, err, progress } = await lemmataLater(['mutants', 'lemma-6'], { files: { [FILE]: '{}' } })
  expect([code, progress]).toEqual([2, []])
  expect(err).toContain('reports/out/mutants.json is damaged: remove it')
})

test('a mutant that changes nothing survives, is shown first and makes the exit code 1', async () => {
  const { io, printed } = terminal()
  expect(printed(await mutants([harmless]).run(new Map(), io, []))).toMatchObject({
    code: 1,
    out: expect.stringMatching(/SURVIVED\s+harmless\s+lemma-6\s+holds/),
  })
})
