import { expect, test } from 'vitest'
import { oncePer, oncePerValue, remembering } from './index.ts'

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

test('a value is made once for each number and each text', () => {
  const calls: unknown[] = []
  const pair = oncePerValue((key: string | number) => {
    calls.push(key)
    return [key]
  })
  for (const key of [1, '1', 1, '1']) expect(pair(key)).toEqual([key])
  expect(calls).toEqual([1, '1'])
})

test('of what is large only the last value is kept', () => {
  const calls: number[] = []
  const double = remembering((n: number) => {
    calls.push(n)
    return 2 * n
  })
  expect([1, 1, 2, 2, 1].map(double)).toEqual([2, 2, 4, 4, 2])
  expect(calls).toEqual([1, 2, 1])
})
