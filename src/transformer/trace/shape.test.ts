import { expect, test } from 'vitest'
import { readJson, shape } from '../json/index.ts'
import { type AttentionPicture, pictureShape } from './picture.ts'

const drawn: AttentionPicture = {
  kind: 'attention',
  symbols: ['<', '"'],
  layers: [
    {
      name: 'layer',
      heads: [
        {
          name: 'head',
          mask: 'future',
          rows: [{ i: 1, first: 1, scores: ['1/2'], temperature: '1', chosen: [1], weights: [1] }],
          outputs: [
            {
              name: 'x',
              lemma: 'lemma-6',
              gamma: null,
              tolerance: '1/4',
              values: [{ hard: '1', soft: '0.9', error: '0.1', margin: null }],
            },
          ],
        },
      ],
      nets: [{ name: 'y', lemma: null, values: ['1', '0'], margins: ['0.2', '0.25'] }],
    },
  ],
}

const read = (value: unknown) => {
  const json = readJson(JSON.stringify(value))
  return json.kind === 'read' ? shape.read(pictureShape, json.value) : json
}

test('a picture is read as it was written', () => {
  expect(read(drawn)).toEqual({ kind: 'read', value: drawn })
})

test('a picture of another kind, or with a position 0, says where it is wrong', () => {
  expect(read({ ...drawn, kind: 'photograph' })).toMatchObject({ kind: 'invalid', errors: [{ path: '$.kind' }] })
  const wrong = structuredClone(drawn)
  Object.assign(wrong.layers[0].heads[0].rows[0], { i: 0 })
  expect(read(wrong)).toMatchObject({ errors: [{ path: '$.layers[0].heads[0].rows[0].i' }] })
})
