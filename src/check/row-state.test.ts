// Forms and distances on a stream of which some is exact, some is enclosed, and some is not known at all.
import { expect, test } from 'vitest'
import { streamOf } from '../../tests/support/by-hand.ts'
import { interval, precise, rational } from '../numbers/index.ts'
import type { LinearForm } from '../transformer/index.ts'
import { difference, distance, exactColumn, exactForm } from './row-state.ts'

/** 2x − 3y of coordinates 0 and 2. */
const FORM = (): LinearForm => [
  { index: 0, factor: rational.of(2) },
  { index: 2, factor: rational.of(-3) },
]
const vague = { lo: 0, hi: 1 }

test('a form is exact where all that it reads is, whatever else stands in the row', () => {
  const [exact, unread, read] = streamOf([5, 5, 5], [0, vague, 0], [1, 0, vague])
  expect(exactForm(FORM(), exact)).toEqual(rational.of(7))
  expect(exactForm(FORM(), unread)).toEqual(rational.of(10))
  expect(exactForm(FORM(), read)).toBe(undefined)
  expect(exactForm([], read)).toEqual(rational.zero)
})

test('a column is exact only where all its positions are', () => {
  expect(exactColumn(FORM(), streamOf([5, 1], [vague, vague], [1, 0]))).toEqual([rational.of(7), rational.of(2)])
  expect(exactColumn(FORM(), streamOf([5, 1], [0, 0], [1, precise.one]))).toBe(undefined)
  expect(exactColumn(FORM(), streamOf([vague, 1], [0, 0], [1, 1]))).toBe(undefined)
})

test('the difference is exact for rationals and for precise enclosures with short ends', () => {
  expect(difference(rational.of(1, 2), rational.of(2))).toEqual(interval.point(-1.5))
  expect(difference(precise.fromInterval({ lo: 0.5, hi: 3 }), rational.of(2))).toEqual({ lo: -1.5, hi: 1 })
  expect(distance(precise.fromInterval({ lo: 0.5, hi: 3 }), rational.of(2))).toEqual({ lo: 0, hi: 1.5 })
})

test('the difference of an interval is rounded outwards', () => {
  const { lo, hi } = difference({ lo: 0.5, hi: 3 }, rational.of(2))
  expect([lo < -1.5, lo > -1.5 - 1e-15, hi > 1, hi < 1 + 1e-15]).toEqual([true, true, true, true])
})

test('of what is not bounded nothing is known', () => {
  expect(difference(precise.unbounded, rational.one)).toEqual(interval.everything)
  expect(distance(precise.unbounded, rational.one)).toEqual(interval.everything)
})
