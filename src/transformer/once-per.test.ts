import { expect, test } from 'vitest'
import { oncePer, oncePerValue } from './once-per.ts'

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

test('a value is made once for each number', () => {
  let made = 0
  const twice = oncePerValue((k: number) => {
    made += 1
    return 2 * k
  })
  expect([twice(3), twice(3), twice(4)]).toEqual([6, 6, 8])
  expect(made).toBe(2)
})
