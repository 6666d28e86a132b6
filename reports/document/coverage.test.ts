import { expect, test } from 'vitest'
import {
  type Coverage,
  coverageOf,
  coverageTexts,
  joinedCoverage,
  type RunCoverage,
  readCoverage,
  unreachedInAll,
  unreachedOf,
} from './coverage.ts'

const places = (...lines: number[]) => lines.map((line) => ({ line, text: `line ${line}` }))

const covered = (lines: readonly number[], branches: readonly number[]): Coverage =>
  coverageOf(
    [
      {
        file: 'src/a.ts',
        lines: 8,
        unreachedLines: places(...lines),
        branches: 4,
        unreachedBranches: places(...branches),
      },
    ],
    'coverage/lemma-6/index.html',
  )

const code: RunCoverage = {
  statements: new Map([['lemma-6', covered([3, 4], [5])]]),
  unreached: unreachedOf([
    { file: 'src/b.ts', of: 1, functions: [{ name: 'three', line: 2, end: 2 }] },
    {
      file: 'src/a.ts',
      of: 3,
      functions: [
        { name: 'one', line: 1, end: 1 },
        { name: 'two', line: 5, end: 5 },
      ],
    },
    { file: 'src/c.ts', of: 5, functions: [] },
  ]),
}

test('coverage is read back as it was written', () => {
  const { statements, unreached } = coverageTexts(code)
  expect(readCoverage(statements, unreached)).toEqual({ kind: 'read', value: code })
  expect(readCoverage('[{}]', unreached).kind).toBe('unreadable')
  expect(readCoverage(statements, '').kind).toBe('unreadable')
})

test('shares are those of all files together, and code without branches has all of them', () => {
  const other = { file: 'src/b.ts', lines: 2, unreachedLines: [], branches: 0, unreachedBranches: [] }
  expect(covered([3, 4], [5])).toMatchObject({ lines: 0.75, branches: 0.75 })
  expect(coverageOf([...covered([3, 4], [5]).files, other], null)).toMatchObject({ lines: 0.8, branches: 0.75 })
  expect(coverageOf([other], null)).toMatchObject({ lines: 1, branches: 1 })
})

test('machines together miss what each of them misses, branches of one line counted', () => {
  expect(joinedCoverage([covered([3, 4], [5, 5, 6])])).toEqual(covered([3, 4], [5, 5, 6]))
  const { files, report } = joinedCoverage([covered([3, 4], [5, 5, 6]), covered([4, 7], [5])])
  expect(report).toBeNull()
  expect(files).toMatchObject([{ unreachedLines: places(4), unreachedBranches: places(5) }])
})

test('functions are counted over all files, and files come by name', () => {
  expect(code.unreached.functions).toBe(9)
  expect(code.unreached.files.map(({ file }) => file)).toEqual(['src/a.ts', 'src/b.ts'])
})

test('a function is unreached if no run enters it', () => {
  const other = unreachedOf([
    {
      file: 'src/a.ts',
      of: 9,
      functions: [
        { name: 'two', line: 5, end: 5 },
        { name: 'four', line: 9, end: 9 },
      ],
    },
  ])
  expect(unreachedInAll([code.unreached, other])).toEqual({
    functions: 9,
    files: [{ file: 'src/a.ts', of: 3, functions: [{ name: 'two', line: 5, end: 5 }] }],
  })
  expect(unreachedInAll([code.unreached])).toEqual(code.unreached)
  expect(unreachedInAll([])).toBeNull()
})
