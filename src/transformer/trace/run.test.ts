import { expect, test } from 'vitest'
import { BITS } from '../../../examples/models.ts'
import { readDocument } from '../../json/index.ts'
import { transformer } from '../build/index.ts'
import type { Mask } from '../mask.ts'
import { type Model, withTemperature, withWeighting, word } from '../model.ts'
import { term } from '../schedule.ts'
import { drawableTrace, heatOf, lastActivations, outlineTrace, trace } from './run.ts'
import { traceShape } from './shape.ts'

function ones(dimension: number, mask: Mask = 'strict-future'): Model {
  const padding = Array.from({ length: dimension - 1 }, () => ({}))
  const head = {
    name: 'back',
    mask,
    weighting: 'softmax',
    query: [{ one: 2 }, ...padding],
    key: ['Q_1', ...padding],
    value: { x: 'Q_1' },
  } as const
  return transformer({
    name: 'ones',
    coordinates: ['one', 'Q_1', 'x'],
    embedding: BITS,
    temperature: '1/n',
    layers: [{ name: 'look', heads: [head] }],
    outputs: ['x'],
  })
}

test('a hard run is traced exactly, by coordinate name', () => {
  expect(trace(withWeighting(ones(1), 'average'), word('010'))).toMatchInlineSnapshot(`
    {
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
              "outputs": [],
              "rows": [
                {
                  "chosen": [],
                  "first": 1,
                  "heat": [],
                  "i": 1,
                  "scores": [],
                  "temperature": "1",
                  "weights": [],
                },
                {
                  "chosen": [],
                  "first": 1,
                  "heat": [
                    1,
                  ],
                  "i": 2,
                  "scores": [
                    "0",
                  ],
                  "temperature": "1",
                  "weights": [
                    "1",
                  ],
                },
                {
                  "chosen": [],
                  "first": 1,
                  "heat": [
                    0,
                    1,
                  ],
                  "i": 3,
                  "scores": [
                    "0",
                    "2",
                  ],
                  "temperature": "1",
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
          "nets": [],
        },
      ],
      "symbols": [
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
      "chosen": [],
      "first": 1,
      "heat": [
        0.1956,
        0.8044,
      ],
      "i": 3,
      "scores": [
        "0",
        {
          "hi": "1.41422",
          "lo": "1.41421",
        },
      ],
      "temperature": "1",
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
  expect(readDocument(traceShape, JSON.stringify(traced))).toEqual({ kind: 'read', value: traced })
})

test('an outline has what is known before any soft run, and the choices of a hard reading if there is one', () => {
  const model = { ...withWeighting(ones(1), 'softmax-tau'), schedule: { positions: [], temperature: term('1/n') } }
  const rowsIn = (reading?: Model) => outlineTrace(model, word('010'), reading).layers[0].heads[0].rows
  const empty = { scores: [], weights: [], heat: [] }
  expect(rowsIn()).toEqual([1, 2, 3].map((i) => ({ i, first: 1, temperature: '1/3', chosen: [], ...empty })))
  expect(rowsIn(withWeighting(model, 'average')).map(({ chosen }) => chosen)).toEqual([[], [1], [2]])
  const { heads, ...layer } = outlineTrace(ones(1), word('010')).layers[0]
  expect([heads[0].weighting, heads[0].rows[0].temperature]).toEqual(['softmax', '1'])
  expect(layer).toEqual({ name: 'look', nets: [], activations: [] })
  expect([outlineTrace(ones(1), word('010')).embedding, heads[0].values]).toEqual([[], []])
})

test('an outline shows masks and temperatures that depend on the position', () => {
  const model = withTemperature(withWeighting(ones(1, 'past'), 'softmax-tau'), term('1/i'))
  const { rows } = outlineTrace(model, word('010')).layers[0].heads[0]
  expect(rows.map(({ first, temperature }) => [first, temperature])).toEqual([
    [1, '1'],
    [2, '1/2'],
    [3, '1/3'],
  ])
})

test('a trace to be drawn has heat for weights, and no activations', () => {
  const { embedding, layers } = drawableTrace(ones(2), word('010'), withWeighting(ones(2), 'average'))
  const [{ heads, activations }] = layers
  expect([embedding, activations, heads[0].values]).toEqual([[], [], []])
  expect(heads[0].rows[2]).toEqual({
    ...{ i: 3, first: 1, temperature: '1', chosen: [2], weights: [] },
    ...{ scores: ['0', { lo: '1.4142', hi: '1.4143' }], heat: [0.1956, 0.8044] },
  })
})

test('a weight of which nothing is known has no heat', () => {
  expect([heatOf(Number.NEGATIVE_INFINITY), heatOf(-1e-20), heatOf(1 / 3)]).toEqual([0, 0, 0.3333])
})

test('a coordinate may be called like an inherited property', () => {
  const model = { ...ones(1), coordinates: ['one', 'Q_1', '__proto__'] }
  expect(Object.keys(trace(model, word('01')).embedding[0])).toEqual(['one', 'Q_1', '__proto__'])
})

test('what the last layer leaves is what a trace says of it, also without layers', () => {
  for (const model of [ones(1), ones(3), { ...ones(1), layers: [] }]) {
    const { embedding, layers } = trace(model, word('010'), { bits: 64, digits: 5 })
    expect(lastActivations(model, word('010'), { bits: 64, digits: 5 })).toEqual(
      layers.at(-1)?.activations ?? embedding,
    )
  }
})
