import { expect, test } from 'vitest'
import { comparisons } from '../../tests/support/comparisons.ts'

test('of 10,000 comparisons of finite numbers of all kinds at most 10 stay undecided', () => {
  const { undecided, holds, fails } = comparisons(10_000)
  console.log(`of 10,000 finite comparisons ${undecided} stayed undecided`)
  expect(undecided).toBeLessThanOrEqual(10)
  expect(Math.min(holds, fails)).toBeGreaterThan(1_000)
})
