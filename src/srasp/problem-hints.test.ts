import { expect, test } from 'vitest'
import { parseProgram } from './index.ts'

/** What stands above every example. */
const ABOVE = `alphabet a b
table t = "a" -> 1, else 0
c(i) = in(i) = "a"
d(i) = psum[j <= i] t(in(j))
`

/** Where the problem of a text is, what it is, and what to do. */
function told(text: string): readonly unknown[] {
  const read = parseProgram(text)
  return read.kind === 'unreadable' ? [read.line, read.column, read.message, read.hint] : ['read']
}

/** The problem of the fifth line: its column, message and hint. */
const toldOf = (line: string): readonly unknown[] => told(`${ABOVE}${line}`).slice(1)

test.each([
  ['=>', '"at least" is written >=, and a row of a table has ->'],
  ['=<', '"at most" is written <='],
  ['===', 'equality is written ='],
  ['!==', 'inequality is written !='],
  ['<>', 'inequality is written !='],
  [':=', 'a vector is defined by ='],
  ['<-', 'a vector is defined by =; a space keeps < and - apart'],
  ['”', 'symbols stand in straight quotes: "a"'],
  ['{', 'brackets are ( ) around expressions and [ ] after psum, leftmost and rightmost'],
  ['}', 'brackets are ( ) around expressions and [ ] after psum, leftmost and rightmost'],
])('instead of %s another spelling is told', (foreign, hint) => {
  expect(toldOf(`y(i) = 1 ${foreign} 2`)).toEqual([10, `found "${foreign}", which has no meaning here`, hint])
})

const IN = 'in(i) is the symbol at i, in(j) the one at j; to read another position, attend to it: j = …'
const READ = 'a vector is read at i or j; to read it elsewhere, attend to it: rightmost[all, j = …] d(j) : …'
const whole = (word: string): string =>
  `${word} takes a line of its own: define v(i) = ${word}[…] … in an earlier line, and write v(i) here`

test.each([
  ['y(i) = +1', 8, 'found "+", expected an expression after "="', 'naturals have no sign; a subtraction stops at 0'],
  ['y(i) = )', 8, 'found ")", expected an expression after "="', null],
  ['y(i) = 1 + leftmost[all, true] 1 : 0', 12, 'found "leftmost", expected an expression after "+"', whole('leftmost')],
  [
    'y(i) = 1 + rightmost[all, true] 1 : 0',
    12,
    'found "rightmost", expected an expression after "+"',
    whole('rightmost'),
  ],
  ['y(i) = in(n)', 11, 'found "n", expected i or j after in(', IN],
  ['y(i) = in(in(i))', 11, 'found "in", expected i or j after in(', IN],
  ['y(i) = in(j + 1)', 13, 'found "+", expected ")" after in(j', IN],
  ['y(i) = d(n)', 10, 'found "n", expected i or j after d(', READ],
  ['y(i) = (1, 2)', 10, 'found ",", expected an operator such as + or and, or ")" for the "(" in column 8', null],
  [
    'y(i) = (if c(i) then 1)',
    23,
    'found ")", expected an operator such as + or and, or else for the if in column 9',
    null,
  ],
  ['y(i) = 1]', 9, 'found "]", expected an operator such as + or and, or the end of the line', 'it closes nothing'],
])('%s: an expression has another part in column %i', (line, ...problem) => {
  expect(toldOf(line)).toEqual(problem)
})

const PSUM = 'a prefix sum is written psum[j <= i] and a natural over j'

test.each([
  ['y(i) = psum[j <= i d(j)', 20, 'found "d", expected "]" after the mask', PSUM],
  ['y(i) = psum[j <= i]', 20, 'found the end of the line, expected an expression after "]"', null],
  [
    'y(i) = psum[j <= i] 1 2',
    23,
    'found the number 2, expected an operator such as + or and, or the end of the line',
    null,
  ],
  ['y(i) = rightmost[all, ] 1 : 0', 23, 'found "]", expected an expression after ","', null],
  ['y(i) = rightmost[all, true] : 0', 29, 'found ":", expected an expression after "]"', null],
  ['y(i) = rightmost[all, true] 1 :', 32, 'found the end of the line, expected an expression after ":"', null],
  [
    'y(i) = rightmost[all, true] 1 : 0 2',
    35,
    'found the number 2, expected an operator such as + or and, or the end of the line',
    null,
  ],
])('%s: a line is asked for what it lacks in column %i', (line, ...problem) => {
  expect(toldOf(line)).toEqual(problem)
})

