import { expect, test } from 'vitest'
import { decide, type Rational, rational, real, shorten } from '../numbers/index.ts'
import { distanceFrom, largestMagnitude, maximalPositions, rowHasGap } from './row.ts'

const list = (text: string): Rational[] => text.split(' ').map(rational.parse)

test('the distance from a position is its value less the softmax mean', () => {
  // (1 − 0)·e^{−1}/(1 + e^{−1}), from position 1 with values (1, 0).
  const found = distanceFrom(1, list('0 -1'), list('1 0'))
  expect(shorten(real.enclose(found, 128), 12)).toBe('0.268941421369')
  expect(shorten(real.enclose(distanceFrom(2, list('0 -1'), list('1 0')), 128), 12)).toBe('-0.73105857863')
})

test('equal values leave no distance, exactly', () => {
  expect(decide(distanceFrom(1, list('0 5 -3'), list('2 2 2')), rational.zero).by).toBe('exact')
})

test('maxima, magnitudes and gaps are exact', () => {
  expect(maximalPositions(list('1 3 2 3'))).toEqual([2, 4])
  expect(rational.print(largestMagnitude(list('1 -3 2')))).toBe('3')
  expect([rowHasGap(list('0 1 2'), rational.one), rowHasGap(list('0 3/2 2'), rational.one)]).toEqual([true, false])
  expect(rowHasGap(list('4 4'), rational.of(1000))).toBe(true)
})
