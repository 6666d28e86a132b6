// Figures of Stryker's changes of the source, `reports/out/mutation/summary.json`, and whether its own page is there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutation, readMutation } from '../reports/index.ts'
import type { Read } from '../src/json/index.ts'

const PAGE = 'mutation/index.html'

/** Null before any such run. @example mutationIn('reports/out') */
export function mutationIn(out: string): Read<Mutation> | null {
  const summary = join(out, 'mutation', 'summary.json')
  const page = existsSync(join(out, PAGE)) ? PAGE : null
  if (!existsSync(summary)) return page === null ? null : { kind: 'read', value: { folders: [], page } }
  return readMutation(readFileSync(summary, 'utf8'), page)
}
