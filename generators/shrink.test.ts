import { expect, test } from 'vitest'
import { eachSimpler, simplerFields, swapNeighbours, withoutOne } from './shrink.ts'

const less = (n: number): number[] => (n > 0 ? [n - 1, 0] : [])

test('one item after another is made simpler', () => {
  expect([...eachSimpler([2, 0, 1], less)]).toEqual([
    [1, 0, 1],
    [0, 0, 1],
    [2, 0, 0],
    [2, 0, 0],
  ])
})

test('named fields are made simpler, in the order in which they are named', () => {
  const whole = { left: 1, right: 2, name: 'a' }
  expect([...simplerFields(whole, { right: () => [1], left: () => [0] })]).toEqual([
    { left: 1, right: 1, name: 'a' },
    { left: 0, right: 2, name: 'a' },
  ])
})

test('items are left out one at a time, and swapped with the next', () => {
  expect([...withoutOne([1, 2, 3])]).toEqual([
    [2, 3],
    [1, 3],
    [1, 2],
  ])
  expect([...swapNeighbours([1, 2, 3])]).toEqual([
    [2, 1, 3],
    [1, 3, 2],
  ])
})
