import { expect, test } from 'vitest'
import { mutantAt, reportOn } from '../../tests/support/mutation-report.ts'
import { outcomeOf } from './outcome.ts'
import type { FolderReport, ReportedMutant } from './report.ts'

const report = (...statuses: readonly ReportedMutant['status'][]): FolderReport =>
  reportOn(statuses.map((status) => mutantAt(status)))

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
