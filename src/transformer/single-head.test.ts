import { expect, test } from 'vitest'
import { rational } from '../numbers/index.ts'
import { activationAt, hard } from './hard.ts'
import { matrix, vector } from './matrix.ts'
import type { Head, Layer, Model } from './model.ts'
import { term } from './schedule.ts'
import { singleHeaded } from './single-head.ts'
import { widened } from './widen.ts'

const one = rational.one

/** n = 1, d = 1, h = 1 and two heads that copy it: 3 at once, 4 one after the other (Definition 1). */
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

const q = rational.parse

/**
 * b is looked up by a single head, then two heads write b and a and a net reads them, then a layer of a net only. Values are
 * negative too, and the net reads a coordinate that no head writes.
 */
function mixed(): Model {
  const head = (name: string, mask: Head['mask'], value: Head['value']): Head => ({
    name,
    mask,
    weighting: 'average',
    query: matrix(1, 3, [[0, 2, one]]),
    key: matrix(1, 3, [[0, 0, one]]),
    value,
  })
  return {
    name: 'mixed',
    coordinates: ['a', 'b', 'one'],
    embedding: {
      symbols: ['-2', '1/2', '3'].map((value, k) => ({
        symbol: 'xyz'[k],
        vector: vector(3, [
          [0, q(value)],
          [2, one],
        ]),
      })),
      other: null,
    },
    schedule: { positions: [{ coordinate: 1, value: term('i') }], temperature: term('1') },
    layers: [
      {
        name: 'look up',
        heads: [head('first', 'future', matrix(3, 3, [[1, 0, one]]))],
        feedForward: null,
        obligations: [{ kind: 'mean', head: 0, mask: 'future', value: [], to: 1 }],
      },
      {
        name: 'both',
        heads: [
          head('to b', 'none', matrix(3, 3, [[1, 0, q('-1')]])),
          head(
            'to a and b',
            'past',
            matrix(3, 3, [
              [1, 1, one],
              [0, 1, q('2')],
            ]),
          ),
        ],
        feedForward: {
          first: matrix(2, 3, [
            [0, 0, one],
            [0, 2, q('-3')],
            [1, 1, q('-1')],
          ]),
          firstBias: vector(2, [[1, q('1/2')]]),
          second: matrix(3, 2, [
            [0, 1, q('5')],
            [2, 0, one],
          ]),
          secondBias: vector(3, [[2, q('-1')]]),
        },
        obligations: [{ kind: 'mean', head: 0, mask: 'none', value: [], to: 1 }],
      },
      {
        name: 'net only',
        heads: [],
        feedForward: {
          first: matrix(1, 3, [[0, 0, one]]),
          firstBias: vector(1, []),
          second: matrix(3, 1, [[1, 0, one]]),
          secondBias: vector(3, []),
        },
      },
    ],
    outputs: [],
  }
}

/** Every activation after the last layer, by position. */
const final = (model: Model, text: string): string[][] => {
  const { streams } = hard(model, [...text])
  const last = streams[streams.length - 1]
  return last.rows.map((row, k) => row.map((_, c) => rational.print(activationAt(last, k + 1, c))))
}

const entriesOf = ({ rows, columns, entries }: Head['value']): string[] => [
  `${rows}×${columns}`,
  ...entries.map(({ row, column, value }) => `${column} → ${row}: ${rational.print(value)}`),
]

test('heads that write several coordinates, and nets that read them, compute what they did at once', () => {
  for (const text of ['x', 'zy', 'xyz', 'zzxy']) {
    const before = final(mixed(), text)
    expect(final(singleHeaded(mixed()), text), text).toEqual(before.map((row) => [...row, '0', '0']))
  }
})

test('accumulators stand in the order of the coordinates, and layers are named after their heads', () => {
  const rewritten = singleHeaded(mixed())
  expect(rewritten.coordinates).toEqual(['a', 'b', 'one', 'heads(a)', 'heads(b)'])
  expect(rewritten.layers.map((layer) => [layer.name, layer.heads.map((head) => entriesOf(head.value))])).toEqual([
    ['look up', [['5×5', '0 → 1: 1']]],
    ['both, head to b', [['5×5', '0 → 4: -1']]],
    ['both, head to a and b', [['5×5', '1 → 4: 1', '1 → 3: 2']]],
    ['net only', []],
  ])
})

test('the net of the last head reads coordinates with their accumulators, and moves each over by two units of its own', () => {
  const net = singleHeaded(mixed()).layers[2].feedForward
  expect(net && [entriesOf(net.first), entriesOf(net.second)]).toEqual([
    [
      '6×5',
      '0 → 0: 1',
      '3 → 0: 1',
      '2 → 0: -3',
      '1 → 1: -1',
      '4 → 1: -1',
      '3 → 2: 1',
      '3 → 3: -1',
      '4 → 4: 1',
      '4 → 5: -1',
    ],
    [
      '5×6',
      '1 → 0: 5',
      '0 → 2: 1',
      '2 → 0: 1',
      '3 → 0: -1',
      '2 → 3: -1',
      '3 → 3: 1',
      '4 → 1: 1',
      '5 → 1: -1',
      '4 → 4: -1',
      '5 → 4: 1',
    ],
  ])
})

test('layers with one head or none stay as they are, but for obligations, which go by head and coordinate', () => {
  const { layers } = mixed()
  const rewritten = singleHeaded(mixed()).layers
  const wide = widened(mixed(), ['heads(a)', 'heads(b)']).layers
  expect(layers.map((layer) => layer.obligations?.length)).toEqual([1, 1, undefined])
  expect(rewritten.map((layer) => layer.obligations)).toEqual([undefined, undefined, undefined, undefined])
  const [{ obligations: _, ...first }, , last] = wide
  expect([rewritten[0], rewritten[3]]).toEqual([first, last])
})
