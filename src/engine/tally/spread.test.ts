import { expect, test } from 'vitest'
import { Spread } from './spread.ts'

const spreadOf = (...cases: readonly (readonly [ratio: number, n?: number])[]): Spread => {
  const spread = new Spread()
  for (const [ratio, n] of cases) spread.add(ratio, n)
  return spread
}

test('ratios fall into hundredths, and into decades below the first', () => {
  const spread = spreadOf([0.5], [0.495], [0.005], [2e-7], [1e-40], [0.07], [0.29], [0.011])
  expect(spread.ratios()).toEqual([
    { atMost: 1e-12, count: 1 },
    { atMost: 1e-6, count: 1 },
    { atMost: 0.01, count: 1 },
    { atMost: 0.02, count: 1 },
    { atMost: 0.07, count: 1 },
    { atMost: 0.29, count: 1 },
    { atMost: 0.5, count: 2 },
  ])
})

test('what is nothing or less, or estimated above 1, still counts; what is not known does not', () => {
  const unknown = [[Number.NEGATIVE_INFINITY], [Number.NaN], [Number.POSITIVE_INFINITY, 3]] as const
  const spread = spreadOf([0], [-2], [1], [1.0000001], ...unknown)
  expect(spread.ratios()).toEqual([
    { atMost: 0, count: 2 },
    { atMost: 1, count: 2 },
  ])
  expect(spread.growth()).toEqual([])
})

test('every ratio lies at or below its bin and above the bin before', () => {
  for (let k = 0; k <= 1000; k++) {
    const ratio = k / 1000
    const [{ atMost }] = spreadOf([ratio]).ratios()
    expect(ratio).toBeLessThanOrEqual(atMost)
    expect(ratio).toBeGreaterThan(atMost <= 0.01 ? atMost / 10 - 1e-9 : atMost - 0.01 - 1e-9)
  }
})

test('the largest ratio of each n is kept, in the order of n', () => {
  expect(spreadOf([0.5, 8], [0.1, 2], [0.75, 8], [0.2, 8], [0.9]).growth()).toEqual([
    { n: 2, cases: 1, most: 0.1 },
    { n: 8, cases: 3, most: 0.75 },
  ])
})

test('more lengths than anybody can see are not kept', () => {
  const spread = new Spread()
  for (let n = 1; n <= 1000; n++) spread.add(0.5, n)
  expect(spread.growth()).toHaveLength(200)
  expect(spread.ratios()).toEqual([{ atMost: 0.5, count: 1000 }])
})
