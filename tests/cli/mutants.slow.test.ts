import { expect, test } from 'vitest'
import { mutants } from '../../cli/commands/mutants/mutants.ts'
import type { Mutant } from '../../properties/library/index.ts'
import { mutantsText, type OtherClaim, readMutants } from '../../reports/document/index.ts'
import { sampleMutant } from '../support/sample-mutant.ts'
import { CHECKOUT, lemmataLater, terminal } from './terminal.ts'

const harmless = {
  kind: 'source',
  name: 'harmless',
  mistake: 'Nothing changes.',
  killer: 'lemma-6',
  file: 'src/lemmas/lemma-6.ts',
  within: 'bound',
  find: 'rational.multiply(rational.of(4), $largest)',
  put: 'rational.multiply($largest, rational.of(4))',
} as const

const FILE = 'reports/out/mutants.json'

test('results are written for reports, beside those of other mutants', async () => {
  const [other, gone] = ['other', 'gone'].map((name) => sampleMutant({ name, killer: 'lemma-7' }))
  const { io, printed } = terminal({ ...CHECKOUT, files: { [FILE]: mutantsText([gone, other]) } })
  const code = await mutants([harmless, { ...harmless, name: 'other' }]).run(new Map(), io, ['harmless'])
  const { written } = printed(code)
  const { cases, seconds, ...rest } = JSON.parse(written[FILE]).mutants[0]
  expect(rest).toEqual({
    ...{ name: 'harmless', mistake: 'Nothing changes.', killer: 'lemma-6', killed: false, verdict: 'holds' },
    ...{ equivalent: null, gaveAway: null, counterexample: null, seed: 1, seeds: 1, others: [] },
  })
  expect([cases, seconds > 0]).toEqual([null, true])
  expect(readMutants(written[FILE])).toMatchObject({ kind: 'read', value: [{ name: 'harmless' }, other] })
})

test('what another run writes meanwhile stays', async () => {
  const files = { [FILE]: mutantsText([]) }
  const meanwhile = sampleMutant({ name: 'other', killer: 'lemma-7' })
  const isInterrupted = () => {
    files[FILE] = mutantsText([meanwhile])
    return false
  }
  const { io, printed } = terminal({ ...CHECKOUT, files, isInterrupted })
  const { written } = printed(
    await mutants([harmless, { ...harmless, name: 'other' }]).run(new Map(), io, ['harmless']),
  )
  expect(readMutants(written[FILE])).toMatchObject({ kind: 'read', value: [{ name: 'harmless' }, meanwhile] })
})

test('a damaged file of an earlier run is refused before the work begins', async () => {
  const { code, err, progress } = await lemmataLater(['mutants', 'lemma-6'], { ...CHECKOUT, files: { [FILE]: '{}' } })
  expect([code, progress]).toEqual([2, []])
  expect(err).toContain('reports/out/mutants.json is damaged: remove it')
})

test('a mutant that changes nothing survives, is shown first and makes the exit code 1', async () => {
  const { io, printed } = terminal(CHECKOUT)
  expect(printed(await mutants([harmless]).run(new Map(), io, []))).toMatchObject({
    code: 1,
    out: expect.stringMatching(/SURVIVED\s+harmless\s+lemma-6\s+holds/),
  })
})

const EQUIVALENT = { ...harmless, name: 'same', equivalent: 'Multiplication of rationals commutes.' } as const
const run = async (mutant: Mutant, options: readonly (readonly [string, string])[] = []) => {
  const { io, printed } = terminal(CHECKOUT)
  return printed(await mutants([mutant]).run(new Map(options), io, []))
}

test('a mutant that is equivalent is listed apart with its sketch, and counts neither way', async () => {
  const { code, out } = await run(EQUIVALENT)
  expect(code).toBe(0)
  expect(out).toContain('same is equivalent: Multiplication of rationals commutes.')
  expect(out.split('\n').at(-1)).toBe('0 of 0 mutants killed, 1 equivalent')
  const { killed, total, equivalent } = JSON.parse((await run(EQUIVALENT, [['json', '']])).out)
  expect([killed, total, equivalent]).toEqual([0, 0, 1])
})

test('a sketch is wrong when a claim notices, be it the killer or another', async () => {
  const wrong = { ...EQUIVALENT, put: 'rational.multiply(rational.of(1, 9), $largest)' } as const
  const killed = await run(wrong)
  expect(killed.code).toBe(1)
  expect(killed.out).toContain('this sketch is wrong: lemma-6 noticed')
  expect(killed.out).toMatch(/NOT EQUIVALENT\s+same\s+lemma-6\s+refuted/)
  const elsewhere = await run({ ...wrong, killer: 'lemma-33' }, [['against', 'lemma-6,lemma-7']])
  expect(elsewhere.code).toBe(1)
  expect(elsewhere.out).toContain('this sketch is wrong: lemma-6 noticed')
})

/** A changed construction; and in the source a bound, the logic, a gadget, a scale, a compiler of programs, a network. */
const SAMPLE = [
  'lemma-6.one-percent',
  'lemma-6.constant-3',
  'definition-11.wraps',
  'gadget.not',
  'tie-break.gamma-1',
  'srasp.sign',
  'lemma-27.skipped-point',
]

interface Result {
  readonly name: string
  readonly verdict: string
  readonly gaveAway: string
  readonly others: readonly OtherClaim[]
}

test('a sample of the mutants is killed, by outputs or obligations, and another claim is asked whether it notices', async () => {
  const { code, out } = await lemmataLater(
    ['mutants', ...SAMPLE, '--against', 'theorem-12.gadget-not', '--json'],
    CHECKOUT,
  )
  const { killed, total, mutants }: { killed: number; total: number; mutants: readonly Result[] } = JSON.parse(out)
  expect([code, killed, total]).toEqual([0, 7, 7])
  const results = Object.fromEntries(mutants.map(({ name, verdict, ...rest }) => [name, [verdict, rest.gaveAway]]))
  expect(results).toEqual({
    ...Object.fromEntries(SAMPLE.map((name) => [name, ['refuted', 'output']])),
    // What it computes is right, by luck.
    'tie-break.gamma-1': ['refuted', 'obligation'],
  })
  const others = mutants.map(({ name, others }) => [name, others.map(({ claim, killed }) => [claim, killed])])
  const unmoved = [['theorem-12.gadget-not', false]]
  expect(Object.fromEntries(others)).toEqual({
    ...Object.fromEntries(SAMPLE.map((name) => [name, unmoved])),
    'gadget.not': [],
    'lemma-6.one-percent': [],
  })
})
