import { expect, test } from 'vitest'
import { rational } from '../numbers/index.ts'
import { bound, epsilonOf, hypothesis, type MovedMean, observed, weightEpsilonOf } from './lemma-33.ts'

const r = rational.parse
const list = (text: string) => text.split(' ').map(r)

/** Two positions of one coordinate, the second one's residual. */
const row = (weights: string, movedWeights: string): MovedMean => ({
  value: [[r('3')]],
  inputs: [[r('2')], [r('4')]],
  movedInputs: [[r('2')], [r('5')]],
  weights: list(weights),
  movedWeights: list(movedWeights),
  position: 2,
})

test('weights are distributions, in which 0 may stand', () => {
  expect(hypothesis(row('1/2 1/2', '0 1'))).toBe(true)
  expect(hypothesis(row('0 1', '1 0'))).toBe(true)
})

test('weights that are negative, or do not add up to 1, are none', () => {
  for (const wrong of ['-1/2 3/2', '3/2 -1/2', '1/2 1/3', '1 1']) {
    expect([wrong, hypothesis(row(wrong, '0 1')), hypothesis(row('0 1', wrong))]).toEqual([wrong, false, false])
  }
})

test('what moves is the weighted mean and the residual', () => {
  // 3·(2/2 + 4/2) + 4 = 13 and 3·(0·2 + 1·5) + 5 = 20.
  const moved = row('1/2 1/2', '0 1')
  expect(rational.print(observed(moved))).toBe('7')
  // 3·(1·4·1 + 1) + 1.
  expect([epsilonOf(moved), weightEpsilonOf(moved), bound(moved)].map(rational.print)).toEqual(['1', '1', '16'])
  // 3·(2/2 + 4/2) + 2 = 11 and 3·5 + 2 = 17.
  expect(rational.print(observed({ ...moved, position: 1 }))).toBe('6')
})
