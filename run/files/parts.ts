// Results on disk, `reports/out/parts/<key>.json`, one file per claim, written as the claim ends: an interrupted run keeps what it
// found, and the results of several processes are joined by loading all parts.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ClaimResult, resultShape } from '../../src/engine/index.ts'
import { messageOf, printJsonError, type Read, readDocument } from '../../src/json/index.ts'
import { writeAtomically } from './atomic.ts'
import { ifExists } from './file-errors.ts'
import { fileOf } from './key.ts'

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

/** All readable results, and what is wrong with the other files. @example loadParts('reports/out').results */
export function loadParts(directory: string): Parts {
  const folder = folderOf(directory)
  const names = (ifExists(() => readdirSync(folder)) ?? []).filter((name) => name.endsWith('.json')).sort()
  const results: ClaimResult[] = []
  const problems: PartProblem[] = []
  for (const name of names) {
    const file = join(folder, name)
    const part = loadPart(file)
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

function loadPart(file: string): Read<ClaimResult> {
  try {
    return readDocument(resultShape, readFileSync(file, 'utf8'))
  } catch (error) {
    return { kind: 'unreadable', errors: [{ path: '$', message: messageOf(error), place: null }] }
  }
}
