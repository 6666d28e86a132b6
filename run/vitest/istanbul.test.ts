import { expect, test } from 'vitest'
import { coveredFile, type FileCoverage, functionsOf, withinFunctions } from './istanbul.ts'

const SOURCE = `export const table = make(3)
export const half = (n: number) => {
  if (n > 1) return n / 2
  return 0
}
function make(n: number) { return n }
`
const range = (line: number, column: number, end = line) => ({
  start: { line, column },
  end: { line: end, column: 99 },
})

/** A table made while the module loads; a function of which the condition was never true; one that was not called. */
const data: FileCoverage = {
  path: '/src/half.ts',
  statementMap: { 0: range(1, 0), 1: range(3, 2), 2: range(3, 13), 3: range(4, 2), 4: range(6, 27) },
  s: { 0: 1, 1: 9, 2: 0, 3: 9, 4: 0 },
  fnMap: {
    0: {
      name: '(anonymous_0)',
      decl: range(2, 20),
      loc: { start: { line: 2, column: 35 }, end: { line: 5, column: 1 } },
    },
    1: { name: 'make', decl: range(6, 9), loc: range(6, 25) },
  },
  f: { 0: 9, 1: 0 },
  branchMap: {
    0: { loc: range(3, 2), locations: [range(3, 13), { start: {} }] },
    1: { loc: range(1, 20), locations: [range(1, 20)] },
  },
  b: { 0: [0, 9], 1: [1] },
}

test('code that runs while the module loads is left out', () => {
  const { statementMap, s, branchMap, b, fnMap } = withinFunctions(data)
  expect([Object.keys(statementMap), Object.keys(s)]).toEqual([
    ['1', '2', '3', '4'],
    ['1', '2', '3', '4'],
  ])
  expect([Object.keys(branchMap), Object.keys(b)]).toEqual([['0'], ['0']])
  expect(fnMap).toEqual(data.fnMap)
})

test('a line is reached if anything on it is, a branch only by itself', () => {
  expect(coveredFile(withinFunctions(data), 'src/half.ts', SOURCE)).toEqual({
    file: 'src/half.ts',
    lines: 3,
    unreachedLines: [{ line: 6, text: 'function make(n: number) { return n }' }],
    branches: 2,
    unreachedBranches: [{ line: 3, text: 'if (n > 1) return n / 2' }],
  })
})

test('a function that is not called has a name, also where it is a constant', () => {
  expect(functionsOf(data, SOURCE)).toEqual({ of: 2, unreached: [{ name: 'make', line: 6, end: 6 }] })
  expect(functionsOf({ ...data, f: { 0: 0, 1: 1 } }, SOURCE).unreached).toEqual([{ name: 'half', line: 2, end: 5 }])
})
