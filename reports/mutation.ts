// Figures of the source changed by a program, operator by operator, `reports/out/mutation/summary.json`; and whether its own page is there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Read, shape } from '../src/json/index.ts'
import { count, readDocument } from './files/index.ts'

const { list, nonEmptyText, number, object } = shape

export interface MutatedFolder {
  /** Of src. */
  readonly folder: string
  /** All, with the excluded. */
  readonly mutants: number
  readonly killed: number
  /** Those that never ended. */
  readonly timeout: number
  readonly survived: number
  readonly noCoverage: number
  readonly excluded: number
  /** Killed or stopped, of all that are not excluded, in percent. */
  readonly score: number
  readonly seconds: number
}

export interface Mutation {
  readonly folders: readonly MutatedFolder[]
  /** From the page of the report; null where there is none. */
  readonly page: string | null
}

const summaryShape = object<{ folders: readonly MutatedFolder[] }>({
  folders: list(
    object<MutatedFolder>({
      folder: nonEmptyText(),
      mutants: count,
      killed: count,
      timeout: count,
      survived: count,
      noCoverage: count,
      excluded: count,
      score: number(),
      seconds: number(),
    }),
  ),
})

const PAGE = 'mutation/index.html'

/** Null before any such run. @example mutationIn('reports/out') */
export function mutationIn(out: string): Read<Mutation> | null {
  const summary = join(out, 'mutation', 'summary.json')
  const page = existsSync(join(out, PAGE)) ? PAGE : null
  if (!existsSync(summary)) return page === null ? null : { kind: 'read', value: { folders: [], page } }
  const read = readDocument(summaryShape, readFileSync(summary, 'utf8'))
  return read.kind === 'read' ? { kind: 'read', value: { folders: read.value.folders, page } } : read
}
