// The observations of a claim on disk, `reports/out/parts/<key>.jsonl`, apart from its result: most readers of results need none.
import { join } from 'node:path'
import { remove, writeAtomically } from './atomic.ts'
import { fileOf } from './key.ts'
import { readIfThere } from './read.ts'

const pathOf = (directory: string, key: string): string => fileOf(join(directory, 'parts'), key, 'jsonl')

/** Without lines, it removes those of an earlier run. @example writeObservations('reports/out', 'lemma-8a', lines) */
export function writeObservations(directory: string, key: string, lines: readonly string[]): void {
  const path = pathOf(directory, key)
  if (lines.length === 0) remove(path)
  else writeAtomically(path, `${lines.join('\n')}\n`)
}

/** Undefined if there are none. @example loadObservations('reports/out', 'lemma-8a') */
export const loadObservations = (directory: string, key: string): string | undefined =>
  readIfThere(pathOf(directory, key))
