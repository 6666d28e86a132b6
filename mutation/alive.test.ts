import { expect, test } from 'vitest'
import { mergedReport, rangesOf } from './alive.ts'
import type { FolderReport, ReportedMutant } from './report.ts'

const SOURCE = 'const a = 1\nexport const f = (x: number) =>\n  x > 0 &&\n  x < a\n'

const mutant = (
  status: ReportedMutant['status'],
  [fromLine, fromColumn]: [number, number],
  [toLine, toColumn]: [number, number],
): ReportedMutant => ({
  id: '1',
  mutatorName: 'Some',
  replacement: 'true',
  status,
  location: { start: { line: fromLine, column: fromColumn }, end: { line: toLine, column: toColumn } },
})

const at = (status: ReportedMutant['status'], line = 3): ReportedMutant => mutant(status, [line, 3], [line, 8])

const report = (mutants: readonly ReportedMutant[], source = SOURCE): FolderReport => ({
  schemaVersion: '1.0',
  thresholds: { high: 90, low: 80 },
  files: { 'src/f.ts': { language: 'typescript', source, mutants } },
})

test('survivors are sought where their lines stand now', () => {
  const last = report([at('Killed'), at('Survived'), at('Survived', 4), mutant('NoCoverage', [3, 3], [4, 8])])
  expect(rangesOf(last, () => SOURCE)).toEqual(['src/f.ts:3-3', 'src/f.ts:4-4', 'src/f.ts:3-4'])
  expect(rangesOf(last, () => `// moved\n${SOURCE}x > 0 &&\n`).slice(0, 2)).toEqual(['src/f.ts:4-4', 'src/f.ts:6-6'])
  expect(rangesOf(last, () => 'all else')).toEqual([])
})

test('of the survivors the dead are dead, the living live, and those whose line is gone are gone', () => {
  const last = report([at('Killed', 1), at('Survived'), at('Survived', 4), mutant('Survived', [3, 3], [4, 8])])
  const moved = `// moved\n${SOURCE}`
  const found = report([{ ...at('Killed', 4), killedBy: ['f.test.ts#it'] }, at('Survived', 5)], moved)
  expect(mergedReport(last, found)).toEqual(
    report([at('Killed', 1), { ...at('Killed'), killedBy: ['f.test.ts#it'] }, at('Survived', 4)]),
  )
})

test('of two survivors that look the same both must die', () => {
  const twice = `${SOURCE}${SOURCE}`
  const last = report([at('Survived')])
  const found = report([at('Survived'), at('Killed', 7)], twice)
  expect(mergedReport(last, found)).toEqual(last)
})
