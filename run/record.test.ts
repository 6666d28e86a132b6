import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blankResult } from '../src/engine/index.ts'
import { atMost } from '../tests/cli/claims.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { type Fault, faultLines, loadParts, readCounterexample } from './files/index.ts'
import { type CorpusUse, outFolder, runAndRecord } from './index.ts'

const settings = (corpus: CorpusUse = 'written', seed = 1) => ({ seed, profile: 'quick', corpus }) as const

const corpusOf = (directory: string, key: string): string | null => {
  const path = join(directory, 'corpus', `${key}.jsonl`)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

const plant = (directory: string, key: string, lines: readonly string[]): void => {
  mkdirSync(join(directory, 'corpus'), { recursive: true })
  writeFileSync(join(directory, 'corpus', `${key}.jsonl`), lines.map((line) => `${line}\n`).join(''))
}

test('a claim that passes leaves its result, and no corpus', () => {
  const directory = temporaryFolder()
  const result = runAndRecord(atMost('mine', 10_000), { settings: settings(), directory })
  expect(result).toMatchObject({ verdict: 'holds', passed: true })
  expect(loadParts(outFolder(directory))).toEqual({ results: [result], problems: [] })
  expect(corpusOf(directory, 'mine')).toBeNull()
})

test('an unexpected refutation goes into the corpus, and the text says how to run it again', () => {
  const directory = temporaryFolder()
  const result = runAndRecord(atMost('mine', 7_654), { settings: settings('written', 5), directory })
  expect(result.counterexample).toMatchObject({ case: '7655', replay: 'npx lemmata replay corpus/mine.jsonl:1' })
  expect(corpusOf(directory, 'mine')).toBe('{"case":"7655","seed":5}\n')
  expect(loadParts(outFolder(directory)).results).toEqual([result])
})

test.each(['read', 'off'] as const)('with the corpus %s it goes into a file of its own', (corpus) => {
  const directory = temporaryFolder()
  const { counterexample } = runAndRecord(atMost('mine', 7_654), { settings: settings(corpus), directory })
  expect(counterexample?.replay).toBe('npx lemmata replay reports/out/counterexamples/mine.json')
  const text = readFileSync(join(directory, 'reports/out/counterexamples/mine.json'), 'utf8')
  expect(readCounterexample(text)).toEqual({
    kind: 'read',
    value: { claim: 'mine', case: '7655', seed: 1, profile: 'quick', path: null },
  })
  expect(corpusOf(directory, 'mine')).toBeNull()
})

test('expected refutations and crashes stay out of the corpus', () => {
  const directory = temporaryFolder()
  const expected = runAndRecord(atMost('printed', 9_000, { expects: 'refuted' }), { settings: settings(), directory })
  expect(expected.counterexample?.replay).toBe('npx lemmata replay reports/out/counterexamples/printed.json')
  const crashing = atMost('crashing', 1, {
    check() {
      throw new Error('no')
    },
  })
  const crashed = runAndRecord(crashing, { settings: settings(), directory })
  expect(crashed).toMatchObject({
    verdict: 'crashed',
    counterexample: { replay: expect.stringContaining('reports/out') },
  })
  expect([corpusOf(directory, 'printed'), corpusOf(directory, 'crashing')]).toEqual([null, null])
})

test('entries of the corpus are tried first, unless it is off', () => {
  const directory = temporaryFolder()
  plant(directory, 'mine', ['{"case":"8","seed":1}', '{"case":"9","seed":1}'])
  const cases = (corpus: CorpusUse) =>
    runAndRecord(atMost('mine', 10_000), { settings: settings(corpus), directory }).cases
  expect([cases('written').corpus, cases('read').corpus, cases('off').corpus]).toEqual([2, 2, 0])
})

test('an entry that still fails and shrinks further is replaced, in its place', () => {
  const directory = temporaryFolder()
  plant(directory, 'mine', ['{"case":"8","seed":1}', '{"case":"9999","seed":1,"note":"why"}', '{"case":"10","seed":1}'])
  const result = runAndRecord(atMost('mine', 7_654), { settings: settings('written', 2), directory })
  expect(result.counterexample).toMatchObject({ phase: 'corpus', replay: 'npx lemmata replay corpus/mine.jsonl:2' })
  expect(corpusOf(directory, 'mine')).toBe(
    '{"case":"8","seed":1}\n{"case":"7655","seed":2,"note":"why"}\n{"case":"10","seed":1}\n',
  )
})

test('an entry that is written otherwise than the domain prints it is recognised', () => {
  const directory = temporaryFolder()
  plant(directory, 'mine', ['{"case":"009999","seed":1}'])
  runAndRecord(atMost('mine', 7_654), { settings: settings('written', 2), directory })
  expect(corpusOf(directory, 'mine')).toBe('{"case":"7655","seed":2}\n')
})

test('an entry that fails and is minimal is pointed to, also where the corpus is not written', () => {
  const directory = temporaryFolder()
  plant(directory, 'mine', ['{"case":"7655","seed":1}'])
  const { counterexample } = runAndRecord(atMost('mine', 7_654), { settings: settings('read'), directory })
  expect(counterexample?.replay).toBe('npx lemmata replay corpus/mine.jsonl:1')
})

test('damaged lines of a corpus are reported with their place', () => {
  const directory = temporaryFolder()
  plant(directory, 'mine', ['{"case":"8","seed":1}', '{"case":', '{"case":"x","seed":1}'])
  const { problems, passed } = runAndRecord(atMost('mine', 10_000), { settings: settings(), directory })
  expect(passed).toBe(true)
  expect(problems).toEqual([
    expect.stringContaining('corpus/mine.jsonl:2: '),
    'corpus: cannot read "x": "x" is not a number',
  ])
})

test('a corpus that cannot be written costs no result', () => {
  const directory = temporaryFolder()
  symlinkSync(join(directory, 'nowhere', 'at-all'), join(directory, 'corpus'))
  const claim = atMost('mine', 7_654)
  const { verdict, counterexample, problems } = runAndRecord(claim, { settings: settings(), directory })
  expect(verdict).toBe('refuted')
  expect(counterexample?.replay).toContain('reports/out/counterexamples/mine.json')
  expect(problems.join().replaceAll(`${directory}/`, '')).toBe(
    'cannot write corpus/mine.jsonl: corpus is a link that leads nowhere',
  )
})

test('nor does a corpus that cannot be read, or a place where nothing can be written', () => {
  const directory = temporaryFolder()
  mkdirSync(join(directory, 'corpus/mine.jsonl'), { recursive: true })
  writeFileSync(join(directory, 'reports'), 'a file')
  const told: Fault[] = []
  const result = runAndRecord(atMost('mine', 7_654), {
    settings: settings(),
    directory,
    onFaults: (faults) => told.push(...faults),
  })
  expect(result).toMatchObject({ verdict: 'refuted', counterexample: { case: '7655', replay: null } })
  expect(result.problems).toEqual(faultLines(told))
  expect(result.problems.join('\n').replaceAll(`${directory}/`, '')).toMatchInlineSnapshot(`
    "cannot read corpus/mine.jsonl: it is a folder
    cannot write reports/out/counterexamples/mine.json and 2 others: reports is a file, where a folder should be"
  `)
})

test('until a claim has ended its result on disk says interrupted', () => {
  const directory = temporaryFolder()
  const seen: unknown[] = []
  const claim = atMost('mine', 10_000, {
    check(c, probe) {
      if (seen.length === 0) seen.push(...loadParts(outFolder(directory)).results)
      return probe.same(c, c)
    },
  })
  const result = runAndRecord(claim, { settings: settings(), directory })
  expect(seen).toEqual([blankResult(claim, result)])
  expect(loadParts(outFolder(directory)).results).toEqual([result])
})

test('interruption ends a run with what it found so far', () => {
  const directory = temporaryFolder()
  let left = 100
  const isInterrupted = () => left-- <= 0
  const result = runAndRecord(atMost('mine', 10_000), { settings: settings(), directory, isInterrupted })
  expect(result).toMatchObject({ verdict: 'interrupted', passed: false, cases: { exhaustive: 4, random: 96 } })
  expect(loadParts(outFolder(directory)).results).toEqual([result])
})

test('a key that cannot name a file is an error at once', () => {
  const run = () => runAndRecord(atMost('../mine', 1), { settings: settings(), directory: temporaryFolder() })
  expect(run).toThrow('cannot name a file')
})
