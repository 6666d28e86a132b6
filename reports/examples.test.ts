// Every example in the doc comments of this folder, run: the key is the example as it stands there.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { atMost, samples } from '../tests/cli/claims.ts'
import { examplesIn } from '../tests/support/examples.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { compareDecimals, percentOf } from './decimal.ts'
import {
  inPaperOrder,
  outOf,
  progressLine,
  publish,
  readTheorems,
  runRecorded,
  seedFrom,
  settingsFrom,
  standingOf,
  terminalReport,
  theorems,
  theoremsPath,
  unfinished,
} from './index.ts'
import { duration } from './progress.ts'
import { counted } from './terminal.ts'

const results = samples.slice(2, 4).map((claim) => claim.run({ runs: 10 }))
const facts = { profile: 'quick', seed: 1, seconds: 12 }

const runs: Record<string, () => void> = {
  "compareDecimals('2e-50000', '1e-50000') // positive": () =>
    expect(compareDecimals('2e-50000', '1e-50000')).toBeGreaterThan(0),
  "percentOf('0.5') // 50.00%": () => expect(percentOf('0.5')).toBe('50.00%'),
  'results.toSorted(inPaperOrder)': () =>
    expect(
      results
        .toReversed()
        .toSorted(inPaperOrder)
        .map(({ key }) => key),
    ).toEqual(['lemma-8a', 'lemma-8b']),
  "progressLine({ key: 'lemma-6', phase: 'random', done: 500, planned: 2000, seconds: 5 })": () =>
    expect(progressLine({ key: 'lemma-6', phase: 'random', done: 500, planned: 2000, seconds: 5 })).toContain(
      '15 s left',
    ),
  'duration(3725) // 1 h 02 min': () => expect(duration(3725)).toBe('1 h 02 min'),
  "outOf('mine') // mine/reports/out": () => expect(outOf('mine')).toBe(join('mine', 'reports', 'out')),
  "theoremsPath('reports/out') // reports/out/theorems.json": () =>
    expect(theoremsPath('reports/out')).toBe(join('reports', 'out', 'theorems.json')),
  "publish('reports/out', theorems(results, facts))": () => {
    const out = temporaryFolder()
    publish(out, theorems(results, facts))
    expect(readTheorems(readFileSync(theoremsPath(out), 'utf8')).kind).toBe('read')
  },
  "runRecorded(claim, { settings: settingsFrom(process.env), directory: '.' }).verdict": () => {
    const recording = { settings: settingsFrom({}), directory: temporaryFolder() }
    expect(runRecorded(atMost('mine', 10_000), recording).verdict).toBe('holds')
  },
  "settingsFrom({ LEMMATA_SEED: '3' }) // { seed: 3, profile: 'quick', corpus: 'written' }": () =>
    expect(settingsFrom({ LEMMATA_SEED: '3' })).toEqual({ seed: 3, profile: 'quick', corpus: 'written' }),
  "seedFrom('3', '--seed')": () => expect(seedFrom('3', '--seed')).toBe(3),
  "standingOf({ passed: false, verdict: 'undecided' }) // open": () =>
    expect(standingOf({ passed: false, verdict: 'undecided' })).toBe('open'),
  'terminalReport(results, { seconds: 12, colours: process.stdout.isTTY })': () =>
    expect(terminalReport(results, { seconds: 12, colours: false })).toContain('2 claims: 1 passed, 1 failed'),
  "counted(12345, 'case') // 12,345 cases": () => expect(counted(12345, 'case')).toBe('12,345 cases'),
  "readTheorems(readFileSync('reports/out/theorems.json', 'utf8')).kind // read": () => {
    const out = temporaryFolder()
    writeFileSync(theoremsPath(out), JSON.stringify(theorems(results, facts)))
    expect(readTheorems(readFileSync(theoremsPath(out), 'utf8')).kind).toBe('read')
  },
  "theorems(results, { profile: 'quick', seed: 1, seconds: 12 }).claims[0].verdict": () =>
    expect(theorems(results, { profile: 'quick', seed: 1, seconds: 12 }).claims[0].verdict).toBe('holds'),
  'unfinished(claim, settings).verdict // interrupted': () =>
    expect(unfinished(samples[0], settingsFrom({})).verdict).toBe('interrupted'),
}

test('every example is run here', () => {
  expect(Object.keys(runs).toSorted()).toEqual(examplesIn(import.meta.dirname).toSorted())
})

for (const [example, run] of Object.entries(runs)) test(example, run)
