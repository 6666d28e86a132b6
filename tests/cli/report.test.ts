import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  coverageOf,
  coverageTexts,
  readTheorems,
  type Theorem,
  type Theorems,
  theorems,
} from '../../reports/document/index.ts'
import { outFolder, runAndRecord, type Settings } from '../../run/index.ts'
import type { Runnable } from '../../src/engine/index.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { atMost, samples } from './claims.ts'
import { lemmata } from './terminal.ts'

const settings = (seed: number): Settings => ({ seed, profile: 'quick', numRuns: 100, corpus: 'written' })

/** A machine that ran these claims. */
function machine(claims: readonly Runnable[], seed = 1): string {
  const directory = temporaryFolder()
  for (const claim of claims) runAndRecord(claim, { settings: settings(seed), directory })
  return directory
}

const merge = (directory: string, folders: readonly string[], ...words: string[]) =>
  lemmata(['report', '--merge', ...folders, ...words], { directory })

const written = (directory: string): Theorems => {
  const read = readTheorems(readFileSync(join(outFolder(directory), 'theorems.json'), 'utf8'))
  if (read.kind === 'read') return read.value
  throw new Error('theorems.json is damaged')
}

const lasting = ({ claims }: Theorems): Omit<Theorem, 'seconds'>[] => claims.map(({ seconds: _, ...claim }) => claim)

test('machines that each ran some of the claims leave what one would have left', () => {
  const directory = temporaryFolder()
  const machines = [samples.slice(0, 2), samples.slice(2, 3), samples.slice(3)].map((some) => machine(some))
  const { code, out, err } = merge(directory, machines)
  expect([code, err]).toEqual([1, ''])
  expect(out).toContain('6 claims: 1 failed, 1 open, 4 passed')
  const alone = samples.map((claim) => runAndRecord(claim, { settings: settings(1), directory: temporaryFolder() }))
  expect(lasting(written(directory))).toEqual(lasting(theorems(alone, { profile: 'quick', seed: 1, seconds: 0 })))
  for (const name of ['summary.md', 'junit.xml', 'observations.jsonl', 'index.html', 'theorems.schema.json'])
    expect([name, existsSync(join(outFolder(directory), name))]).toEqual([name, true])
  expect(existsSync(join(directory, 'corpus/lemma-8b.jsonl'))).toBe(true)
  expect(existsSync(join(outFolder(directory), 'counterexamples/lemma-8b.json'))).toBe(true)
})

