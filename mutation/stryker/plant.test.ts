import { expect, test } from 'vitest'
import { mutantAt, mutantFrom, SOURCE } from '../../tests/support/mutation-report.ts'
import { between, plant } from './plant.ts'

test('a change takes the place of what it replaces, and all else stays', () => {
  expect(plant(SOURCE, mutantAt('Killed'))).toBe('const a = 1\nexport const f = (x: number) =>\n  true &&\n  x < a\n')
})

test('a change over several lines takes the place of all of them', () => {
  const change = mutantFrom('Killed', [3, 3], [4, 8])
  expect(between(SOURCE, change.location)).toBe('x > 0 &&\n  x < a')
  expect(plant(SOURCE, change)).toBe('const a = 1\nexport const f = (x: number) =>\n  true\n')
})

test('a change may be to nothing', () => {
  expect(plant(SOURCE, { ...mutantFrom('Killed', [1, 1], [1, 13]), replacement: '' })).toBe(SOURCE.slice(12))
})
