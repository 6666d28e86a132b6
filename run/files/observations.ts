// The observations of a claim on disk, `reports/out/parts/<key>.jsonl`, apart from its result: most readers of results need none.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomically } from './atomic.ts'
import { ifExists } from './file-errors.ts'
import { fileOf } from './key.ts'
import { readText } from './read-text.ts'

const pathOf = (directory: string, key: string): string => fileOf(join(directory, 'parts'), key, 'jsonl')

/** Without lines, it removes those of an earlier run. @example writeObservations('reports/out', 'lemma-8a', lines) */
export function writeObservations(directory: string, key: string, lines: readonly string[]): void {
  const path = pathOf(directory, key)
  if (lines.length === 0) rmSync(path, { force: true })
  else writeAtomically(path, `${lines.join('\n')}\n`)
}

/** Undefined if there are none. @example loadObservations('reports/out', 'lemma-8a') */
export const loadObservations = (directory: string, key: string): string | undefined =>
  ifExists(() => readText(pathOf(directory, key)))
