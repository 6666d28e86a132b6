// Every example in the doc comments of this folder, run: the key is the example as it stands there.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compareDecimals, formatRatio } from '../reports/document/decimal.ts'
import {
  compareRuns,
  inPaperOrder,
  isPrinted,
  mergeRuns,
  mutantStanding,
  mutantsText,
  readMutants,
  readRun,
  readStrykerReport,
  readTheorems,
  sectionsOf,
  standingOf,
  theorems,
  withMutants,
} from '../reports/document/index.ts'
import { numberOf } from '../reports/document/order.ts'
import { sum } from '../reports/document/totals.ts'
import {
  claimLines,
  comparisonText,
  headline,
  junitOf,
  observationLines,
  progressLine,
  summaryOf,
  terminalReport,
  verdictText,
  visible,
} from '../reports/text/index.ts'
import { code, inline } from '../reports/text/markdown.ts'
import { duration } from '../reports/text/progress.ts'
import { cut, escapeMarkup, formatCount, formatInteger, formatPercent, formatSeconds } from '../reports/text/text.ts'
import { atMost, samples } from '../tests/cli/claims.ts'
import { examplesIn } from '../tests/support/examples.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import {
  joinSources,
  loadMutantReport,
  loadSource,
  loadStrykerReport,
  mutantsPath,
  observationsPath,
  outFolder,
  patienceFrom,
  publish,
  publishPage,
  runAndRecord,
  seedFrom,
  settingsFrom,
  theoremsPath,
} from './index.ts'
import { loadMutants } from './sources.ts'

const results = samples.slice(2, 4).map((claim) => claim.run({ numRuns: 10 }))
const facts = { profile: 'quick', seed: 1, seconds: 12 }
const document = theorems(results, facts)

/** A project that ran one of the claims. */
function shard(index: number): string {
  const directory = temporaryFolder()
  runAndRecord(samples[index + 2], { settings: settingsFrom({ LEMMATA_RUNS: '5' }), directory })
  return directory
}

