import { expect, test } from 'vitest'
import { isLookingTime, isTooRare, wilson } from './labels.ts'

test('the Wilson interval contains the share, and narrows with more cases', () => {
  const [few, many] = [wilson(5, 100), wilson(500, 10_000)]
  for (const { lo, hi } of [few, many]) expect(lo < 0.05 && 0.05 < hi).toBe(true)
  expect(many.hi - many.lo).toBeLessThan(few.hi - few.lo)
})

test('no cases tell nothing, and none of many tell that a label is rare', () => {
  expect(wilson(0, 0)).toEqual({ lo: 0, hi: 1 })
  expect(isTooRare({ name: 'x', count: 0, total: 0, required: 0.5 })).toBe(false)
  expect(isTooRare({ name: 'x', count: 0, total: 10, required: 0.05 })).toBe(false)
  expect(isTooRare({ name: 'x', count: 0, total: 400, required: 0.05 })).toBe(true)
})

test('half the designed rate is settled within the quick profile: 5% required, 10% or 2% found', () => {
  expect(isTooRare({ name: 'x', count: 80, total: 800, required: 0.05 })).toBe(false)
  expect(isTooRare({ name: 'x', count: 32, total: 1600, required: 0.05 })).toBe(true)
})

test('the looks come at 100 and its doublings', () => {
  const looks = Array.from({ length: 1700 }, (_, k) => k + 1).filter(isLookingTime)
  expect(looks).toEqual([100, 200, 400, 800, 1600])
})

test('the Wilson interval is worked out by hand where its square roots are rational', () => {
  const near = (found: { lo: number; hi: number }, lo: number, hi: number): void => {
    expect(found.lo).toBeCloseTo(lo, 12)
    expect(found.hi).toBeCloseTo(hi, 12)
  }
  near(wilson(1, 4, 1), 1 / 10, 1 / 2)
  near(wilson(0, 4, 2), 0, 1 / 2)
  near(wilson(4, 4, 2), 1 / 2, 1)
})

test('at the ends of the interval the share is just four deviations away', () => {
  for (const [count, total] of [
    [50, 1000],
    [9, 10],
    [5, 100],
  ]) {
    const { lo, hi } = wilson(count, total)
    expect(lo < count / total && count / total < hi).toBe(true)
    for (const end of [lo, hi]) expect((count / total - end) ** 2).toBeCloseTo((16 * end * (1 - end)) / total, 12)
  }
})

test('a label whose interval just reaches what is required is not too rare', () => {
  expect(wilson(0, 16).hi).toBe(0.5)
  expect(isTooRare({ name: 'x', count: 0, total: 16, required: 0.5 })).toBe(false)
  expect(isTooRare({ name: 'x', count: 0, total: 17, required: 0.5 })).toBe(true)
})
