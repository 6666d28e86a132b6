import { expect, test } from 'vitest'
import { readJson, shape } from '../../json/index.ts'
import { quantityText, type Trace, traceShape } from './shape.ts'

const full: Trace = {
  symbols: ['<', '"'],
  embedding: [{ x: '1' }, { x: { lo: '0.3', hi: '0.4' } }],
  layers: [
    {
      name: 'layer',
      heads: [
        {
          ...{ name: 'head', mask: 'future', weighting: 'softmax' },
          rows: [{ i: 1, first: 1, temperature: '1', chosen: [1], scores: ['1/2'], weights: ['1'], heat: [1] }],
          outputs: [
            {
              ...{ coordinate: 'x', lemma: 'lemma-6', gamma: null, tolerance: '1/4' },
              positions: [{ hard: '1', soft: { lo: '0.8', hi: '0.9' }, error: '0.1', margin: null }],
            },
          ],
          values: [{ x: '1' }],
        },
      ],
      nets: [{ coordinate: 'y', lemma: null, values: ['1', '0'], margins: ['0.2', '0.25'], margin: '0.2' }],
      activations: [{ x: '1' }],
    },
  ],
}

const read = (value: unknown) => {
  const json = readJson(JSON.stringify(value))
  return json.kind === 'read' ? shape.read(traceShape, json.value) : json
}

test('a trace is read as it was written', () => {
  expect(read(full)).toEqual({ kind: 'read', value: full })
})

test('what a trace says nothing of may be left out', () => {
  const row = { i: 2, first: 1, temperature: '1' }
  const head = { name: 'head', mask: 'none', weighting: 'average' }
  expect(read({ symbols: ['a'], layers: [{ name: 'layer', heads: [{ ...head, rows: [row] }] }] })).toEqual({
    kind: 'read',
    value: {
      ...{ symbols: ['a'], embedding: [] },
      layers: [
        {
          name: 'layer',
          heads: [
            { ...head, rows: [{ ...row, chosen: [], scores: [], weights: [], heat: [] }], outputs: [], values: [] },
          ],
          ...{ nets: [], activations: [] },
        },
      ],
    },
  })
})

test('a position 0, a quantity that is a number and a key that nobody knows say where they stand', () => {
  const [layer] = full.layers
  const withRow = (row: object) => ({
    ...full,
    layers: [{ ...layer, heads: [{ ...layer.heads[0], rows: [{ ...layer.heads[0].rows[0], ...row }] }] }],
  })
  const row = '$.layers[0].heads[0].rows[0]'
  expect(read(withRow({ i: 0 }))).toMatchObject({ errors: [{ path: `${row}.i` }] })
  expect(read(withRow({ scores: ['1', 2] }))).toMatchObject({ errors: [{ path: `${row}.scores[1]` }] })
  expect(read({ ...full, embedding: [{ x: '1', y: 2 }] })).toMatchObject({ errors: [{ path: '$.embedding[0].y' }] })
  expect(read({ ...full, kind: 'photograph' })).toMatchObject({ kind: 'unreadable', errors: [{ path: '$.kind' }] })
})

test('a quantity is a text or the two ends of an enclosure, also in the schema', () => {
  const schema = shape.schemaOf(traceShape, 'a trace')
  const ends = { type: 'object', required: ['lo', 'hi'] }
  expect(schema).toMatchObject({
    properties: { embedding: { items: { additionalProperties: { anyOf: [{ type: 'string' }, ends] } } } },
    required: ['symbols', 'layers'],
  })
})

test('ends that are written alike are written once', () => {
  expect([quantityText('3/4'), quantityText({ lo: '0.5', hi: '0.5' }), quantityText({ lo: '0', hi: '1' })]).toEqual([
    '3/4',
    '0.5',
    '[0, 1]',
  ])
})
