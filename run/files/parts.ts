// Results on disk, `reports/out/parts/<key>.json`, one a claim and written as the claim ends: an interrupted run keeps what it
// found, and processes that each ran some of the claims are joined by reading all parts.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ClaimResult, resultShape } from '../../src/engine/index.ts'
import { printJsonError, type Read, readDocument } from '../../src/json/index.ts'
import { writeAtomically } from './atomic.ts'
import { fileOf } from './key.ts'
import { ifThere } from './missing.ts'

const folderOf = (directory: string): string => join(directory, 'parts')

/** Writes the result and gives its path. @example writePart('reports/out', result) // reports/out/parts/lemma-8a.json */
export function writePart(directory: string, result: ClaimResult): string {
  const path = fileOf(folderOf(directory), result.key, 'json')
  writeAtomically(path, `${JSON.stringify(result, null, 2)}\n`)
  return path
}

export interface Parts {
  /** In the order of the file names. */
  readonly results: readonly ClaimResult[]
  readonly problems: readonly PartProblem[]
}

export interface PartProblem {
  readonly file: string
  readonly message: string
}

/** All results that can be read, and what is wrong with the other files. @example readParts('reports/out').results */
export function readParts(directory: string): Parts {
  const folder = folderOf(directory)
  const names = (ifThere(() => readdirSync(folder)) ?? []).filter((name) => name.endsWith('.json')).sort()
  const results: ClaimResult[] = []
  const problems: PartProblem[] = []
  for (const name of names) {
    const file = join(folder, name)
    const part = readPart(file)
    if (part.kind === 'invalid') {
      problems.push({ file, message: part.errors.map(printJsonError).join('; ') })
    } else if (name !== `${part.value.key}.json`) {
      // Else a copy would count a claim twice.
      problems.push({ file, message: `holds the result of ${part.value.key}, which belongs in ${part.value.key}.json` })
    } else {
      results.push(part.value)
    }
  }
  return { results, problems }
}

function readPart(file: string): Read<ClaimResult> {
  try {
    return readDocument(resultShape, readFileSync(file, 'utf8'))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { kind: 'invalid', errors: [{ path: '$', message, place: null }] }
  }
}
