import type { MutantResult } from '@stryker-mutator/api/core'
import { expect, test } from 'vitest'
import { outcomeOf, printSurvivor, survivorsOf } from './outcome.ts'

const SOURCE = 'const a = 1\nexport const f = (x: number) =>\n  x > 0 &&\n  x < a\n'

const mutant = (status: MutantResult['status'], start: [number, number], end: [number, number]): MutantResult => ({
  id: '1',
  fileName: '/project/src/f.ts',
  mutatorName: 'Some',
  replacement: 'true',
  status,
  location: { start: { line: start[0], column: start[1] }, end: { line: end[0], column: end[1] } },
})

const at = (status: MutantResult['status']): MutantResult => mutant(status, [3, 3], [3, 8])

test('the score leaves the excluded out, and counts what never ends as noticed', () => {
  const results = [
    ...Array.from({ length: 6 }, () => at('Killed')),
    at('Timeout'),
    at('Survived'),
    at('NoCoverage'),
    at('RuntimeError'),
    at('Ignored'),
  ]
  expect(outcomeOf('json', results, 2.5)).toEqual({
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
  expect(outcomeOf('json', [], 0).score).toBe(100)
})

const survivors = (...results: readonly MutantResult[]): unknown =>
  survivorsOf(
    results,
    () => SOURCE,
    (file) => file.slice('/project/'.length),
  )

test('a survivor is told by its line, what was there and what stands there now', () => {
  expect(survivors(at('Survived'), at('Killed'))).toEqual([
    { file: 'src/f.ts', line: 'x > 0 &&', find: 'x > 0', put: 'true' },
  ])
})

test('what no test reaches is a survivor, and a change over several lines is told in one', () => {
  expect(survivors(mutant('NoCoverage', [3, 3], [4, 8]))).toEqual([
    { file: 'src/f.ts', line: 'x > 0 &&', find: 'x > 0 && x < a', put: 'true' },
  ])
})

test('long code is cut', () => {
  const line = `f(${'x'.repeat(200)})`
  const [{ find }] = survivorsOf([mutant('Survived', [1, 1], [1, 204])], () => line, String)
  expect(find).toBe(`f(${'x'.repeat(118)}…`)
})

test('a survivor is printed with what became of it', () => {
  expect(printSurvivor({ file: 'a.ts', line: 'x > 0 &&', find: 'x > 0', put: 'true' })).toBe(
    'a.ts: x > 0 &&\n    x > 0  →  true',
  )
})
