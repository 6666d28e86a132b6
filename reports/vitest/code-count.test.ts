import { expect, test } from 'vitest'
import { enteredCount, type FileCoverage, totalCount } from './code-count.ts'

const at = (line: number, column: number, endLine = line, endColumn = column + 5) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
})

// 1: const limit = isOdd ? 1 : 2
// 2: function entered(a) {
// 3:   if (a) return 1
// 4:   return () => limit
// 5: }
// 6: function idle() { return 0 }
const file: FileCoverage = {
  statementMap: { 0: at(1, 0), 1: at(3, 2), 2: at(3, 9), 3: at(4, 2), 4: at(4, 15), 5: at(6, 18) },
  s: { 0: 1, 1: 3, 2: 0, 3: 3, 4: 0, 5: 0 },
  fnMap: { 0: { loc: at(2, 20, 5, 1) }, 1: { loc: at(4, 9, 4, 20) }, 2: { loc: at(6, 16, 6, 28) } },
  f: { 0: 3, 1: 0, 2: 0 },
  branchMap: { 0: { loc: at(1, 14) }, 1: { loc: at(3, 2) } },
  b: { 0: [1, 0], 1: [0, 3] },
}

test('all lines and branches of a file are its total', () => {
  expect(totalCount(file)).toEqual({ lines: 4, branches: 4 })
})

test('of these, what ran in entered functions counts, and the top level does not', () => {
  expect(enteredCount(file)).toEqual({ lines: 2, branches: 1 })
})

test('a module that was only loaded counts nothing', () => {
  expect(enteredCount({ ...file, f: { 0: 0, 1: 0, 2: 0 }, s: { ...file.s, 1: 0, 3: 0 } })).toEqual({
    lines: 0,
    branches: 0,
  })
})
