// Every example in the doc comments of this folder, run: the key is the example as it stands there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holding, refuted } from '../../tests/quality/corpus-results.ts'
import { examplesIn } from '../../tests/support/examples.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { printEntry } from './corpus.ts'
import { errorCode } from './file-errors.ts'
import {
  appendToCorpus,
  corpusPath,
  loadCorpus,
  loadObservations,
  loadParts,
  readCorpus,
  readCounterexample,
  replaceInCorpus,
  writeAtomically,
  writeCounterexample,
  writeObservations,
  writePart,
} from './index.ts'
import { fileOf } from './key.ts'
import { withLock } from './lock.ts'

const abba = { case: 'abba', seed: 1 }

/** `lemma-8a` with three entries, in a folder of its own. */
function threeEntries(): string {
  const corpus = temporaryFolder()
  for (const c of ['abba', 'b', 'c']) appendToCorpus(corpus, 'lemma-8a', { case: c, seed: 1 })
  return corpus
}

// Where an example writes, it writes into a temporary folder here.
const runs: Record<string, () => void> = {
  "writeAtomically('reports/out/summary.md', '# Summary\\n')": () => {
    const path = join(temporaryFolder(), 'reports/out/summary.md')
    writeAtomically(path, '# Summary\n')
    expect(readFileSync(path, 'utf8')).toBe('# Summary\n')
  },
  "errorCode(error) === 'ENOENT'": () => {
    try {
      readFileSync(join(temporaryFolder(), 'nothing'))
    } catch (error) {
      expect(errorCode(error) === 'ENOENT').toBe(true)
    }
    expect.assertions(1)
  },
  "writeCounterexample('reports/out', result) // reports/out/counterexamples/lemma-8a.json": () => {
    const out = temporaryFolder()
    expect(writeCounterexample(out, { ...refuted, key: 'lemma-8a' })).toBe(join(out, 'counterexamples/lemma-8a.json'))
  },
  'readCounterexample(\'{"claim":"lemma-8a","case":"abba","seed":1,"profile":"quick"}\').kind // read': () =>
    expect(readCounterexample('{"claim":"lemma-8a","case":"abba","seed":1,"profile":"quick"}').kind).toBe('read'),
  "fileOf('corpus', 'lemma-8a.printed', 'jsonl') // corpus/lemma-8a.printed.jsonl": () =>
    expect(fileOf('corpus', 'lemma-8a.printed', 'jsonl')).toBe(join('corpus/lemma-8a.printed.jsonl')),
  "`npx lemmata replay ${corpusPath('corpus', 'lemma-8a')}:3`": () =>
    expect(corpusPath('corpus', 'lemma-8a')).toBe(join('corpus/lemma-8a.jsonl')),
  "loadCorpus('corpus', 'lemma-8a').entries": () =>
    expect(loadCorpus(threeEntries(), 'lemma-8a').entries[0]).toEqual({ line: 1, ...abba }),
  "appendToCorpus('corpus', 'lemma-8a', entry) // 3": () =>
    expect(appendToCorpus(threeEntries(), 'lemma-8a', { case: 'c', seed: 1 })).toBe(3),
  "replaceInCorpus('corpus', 'lemma-8a', 'abba', { case: 'a', seed: 1 }) // 1": () =>
    expect(replaceInCorpus(threeEntries(), 'lemma-8a', 'abba', { case: 'a', seed: 1 })).toBe(1),
  "withLock('corpus/lemma-8a.jsonl', () => rewrite())": () =>
    expect(withLock(join(temporaryFolder(), 'lemma-8a.jsonl'), () => 'rewritten')).toBe('rewritten'),
  "writePart('reports/out', result) // reports/out/parts/lemma-8a.json": () => {
    const out = temporaryFolder()
    expect(writePart(out, holding)).toBe(join(out, 'parts/lemma-8a.json'))
  },
  "loadParts('reports/out').results": () => {
    const out = temporaryFolder()
    writePart(out, holding)
    expect(loadParts(out).results).toEqual([holding])
  },
  'readCorpus(\'{"case":"abba","seed":1}\\n\').entries // [{ line: 1, case: \'abba\', seed: 1 }]': () =>
    expect(readCorpus('{"case":"abba","seed":1}\n').entries).toEqual([{ line: 1, case: 'abba', seed: 1 }]),
  'printEntry({ seed: 1, case: \'abba\' }) // {"case":"abba","seed":1}': () =>
    expect(printEntry({ seed: 1, case: 'abba' })).toBe('{"case":"abba","seed":1}'),
  "writeObservations('reports/out', 'lemma-8a', lines)": () => {
    const out = temporaryFolder()
    writeObservations(out, 'lemma-8a', ['{}', '{}'])
    expect(readFileSync(join(out, 'parts/lemma-8a.jsonl'), 'utf8')).toBe('{}\n{}\n')
    writeObservations(out, 'lemma-8a', [])
    expect(loadObservations(out, 'lemma-8a')).toBeUndefined()
  },
  "loadObservations('reports/out', 'lemma-8a')": () => {
    const out = temporaryFolder()
    writeObservations(out, 'lemma-8a', ['{}'])
    expect(loadObservations(out, 'lemma-8a')).toBe('{}\n')
  },
}

test('every example in the comments is run here, and no other', () => {
  expect(Object.keys(runs).sort()).toEqual(examplesIn(import.meta.dirname).sort())
})

test.each(Object.entries(runs))('%s is true', (_, run) => run())
