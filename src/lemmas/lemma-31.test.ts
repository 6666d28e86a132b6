import { expect, test } from 'vitest'
import { rational } from '../numbers/index.ts'
import { bound, hypothesis, type MovedPair, observed } from './lemma-31.ts'

const r = rational.parse
const list = (text: string) => text.split(' ').map(r)

/** Inputs 1 and 1 with weights 1, moved by exactly ε. */
const moved = (epsilon: string, left: string, right: string): MovedPair => ({
  query: [[r('1')]],
  key: [[r('1')]],
  left: [r('1')],
  right: [r('1')],
  movedLeft: [r(left)],
  movedRight: [r(right)],
  epsilon: r(epsilon),
})

test('inputs may move by exactly ε, and ε may be 0 or 1', () => {
  expect(hypothesis(moved('0', '1', '1'))).toBe(true)
  expect(hypothesis(moved('1', '2', '0'))).toBe(true)
  expect(hypothesis(moved('1/3', '2/3', '4/3'))).toBe(true)
})

test('no ε below 0 or above 1, and neither input may move further', () => {
  expect(hypothesis(moved('-1', '1', '1'))).toBe(false)
  expect(hypothesis(moved('4/3', '1', '1'))).toBe(false)
  expect(hypothesis(moved('1/3', '2', '1'))).toBe(false)
  expect(hypothesis(moved('1/3', '1', '2'))).toBe(false)
})

test('moves are measured by the sum over the coordinates', () => {
  const pair = { ...moved('1/2', '1', '1'), left: list('1 1'), movedLeft: list('5/4 3/4') }
  expect(hypothesis(pair)).toBe(true)
  expect(hypothesis({ ...pair, movedLeft: list('5/4 1/2') })).toBe(false)
})

test('everything 1 attains the bound: 2·2 − 1·1 = 3', () => {
  const pair = moved('1', '2', '2')
  expect([observed(pair), bound(pair)].map(rational.print)).toEqual(['3', '3'])
})
