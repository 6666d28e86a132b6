import { expect, test } from 'vitest'
import { Names } from '../../examples/models.ts'
import type { Model } from './model.ts'
import { withWeighting, word } from './model.ts'
import { trace } from './trace.ts'

const names = new Names(['one', 'Q_1', 'x'])

function ones(dimension: number): Model {
  const padding = Array.from({ length: dimension - 1 }, () => [])
  const head = {
    mask: 'strict-future' as const,
    query: [[['one', '2']] as const, ...padding],
    key: [[['Q_1', '1']] as const, ...padding],
    value: 'Q_1',
    to: 'x',
  }
  return names.model('ones', [], [{ name: 'look', heads: [names.head('back', head, 'softmax')], feedForward: null }])
}

test('a hard run is traced exactly, by coordinate name', () => {
  expect(trace(withWeighting(ones(1), 'average'), word('010'))).toMatchInlineSnapshot(`
    {
      "bits": 128,
      "embedding": [
        {
          "Q_1": "0",
          "one": "1",
          "x": "0",
        },
        {
          "Q_1": "1",
          "one": "1",
          "x": "0",
        },
        {
          "Q_1": "0",
          "one": "1",
          "x": "0",
        },
      ],
      "layers": [
        {
          "activations": [
            {
              "Q_1": "0",
              "one": "1",
              "x": "0",
            },
            {
              "Q_1": "1",
              "one": "1",
              "x": "0",
            },
            {
              "Q_1": "0",
              "one": "1",
              "x": "1",
            },
          ],
          "heads": [
            {
              "mask": "strict-future",
              "name": "back",
              "rows": [
                {
                  "first": 1,
                  "scores": [],
                  "weights": [],
                },
                {
                  "first": 1,
                  "scores": [
                    "0",
                  ],
                  "weights": [
                    "1",
                  ],
                },
                {
                  "first": 1,
                  "scores": [
                    "0",
                    "2",
                  ],
                  "weights": [
                    "0",
                    "1",
                  ],
                },
              ],
              "values": [
                {
                  "x": "0",
                },
                {
                  "x": "1",
                },
                {
                  "x": "0",
                },
              ],
              "weighting": "average",
            },
          ],
          "name": "look",
        },
      ],
      "model": "ones",
      "word": [
        "0",
        "1",
        "0",
      ],
    }
  `)
})

test('soft weights are traced as decimal ends, and scores carry 1/√d_k', () => {
  const traced = trace(ones(2), word('010'), { digits: 6 })
  expect(traced.layers[0].heads[0].rows[2]).toMatchInlineSnapshot(`
    {
      "first": 1,
      "scores": [
        "0",
        {
          "hi": "1.41422",
          "lo": "1.41421",
        },
      ],
      "weights": [
        {
          "hi": "0.195571",
          "lo": "0.19557",
        },
        {
          "hi": "0.80443",
          "lo": "0.804429",
        },
      ],
    }
  `)
})

test('a trace is plain JSON', () => {
  const traced = trace(ones(1), word('01'))
  expect(JSON.parse(JSON.stringify(traced))).toEqual(traced)
})

test('a coordinate may be called like an inherited property', () => {
  const model = { ...ones(1), coordinates: ['one', 'Q_1', '__proto__'] }
  expect(Object.keys(trace(model, word('01')).embedding[0])).toEqual(['one', 'Q_1', '__proto__'])
})
