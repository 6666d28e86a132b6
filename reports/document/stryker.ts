// Stryker's figures, one row per folder of src: `reports/out/mutation/summary.json`.
import { type Read, readDocument, type Shaped, shape } from '../../src/json/index.ts'

const { count, list, nonEmptyText, number, object } = shape

const folderShape = object({
  /** Of src. */
  folder: nonEmptyText(),
  /** All, including the excluded. */
  mutants: count,
  killed: count,
  /** Mutants whose tests never ended. */
  timeout: count,
  survived: count,
  noCoverage: count,
  excluded: count,
  /** Killed or timed out, as a percentage of those not excluded. */
  score: number(),
  seconds: number(),
})
export type StrykerFolder = Shaped<typeof folderShape>

const summaryShape = object({ folders: list(folderShape) })

export interface StrykerReport {
  readonly folders: readonly StrykerFolder[]
  /** Link from the report to Stryker's own page; null if there is none. */
  readonly page: string | null
}

/** @example readStrykerReport('{"folders":[]}', null) // { kind: 'read', value: { folders: [], page: null } } */
export function readStrykerReport(summary: string, page: string | null): Read<StrykerReport> {
  const read = readDocument(summaryShape, summary)
  return read.kind === 'read' ? { kind: 'read', value: { folders: read.value.folders, page } } : read
}
