import { expect, test } from 'vitest'
import { integers } from '../../tests/support/integers.ts'
import type { Domain, Random } from './domain.ts'
import { Pool } from './search.ts'

/** Gives the numbers in their order, and remembers between which ends they were asked for. */
const scripted = (...numbers: number[]): Random & { readonly asked: [min: number, max: number][] } => {
  const asked: [min: number, max: number][] = []
  return {
    asked,
    nextInt(min, max) {
      const next = numbers.shift()
      if (next === undefined) throw new Error('the script is over')
      asked.push([min, max])
      return next
    },
  }
}

const still = (): Domain<number> => ({ ...integers(1000), neighbour: (c) => c })
const counting = (): Domain<number> => ({ ...integers(1000), neighbour: (c) => c + 1 })

const poolOf = (...cases: readonly (readonly [c: number, score: number])[]): Pool<number> => {
  const pool = new Pool<number>()
  for (const [c, score] of cases) pool.offer(c, score)
  return pool
}

/** The cases of a pool, best first. */
const ranked = (pool: Pool<number>): number[] => {
  const random = scripted(1, 0, 0)
  pool.neighbour(still(), random)
  const [, [, last]] = random.asked
  return Array.from({ length: last + 1 }, (_, k) => pool.neighbour(still(), scripted(1, k, 0)))
}

test('cases are ranked by their score, and of equals the first comes first', () => {
  expect(ranked(poolOf([1, 0.5], [2, 0.9], [3, 0.1], [4, 0.5]))).toEqual([2, 1, 4, 3])
})

test('the eight best are kept', () => {
  const ascending = Array.from({ length: 10 }, (_, k) => [k, k / 10] as const)
  expect(ranked(poolOf(...ascending))).toEqual([9, 8, 7, 6, 5, 4, 3, 2])
  expect(ranked(poolOf(...ascending.toReversed()))).toEqual([9, 8, 7, 6, 5, 4, 3, 2])
  expect(ranked(poolOf(...ascending.slice(0, 8), [100, 0], [101, 0.05]))).toEqual([7, 6, 5, 4, 3, 2, 1, 101])
})

test('a case without a score is not kept', () => {
  const pool = poolOf([1, Number.NEGATIVE_INFINITY], [2, Number.NaN])
  expect(pool.isEmpty).toBe(true)
  pool.offer(3, -5)
  expect(pool.isEmpty).toBe(false)
  expect(ranked(pool)).toEqual([3])
})

test('half of the time the best is varied, else any of them', () => {
  const pool = poolOf([10, 0.9], [20, 0.5])
  expect(pool.neighbour(counting(), scripted(0, 0))).toBe(11)
  const random = scripted(1, 1, 0)
  expect(pool.neighbour(counting(), random)).toBe(21)
  expect(random.asked).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ])
})

test('a case is varied until a coin says so, at most six times', () => {
  const pool = poolOf([10, 0.9])
  expect(pool.neighbour(counting(), scripted(0, 1, 1, 0))).toBe(13)
  const random = scripted(0, 1, 1, 1, 1, 1, 1)
  expect(pool.neighbour(counting(), random)).toBe(16)
  expect(random.asked).toHaveLength(7)
})

test('where nothing can be varied, the case itself is its neighbour', () => {
  const { neighbour: _, ...fixed } = integers(1000)
  expect(poolOf([10, 0.9]).neighbour(fixed, scripted(0, 0))).toBe(10)
})
