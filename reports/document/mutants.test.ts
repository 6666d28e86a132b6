import { expect, test } from 'vitest'
import { writeJson } from '../../src/json/index.ts'
import { sampleMutant } from '../../tests/support/sample-mutant.ts'
import {
  type MutantRecord,
  mutantStanding,
  mutantsOf,
  mutantsSchema,
  mutantsText,
  type OtherClaim,
  readMutants,
  updateMutants,
  worstFirst,
} from './mutants.ts'

const record = (name: string, killer: string, cases: number | null): MutantRecord =>
  sampleMutant({ name, killer, cases, seeds: 20, seconds: 1.5 })

const records = [
  record('a', 'lemma-6', 3),
  record('b', 'lemma-6', null),
  record('c', 'lemma-6', 90),
  record('d', 'lemma-7', null),
]

test('a claim has its kills counted, with the median of the cases they took', () => {
  expect(mutantsOf('lemma-6', records)).toEqual({ killed: 2, total: 3, median: 90 })
  expect(mutantsOf('lemma-7', records)).toEqual({ killed: 0, total: 1, median: null })
  expect(mutantsOf('lemma-8a', records)).toBeNull()
})

test('what is equivalent counts neither as killed nor as a survivor', () => {
  const same = sampleMutant({ name: 'e', killer: 'lemma-7', cases: null, equivalent: 'Addition commutes.' })
  expect(mutantsOf('lemma-6', [...records, { ...same, killer: 'lemma-6' }])).toMatchObject({ total: 3 })
  expect(mutantsOf('lemma-7', [same])).toBeNull()
})

const other = (claim: string, cases: number | null): OtherClaim => ({
  claim,
  verdict: cases === null ? 'holds' : 'refuted',
  killed: cases !== null,
  cases,
  gaveAway: cases === null ? null : 'obligation',
})

test('a sketch that something disproves comes first, then survivors, and what is equivalent last', () => {
  const equivalent = sampleMutant({ name: 'same', killer: 'lemma-6', cases: null, equivalent: 'Addition commutes.' })
  const wrong = { ...equivalent, name: 'wrong', others: [other('lemma-7', null), other('lemma-9', 2)] }
  const all = [equivalent, records[0], records[1], wrong, { ...equivalent, name: 'killed', killed: true }]
  expect(worstFirst(all).map((one) => [one.name, mutantStanding(one)])).toEqual([
    ['wrong', 'disproved'],
    ['killed', 'disproved'],
    ['b', 'survived'],
    ['a', 'killed'],
    ['same', 'equivalent'],
  ])
})

test('the results of other claims stay until they are run again', () => {
  const asked = { ...records[0], others: [other('lemma-7', 2), other('lemma-9', null)] }
  const [without] = updateMutants(['a'], [asked], [record('a', 'lemma-6', 8)])
  expect([without.cases, without.others]).toEqual([8, asked.others])
  const [again] = updateMutants(['a'], [asked], [{ ...asked, killer: 'lemma-7', others: [other('lemma-9', 5)] }])
  expect(again.others).toEqual([other('lemma-9', 5)])
})

test('a later run replaces what it ran, and mutants that are gone are forgotten', () => {
  const fresh = [record('b', 'lemma-6', 7), record('e', 'lemma-9', 1)]
  expect(
    updateMutants(['e', 'd', 'c', 'b', 'never-run'], records, fresh).map(({ name, cases }) => [name, cases]),
  ).toEqual([
    ['e', 1],
    ['d', null],
    ['c', 90],
    ['b', 7],
  ])
})

test('the file is read back as it was written, and a damaged one is refused', () => {
  expect(readMutants(mutantsText(records))).toEqual({ kind: 'read', value: records })
  expect(readMutants('{"schema":"lemmata/mutants/1","mutants":[{"name":""}]}').kind).toBe('unreadable')
  expect(readMutants('nothing').kind).toBe('unreadable')
})

test('a file without what gave mutants away is read', () => {
  const { mistake: _, equivalent: __, gaveAway: ___, others: ____, ...old } = records[0]
  const document = JSON.stringify({ schema: 'lemmata/mutants/1', mutants: [old] })
  expect(readMutants(document)).toEqual({
    kind: 'read',
    value: [{ ...old, mistake: '', equivalent: null, gaveAway: null, others: [] }],
  })
})

test('the schema in docs is the one that is read by', async () => {
  await expect(writeJson(mutantsSchema())).toMatchFileSnapshot('../../docs/mutants.schema.json')
})
