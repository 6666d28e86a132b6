import { expect, test } from 'vitest'
import { mutantAt, mutantFrom, reportOn } from '../../tests/support/mutation-report.ts'
import { printSurvivor, survivorsOf, triedIn } from './report.ts'

test('a survivor is described by the function it is in, the code there, its replacement and what is around it', () => {
  expect(survivorsOf(reportOn([mutantAt('Survived'), mutantAt('Killed')]))).toEqual([
    { file: 'src/f.ts', in: 'f', find: '$1 > 0', put: 'true', within: '_ && $1 < a' },
  ])
})

test('what no test reaches is a survivor, and a change over several lines is described in one', () => {
  expect(survivorsOf(reportOn([mutantFrom('NoCoverage', [3, 3], [4, 8])]))).toEqual([
    { file: 'src/f.ts', in: 'f', find: '$1 > 0 && $1 < a', put: 'true', within: '($1: number) => _' },
  ])
})

test('all changes that were tried are described like survivors', () => {
  const report = reportOn([mutantAt('Survived'), { ...mutantAt('Killed'), replacement: 'false' }])
  const [survivor] = survivorsOf(report)
  expect(triedIn(report)).toEqual([survivor, { ...survivor, put: 'false' }])
})

test('a survivor is printed as an entry of the list, which lacks but its reason', () => {
  const [survivor] = survivorsOf(reportOn([mutantAt('Survived')]))
  expect(JSON.parse(printSurvivor(survivor))).toEqual(survivor)
})
