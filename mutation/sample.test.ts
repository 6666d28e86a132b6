import { expect, test } from 'vitest'
import { mutantAt, reportOn, SOURCE } from '../tests/support/mutation-report.ts'
import { printDrawn, sample } from './sample.ts'

const report = reportOn([
  mutantAt('Killed'),
  { ...mutantAt('Survived'), replacement: 'false' },
  { ...mutantAt('Ignored'), replacement: '' },
  { ...mutantAt('Timeout'), replacement: 'k--' },
])

const put = (size: number, seed: number): (string | undefined)[] =>
  sample(report, size, seed).map(({ mutant }) => mutant.replacement)

test('no more mutants are drawn than there are, and none that is excluded', () => {
  expect(put(20, 1).toSorted()).toEqual(['false', 'k--', 'true'])
})

test('the same seed draws the same, and another may not', () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => put(1, seed)[0])
  expect(seeds).toEqual(Array.from({ length: 20 }, (_, seed) => put(1, seed)[0]))
  expect(new Set(seeds).size).toBe(3)
})

test('each is printed with what was said of it', () => {
  const drawn = { file: 'src/f.ts', source: SOURCE, mutant: mutantAt('Killed') }
  expect(printDrawn(drawn, { kind: 'green' })).toBe('  src/f.ts:3  x > 0  →  true\n    NOT NOTICED')
  expect(printDrawn(drawn, { kind: 'green' }, 'Time only.')).toContain('NOT NOTICED, as explained: Time only.')
  expect(printDrawn(drawn, { kind: 'endless' }, 'Time only.')).toBe('  src/f.ts:3  x > 0  →  true\n    never ended')
})
