import { expect, test } from 'vitest'
import { integers } from '../../tests/support/integers.ts'
import type { Domain } from './domain.ts'
import { shrink } from './shrink.ts'

test('a scope of millions of cases is not walked to its end', () => {
  let lookedAt = 0
  const domain: Domain<number> = {
    ...integers(10),
    small: {
      *upTo() {
        for (;;) {
          lookedAt += 1
          yield 10
        }
      },
      count: () => Number.POSITIVE_INFINITY,
      scope: () => 'without end',
    },
  }
  const { minimal } = shrink(domain, 7, (c) => c >= 5, { budget: 1000 })
  expect(minimal).toBe(5)
  expect(lookedAt).toBe(50_001)
})

/** Shrinks from a number; the result, and the numbers that were tried in their order. */
const shrinking = (domain: Domain<number>, from: number, endsTheSame: (c: number) => boolean, budget: number) => {
  const tried: number[] = []
  const result = shrink(
    domain,
    from,
    (c) => {
      tried.push(c)
      return endsTheSame(c)
    },
    { budget },
  )
  return { ...result, tried }
}

const withoutScope = (): Domain<number> => {
  const { small: _, ...domain } = integers(100)
  return domain
}

test('bold steps come first, and after every success all begins again', () => {
  expect(shrinking(withoutScope(), 25, (c) => c >= 7, 1000)).toEqual({
    minimal: 7,
    steps: 2,
    isFinished: true,
    path: [],
    tried: [0, 13, ...[0, 7], ...[0, 4, 6]],
  })
})

test('no more cases are tried than the budget allows', () => {
  const never = () => false
  expect(shrinking(withoutScope(), 25, never, 3)).toEqual({
    minimal: 25,
    steps: 0,
    isFinished: false,
    path: [],
    tried: [0, 13, 19],
  })
  expect(shrinking(withoutScope(), 25, never, 0)).toEqual({
    minimal: 25,
    steps: 0,
    isFinished: false,
    path: [],
    tried: [],
  })
  expect(shrinking(withoutScope(), 25, never, 6)).toMatchObject({ isFinished: true, tried: [0, 13, 19, 22, 24] })
  expect(shrinking(integers(100), 9, never, 5)).toMatchObject({ isFinished: false, path: [], tried: [0, 5, 7, 8, 0] })
})

test('a simpler case that is not smaller is not tried', () => {
  const coarse: Domain<number> = { ...withoutScope(), size: (c) => Math.floor(c / 10) }
  expect(shrinking(coarse, 25, () => false, 1000).tried).toEqual([0, 13, 19])
})

test('a local minimum gives way to the least of the small cases', () => {
  const isOdd = (c: number) => c === 9 || c === 2 || c === 3
  expect(shrinking(integers(100), 9, isOdd, 1000)).toEqual({
    minimal: 2,
    steps: 1,
    isFinished: true,
    path: [],
    tried: [0, 5, 7, 8, ...[0, 1, 2], ...[0, 1], ...[0, 1]],
  })
})

test('an interruption ends the shrinking with what there is', () => {
  let asked = 0
  const result = shrink(withoutScope(), 25, (c) => c >= 7, { budget: 1000, isInterrupted: () => asked++ >= 3 })
  expect(result).toEqual({ minimal: 13, steps: 1, isFinished: false, path: [] })
})