const TABLE = 'as in table weight = "a" -> 1, "b" -> 2, else 0'
const COUNT = 'how many symbols the table takes: table mismatch(2) = "(" ")" -> false, else true'

test.each([
  ['table q = , else 0', 11, 'found ",", expected a symbol in quotes, or else', TABLE],
  ['table q = -> 1, else 0', 11, 'found "->", expected a symbol in quotes, or else', TABLE],
  ['table q(1 = else 0', 11, 'found "=", expected ")" after the number', COUNT],
  ['table q(2) = "a" "b" -> 1, "a" "b" -> 2, else 0', 28, 'the table has two rows for "a" "b"', null],
])('%s: a table is asked for what it lacks in column %i', (line, ...problem) => {
  expect(toldOf(line)).toEqual(problem)
})

const WEIGHTS = 'a table gives numbers for symbols: table weight = "a" -> 1, else 0'

test.each([
  ['y(i) = c(i) - 1', 8, 'c(i) is a Boolean, expected a natural beside -', 'make it a number: if c(i) then 1 else 0'],
  ['y(i) = 1 + "12"', 12, '"12" is a symbol, expected a natural beside +', 'the number stands without quotes: 12'],
  ['y(i) = 1 + "1a"', 12, '"1a" is a symbol, expected a natural beside +', null],
  ['y(i) = 1 + "a\\"1"', 12, '"a\\"1" is a symbol, expected a natural beside +', null],
  ['y(i) = 1 + in(i)', 12, 'in(i) is a symbol, expected a natural beside +', WEIGHTS],
  ['y(i) = t(12)', 10, '12 is a natural, expected a symbol as an argument of t', 'the symbol stands in quotes: "12"'],
  ['y(i) = t(true)', 10, 'true is a Boolean, expected a symbol as an argument of t', null],
  ['y(i) = t(d(i))', 10, 'd(i) is a natural, expected a symbol as an argument of t', null],
])('%s: a value of another type is converted if there is a way', (line, ...problem) => {
  expect(toldOf(line)).toEqual(problem)
})

test('a name that is defined too late is found below, and one that is defined twice is not', () => {
  expect(toldOf('y(i) = u(in(i))\ntable u = else 0')).toEqual([
    8,
    'there is no table or vector "u" above',
    'u is defined below, in line 6: a line reads only what is defined above it',
  ])
  expect(toldOf('y(i) = d(j)\nd(i) = 1')).toEqual([
    8,
    'd(j) uses j, but a position-wise line has only i',
    'j belongs to psum[j <= i], leftmost[…] and rightmost[…], and each of these takes a line of its own',
  ])
  expect(told('alphabet a\ny(i) = z(i)')).toEqual([2, 8, 'there is no vector "z" above', 'there are no vectors above'])
  expect(told('alphabet a\ny(i) = z(in(i))')).toEqual([
    2,
    8,
    'there is no table or vector "z" above',
    'there are no tables and vectors above',
  ])
})

test('an output without vectors is not enough', () => {
  expect(told('alphabet a\noutput y')).toEqual([2, 9, 'the program ends without a vector', 'as in y(i) = in(i) = "a"'])
})

test('only the word that begins a line makes it an alphabet', () => {
  expect(told('alphabet a\n# the alphabet is small\ny(i) = 1')).toEqual(['read'])
})

const TOO_DEEP = 'nested deeper than 2,000 levels'
const nots = (count: number): string => 'not '.repeat(count)

test.each([
  ['inside a table', `y(i) = t(${nots(2001)}true)`],
  ['far inside a table', `y(i) = t(${nots(2002)}true)`],
  ['before and', `y(i) = ${nots(2002)}true and true`],
  ['before a comparison', `y(i) = 1${' + 1'.repeat(2001)} = 1`],
  ['before another sum', `y(i) = 1${' + 1'.repeat(2002)}`],
])('too many operators are told, also %s', (_, line) => {
  expect(toldOf(line).slice(1)).toEqual([TOO_DEEP, null])
})

test('brackets side by side are not nested', () => {
  expect(told(`alphabet a\ny(i) = (true)${' and (true)'.repeat(1001)}`)).toEqual(['read'])
})