const runs: Record<string, () => void> = {
  "compareDecimals('2e-50000', '1e-50000') // positive": () =>
    expect(compareDecimals('2e-50000', '1e-50000')).toBeGreaterThan(0),
  "formatRatio('0.5') // 50.00%": () => expect(formatRatio('0.5')).toBe('50.00%'),
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
  "outFolder('mine') // mine/reports/out": () => expect(outFolder('mine')).toBe(join('mine', 'reports', 'out')),
  "theoremsPath('reports/out') // reports/out/theorems.json": () =>
    expect(theoremsPath('reports/out')).toBe(join('reports', 'out', 'theorems.json')),
  "publishPage('reports/out', 'check.html', document)": () => {
    const out = temporaryFolder()
    publishPage(out, 'check.html', theorems(results, facts))
    expect(readFileSync(join(out, 'check.html'), 'utf8')).toContain('<!doctype html>')
  },
  "publish('reports/out', theorems(results, facts))": () => {
    const out = temporaryFolder()
    publish(out, theorems(results, facts))
    expect(readTheorems(readFileSync(theoremsPath(out), 'utf8')).kind).toBe('read')
  },
  "runAndRecord(claim, { settings: settingsFrom(process.env), directory: '.' }).verdict": () => {
    const recording = { settings: settingsFrom({}), directory: temporaryFolder() }
    expect(runAndRecord(atMost('mine', 10_000), recording).verdict).toBe('holds')
  },
  "patienceFrom({ LEMMATA_PATIENCE: '60' }) // 60": () => expect(patienceFrom({ LEMMATA_PATIENCE: '60' })).toBe(60),
  "settingsFrom({ LEMMATA_SEED: '3' }) // { seed: 3, profile: 'quick', corpus: 'written' }": () =>
    expect(settingsFrom({ LEMMATA_SEED: '3' })).toEqual({ seed: 3, profile: 'quick', corpus: 'written' }),
  "seedFrom('3', '--seed')": () => expect(seedFrom('3', '--seed')).toBe(3),
  "standingOf({ passed: false, verdict: 'undecided' }) // open": () =>
    expect(standingOf({ passed: false, verdict: 'undecided' })).toBe('open'),
  "isPrinted({ variant: 'control' }) // false": () => expect(isPrinted({ variant: 'control' })).toBe(false),
  'terminalReport(document, { colours: process.stdout.isTTY, columns: process.stdout.columns })': () =>
    expect(terminalReport(document, { colours: false, columns: 80 })).toContain('2 claims: 1 failed, 1 passed'),
  'claimLines(claims.map((claim) => ({ ...claim, last: claim })), { colours: false, columns: 80 })': () => {
    const { claims } = document
    expect(
      claimLines(
        claims.map((claim) => ({ ...claim, last: claim })),
        { colours: false, columns: 80 },
      ),
    ).toContain('✗ lemma-8b  refuted')
  },
  'headline(document) // 2 claims: 1 failed, 1 passed; 1,020 cases; 12.0 s; seed 1; quick': () =>
    expect(headline(document)).toBe('2 claims: 1 failed, 1 passed; 1,020 cases; 12.0 s; seed 1; quick'),
  'sectionsOf(document.claims)[0].title': () =>
    expect(sectionsOf(document.claims)[0].title).toBe('One row of attention (6–9)'),
  'summaryOf(document, null)': () => expect(summaryOf(document, null)).toContain('# Claims'),
  'junitOf(document) // <?xml version="1.0" encoding="UTF-8"?> …': () =>
    expect(junitOf(document)).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/),
  'observationLines(result, Date.now() / 1000)': () =>
    expect(observationLines(results[0], Date.now() / 1000)).toHaveLength(1),
  "observationsPath('reports/out') // reports/out/observations.jsonl": () =>
    expect(observationsPath('reports/out')).toBe(join('reports', 'out', 'observations.jsonl')),
  'compareRuns(old, young).regressions // []': () => {
    const [old, young] = [document, document]
    expect(compareRuns(old, young).regressions).toEqual([])
  },
  'comparisonText(compareRuns(old, young))': () => {
    const [old, young] = [document, document]
    expect(comparisonText(compareRuns(old, young))).toContain('every claim that passed still passes')
  },
  "readRun(readFileSync('reports/out/theorems.json', 'utf8')).kind // read": () =>
    expect(readRun(JSON.stringify(document)).kind).toBe('read'),
  'mergeRuns([...ofOneMachine, ...ofAnother])': () => {
    const [ofOneMachine, ofAnother] = [results.slice(0, 1), results.slice(1)]
    expect(mergeRuns([...ofOneMachine, ...ofAnother])).toHaveLength(2)
  },
  "loadSource('shard-1').results": () => expect(loadSource(shard(0)).results).toHaveLength(1),
  "joinSources([loadSource('shard-1'), loadSource('shard-2')]).document.claims.length": () =>
    expect(joinSources([loadSource(shard(0)), loadSource(shard(1))]).document.claims.length).toBe(2),
  "loadMutants('reports/out')": () => expect(loadMutants(temporaryFolder())).toEqual([]),
  "mutantsPath('reports/out') // reports/out/mutants.json": () =>
    expect(mutantsPath('reports/out')).toBe(join('reports', 'out', 'mutants.json')),
  'withMutants(document, []).claims[0].mutants // null': () =>
    expect(withMutants(document, []).claims[0].mutants).toBeNull(),
  "loadStrykerReport('reports/out')": () => expect(loadStrykerReport(temporaryFolder())).toBeNull(),
  "loadMutantReport('reports/out').planted": () => expect(loadMutantReport(temporaryFolder()).planted).toEqual([]),
  'mutantStanding({ equivalent: null, killed: true, others: [] }) // killed': () =>
    expect(mutantStanding({ equivalent: null, killed: true, others: [] })).toBe('killed'),
  'mutantsText([]) // { "schema": "lemmata/mutants/1", "mutants": [] }': () =>
    expect(JSON.parse(mutantsText([]))).toEqual({ schema: 'lemmata/mutants/1', mutants: [] }),
  'readMutants(\'{"schema":"lemmata/mutants/1","mutants":[]}\') // { kind: \'read\', value: [] }': () =>
    expect(readMutants('{"schema":"lemmata/mutants/1","mutants":[]}')).toEqual({ kind: 'read', value: [] }),
  "inline('a|b <script>') // a\\|b \\<script\\>": () => expect(inline('a|b <script>')).toBe('a\\|b \\<script\\>'),
  "code('a`b') // `` a`b ``": () => expect(code('a`b')).toBe('`` a`b ``'),
  "numberOf('lemma-8a') // 8": () => expect(numberOf('lemma-8a')).toBe(8),
  "cut('a long title', 8) // a long…": () => expect(cut('a long title', 8)).toBe('a long…'),
  "escapeMarkup('<script>') // &lt;script&gt;": () => expect(escapeMarkup('<script>')).toBe('&lt;script&gt;'),
  'formatInteger(12345) // 12,345': () => expect(formatInteger(12345)).toBe('12,345'),
  'formatPercent(0.125) // 12.5%': () => expect(formatPercent(0.125)).toBe('12.5%'),
  'formatSeconds(1.26) // 1.3 s': () => expect(formatSeconds(1.26)).toBe('1.3 s'),
  "verdictText({ verdict: 'refuted', expects: 'refuted', passed: true }) // refuted, as expected": () =>
    expect(verdictText({ verdict: 'refuted', expects: 'refuted', passed: true })).toBe('refuted, as expected'),
  "visible('a\\u202eb') // a\\u{202e}b": () => expect(visible('a\u202eb')).toBe('a\\u{202e}b'),
  "formatCount(12345, 'case') // 12,345 cases": () => expect(formatCount(12345, 'case')).toBe('12,345 cases'),
  "readTheorems(readFileSync('reports/out/theorems.json', 'utf8')).kind // read": () => {
    const out = temporaryFolder()
    writeFileSync(theoremsPath(out), JSON.stringify(theorems(results, facts)))
    expect(readTheorems(readFileSync(theoremsPath(out), 'utf8')).kind).toBe('read')
  },
  "theorems(results, { profile: 'quick', seed: 1, seconds: 12 }).claims[0].verdict": () =>
    expect(theorems(results, { profile: 'quick', seed: 1, seconds: 12 }).claims[0].verdict).toBe('holds'),
  'sum(results, ({ seconds }) => seconds)': () => expect(sum(results, ({ seconds }) => seconds)).toBe(0),
  "readStrykerReport('{\"folders\":[]}', null) // { kind: 'read', value: { folders: [], page: null } }": () =>
    expect(readStrykerReport('{"folders":[]}', null)).toEqual({ kind: 'read', value: { folders: [], page: null } }),
}

test('every example is run here', () => {
  expect(Object.keys(runs).toSorted()).toEqual(examplesIn('run', 'reports/document', 'reports/text').toSorted())
})

for (const [example, run] of Object.entries(runs)) test(example, run)
