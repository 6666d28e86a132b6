import { once } from 'node:events'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { appendToCorpus, type CorpusEntry, corpusPath, loadCorpus, replaceInCorpus } from './index.ts'

test('entries are appended to a file of the claim, each once, and read back with their lines', () => {
  const corpus = join(temporaryFolder(), 'corpus')
  expect(loadCorpus(corpus, 'lemma-8a')).toEqual({ entries: [], problems: [] })
  expect(appendToCorpus(corpus, 'lemma-8a', { case: 'abba', seed: 1 })).toBe(1)
  expect(appendToCorpus(corpus, 'lemma-8a', { case: 'a', seed: 2, note: 'why' })).toBe(2)
  expect(appendToCorpus(corpus, 'lemma-8a', { case: 'abba', seed: 3 })).toBe(1)
  expect(appendToCorpus(corpus, 'lemma-8a.printed', { case: 'abba', seed: 3 })).toBe(1)
  expect(readFileSync(corpusPath(corpus, 'lemma-8a'), 'utf8')).toBe(
    '{"case":"abba","seed":1}\n{"case":"a","seed":2,"note":"why"}\n',
  )
  expect(loadCorpus(corpus, 'lemma-8a').entries).toEqual([
    { line: 1, case: 'abba', seed: 1 },
    { line: 2, case: 'a', seed: 2, note: 'why' },
  ])
  expect(readdirSync(corpus)).toEqual(['lemma-8a.jsonl', 'lemma-8a.printed.jsonl'])
})

test('an entry that shrank again is replaced in its place', () => {
  const corpus = temporaryFolder()
  for (const c of ['abba', 'bb', 'c']) appendToCorpus(corpus, 'lemma-8a', { case: c, seed: 1 })
  expect(replaceInCorpus(corpus, 'lemma-8a', 'abba', { case: 'a', seed: 2 })).toBe(1)
  expect(replaceInCorpus(corpus, 'lemma-8a', 'bb', { case: 'c', seed: 2 })).toBe(2)
  expect(replaceInCorpus(corpus, 'lemma-8a', 'never there', { case: 'd', seed: 2 })).toBe(3)
  expect(loadCorpus(corpus, 'lemma-8a').entries.map(({ case: c, seed }) => [c, seed])).toEqual([
    ['a', 2],
    ['c', 1],
    ['d', 2],
  ])
  expect(readdirSync(corpus)).toEqual(['lemma-8a.jsonl'])
})

test('a torn line costs no other, and what killed processes left is cleared away', () => {
  const corpus = temporaryFolder()
  const path = corpusPath(corpus, 'lemma-8a')
  appendToCorpus(corpus, 'lemma-8a', { case: 'abba', seed: 1 })
  appendFileSync(path, '{"case":"to')
  writeFileSync(`${path}~123-rewrite`, 'half')
  expect(loadCorpus(corpus, 'lemma-8a').problems).toEqual([
    { line: 2, message: expect.stringMatching(/no closing quote; the file ends within this line/) },
  ])
  expect(appendToCorpus(corpus, 'lemma-8a', { case: 'a', seed: 1 })).toBe(3)
  expect(replaceInCorpus(corpus, 'lemma-8a', 'a', { case: '', seed: 1 })).toBe(3)
  expect(readFileSync(path, 'utf8')).toBe('{"case":"abba","seed":1}\n{"case":"to\n{"case":"","seed":1}\n')
  expect(readdirSync(corpus)).toEqual(['lemma-8a.jsonl'])
})

