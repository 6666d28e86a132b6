import { expect, test } from 'vitest'
import { OverflowError, type Program, program, runProgram } from './index.ts'

/** A program that gives the word back, over the first letters. */
const over = (size: number): Program =>
  program(`alphabet ${[...'abcdefghijklmnop'].slice(0, size).join(' ')}\ny(i) = in(i)`)

const TWELVE = '"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"'

test.each([
  ['?', 1, 2, '"a", "b"'],
  ['ab?', 3, 2, '"a", "b"'],
  ['?', 1, 12, TWELVE],
  ['?', 1, 13, `${TWELVE}, and 1 more`],
])('of %j symbol %i is outside the first %i letters, of which twelve are shown', (word, place, size, shown) => {
  const message = `symbol ${place} of the word is "?", which is not in the alphabet: ${shown}`
  expect(() => runProgram(over(size), [...word])).toThrow(new RangeError(message))
})

test('a digit is a symbol, and not a natural that could be too large', () => {
  expect(runProgram(program('alphabet 0 7\ny(i) = in(i)'), ['7']).output).toEqual(['7'])
})

test('an overflow has a name of its own', () => {
  const run = () => runProgram(program('alphabet a\ny(i) = n + 1'), ['a'])
  expect(run).toThrow(OverflowError)
  expect(run).toThrow(expect.objectContaining({ name: 'OverflowError', position: 1, value: 2, length: 1 }))
})

test('a sum of symbols is refused, and so is the negation of a natural', () => {
  const message = 'the program is not well-typed: checkTypes says where'
  const sum: Program = {
    ...over(2),
    lines: [{ name: 'y', operation: { kind: 'prefix-sum', value: { kind: 'input', at: 'j' } } }],
  }
  expect(() => runProgram(sum, ['a'])).toThrow(new TypeError(message))
  const negation: Program = {
    ...over(2),
    lines: [{ name: 'y', operation: { kind: 'position-wise', value: { kind: 'not', of: { kind: 'length' } } } }],
  }
  expect(() => runProgram(negation, ['a'])).toThrow(new TypeError(message))
})
