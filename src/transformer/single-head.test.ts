import { expect, test } from 'vitest'
import { rational } from '../numbers/index.ts'
import { activationAt, hard } from './hard.ts'
import { matrix, vector } from './matrix.ts'
import type { Head, Layer, Model } from './model.ts'
import { term } from './schedule.ts'
import { singleHeaded } from './single-head.ts'

const one = rational.one

/** n = 1, d = 1, h = 1 and two heads that copy it: 3 at once, 4 one after the other (CLAIMS, Definition 1). */
function twice(): Model {
  const copy: Head = {
    name: 'copy',
    mask: 'none',
    weighting: 'average',
    query: matrix(1, 1, []),
    key: matrix(1, 1, []),
    value: matrix(1, 1, [[0, 0, one]]),
  }
  return {
    name: 'twice',
    coordinates: ['h'],
    embedding: { symbols: [{ symbol: 'a', vector: vector(1, [[0, one]]) }], other: null },
    schedule: { positions: [], temperature: term('1') },
    layers: [{ name: 'both', heads: [copy, copy], feedForward: null }],
    outputs: [],
  }
}

const output = (model: Model): string[] => {
  const { streams } = hard(model, ['a'])
  return model.coordinates.map((_, c) => rational.print(activationAt(streams[streams.length - 1], 1, c)))
}

test('two copying heads give 3, and so does the rewriting, with its accumulator back at 0', () => {
  expect(output(twice())).toEqual(['3'])
  const rewritten = singleHeaded(twice())
  expect(rewritten.layers.every((layer) => layer.heads.length === 1)).toBe(true)
  expect(rewritten.coordinates).toEqual(['h', 'heads(h)'])
  expect(output(rewritten)).toEqual(['3', '0'])
})

test('one head after the other on the same stream gives 4: the naive rewriting is wrong', () => {
  const model = twice()
  const [layer] = model.layers
  const naive: Layer[] = layer.heads.map((head) => ({ name: 'one', heads: [head], feedForward: null }))
  expect(output({ ...model, layers: naive })).toEqual(['4'])
})

test('a model without multi-head layers is returned as it is', () => {
  const model = twice()
  const [layer] = model.layers
  const single = { ...model, layers: [{ ...layer, heads: layer.heads.slice(0, 1) }] }
  expect(singleHeaded(single)).toBe(single)
})

test('accumulators get names of their own', () => {
  const model = { ...twice(), coordinates: ['h', 'heads(h)'] }
  const widened: Model = {
    ...model,
    embedding: { symbols: [{ symbol: 'a', vector: vector(2, [[0, one]]) }], other: null },
    layers: model.layers.map((layer) => ({
      ...layer,
      heads: layer.heads.map((head) => ({
        ...head,
        query: matrix(1, 2, []),
        key: matrix(1, 2, []),
        value: matrix(2, 2, [[0, 0, one]]),
      })),
    })),
  }
  expect(singleHeaded(widened).coordinates).toEqual(['h', 'heads(h)', 'heads(h)′'])
})
