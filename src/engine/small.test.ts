import { expect, test } from 'vitest'
import { enumerate } from './small.ts'

const digits = { upTo: (size: number) => [0, 1, 2].slice(0, size), cases: (size: number) => `digits below ${size}` }

test('small cases are counted by enumerating them, and the scope says how many', () => {
  const small = enumerate(digits)
  expect([small.count(2), small.count(9)]).toEqual([2, 3])
  expect(small.scope(2)).toBe('all 2 digits below 2')
  expect([...small.upTo(2)]).toEqual([0, 1])
})

test('a count of their own is used, and what else is known of them stays', () => {
  const small = enumerate({ ...digits, count: () => 7, isWhole: (size) => size > 2 })
  expect([small.count(1), small.scope(1)]).toEqual([7, 'all 7 digits below 1'])
  expect([small.isWhole?.(2), small.isWhole?.(3)]).toEqual([false, true])
})