test('who sleeps under the lock until another takes it over writes nothing, and loses nothing of the other', () => {
  const corpus = temporaryFolder()
  const lock = `${corpusPath(corpus, 'lemma-8a')}.lock`
  appendToCorpus(corpus, 'lemma-8a', { case: 'abba', seed: 1 })
  let sleeps = 0
  /** Its case is read under the lock; while it is, an hour passes and another process comes by. */
  const sleeping = (): CorpusEntry => ({
    get case() {
      if (existsSync(lock)) {
        sleeps += 1
        writeFileSync(lock, readFileSync(lock, 'utf8').replace(/"since":\d+/, '"since":0'))
        appendToCorpus(corpus, 'lemma-8a', { case: `${sleeps}`, seed: 1 })
      }
      return 'late'
    },
    seed: 1,
  })
  expect(() => appendToCorpus(corpus, 'lemma-8a', sleeping())).toThrow(/was taken over/)
  expect(() => replaceInCorpus(corpus, 'lemma-8a', 'abba', sleeping())).toThrow(/was taken over/)
  expect(sleeps).toBeGreaterThan(1)
  expect(loadCorpus(corpus, 'lemma-8a').entries.map(({ case: c }) => c)).toEqual(['abba', '1', '2'])
  expect(readdirSync(corpus)).toEqual(['lemma-8a.jsonl'])
})

test('a line that another is about to finish is waited for', async () => {
  const corpus = temporaryFolder()
  const path = corpusPath(corpus, 'lemma-8a')
  const rounds = 10
  const round = new Int32Array(new SharedArrayBuffer(4))
  // A thread of its own, since waiting blocks this one: 3 ms after each round begins, it writes the rest of the line.
  const writer = new Worker(
    `const { workerData: { path, round, rounds } } = require('node:worker_threads')
    for (let k = 0; k < rounds; k++) {
      Atomics.wait(round, 0, k)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3)
      require('node:fs').appendFileSync(path, 'bba","seed":1}\\n')
    }`,
    { eval: true, workerData: { path, round, rounds } },
  )
  await once(writer, 'online')
  let whole = 0
  for (let k = 1; k <= rounds; k++) {
    writeFileSync(path, '{"case":"a')
    Atomics.store(round, 0, k)
    Atomics.notify(round, 0)
    whole += loadCorpus(corpus, 'lemma-8a').entries.length
    while (!readFileSync(path, 'utf8').endsWith('\n')) await sleep(1)
  }
  await once(writer, 'exit')
  // A busy machine may keep the other thread from its work now and then.
  expect(whole).toBeGreaterThan(rounds / 2)
})

test('nothing is written where nothing changes', () => {
  const corpus = temporaryFolder()
  const path = corpusPath(corpus, 'lemma-8a')
  const byHand = '{ "seed": 1, "case": "abba" }'
  writeFileSync(path, byHand)
  expect(appendToCorpus(corpus, 'lemma-8a', { case: 'abba', seed: 2 })).toBe(1)
  expect(replaceInCorpus(corpus, 'lemma-8a', 'x', { case: 'abba', seed: 2 })).toBe(1)
  expect(readFileSync(path, 'utf8')).toBe(byHand)
})

test('a key that is a path is refused by all, before anything is created', () => {
  const corpus = join(temporaryFolder(), 'corpus')
  const entry = { case: 'a', seed: 1 }
  expect(() => loadCorpus(corpus, '../a')).toThrow(/cannot name a file/)
  expect(() => appendToCorpus(corpus, '../a', entry)).toThrow(/cannot name a file/)
  expect(() => replaceInCorpus(corpus, 'a/b', 'x', entry)).toThrow(/cannot name a file/)
  expect(readdirSync(join(corpus, '..'))).toEqual([])
})

test('a corpus that cannot be read is an error, not an empty one', () => {
  const corpus = temporaryFolder()
  mkdirSync(corpusPath(corpus, 'lemma-8a'))
  expect(() => loadCorpus(corpus, 'lemma-8a')).toThrow('it is a folder')
  expect(() => appendToCorpus(corpus, 'lemma-8a', { case: 'a', seed: 1 })).toThrow('it is a folder')
  expect(readdirSync(corpus)).toEqual(['lemma-8a.jsonl'])
})
