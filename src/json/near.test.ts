import { expect, test } from 'vitest'
import { suggest } from './index.ts'

const keys = ['name', 'layers', 'outputs', 'to']

test('suggest finds slips of the finger and of the case', () => {
  for (const word of ['layrs', 'layerss', 'lyaersz', 'Layers', 'LAYERS']) {
    expect(suggest(word, keys, 'keys')).toBe('; did you mean "layers"?')
  }
  expect(suggest('nmae', keys, 'keys')).toBe('; did you mean "name"?')
  expect(suggest('T0', ['t1', 't0'], 'keys')).toBe('; did you mean "t0"?')
})

test('suggest lists what there is when nothing is close', () => {
  expect(suggest('on2', keys, 'keys')).toBe('; the keys are "name", "layers", "outputs", "to"')
  expect(suggest('x'.repeat(100_000), keys, 'keys')).toBe('; the keys are "name", "layers", "outputs", "to"')
  const many = Array.from({ length: 100 }, (_, k) => `coordinate ${k}`)
  expect(suggest('x', many, 'coordinates')).toMatch(/"coordinate 11", …$/)
})
