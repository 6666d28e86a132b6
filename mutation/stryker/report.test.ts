import { expect, test } from 'vitest'
import { mutantAt, mutantFrom, reportOn } from '../../tests/support/mutation-report.ts'
import { keyOf, printSurvivor, survivorsOf, triedIn } from './report.ts'

test('a survivor is described by its line, the text there and its replacement', () => {
  expect(survivorsOf(reportOn([mutantAt('Survived'), mutantAt('Killed')]))).toEqual([
    { file: 'src/f.ts', line: 'x > 0 &&', find: 'x > 0', put: 'true' },
  ])
})

test('what no test reaches is a survivor, and a change over several lines is described in one', () => {
  expect(survivorsOf(reportOn([mutantFrom('NoCoverage', [3, 3], [4, 8])]))).toEqual([
    { file: 'src/f.ts', line: 'x > 0 &&', find: 'x > 0 && x < a', put: 'true' },
  ])
})

test('all changes that were tried have the same keys as survivors', () => {
  const report = reportOn([mutantAt('Survived'), { ...mutantAt('Killed'), replacement: 'false' }])
  const [survivor] = survivorsOf(report)
  expect([...triedIn(report)]).toEqual([keyOf(survivor), keyOf({ ...survivor, put: 'false' })])
})

test('long code is cut', () => {
  const [{ find }] = survivorsOf(reportOn([mutantFrom('Survived', [1, 1], [1, 204])], `f(${'x'.repeat(200)})`))
  expect(find).toBe(`f(${'x'.repeat(118)}…`)
})

test('a survivor is printed with its replacement', () => {
  expect(printSurvivor({ file: 'a.ts', line: 'x > 0 &&', find: 'x > 0', put: 'true' })).toBe(
    'a.ts: x > 0 &&\n    x > 0  →  true',
  )
})
