// Figures of Stryker's changes of the source, folder by folder: `reports/out/mutation/summary.json`.
import { type Read, readDocument, type Shaped, shape } from '../../src/json/index.ts'

const { count, list, nonEmptyText, number, object } = shape

const folderShape = object({
  /** Of src. */
  folder: nonEmptyText(),
  /** All, with the excluded. */
  mutants: count,
  killed: count,
  /** Those that never ended. */
  timeout: count,
  survived: count,
  noCoverage: count,
  excluded: count,
  /** Killed or stopped, of all that are not excluded, in percent. */
  score: number(),
  seconds: number(),
})
export type StrykerFolder = Shaped<typeof folderShape>

const summaryShape = object({ folders: list(folderShape) })

export interface StrykerReport {
  readonly folders: readonly StrykerFolder[]
  /** Stryker's own page, from the page of the report; null where there is none. */
  readonly page: string | null
}

/** @example readStrykerReport('{"folders":[]}', null) // { kind: 'read', value: { folders: [], page: null } } */
export function readStrykerReport(summary: string, page: string | null): Read<StrykerReport> {
  const read = readDocument(summaryShape, summary)
  return read.kind === 'read' ? { kind: 'read', value: { folders: read.value.folders, page } } : read
}
