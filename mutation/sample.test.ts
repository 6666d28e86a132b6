import { expect, test } from 'vitest'
import { mutantAt, reportOn } from '../tests/support/mutation-report.ts'
import { printDrawn, sample } from './sample.ts'

const report = reportOn([
  { ...mutantAt('Killed'), killedBy: ['f.test.ts#it works'] },
  { ...mutantAt('Survived'), replacement: 'false' },
  { ...mutantAt('Ignored'), replacement: '' },
  { ...mutantAt('Timeout'), replacement: 'k--' },
])

test('no more mutants are drawn than there are, and none that is excluded', () => {
  const drawn = sample(report, 20, 1)
  expect(drawn.map(({ put }) => put).toSorted()).toEqual(['false', 'k--', 'true'])
  expect(
    drawn
      .filter(({ isNoticed }) => isNoticed)
      .map(({ put }) => put)
      .toSorted(),
  ).toEqual(['k--', 'true'])
})

test('the same seed draws the same, and another may not', () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => sample(report, 1, seed)[0].put)
  expect(seeds).toEqual(Array.from({ length: 20 }, (_, seed) => sample(report, 1, seed)[0].put))
  expect(new Set(seeds).size).toBe(3)
})

test('each is printed with the test that noticed it', () => {
  const printed = sample(report, 3, 1).map(printDrawn).toSorted()
  expect(printed).toEqual([
    '  src/f.ts:3  false\n    NOT NOTICED',
    '  src/f.ts:3  k--\n    never ended',
    '  src/f.ts:3  true\n    f.test.ts#it works',
  ])
})
