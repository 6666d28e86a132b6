import { expect, test } from 'vitest'
import { type Precise, precise, rational } from '../numbers/index.ts'
import type { Activation } from './activation.ts'
import { preciseArithmetic } from './arithmetic.ts'
import { meansOf } from './mean.ts'

const q = rational.parse

const mean = (column: readonly Activation<Precise>[]) => meansOf(preciseArithmetic(64), column)

/** From 7 to 9 quarters: an enclosure whose ends show what became of it. */
const enclosed: Precise = { bounded: true, lo: 7n, hi: 9n, exponent: -2 }

const ends = (a: Activation<Precise>): string[] =>
  'bounded' in a && a.bounded ? [precise.lower(a), precise.upper(a)].map(rational.print) : ['not an enclosure']

test('the mean of exact values is exact, over a window and over single positions', () => {
  const over = mean([q('1/2'), q('1/3'), q('5'), q('-2')])
  expect(over({ first: 1, last: 4 })).toEqual(q('23/24'))
  expect(over({ first: 2, last: 3 })).toEqual(q('8/3'))
  expect(over({ first: 3, last: 3 })).toEqual(q('5'))
  expect(over({ positions: [1, 3, 4] })).toEqual(q('7/6'))
  expect(over({ positions: [2] })).toEqual(q('1/3'))
})

test('the mean of enclosures encloses, over a window and over single positions', () => {
  const over = mean([q('100'), enclosed, q('1/4'), q('200'), enclosed])
  expect(ends(over({ first: 2, last: 3 }))).toEqual(['1', '5/4'])
  expect(ends(over({ first: 4, last: 5 }))).toEqual(['807/8', '809/8'])
  expect(ends(over({ positions: [2, 3, 4, 5] }))).toEqual(['815/16', '819/16'])
})

test('positions that are exact have an exact mean, whatever the others are', () => {
  const over = mean([q('1/3'), enclosed, q('2/3')])
  expect(over({ positions: [1, 3] })).toEqual(q('1/2'))
  expect(over({ first: 3, last: 3 })).toEqual(q('2/3'))
})