test('runs of one claim with different seeds add up, and with --json the document is printed', () => {
  const directory = temporaryFolder()
  const machines = [1, 2, 3].map((seed) => machine([atMost('lemma-8a', 10_000)], seed))
  const { code, out } = merge(directory, machines.map(outFolder), '--json')
  expect(code).toBe(0)
  const [claim] = JSON.parse(out).claims
  expect(claim).toMatchObject({ key: 'lemma-8a', passed: true, seeds: [1, 2, 3] })
  expect(claim.cases.random).toBe(300)
  expect(JSON.parse(out)).toEqual(written(directory))
  const lines = readFileSync(join(outFolder(directory), 'observations.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
  expect(new Set(lines.map((line) => JSON.parse(line).run_start)).size).toBe(3)
})

const slice = (directory: string, text: string) =>
  lemmata(['check', '--runs', '100', '--slice', text, '--out', join(directory, text.replace('/', '-of-')), '--json'], {
    claims: samples,
    directory,
  })

test('the slices of a run add up to it, in any order, and what is missing is said', () => {
  const directory = temporaryFolder()
  const slices = ['1/3', '2/3', '3/3']
  for (const text of slices) {
    const { claims } = JSON.parse(slice(directory, text).out)
    expect(new Set(claims.map((claim: Theorem) => claim.slice))).toEqual(new Set([text, null]))
  }
  const folders = slices.map((text) => join(directory, text.replace('/', '-of-'))).toReversed()
  merge(directory, folders)
  const outcome = ({ key, verdict, passed, cases, scope, slice }: Theorem) => {
    // A refutation ends its slice, and the others go on.
    const random = verdict === 'refuted' ? 0 : cases.random
    return { key, verdict, passed, random, exhaustive: cases.exhaustive, scope, slice }
  }
  const alone = samples.map((claim) => runAndRecord(claim, { settings: settings(1), directory: temporaryFolder() }))
  const whole = theorems(alone, { profile: 'quick', seed: 1, seconds: 0 })
  expect(written(directory).claims.map(outcome)).toEqual(whole.claims.map(outcome))
  expect(whole.claims.some(({ verdict }) => verdict === 'holds-exhaustively')).toBe(true)

  const { out } = merge(directory, folders.slice(1))
  expect(out).toContain('seed 1; 2 of 3 slices; quick')
  expect(out).toContain('\nunfinished: seed 1, quick: slice 3/3 is missing (definition-5 and 4 more)\n')
  const page = readFileSync(join(outFolder(directory), 'index.html'), 'utf8')
  expect(page).toContain('This is a part of a run: 2 of 3 slices.')
  for (const claim of written(directory).claims.filter((one) => one.expects === 'holds'))
    expect(claim).toMatchObject({
      scope: null,
      problems: expect.arrayContaining(['seed 1, quick: slice 3/3 is missing']),
    })
})

test('coverage is joined, and a function is unreached if no machine enters it', () => {
  const directory = temporaryFolder()
  const [first, second] = [samples[2], samples[3]].map((claim) => machine([claim]))
  const unreached = (...names: string[]) => ({
    functions: 3,
    files: [{ file: 'src/a.ts', of: 3, functions: names.map((name, line) => ({ name, line, end: line })) }],
  })
  const measure = (folder: string, id: string, lines: readonly number[], ...names: string[]): void => {
    const places = lines.map((line) => ({ line, text: 'return 0' }))
    const file = { file: 'src/a.ts', lines: 4, unreachedLines: places, branches: 0, unreachedBranches: [] }
    const statements = new Map([[id, coverageOf([file], 'coverage/a/index.html')]])
    const texts = coverageTexts({ statements, unreached: unreached(...names) })
    mkdirSync(join(outFolder(folder), 'coverage'))
    writeFileSync(join(outFolder(folder), 'coverage/statements.json'), texts.statements)
    writeFileSync(join(outFolder(folder), 'coverage/unreached.json'), texts.unreached)
  }
  measure(first, 'lemma-8a', [2, 3], 'one', 'two')
  measure(second, 'lemma-8b', [1], 'one', 'three')
  merge(directory, [first, second])
  expect(written(directory).claims.map(({ coverage }) => coverage)).toEqual([
    { lines: 0.5, branches: 1 },
    { lines: 0.75, branches: 1 },
  ])
  expect(JSON.parse(readFileSync(join(outFolder(directory), 'coverage/unreached.json'), 'utf8'))).toEqual(
    unreached('one'),
  )
  expect(readFileSync(join(outFolder(directory), 'summary.md'), 'utf8')).toContain('Claims enter 2 of 3 functions')
})

test('--out says where to write, and a step summary is appended to', () => {
  const directory = temporaryFolder()
  const [out, summary] = [join(directory, 'elsewhere'), join(directory, 'step.md')]
  writeFileSync(summary, 'before\n')
  const { code } = lemmata(['report', '--merge', machine([samples[2]]), '--out', out], {
    directory,
    environment: { GITHUB_STEP_SUMMARY: summary, CI: '1' },
  })
  expect(code).toBe(0)
  expect(readFileSync(summary, 'utf8')).toBe(`before\n${readFileSync(join(out, 'summary.md'), 'utf8')}`)
  expect(existsSync(outFolder(directory))).toBe(false)
})

const base = theorems(
  samples.map((claim) => claim.run({ numRuns: 50 })),
  { profile: 'quick', seed: 1, seconds: 1 },
)
const changed = (key: string, change: Partial<Theorem>): string =>
  JSON.stringify({ ...base, claims: base.claims.map((claim) => (claim.key === key ? { ...claim, ...change } : claim)) })

const compare = (after: string, ...words: string[]) =>
  lemmata(['report', '--compare', 'old.json', 'new.json', ...words], {
    files: { 'old.json': JSON.stringify(base), 'new.json': after },
  })

test('what cannot be written is told below the verdicts', () => {
  const directory = temporaryFolder()
  mkdirSync(join(outFolder(directory), 'index.html'), { recursive: true })
  const { code, out, err } = merge(directory, [machine(samples.slice(2, 3))])
  expect(out).toMatch(/✓ lemma-8a +holds/)
  expect(out).not.toContain('written to')
  expect([code, err]).toEqual([2, `lemmata: cannot write ${join(outFolder(directory), 'index.html')}: it is a folder`])
  expect(written(directory).claims).toMatchObject([{ key: 'lemma-8a', verdict: 'holds' }])
})

test('two runs are compared; what passed and does not any more makes the exit code 1', () => {
  expect(compare(JSON.stringify(base))).toMatchObject({ code: 0, err: '' })
  const worse = compare(changed('lemma-8a', { verdict: 'undecided', passed: false }))
  expect(worse.code).toBe(1)
  expect(worse.out).toContain('lemma-8a  holds → undecided, not as expected')
  expect(worse.out).toContain('1 claim that passed does not pass any more: lemma-8a')
  expect(compare(changed('lemma-8b', { verdict: 'holds', passed: true })).code).toBe(0)
  const { code, out } = compare(changed('lemma-8a', { verdict: 'refuted', passed: false }), '--json')
  expect([code, JSON.parse(out).regressions]).toEqual([1, ['lemma-8a']])
  const { cases, seeds } = JSON.parse(compare(changed('lemma-8a', { seeds: [2] }), '--json').out)
  expect([cases, seeds]).toEqual([[], [{ key: 'lemma-8a', before: [1], after: [2] }]])
})

test('a table has the claims that are named, of the last run or of the document that is given', () => {
  const file = JSON.stringify(base)
  const last = `${outFolder('/project')}/theorems.json`
  const table = (words: readonly string[], path: string) =>
    lemmata(['report', '--table', ...words], { directory: '/project', files: { [path]: file } })
  const { code, out, err } = table(['markdown', 'lemma-8'], last)
  expect([code, err]).toEqual([0, ''])
  expect(out.split('\n').map((line) => line.split('|')[1].trim())).toEqual([
    ...['statement', out.split('\n')[1].split('|')[1].trim(), 'Lemma 8a', 'Lemma 8a, printed', 'Lemma 8b'],
  ])
  expect(out).toContain('Smallest counterexample: `9001`')
  const latex = table(['latex', 'old.json', 'lemma-8a.printed', '--json'], 'old.json')
  expect(JSON.parse(latex.out)).toMatchObject({ format: 'latex', claims: ['lemma-8a.printed'] })
  expect(lemmata(['report', '--table', 'latex'], { directory: temporaryFolder() })).toMatchObject({
    ...{ code: 2, out: '' },
    err: 'lemmata: --table has nothing to show: no claims have run here yet; npm test runs them',
  })
  expect(JSON.parse(latex.out).table).toContain('\\texttt{9001}')
})

test.each([
  [[]],
  [['--merge', '--compare', 'a', 'b']],
  [['--merge']],
  [['--merge', '/nowhere']],
  [['--compare', 'old.json']],
  [['--compare', 'old.json', 'no.json', 'new.json']],
  [['--compare', 'old.json', 'missing.json']],
  [['--compare', 'old.json', 'torn.json']],
  [['--compare', 'old.json', 'other.json']],
  [['--compare', 'old.json', 'old.json', '--out', 'x']],
  [['--table', 'pdf']],
  [['--table', 'latex', '--merge']],
  [['--table', 'latex', '--out', 'x']],
  [['--table', 'latex', 'old.json', 'old.json']],
  [['--table', 'latex', 'old.json', 'lema-6']],
  [['--table', 'latex', 'torn.json']],
])('report %j says what is wrong and exits with 2', (words) => {
  const { code, out, err } = lemmata(['report', ...words], {
    files: { 'old.json': JSON.stringify(base), 'torn.json': '{"profile"', 'other.json': '{"claims":[{"key":7}]}' },
  })
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatchSnapshot()
})

test('damaged lines of a corpus and files of others are named, and everything else is joined', () => {
  const directory = temporaryFolder()
  const [first, second] = [machine([samples[3]]), machine([samples[2]])]
  const corpus = (folder: string, name: string): string => join(folder, 'corpus', name)
  mkdirSync(join(second, 'corpus/lemma-9.jsonl'), { recursive: true })
  writeFileSync(corpus(first, 'lemma-8b.jsonl'), '{"case":"7655","seed":1}\n{"case":7}\n{"case":"9","seed":2}')
  writeFileSync(corpus(second, 'lemma-8b.jsonl'), '{"case":"7655","seed":1,"note":"why"}\n{"case"')
  writeFileSync(corpus(second, 'my notes.jsonl'), '{"case":"1","seed":1}\n')
  writeFileSync(corpus(second, 'readme.txt'), 'not a corpus')
  const { code, out, err } = merge(directory, [first, second])
  expect([code, out.includes('2 claims: 1 failed, 1 passed')]).toEqual([1, true])
  expect(err.split('\n')).toEqual([
    `lemmata: ${corpus(first, 'lemma-8b.jsonl')}:2 is damaged and was not joined: $.case: expected a string, found 7; $: missing: "seed"`,
    `lemmata: ${corpus(second, 'lemma-8b.jsonl')}:2 is damaged and was not joined: column 8: expected ":", found the end; the file ends within this line, so a write was cut off`,
    expect.stringMatching(/lemma-9\.jsonl was not joined: cannot read it: EISDIR/),
    `lemmata: ${corpus(second, 'my notes.jsonl')} was not joined: "my notes" is no key of a claim`,
  ])
  const lines = readFileSync(corpus(directory, 'lemma-8b.jsonl'), 'utf8')
  expect(lines).toBe('{"case":"9","seed":2}\n{"case":"7655","seed":1,"note":"why"}\n')
  expect(existsSync(corpus(first, 'lemma-8b.jsonl'))).toBe(true)
  merge(directory, [second, first])
  expect(readFileSync(corpus(directory, 'lemma-8b.jsonl'), 'utf8')).toBe(lines)
})

const HUGE = Number.MAX_SAFE_INTEGER

test.each([
  [
    'an infinite number',
    /"seconds": [^,\n]+/,
    '"seconds": 1e999',
    '$.seconds: expected a number, found a number beyond 1.8e308',
  ],
  [
    'a ratio that is no decimal',
    /"ratio": "[^"]+"/,
    '"ratio": "1/2"',
    '$.tightness.ratio: expected a decimal number, found "1/2"',
  ],
  [
    'an unsafe integer',
    /"random": \d+/,
    `"random": ${HUGE + 1}`,
    '$.cases.random: expected an integer, at least 0, found 9007199254740992',
  ],
  [
    'the key of another file',
    /"key": "lemma-8a"/,
    '"key": "../a"',
    'holds the result of ../a, which belongs in ../a.json',
  ],
])('a part with %s is named with its field, and nothing is written', (_, field, wrong, message) => {
  const [directory, folder] = [temporaryFolder(), machine([samples[2]])]
  const part = join(outFolder(folder), 'parts/lemma-8a.json')
  writeFileSync(part, readFileSync(part, 'utf8').replace(field, wrong))
  const { code, out, err } = merge(directory, [machine([samples[3]]), folder])
  expect([code, out, err]).toEqual([2, '', `lemmata: cannot read ${part}: ${message}`])
  expect(existsSync(outFolder(directory))).toBe(false)
})

test('a key that names no file, and sums that are no counts, are refused before anything is written', () => {
  const [directory, first, second] = [temporaryFolder(), machine([samples[2]], 1), machine([samples[2]], 2)]
  const path = (folder: string, key: string): string => join(outFolder(folder), `parts/${key}.json`)
  const change = (folder: string, key: string, from: RegExp, to: string): void =>
    writeFileSync(path(folder, key), readFileSync(path(folder, 'lemma-8a'), 'utf8').replace(from, to))
  for (const folder of [first, second]) change(folder, 'lemma-8a', /"random": \d+/, `"random": ${HUGE}`)
  expect(merge(directory, [first, second])).toMatchObject({
    ...{ code: 2, out: '' },
    err: 'lemmata: nothing was written: the joined theorems.json is damaged:\n  $.claims[0].cases.random: expected an integer, at least 0, found 18014398509481982',
  })
  change(second, 'a b', /"key": "lemma-8a"/, '"key": "a b"')
  expect(merge(directory, [second]).err).toBe(
    `lemmata: cannot read ${path(second, 'a b')}: $.key: expected letters, digits, dots and dashes, found "a b"`,
  )
  expect(existsSync(outFolder(directory))).toBe(false)
})

test('a folder without results, and a damaged result, are named', () => {
  const directory = temporaryFolder()
  expect(merge(directory, [directory])).toMatchObject({ code: 2, err: expect.stringContaining('has no results') })
  mkdirSync(join(directory, 'parts'))
  expect(merge(directory, [directory])).toMatchObject({ code: 2, err: expect.stringContaining('is empty') })
  writeFileSync(join(directory, 'parts/lemma-6.json'), '{')
  expect(merge(directory, [directory])).toMatchObject({ code: 2, err: expect.stringContaining('lemma-6.json') })
  expect(existsSync(outFolder(directory))).toBe(false)
})
