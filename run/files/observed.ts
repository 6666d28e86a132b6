// The observed cases of a claim on disk, `reports/out/parts/<key>.jsonl`, beside its result: most readers of results do without.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomically } from './atomic.ts'
import { fileOf } from './key.ts'
import { ifThere } from './missing.ts'

const pathOf = (directory: string, key: string): string => fileOf(join(directory, 'parts'), key, 'jsonl')

/** Without lines, those of an earlier run go. @example writeObserved('reports/out', 'lemma-8a', lines) */
export function writeObserved(directory: string, key: string, lines: readonly string[]): void {
  const path = pathOf(directory, key)
  if (lines.length === 0) rmSync(path, { force: true })
  else writeAtomically(path, `${lines.join('\n')}\n`)
}

/** Undefined where there are none. @example readObserved('reports/out', 'lemma-8a') */
export const readObserved = (directory: string, key: string): string | undefined =>
  ifThere(() => readFileSync(pathOf(directory, key), 'utf8'))
