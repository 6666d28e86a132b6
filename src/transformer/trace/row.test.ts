import { expect, test } from 'vitest'
import { exponentialSum, rational } from '../../numbers/index.ts'
import { type AttentionRow, traceRow } from './row.ts'

const [low, high] = [rational.of(-2), rational.zero]
const row: AttentionRow = {
  ...{ values: [rational.one, rational.zero], first: 3, i: 4, scores: [low, high], target: 2, lemma: 'lemma-6' },
  ...{ gamma: rational.of(2), error: exponentialSum.term(rational.one, low), bound: rational.one },
}

test('a row has the weights of its softmax, within the bound of its lemma', () => {
  const rows = [
    { i: 4, first: 3, temperature: '1', chosen: [4], scores: ['-2', '0'], weights: [], heat: [0.1192, 0.8808] },
  ]
  const outputs = [
    {
      ...{ coordinate: 'the mean of the values', lemma: 'lemma-6', gamma: '2', tolerance: '1' },
      positions: [{ hard: '0', soft: '0.1192', error: '0.1353', margin: null }],
    },
  ]
  const head = { name: 'one row', mask: 'none', weighting: 'softmax', rows, outputs, values: [] }
  expect(traceRow(row)).toEqual({
    symbols: ['', '', '1', '0'],
    embedding: [],
    layers: [{ name: 'one row', heads: [head], nets: [], activations: [] }],
  })
})

test('the mask of a row is shown', () => {
  expect(traceRow({ ...row, mask: 'past' }).layers[0].heads[0].mask).toBe('past')
})
