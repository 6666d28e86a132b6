import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'
import type { FolderReport, ReportedMutant } from './report.ts'

const location = { start: { line: 3, column: 3 }, end: { line: 3, column: 8 } }

function report(...statuses: readonly ReportedMutant['status'][]): FolderReport {
  const mutants = statuses.map((status, id) => ({
    id: `${id}`,
    mutatorName: 'Some',
    replacement: 'true',
    location,
    status,
  }))
  return {
    schemaVersion: '1.0',
    thresholds: { high: 90, low: 80 },
    files: { 'src/f.ts': { language: 'typescript', source: '', mutants } },
  }
}

test('the score leaves the excluded out, and counts what never ends as noticed', () => {
  const killed = Array.from({ length: 6 }, () => 'Killed' as const)
  expect(
    outcomeOf('json', report(...killed, 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'), 2.5),
  ).toEqual({
    folder: 'json',
    mutants: 11,
    killed: 7,
    timeout: 1,
    survived: 1,
    noCoverage: 1,
    excluded: 1,
    score: 80,
    seconds: 2.5,
  })
})

test('a folder without mutants has nothing to notice', () => {
  expect(outcomeOf('json', report(), 0).score).toBe(100)
})
