import { expect, test } from 'vitest'
import { choices, listsOver } from './choices.ts'

test('choices take one of each, and lists take every value everywhere', () => {
  expect([...choices([['a', 'b'], ['c'], ['d', 'e']])].map((c) => c.join(''))).toEqual(['acd', 'ace', 'bcd', 'bce'])
  expect([...listsOver(['x', 'y'], 2)].map((c) => c.join(''))).toEqual(['xx', 'xy', 'yx', 'yy'])
})
