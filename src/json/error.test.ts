import { expect, test } from 'vitest'
import { messageOf, pathTo, printJsonError, quote } from './index.ts'

test('paths name keys that are words, quote the others, and number items', () => {
  expect([pathTo('$', 'layers'), pathTo('$', '_a1'), pathTo('$', 3)]).toEqual(['$.layers', '$._a1', '$[3]'])
  expect([pathTo('$', ''), pathTo('$', '1a'), pathTo('$', 'a b')]).toEqual(['$[""]', '$["1a"]', '$["a b"]'])
  const long = 'a'.repeat(100)
  expect([pathTo('$', long), pathTo('$', `${long}a`)]).toEqual([`$.${long}`, `$["${'a'.repeat(59)}…"]`])
})

test('quotes hold sixty characters', () => {
  const sixty = 'x'.repeat(60)
  expect([quote(sixty), quote(`${sixty}y`), quote('a"b')]).toEqual([`"${sixty}"`, `"${sixty.slice(1)}…"`, '"a\\"b"'])
})

test('whatever is thrown has a message', () => {
  expect([messageOf(new RangeError('too large')), messageOf('no error'), messageOf(undefined)]).toEqual([
    'too large',
    'no error',
    'undefined',
  ])
})

test('an error is printed with its place, where it has one', () => {
  const error = { path: '$.a', message: 'wrong', place: null }
  expect(printJsonError(error)).toBe('$.a: wrong')
  expect(printJsonError({ ...error, place: { line: 3, column: 7 } })).toBe('line 3, column 7, at $.a: wrong')
})
