import { expect, test } from 'vitest'
import { rational } from '../../src/numbers/index.ts'
import { assertDomain, rowsOf, tensors } from '../index.ts'

const affine = tensors({
  axes: { d: [1, 3], n: [1, 2] },
  parts: { weights: ['d', 'd'], bias: ['d'], inputs: ['n', 'd'] },
})

test('tensors keep the laws of a domain', () => {
  assertDomain(affine, {
    isValid: ({ sizes: { d, n }, parts }) =>
      parts.weights.length === d * d && parts.bias.length === d && parts.inputs.length === n * d,
    labels: {
      'one dimension': { share: 0.2, on: ({ sizes }) => sizes.d === 1 },
      'three dimensions': { share: 0.2, on: ({ sizes }) => sizes.d === 3 },
      'one absolute value': {
        share: 0.2,
        on: ({ parts }) => new Set(parts.weights.map((w) => rational.print(rational.absolute(w)))).size === 1,
      },
    },
    scope: 2,
  })
})

test('dropping a coordinate drops it from every part that has it', () => {
  const c = affine.parse('d=2; n=1; weights=(1 2 0 -1); bias=(1 2); inputs=(1 2)')
  const shrunk = [...affine.arbitrary.shrink(c, undefined)].map(({ value }) => affine.print(value))
  expect(shrunk).toContain('d=1; n=1; weights=(-1); bias=(2); inputs=(2)')
  expect(shrunk).toContain('d=1; n=1; weights=(1); bias=(1); inputs=(1)')
})

test('the scope counts every choice', () => {
  expect(affine.small?.scope(2)).toBe('all 108 choices of weights, bias, inputs with at most 4 entries in {-1, 0, 1}')
})

test('entries are cut into rows', () => {
  expect(rowsOf([1, 2, 3, 4, 5, 6], 3)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ])
})

test('a line whose lengths do not agree is refused', () => {
  expect(() => affine.parse('d=2; n=1; weights=(1); bias=(1 2); inputs=(1 2)')).toThrow('the lengths do not agree')
  expect(() => affine.parse('d=1; n=1; weights=(1); bias=(1)')).toThrow('lacks inputs=…')
})
