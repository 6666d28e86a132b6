import { expect, test } from 'vitest'
import { listsOver, range } from './lists.ts'

test('lists take every value everywhere', () => {
  expect([...listsOver(['x', 'y'], 2)].map((c) => c.join(''))).toEqual(['xx', 'xy', 'yx', 'yy'])
  expect([...listsOver(['x', 'y'], 0)]).toEqual([[]])
  expect([...listsOver([], 1)]).toEqual([])
})

test('a range has both of its ends, and nothing where they are in the wrong order', () => {
  expect([range(2, 4), range(1, 1), range(1, 0), range(3, 0)]).toEqual([[2, 3, 4], [1], [], []])
})
