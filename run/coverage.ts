// Coverage on disk, `reports/out/coverage`: what is known of each statement, the functions that no claim enters, and one folder of pages per
// statement, which the coverage provider writes.
import { join } from 'node:path'
import { coverageTexts, type RunCoverage, readCoverage, type Theorems } from '../reports/document/index.ts'
import { isKey, readIfThere, removeFolder, writeAtomically } from './files/index.ts'
import { valueOrThrow } from './read.ts'

const FOLDER = 'coverage'
/** Below `reports/out`. */
const FILES = [join(FOLDER, 'statements.json'), join(FOLDER, 'unreached.json')] as const

/** Null if it was not measured. @example loadCoverage('reports/out')?.statements.get('lemma-6') */
export function loadCoverage(out: string): RunCoverage | null {
  const [statements, unreached] = FILES.map((name) => readIfThere(join(out, name)))
  if (statements === undefined || unreached === undefined) return null
  return valueOrThrow(readCoverage(statements, unreached), join(out, FILES[0]))
}

/** Pages of statements that are gone are removed; without a new measurement, what is known of the others stays as it is. */
export function publishCoverage(out: string, { claims }: Theorems, measured: RunCoverage | null): void {
  const last = lastCoverage(out)
  const coverage = measured ?? last
  if (coverage === null) return
  const ids = new Set(claims.map(({ id }) => id))
  for (const id of last?.statements.keys() ?? []) if (!ids.has(id) && isKey(id)) removeFolder(join(out, FOLDER, id))
  const statements = new Map([...coverage.statements].filter(([id]) => ids.has(id)))
  const texts = coverageTexts({ ...coverage, statements })
  writeAtomically(join(out, FILES[0]), texts.statements)
  writeAtomically(join(out, FILES[1]), texts.unreached)
}

/** What cannot be read is as good as not measured. */
export function lastCoverage(out: string): RunCoverage | null {
  try {
    return loadCoverage(out)
  } catch {
    return null
  }
}
