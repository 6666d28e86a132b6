import { expect, test } from 'vitest'
import { type MutantRecord, mutantsOf, mutantsText, readMutants, updatedMutants } from './mutants.ts'

const record = (name: string, killer: string, cases: number | null): MutantRecord => ({
  name,
  killer,
  killed: cases !== null,
  verdict: cases === null ? 'holds' : 'refuted',
  cases,
  counterexample: cases === null ? null : 'abba',
  seed: 1,
  seeds: 20,
  seconds: 1.5,
})

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

test('a later run replaces what it ran, and mutants that are gone are forgotten', () => {
  const fresh = [record('b', 'lemma-6', 7), record('e', 'lemma-9', 1)]
  expect(
    updatedMutants(['e', 'd', 'c', 'b', 'never-run'], records, fresh).map(({ name, cases }) => [name, cases]),
  ).toEqual([
    ['e', 1],
    ['d', null],
    ['c', 90],
    ['b', 7],
  ])
})

test('the file is read back as it was written, and a damaged one is refused', () => {
  expect(readMutants(mutantsText(records))).toEqual({ kind: 'read', value: records })
  expect(readMutants('{"schema":"lemmata/mutants/1","mutants":[{"name":""}]}').kind).toBe('invalid')
  expect(readMutants('nothing').kind).toBe('invalid')
})
