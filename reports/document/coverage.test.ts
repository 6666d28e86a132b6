import { expect, test } from 'vitest'
import { coverageTexts, type RunCoverage, readCoverage, unreachedInAll } from './coverage.ts'

const code: RunCoverage = {
  claims: new Map([
    ['lemma-6', { lines: 0.25, branches: 0.125 }],
    ['lemma-7', { lines: 0, branches: 1 }],
  ]),
  unreached: {
    functions: 9,
    files: [
      {
        file: 'src/a.ts',
        of: 3,
        functions: [
          { name: 'one', line: 1, end: 1 },
          { name: 'two', line: 5, end: 5 },
        ],
      },
      { file: 'src/b.ts', of: 1, functions: [{ name: 'three', line: 2, end: 2 }] },
    ],
  },
}

test('coverage is read back as it was written', () => {
  const { shares, unreached } = coverageTexts(code)
  expect(readCoverage(shares, unreached)).toEqual({ kind: 'read', value: code })
  expect(readCoverage('[{}]', unreached).kind).toBe('unreadable')
  expect(readCoverage(shares, '').kind).toBe('unreadable')
})

test('a function is unreached if no run enters it', () => {
  const other = {
    functions: 9,
    files: [
      {
        file: 'src/a.ts',
        of: 3,
        functions: [
          { name: 'two', line: 5, end: 5 },
          { name: 'four', line: 9, end: 9 },
        ],
      },
    ],
  }
  expect(unreachedInAll([code.unreached, other])).toEqual({
    functions: 9,
    files: [{ file: 'src/a.ts', of: 3, functions: [{ name: 'two', line: 5, end: 5 }] }],
  })
  expect(unreachedInAll([code.unreached])).toEqual(code.unreached)
  expect(unreachedInAll([])).toBeNull()
})
