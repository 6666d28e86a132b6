import fc from 'fast-check'
import { expect, test } from 'vitest'
import { integers } from '../../tests/support/integers.ts'
import type { Cases } from './cases.ts'
import type { ArbitraryLike, Domain } from './domain.ts'
import { FORGET } from './draw/index.ts'
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

/** Numbers that shrink to the next one or two below, in a context only where asked so; and every question that was asked. */
const stepwise = (shrinksWithout: (c: number) => boolean) => {
  const asked: [value: number, context: unknown][] = []
  const arbitrary: ArbitraryLike<number> = {
    generate: () => new fc.Value(9, 'drawn'),
    canShrinkWithoutContext: (value): value is number => typeof value === 'number' && shrinksWithout(value),
    *shrink(value, context) {
      asked.push([value, context])
      // Without a context there are bolder steps.
      for (const step of context === undefined ? [2, 1] : [1])
        if (value >= step) yield new fc.Value(value - step, 'stepped')
    },
  }
  const cases: Cases<number> = { arbitrary, print: String, size: (c) => c }
  return { cases, asked }
}

test('a drawn case is shrunk in its context, then without, as long as that helps', () => {
  const failing = new Set([9, 8, 6, 5])
  const shrunkFrom = (context: unknown, shrinksWithout: (c: number) => boolean, budget = 100) => {
    const { cases, asked } = stepwise(shrinksWithout)
    const { minimal, path, steps, isFinished } = shrink(cases, 9, (c) => failing.has(c), { budget, context })
    return { minimal, path, steps, isFinished, asked: asked.map(([value, at]) => `${value} ${at}`) }
  }
  const inContext = ['9 drawn', '8 stepped']
  expect(shrunkFrom('drawn', () => true)).toEqual({
    ...{ minimal: 5, path: [0, FORGET, 0, 0], steps: 4, isFinished: true },
    // The last question finds nothing, so nothing was forgotten for it.
    asked: [...inContext, '8 undefined', '6 stepped', '5 stepped', '5 undefined'],
  })
  expect(shrunkFrom('drawn', () => false)).toEqual({
    ...{ minimal: 8, path: [0], steps: 1, isFinished: true, asked: inContext },
  })
  expect(shrunkFrom('drawn', (c) => c !== 5)).toMatchObject({ minimal: 5, path: [0, FORGET, 0, 0] })
  expect(shrunkFrom(undefined, () => false)).toMatchObject({
    minimal: 8,
    path: [1],
    asked: ['9 undefined', '8 stepped'],
  })
  expect(shrunkFrom('drawn', () => true, 1)).toMatchObject({ minimal: 8, path: [0], isFinished: false })
  expect(shrunkFrom('drawn', () => true, 3).path).toEqual([0, FORGET, 0])
})

test('a plain case from which nothing can be forgotten is tried no further', () => {
  const { cases, asked } = stepwise(() => true)
  expect(shrink(cases, 9, () => false, { budget: 100 })).toMatchObject({ minimal: 9, path: [], isFinished: true })
  expect(asked).toEqual([[9, undefined]])
})

test('without a context nothing is asked of an arbitrary that cannot shrink without', () => {
  const { cases, asked } = stepwise(() => false)
  const domain: Cases<number> = { ...cases, parse: Number }
  expect(shrink(domain, 9, () => true, { budget: 100 })).toMatchObject({ minimal: 9, steps: 0 })
  expect(asked).toEqual([])
})

test('an interruption ends the shrinking with what there is', () => {
  let asked = 0
  const result = shrink(withoutScope(), 25, (c) => c >= 7, { budget: 1000, isInterrupted: () => asked++ >= 3 })
  expect(result).toEqual({ minimal: 13, steps: 1, isFinished: false, path: [] })
})
