import { expect, test } from 'vitest'
import { mutantAt, mutantFrom, reportOn, SOURCE } from '../../tests/support/mutation-report.ts'
import { mergedReport, rangesOf } from './alive.ts'

test('survivors are sought where they stand now', () => {
  const alive = [mutantAt('Survived'), mutantAt('Survived', 4), mutantFrom('NoCoverage', [3, 3], [4, 8])]
  const all = [...alive, mutantFrom('Killed', [1, 11], [1, 12])]
  const last = reportOn(all)
  const planned = all.map((mutant) => ({ file: 'src/f.ts', source: SOURCE, mutant }))
  expect(rangesOf(last, planned)).toEqual(['src/f.ts:3-3', 'src/f.ts:4-4', 'src/f.ts:3-4'])
  const renamed = {
    file: 'src/f.ts',
    source: `// moved\n${SOURCE.replaceAll('x', 'y')}`,
    mutant: mutantAt('Survived', 4),
  }
  expect(rangesOf(last, [renamed])).toEqual(['src/f.ts:4-4'])
  expect(rangesOf(last, [{ ...renamed, source: renamed.source.replaceAll('0', '1') }])).toEqual([])
})

test('survivors are updated, and those that are gone are dropped', () => {
  const last = reportOn([
    mutantAt('Killed', 1),
    mutantAt('Survived'),
    mutantAt('Survived', 4),
    mutantFrom('Survived', [3, 3], [4, 8]),
  ])
  const moved = `// moved\n${SOURCE}`
  const found = reportOn([{ ...mutantAt('Killed', 4), killedBy: ['f.test.ts#it'] }, mutantAt('Survived', 5)], moved)
  expect(mergedReport(last, found)).toEqual(
    reportOn([mutantAt('Killed', 1), { ...mutantAt('Killed'), killedBy: ['f.test.ts#it'] }, mutantAt('Survived', 4)]),
  )
})

test('of two survivors that look the same both must die', () => {
  const twice = `${SOURCE}${SOURCE}`
  const last = reportOn([mutantAt('Survived')])
  const found = reportOn([mutantAt('Survived'), mutantAt('Killed', 7)], twice)
  expect(mergedReport(last, found)).toEqual(last)
})
