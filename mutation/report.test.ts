import { expect, test } from 'vitest'
import { type FolderReport, printSurvivor, type ReportedMutant, survivorsOf } from './report.ts'

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

test('a survivor is told by its line, what was there and what stands there now', () => {
  expect(survivorsOf(report([at('Survived'), at('Killed')]))).toEqual([
    { file: 'src/f.ts', line: 'x > 0 &&', find: 'x > 0', put: 'true' },
  ])
})

test('what no test reaches is a survivor, and a change over several lines is told in one', () => {
  expect(survivorsOf(report([mutant('NoCoverage', [3, 3], [4, 8])]))).toEqual([
    { file: 'src/f.ts', line: 'x > 0 &&', find: 'x > 0 && x < a', put: 'true' },
  ])
})

test('long code is cut', () => {
  const [{ find }] = survivorsOf(report([mutant('Survived', [1, 1], [1, 204])], `f(${'x'.repeat(200)})`))
  expect(find).toBe(`f(${'x'.repeat(118)}…`)
})

test('a survivor is printed with what became of it', () => {
  expect(printSurvivor({ file: 'a.ts', line: 'x > 0 &&', find: 'x > 0', put: 'true' })).toBe(
    'a.ts: x > 0 &&\n    x > 0  →  true',
  )
})
