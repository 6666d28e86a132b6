// The corpus of a claim on disk, `corpus/<key>.jsonl`, safe while several processes add to it or are killed: every change is made
// under a lock, an entry is appended by one write, and a rewritten file is replaced as a whole.
import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { removeTemporaries, syncDirectory, writeAtomically } from './atomic.ts'
import { addEntry, type Corpus, type CorpusEntry, printEntry, readCorpus, replaceEntry } from './corpus.ts'
import { onFile } from './fault.ts'
import { fileOf } from './key.ts'
import { type Lock, withLock } from './lock.ts'
import { pause } from './pause.ts'
import { readIfThere } from './read.ts'

/** @example `npx lemmata replay ${corpusPath('corpus', 'lemma-8a')}:3` */
export const corpusPath = (directory: string, key: string): string => fileOf(directory, key, 'jsonl')

/** How often a file that ends within a line is read, 2 ms apart. Few files do. */
const ATTEMPTS = 20

/** Takes no lock and writes nothing. A missing file is an empty corpus. @example loadCorpus('corpus', 'lemma-8a').entries */
export function loadCorpus(directory: string, key: string): Corpus {
  const path = corpusPath(directory, key)
  let text = textOf(path)
  let corpus = readCorpus(text)
  // One read in 40 saw half of a line (on ext4, while another process kept appending): only a line that stays so is damaged.
  for (let attempt = 1; attempt < ATTEMPTS && corpus.problems.length > 0 && !text.endsWith('\n'); attempt++) {
    pause(2)
    text = textOf(path)
    corpus = readCorpus(text)
  }
  return corpus
}

/** Adds an entry unless its case is there; returns its line, from 1. @example appendToCorpus('corpus', 'lemma-8a', entry) // 3 */
export function appendToCorpus(directory: string, key: string, entry: CorpusEntry): number {
  return change(directory, key, (path, lock) => {
    const { text, line } = addEntry(textOf(path), entry)
    if (text !== '') {
      append(path, text, lock)
      syncDirectory(directory)
    }
    return line
  })
}

/** Adds all entries whose cases are not there, under one lock. @example joinCorpus('corpus', 'lemma-8a', entries) */
export function joinCorpus(directory: string, key: string, entries: readonly CorpusEntry[]): void {
  if (entries.length === 0) return
  change(directory, key, (path, lock) => {
    const before = textOf(path)
    const known = new Set(readCorpus(before).entries.map((entry) => entry.case))
    const fresh = entries.filter((entry) => !known.has(entry.case)).map((entry) => `${printEntry(entry)}\n`)
    if (fresh.length === 0) return
    append(path, `${before === '' || before.endsWith('\n') ? '' : '\n'}${fresh.join('')}`, lock)
    syncDirectory(directory)
  })
}

/**
 * Replaces a case that shrank further by an entry; returns its line, from 1.
 * @example replaceInCorpus('corpus', 'lemma-8a', 'abba', { case: 'a', seed: 1 }) // 1
 */
export function replaceInCorpus(directory: string, key: string, oldCase: string, entry: CorpusEntry): number {
  return change(directory, key, (path, lock) => {
    const before = textOf(path)
    const { text, line } = replaceEntry(before, oldCase, entry)
    if (text !== before) writeAtomically(path, text, lock.confirm)
    return line
  })
}

function change<T>(directory: string, key: string, work: (path: string, lock: Lock) => T): T {
  const path = corpusPath(directory, key)
  return onFile('write', path, () =>
    withLock(path, (lock) => {
      removeTemporaries(path)
      return work(path, lock)
    }),
  )
}

const textOf = (path: string): string => readIfThere(path) ?? ''

/** One write: a killed process has written the whole line or nothing, except in the rare case that the system cuts it at a page. */
function append(path: string, text: string, lock: Lock): void {
  const bytes = Buffer.from(text)
  const descriptor = openSync(path, 'a')
  try {
    const { size } = fstatSync(descriptor)
    lock.confirm()
    const written = writeSync(descriptor, bytes)
    if (written < bytes.length) {
      ftruncateSync(descriptor, size)
      throw new Error(`only ${written} of ${bytes.length} bytes were written; is the disk full?`)
    }
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
