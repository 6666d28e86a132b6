// Results on disk, `reports/out/parts/<key>.json`, one file per claim, written as the claim ends: an interrupted run keeps what it
// found, and the results of several processes are joined by loading all parts.
import { existsSync, statSync } from 'node:fs'
import { join, parse } from 'node:path'
import { type ClaimResult, resultShape } from '../../src/engine/index.ts'
import { printJsonError, type Read, readDocument } from '../../src/json/index.ts'
import { remove, writeAtomically } from './atomic.ts'
import { onFile, reasonOf } from './fault.ts'
import { ifExists } from './file-errors.ts'
import { fileOf } from './key.ts'
import { namesIn, readText } from './read.ts'

const folderOf = (directory: string): string => join(directory, 'parts')

/** Writes the result and returns its path. @example writePart('reports/out', result) // reports/out/parts/lemma-8a.json */
export function writePart(directory: string, result: ClaimResult): string {
  const path = fileOf(folderOf(directory), result.key, 'json')
  writeAtomically(path, `${JSON.stringify(result, null, 2)}\n`)
  return path
}

interface Parts {
  /** Sorted by file name. */
  readonly results: readonly ClaimResult[]
  readonly problems: readonly PartProblem[]
}

interface PartProblem {
  readonly file: string
  readonly message: string
}

/** What tells each part from one that is written later, by the name of its file. */
export type Stamps = ReadonlyMap<string, string>

export function stampsOf(directory: string): Stamps {
  const folder = folderOf(directory)
  return new Map(partNames(folder).map((name) => [name, stampOf(join(folder, name))]))
}

const partNames = (folder: string): readonly string[] => namesIn(folder, '.json')

/** How many were written since then, in milliseconds since 1970. @example partsSince('reports/out', Date.now()) // 0 */
export function partsSince(directory: string, since: number): number {
  const folder = folderOf(directory)
  return partNames(folder).filter((name) => statSync(join(folder, name)).mtimeMs >= since).length
}

/** A file that is written atomically is a new one. */
function stampOf(file: string): string {
  const stat = onFile('read', file, () => ifExists(() => statSync(file, { bigint: true })))
  return `${stat?.ino} ${stat?.mtimeNs}`
}

/** Undefined if it is not there or cannot be read. @example loadPart('reports/out', 'lemma-8a')?.verdict */
export function loadPart(directory: string, key: string): ClaimResult | undefined {
  const file = fileOf(folderOf(directory), key, 'json')
  const part = existsSync(file) ? readPart(file) : undefined
  return part?.kind === 'read' ? part.value : undefined
}

/**
 * All readable results, and what is wrong with the other files; without those that are as they were.
 * @example loadParts('reports/out').results
 */
export function loadParts(directory: string, before: Stamps = new Map()): Parts {
  const folder = folderOf(directory)
  const names = partNames(folder).filter((name) => before.get(name) !== stampOf(join(folder, name)))
  const results: ClaimResult[] = []
  const problems: PartProblem[] = []
  for (const name of names) {
    const file = join(folder, name)
    const part = readPart(file)
    if (part.kind === 'unreadable') {
      problems.push({ file, message: part.errors.map(printJsonError).join('; ') })
    } else if (name !== `${part.value.key}.json`) {
      // Otherwise a copy would count a claim twice.
      problems.push({ file, message: `holds the result of ${part.value.key}, which belongs in ${part.value.key}.json` })
    } else {
      results.push(part.value)
    }
  }
  return { results, problems }
}

function readPart(file: string): Read<ClaimResult> {
  try {
    return readDocument(resultShape, readText(file))
  } catch (error) {
    return { kind: 'unreadable', errors: [{ path: '$', message: reasonOf(error, file), place: null }] }
  }
}

/**
 * Removes the parts that are as they were and are gone now, with their observations, and counterexamples without a part. Temporary files
 * stay, since another process may be writing them: their names end otherwise.
 */
export function removeStale(directory: string, before: Stamps, isGone: (key: string) => boolean): void {
  const parts = folderOf(directory)
  for (const [name, stamp] of before) {
    const { name: key } = parse(name)
    if (!isGone(key) || stampOf(join(parts, name)) !== stamp) continue
    for (const ending of ['json', 'jsonl']) remove(join(parts, `${key}.${ending}`))
  }
  const counterexamples = join(directory, 'counterexamples')
  for (const name of partNames(counterexamples)) if (!existsSync(join(parts, name))) remove(join(counterexamples, name))
}
