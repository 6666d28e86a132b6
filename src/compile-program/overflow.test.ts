// Naturals above n: the model's run says of each what the interpreter says, word for word, also where the natural is hidden.
import { expect, test } from 'vitest'
import { wordsUpTo } from '../../tests/support/compiled.ts'
import { disagreements } from '../../tests/support/programs.ts'
import { OverflowError, printExpression, program } from '../srasp/index.ts'
import { compileProgram, runCompiled } from './index.ts'

const TABLES = 'alphabet a b\ntable k = "a" -> 1, "b" -> 3, else 0\n'

/** A line, and what overflows on the word given. */
const HIDDEN = [
  { line: 'y(i) = 2', on: 'a', says: 'vector y, position 1: 2 is 2' },
  { line: 'y(i) = i + 1', on: 'ab', says: 'vector y, position 2: i + 1 is 3' },
  { line: 'y(i) = i + 1 - 1', on: 'ab', says: 'vector y, position 2: i + 1 is 3' },
  { line: 'y(i) = if i = n then 0 else i + i', on: 'aaa', says: 'vector y, position 2: i + i is 4' },
  { line: 'y(i) = i + 1 > 2 or true', on: 'aa', says: 'vector y, position 2: i + 1 is 3' },
  { line: 'y(i) = 4 > 3', on: 'aaa', says: 'vector y, position 1: 4 is 4' },
  { line: 'y(i) = k(in(i)) - n', on: 'ab', says: 'vector y, position 2: k(in(i)) is 3' },
  { line: 'y(i) = if k("b") = 3 then 1 else 0', on: 'aa', says: 'vector y, position 1: k("b") is 3' },
  { line: 'y(i) = psum[j <= i] j', on: 'aaa', says: 'vector y, position 3: the sum of j up to here is 6' },
  { line: 'y(i) = psum[j <= i] k(in(j)) + 1', on: 'aba', says: 'vector y, position 2: k(in(j)) + 1 is 4' },
  {
    line: 'y(i) = leftmost[j < i, j + 1 = i] in(j) : "?"',
    on: 'aa',
    says: 'vector y, position 2: j + 1 is 3',
  },
  {
    line: 'y(i) = leftmost[j < i, false and j + 1 = i + 1] 9 : 8',
    on: 'aaa',
    says: 'vector y, position 3: j + 1 is 4',
  },
  {
    line: 'y(i) = leftmost[all, i + 1 > 2 and j + 1 > 2] 0 : 0',
    on: 'aa',
    says: 'vector y, position 2: j + 1 is 3',
  },
  { line: 'y(i) = leftmost[j < i, false] 9 : 8', on: 'aa', says: 'vector y, position 1: 9 is 9' },
  { line: 'y(i) = leftmost[all, true] 0 : i + i', on: 'aa', says: 'vector y, position 2: i + i is 4' },
]

test.each(HIDDEN)('$line on $on: $says', ({ line, on, says }) => {
  const compiled = compileProgram(program(`${TABLES}x(i) = i\n${line}`))
  const run = () => runCompiled(compiled, [...on])
  expect(run).toThrow(OverflowError)
  expect(run).toThrow(says)
  expect(disagreements(compiled, [...on])).toEqual([])
})

test.each(HIDDEN)('$line overflows on the words on which the interpreter overflows, and on no others', ({ line }) => {
  const compiled = compileProgram(program(`${TABLES}x(i) = i\n${line}`))
  expect(wordsUpTo(4, ['a', 'b']).flatMap((word) => disagreements(compiled, word))).toEqual([])
})

test('a value of a table that no position has is no overflow', () => {
  const compiled = compileProgram(program(`${TABLES}y(i) = k(in(i)) + 0`))
  expect(runCompiled(compiled, ['a', 'a']).output).toEqual([1, 1])
})

/** What is watched: over positions or pairs, then each natural with its variable and its scale. */
const watched = (line: string): readonly string[] =>
  compileProgram(program(`${TABLES}${line}`)).watches.map(({ over, guards }) =>
    [over, ...guards.map(({ expression, at, scale }) => `${printExpression(expression)} (${at}, ${scale})`)].join(': '),
  )

test.each([
  { line: 'y(i) = i + 1 > k(in(i))', watches: ['positions: 1 (i, n): i + 1 (i, n): k(in(i)) (i, n)'] },
  { line: 'y(i) = psum[j <= i] j + j', watches: ['positions: j + j (j, n)', 'positions: j + j (i, n*i)'] },
  {
    line: 'y(i) = leftmost[all, i = j + 1] k(in(j)) : i + 2',
    watches: ['pairs: 1 (i, n): j + 1 (j, n)', 'positions: k(in(j)) (j, n)', 'positions: 2 (i, n): i + 2 (i, n)'],
  },
])('$line watches $watches', ({ line, watches }) => {
  expect(watched(line)).toEqual(watches)
})
