import { expect, test } from 'vitest'
import { GOOD } from '../../tests/quality/ill-formed.ts'
import { parametersOf } from './model.ts'

test('the parameters of a layer are the matrices of its heads, and those and the biases of its net if it has one', () => {
  const [{ heads }, { heads: others, feedForward: net }] = GOOD.layers
  const inHeads = heads.flatMap(({ query, key, value }) => [query, key, value])
  expect(heads).toHaveLength(2)
  expect(parametersOf(GOOD.layers[0])).toEqual(inHeads)
  const [{ query, key, value }] = others
  const inNet = [net?.first, net?.firstBias, net?.second, net?.secondBias]
  expect(parametersOf(GOOD.layers[1])).toEqual([query, key, value, ...inNet])
})
