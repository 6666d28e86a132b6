import { expect, test } from 'vitest'
import { assemble, keysOf, products } from './parts.ts'

interface Pair {
  readonly left: number
  readonly right: number
}

test('names come in the order in which they were written', () => {
  expect(keysOf({ right: 1, left: 2 })).toEqual(['right', 'left'])
})

test('an object is assembled from its parts, in the order of their names', () => {
  const asked: string[] = []
  const made = assemble<Pair>(['right', 'left'], (name) => asked.push(name))
  expect([made, asked]).toEqual([{ right: 1, left: 2 }, ['right', 'left']])
})

test('products are every choice, the last name varying fastest', () => {
  expect([...products<Pair>(['left', 'right'], (name) => (name === 'left' ? [1, 2] : [3, 4]))]).toEqual([
    { left: 1, right: 3 },
    { left: 1, right: 4 },
    { left: 2, right: 3 },
    { left: 2, right: 4 },
  ])
})

test('a choice may depend on those before it, and nothing to choose from gives no product', () => {
  const upTo = (most: number): number[] => [1, 2].filter((n) => n <= most)
  const ordered = products<Pair>(['left', 'right'], (_, { left }) => upTo(left ?? 2))
  expect([...ordered].map(({ left, right }) => [left, right])).toEqual([
    [1, 1],
    [2, 1],
    [2, 2],
  ])
  expect([...products<Pair>(['left', 'right'], (name) => (name === 'left' ? [1] : []))]).toEqual([])
})
