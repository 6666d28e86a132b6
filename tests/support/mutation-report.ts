// A report of one small file, with the mutants that a test needs.
import type { FolderReport, ReportedMutant } from '../../mutation/stryker/report.ts'

export const SOURCE = 'const a = 1\nexport const f = (x: number) =>\n  x > 0 &&\n  x < a\n'

export const reportOn = (mutants: readonly ReportedMutant[], source = SOURCE): FolderReport => ({
  schemaVersion: '1.0',
  thresholds: { high: 90, low: 80 },
  files: { 'src/f.ts': { language: 'typescript', source, mutants } },
})

/** From a line and column to another. */
export const mutantFrom = (
  status: ReportedMutant['status'],
  [startLine, startColumn]: readonly [number, number],
  [endLine, endColumn]: readonly [number, number],
): ReportedMutant => ({
  id: '1',
  mutatorName: 'Some',
  replacement: 'true',
  status,
  location: { start: { line: startLine, column: startColumn }, end: { line: endLine, column: endColumn } },
})

/** Of the comparison on a line, which is the third if nothing is said. */
export const mutantAt = (status: ReportedMutant['status'], line = 3): ReportedMutant =>
  mutantFrom(status, [line, 3], [line, 8])
