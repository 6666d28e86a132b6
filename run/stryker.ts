// Loads Stryker's figures, `reports/out/mutation/summary.json`, and looks for its own page.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readStrykerReport, type StrykerReport } from '../reports/document/index.ts'
import type { Read } from '../src/json/index.ts'
import { readText } from './files/index.ts'

const PAGE = 'mutation/index.html'

/** Null if Stryker has not run yet. @example loadStrykerReport('reports/out') */
export function loadStrykerReport(out: string): Read<StrykerReport> | null {
  const summary = join(out, 'mutation', 'summary.json')
  const page = existsSync(join(out, PAGE)) ? PAGE : null
  if (!existsSync(summary)) return page === null ? null : { kind: 'read', value: { folders: [], page } }
  return readStrykerReport(readText(summary), page)
}
