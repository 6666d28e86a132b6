import { expect, test } from 'vitest'
import { oncePer } from './once-per.ts'

test('a value is made once for each object, and again for one that only looks the same', () => {
  let made = 0
  const lengthOf = oncePer((list: readonly number[]) => {
    made += 1
    return { length: list.length }
  })
  const [list, alike] = [
    [1, 2],
    [1, 2],
  ]
  expect(lengthOf(list)).toEqual({ length: 2 })
  expect(lengthOf(list)).toBe(lengthOf(list))
  expect(made).toBe(1)
  expect(lengthOf(alike)).not.toBe(lengthOf(list))
  expect(made).toBe(2)
})
