import { expect, test } from 'vitest'
import { corpusUse, errandFrom, patienceFrom, settingsFrom, settleSeed } from './settings.ts'

test('without a word in the environment the settings are the quick ones with seed 1', () => {
  expect(settingsFrom({})).toEqual({ seed: 1, profile: 'quick', corpus: 'written' })
  expect(settingsFrom({ LEMMATA_SEED: '', LEMMATA_PROFILE: '', LEMMATA_RUNS: '', LEMMATA_CORPUS: '' })).toEqual(
    settingsFrom({}),
  )
})

test('the environment sets seed, profile, runs, slice and corpus', () => {
  const environment = { LEMMATA_SEED: '-12', LEMMATA_PROFILE: 'deep', LEMMATA_RUNS: '500', LEMMATA_CORPUS: 'off' }
  const settings = { seed: -12, profile: 'deep', numRuns: 500, corpus: 'off' }
  expect(settingsFrom(environment)).toEqual(settings)
  expect(settingsFrom({ ...environment, LEMMATA_SLICE: '2/8' })).toEqual({ ...settings, slice: { number: 2, of: 8 } })
})

test('what a test says of its run gives way to the environment', () => {
  const parameters = { seed: 4, numRuns: 20, path: '3:1', verbose: true }
  expect(settingsFrom({}, parameters)).toEqual({ ...parameters, profile: 'quick', corpus: 'written' })
  expect(settingsFrom({ LEMMATA_SEED: '5', LEMMATA_RUNS: '6', LEMMATA_PATH: '7' }, parameters)).toMatchObject({
    ...{ seed: 5, numRuns: 6, path: '7', verbose: true },
  })
})

test.each([
  [{ LEMMATA_SEED: '1.5' }, 'LEMMATA_SEED is "1.5": give an integer, or random'],
  [{ LEMMATA_SEED: '99999999999999999999' }, 'LEMMATA_SEED is "99999999999999999999": give an integer, or random'],
  [{ LEMMATA_PROFILE: 'slow' }, 'LEMMATA_PROFILE is "slow": give one of quick, deep, mutate'],
  [{ LEMMATA_RUNS: '0' }, 'LEMMATA_RUNS is "0": give a whole number from 1 to 1000000000000'],
  [{ LEMMATA_RUNS: 'many' }, 'LEMMATA_RUNS is "many": give a whole number from 1 to 1000000000000'],
  [{ LEMMATA_SLICE: '3/2' }, 'LEMMATA_SLICE is "3/2": give the number of a slice and how many there are, such as 2/8'],
  [{ LEMMATA_CORPUS: 'no' }, 'LEMMATA_CORPUS is "no": set it to off, or leave it out'],
])('%j is refused with what would be right', (environment, message) => {
  expect(() => settingsFrom(environment)).toThrow(message)
})

test('a test has ten minutes, or as long as LEMMATA_PATIENCE says, or no limit where it may take long', () => {
  expect(patienceFrom({ LEMMATA_PROFILE: 'quick' })).toBe(600)
  expect(patienceFrom({ LEMMATA_PROFILE: 'deep' })).toBe(null)
  expect(patienceFrom({ LEMMATA_RUNS: '1000000' })).toBe(null)
  expect(patienceFrom({ LEMMATA_PROFILE: 'deep', LEMMATA_PATIENCE: '60' })).toBe(60)
  expect(() => patienceFrom({ LEMMATA_PATIENCE: 'long' })).toThrow('LEMMATA_PATIENCE is "long": give a whole number')
})

test('machines and mutants read the corpus and do not write it', () => {
  expect(corpusUse({ CI: 'true' })).toBe('read')
  expect(corpusUse({ LEMMATA_MUTANT: 'lemma-6.sign' })).toBe('read')
  expect(corpusUse({ CI: 'false' })).toBe('written')
  expect(corpusUse({ CI: 'true', LEMMATA_CORPUS: 'off' })).toBe('off')
})

test('a random seed is drawn once, said, and the same for all that come after', () => {
  const environment = { LEMMATA_SEED: 'random' }
  const said: string[] = []
  settleSeed(environment, (line) => said.push(line))
  const { seed } = settingsFrom(environment)
  expect(said).toEqual([`LEMMATA_SEED=${seed}`])
  settleSeed(environment, (line) => said.push(line))
  expect([settingsFrom(environment).seed, said.length]).toEqual([seed, 1])
})

test('what the command line asks of a test comes from the environment, and a bad value says what would be right', () => {
  expect(errandFrom({})).toEqual({})
  expect(errandFrom({ LEMMATA_REPLAY: 'corpus/mine.jsonl:3', LEMMATA_OUT: 'part', LEMMATA_UNTIL: '17.5' })).toEqual({
    replay: 'corpus/mine.jsonl:3',
    out: 'part',
    until: 17.5,
  })
  expect(errandFrom({ LEMMATA_MUTANTS: 'all', LEMMATA_SEEDS: '3' })).toEqual({ mutants: [], seeds: 3 })
  expect(errandFrom({ LEMMATA_MUTANTS: 'a,b' })).toEqual({ mutants: ['a', 'b'] })
  expect(() => errandFrom({ LEMMATA_UNTIL: 'noon' })).toThrow('LEMMATA_UNTIL is "noon": give milliseconds since 1970')
  expect(() => errandFrom({ LEMMATA_SEEDS: '0' })).toThrow('LEMMATA_SEEDS is "0": give a whole number')
})
