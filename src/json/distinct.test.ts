import { expect, test } from 'vitest'
import { distinct, type JsonError } from './index.ts'

test('distinct keeps the first of each key, and reports the others', () => {
  const errors: JsonError[] = []
  const words = ['ant', 'bee', 'asp', '', 'elk', 'ape']
  const byLetter = distinct(
    words,
    '$.words',
    (word) => word[0],
    (word) => `the letter of ${word}`,
    errors,
  )
  expect([...byLetter]).toEqual([
    ['a', 'ant'],
    ['b', 'bee'],
    ['e', 'elk'],
  ])
  expect(errors).toEqual([
    { path: '$.words[2]', message: 'the letter of asp is given twice, first at $.words[0]: keep one', place: null },
    { path: '$.words[5]', message: 'the letter of ape is given twice, first at $.words[0]: keep one', place: null },
  ])
})
