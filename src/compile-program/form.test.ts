// Linear forms: sums without zeros, and texts that tell them apart.
import { expect, test } from 'vitest'
import { rational } from '../numbers/index.ts'
import { formText } from '../stream/index.ts'
import type { LinearForm } from '../transformer/index.ts'
import { isSame, minus, nothing, scale, sum } from './form.ts'

const form = (...terms: readonly (readonly [factor: number, index: number])[]): LinearForm =>
  terms.map(([factor, index]) => ({ index, factor: rational.of(factor) }))

test('what cancels is left out', () => {
  expect(sum(form([2, 3], [1, 1]), form([-2, 3]))).toEqual(form([1, 1]))
  expect(minus(form([1, 1], [2, 2]), form([1, 1], [2, 2]))).toEqual(nothing)
  expect(scale(0, form([1, 1]))).toEqual(nothing)
})

test('different forms have different texts', () => {
  expect(formText(form([1, 1], [12, 3]))).toBe('1·1 + 12·3')
  expect(formText(form([1, 11], [2, 3]))).toBe('1·11 + 2·3')
})

test('forms are the same if all of their terms are', () => {
  expect(isSame(form([1, 1], [2, 2]), form([1, 1], [2, 2]))).toBe(true)
  expect(isSame(form([1, 1], [2, 2]), form([1, 1], [3, 2]))).toBe(false)
  expect(isSame(form([1, 1], [2, 2]), form([1, 1], [2, 3]))).toBe(false)
  expect(isSame(form([1, 1]), form([1, 1], [2, 2]))).toBe(false)
})
