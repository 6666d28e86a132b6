import { describe, expect, test } from 'vitest'
import { rational } from '../../numbers/index.ts'
import { matrix, vector, zeroMatrix, zeroVector } from '../matrix.ts'
import type { Model } from '../model.ts'
import { term } from '../schedule.ts'
import { type TransformerRecipe, transformer } from './index.ts'

const recipe: TransformerRecipe<'one' | 'x' | 'y'> = {
  name: 'mine',
  coordinates: ['one', 'x', 'y'],
  embedding: { a: 'one', b: { one: 1, x: '-1/2' } },
}

const withHead = (
  head: NonNullable<NonNullable<(typeof recipe)['layers']>[number]['heads']>[number],
): TransformerRecipe<'one' | 'x' | 'y'> => ({ ...recipe, layers: [{ heads: [head] }] })

test('a recipe becomes the model that it describes', () => {
  const half = rational.half
  const model = transformer({
    ...recipe,
    otherSymbols: {},
    positions: { x: 'i/n', y: term('1/n', half) },
    temperature: '1/n',
    layers: [
      {
        name: 'look',
        heads: [
          {
            name: 'last',
            mask: 'future',
            weighting: 'rightmost',
            query: ['one', { x: half, y: 3 }],
            key: ['x', {}],
            value: { y: { one: '0.25', x: -1 } },
          },
        ],
        net: [
          { reads: { x: 1 }, bias: '-1/4', writes: { y: 2, x: -1 } },
          { bias: 1, writes: 'one' },
        ],
      },
    ],
    outputs: ['y', 'one'],
  })
  const expected: Model = {
    name: 'mine',
    coordinates: ['one', 'x', 'y'],
    embedding: {
      symbols: [
        { symbol: 'a', vector: vector(3, [[0, rational.one]]) },
        {
          symbol: 'b',
          vector: vector(3, [
            [0, rational.one],
            [1, rational.of(-1, 2)],
          ]),
        },
      ],
      other: zeroVector(3),
    },
    schedule: {
      positions: [
        { coordinate: 1, value: term('i/n') },
        { coordinate: 2, value: term('1/n', half) },
      ],
      temperature: term('1/n'),
    },
    layers: [
      {
        name: 'look',
        heads: [
          {
            name: 'last',
            mask: 'future',
            weighting: 'rightmost',
            query: matrix(2, 3, [
              [0, 0, rational.one],
              [1, 1, half],
              [1, 2, rational.of(3)],
            ]),
            key: matrix(2, 3, [[0, 1, rational.one]]),
            value: matrix(3, 3, [
              [2, 0, rational.of(1, 4)],
              [2, 1, rational.of(-1)],
            ]),
          },
        ],
        feedForward: {
          first: matrix(2, 3, [[0, 1, rational.one]]),
          firstBias: vector(2, [
            [0, rational.of(-1, 4)],
            [1, rational.one],
          ]),
          second: matrix(3, 2, [
            [2, 0, rational.of(2)],
            [1, 0, rational.of(-1)],
            [0, 1, rational.one],
          ]),
          secondBias: zeroVector(3),
        },
      },
    ],
    outputs: [2, 0],
  }
  expect(model).toEqual(expected)
})

test('what is undefined is left out', () => {
  const leaving = (name: 'x' | 'y') =>
    Object.assign(JSON.parse('{}'), { one: undefined, [name]: name === 'x' ? 'i' : 'one' })
  const whole = { ...withHead({ value: { y: 'one' } }), positions: { x: 'i' } } as const
  expect(transformer({ ...withHead({ value: leaving('y') }), positions: leaving('x') })).toEqual(transformer(whole))
})

test('what a recipe leaves out is plain', () => {
  const model = transformer(withHead({ value: { y: 'x' } }))
  expect(model.embedding.other).toBeNull()
  expect(model.schedule).toEqual({ positions: [], temperature: term('1') })
  expect(model.outputs).toEqual([])
  const [{ name, heads, feedForward }] = model.layers
  expect([name, feedForward]).toEqual(['layer 1', null])
  expect(heads[0]).toMatchObject({ name: 'head 1', mask: 'none', weighting: 'softmax-tau' })
  expect([heads[0].query, heads[0].key]).toEqual([zeroMatrix(1, 3), zeroMatrix(1, 3)])
  const [{ heads: tied }] = transformer(withHead({ key: ['x', 'y'], value: {} })).layers
  expect(tied[0].query).toEqual(zeroMatrix(2, 3))
})

describe('a RangeError names', () => {
  /** A name that the type checker does not know is no obstacle here. */
  const failure = (wrong: TransformerRecipe<string>): string => {
    try {
      return transformer(wrong).name
    } catch (error) {
      return String(error)
    }
  }
  const failures = (head: Parameters<typeof withHead>[0]): string => failure(withHead(head))

  test('a coordinate that the model does not have, and who asks for it', () => {
    const parsed = (text: string) => JSON.parse(text)
    expect(failures({ name: 'look', value: parsed('{ "seen": "x" }') })).toMatchInlineSnapshot(
      `"RangeError: W^V of head "look" of layer 1 writes "seen", which the model does not have; the coordinates are "one", "x", "y""`,
    )
    expect(failures({ value: parsed('{ "y": "yy" }') })).toMatchInlineSnapshot(
      `"RangeError: W^V of head 1 of layer 1 reads "yy", which the model does not have; did you mean "y"?"`,
    )
    expect(failures({ query: parsed('{ "onee": 6 }'), value: {} })).toMatchInlineSnapshot(
      `"RangeError: W^Q of head 1 of layer 1 reads "onee", which the model does not have; did you mean "one"?"`,
    )
    expect(failure({ ...recipe, embedding: { a: 'z' } })).toMatchInlineSnapshot(
      `"RangeError: the embedding of "a" has "z", which the model does not have; the coordinates are "one", "x", "y""`,
    )
    expect(failure({ ...recipe, otherSymbols: 'z' })).toMatchInlineSnapshot(
      `"RangeError: the embedding of other symbols has "z", which the model does not have; the coordinates are "one", "x", "y""`,
    )
    expect(failure({ ...recipe, positions: { z: 'i' } })).toMatchInlineSnapshot(
      `"RangeError: a position embedding is added to "z", which the model does not have; the coordinates are "one", "x", "y""`,
    )
    expect(failure({ ...recipe, outputs: ['z'] })).toMatchInlineSnapshot(
      `"RangeError: the list of outputs has "z", which the model does not have; the coordinates are "one", "x", "y""`,
    )
    expect(failure({ ...recipe, layers: [{ net: [{ reads: 'z', writes: 'x' }] }] })).toMatchInlineSnapshot(
      `"RangeError: unit 1 of the net of layer 1 reads "z", which the model does not have; the coordinates are "one", "x", "y""`,
    )
    expect(failures({ key: parsed('"z"'), value: {} })).toMatchInlineSnapshot(
      `"RangeError: W^K of head 1 of layer 1 reads "z", which the model does not have; the coordinates are "one", "x", "y""`,
    )
    expect(failure({ ...recipe, layers: [{ net: [{ writes: 'z' }] }] })).toMatchInlineSnapshot(
      `"RangeError: unit 1 of the net of layer 1 writes "z", which the model does not have; the coordinates are "one", "x", "y""`,
    )
  })

  test('a weight that is not exact, and how to write it', () => {
    expect(failures({ query: { x: 0.5 }, value: {} })).toMatchInlineSnapshot(
      `"RangeError: W^Q of head 1 of layer 1 reads "x" times 0.5: numbers must be integers, since others may be rounded; write a text, such as '1/2'"`,
    )
    expect(failures({ query: { x: -0.25 }, value: {} })).toMatchInlineSnapshot(
      `"RangeError: W^Q of head 1 of layer 1 reads "x" times -0.25: numbers must be integers, since others may be rounded; write a text, such as '-1/4'"`,
    )
    expect(failures({ query: { x: 'half' }, value: {} })).toMatchInlineSnapshot(
      `"RangeError: W^Q of head 1 of layer 1 reads "x" times "half": not a rational: write it as 7, -3/4, 0.25 or 1e-3"`,
    )
    expect(failures({ query: { x: Number.NaN }, value: {} })).toMatchInlineSnapshot(
      `"RangeError: W^Q of head 1 of layer 1 reads "x" times NaN: numbers must be integers, since others may be rounded; write a text, such as '1/2'"`,
    )
    expect(failure({ ...recipe, layers: [{ net: [{ bias: 2 ** 60, writes: 'x' }] }] })).toMatchInlineSnapshot(
      `"RangeError: unit 1 of the net of layer 1 has the bias 1152921504606847000: numbers must be integers, since others may be rounded; write a text, such as '1/2'"`,
    )
  })

  test('what the type checker would refuse, where nobody asks it', () => {
    const wrong = (change: string): string => failure({ ...recipe, ...JSON.parse(change) })
    const head = (change: string): string => wrong(`{ "layers": [{ "heads": [${change}] }] }`)
    const asked = [
      ...['3', '[null]', '[{ "head": [] }]', '[{ "heads": {} }]', '[{ "net": null }]', '[{ "net": [null] }]'].map(
        (layers) => wrong(`{ "layers": ${layers} }`),
      ),
      ...[
        'null',
        '{}',
        '{ "name": "h", "querry": "one", "value": {} }',
        '{ "value": "y" }',
        '{ "value": { "y": 3 } }',
      ].map(head),
      ...['{ "query": 5, "value": {} }', '{ "key": [null], "value": {} }'].map(head),
      wrong('{ "layers": [{ "net": [{ "reads": "x" }] }] }'),
      wrong('{ "layers": [{ "net": [{ "reads": "x", "write": "y" }] }] }'),
      ...['null', '["one"]', '{ "a": null }', '{ "a": 1 }', '{ "a": ["one", "x"] }'].map((embedding) =>
        wrong(`{ "embedding": ${embedding} }`),
      ),
      ...['{ "positions": "x" }', '{ "outputs": "y" }', '{ "outputs": [2] }', '{ "ouputs": ["y"] }'].map(wrong),
      ...['{ "coordinates": null }', '{ "otherSymbols": null }'].map(wrong),
    ]
    expect(asked.join('\n')).toMatchInlineSnapshot(`
      "RangeError: the list of layers is 3: give a list
      RangeError: layer 1 is null: give an object with name, heads, net
      RangeError: layer 1 has a field "head"; did you mean "heads"?
      RangeError: the list of heads of layer 1 is an object: give a list
      RangeError: the net of layer 1 is null: give a list
      RangeError: unit 1 of the net of layer 1 is null: give an object with reads, bias, writes
      RangeError: head 1 of layer 1 is null: give an object with name, mask, weighting, query, key, value
      RangeError: W^V of head 1 of layer 1 is undefined: give a form by coordinate, such as { found: 'x' }
      RangeError: head 1 of layer 1 has a field "querry"; did you mean "query"?
      RangeError: W^V of head 1 of layer 1 is "y": give a form by coordinate, such as { found: 'x' }
      RangeError: W^V of head 1 of layer 1 reads 3: give a name, or weights by name, such as { x: '1/2' }
      RangeError: W^Q of head 1 of layer 1 reads 5: give a name, or weights by name, such as { x: '1/2' }
      RangeError: W^K of head 1 of layer 1 reads null: give a name, or weights by name, such as { x: '1/2' }
      RangeError: unit 1 of the net of layer 1 writes undefined: give a name, or weights by name, such as { x: '1/2' }
      RangeError: unit 1 of the net of layer 1 has a field "write"; did you mean "writes"?
      RangeError: the embedding is null: give a form for each symbol, such as { a: 'one' }
      RangeError: the embedding is a list: give a form for each symbol, such as { a: 'one' }
      RangeError: the embedding of "a" has null: give a name, or weights by name, such as { x: '1/2' }
      RangeError: the embedding of "a" has 1: give a name, or weights by name, such as { x: '1/2' }
      RangeError: the embedding of "a" has a list: give a name, or weights by name, such as { x: '1/2' }
      RangeError: the list of position embeddings is "x": give terms by coordinate, such as { x: 'i/n' }
      RangeError: the list of outputs is "y": give a list
      RangeError: the list of outputs has 2: give a name, or weights by name, such as { x: '1/2' }
      RangeError: the recipe has a field "ouputs"; did you mean "outputs"?
      RangeError: the list of coordinates is null: give a list
      RangeError: the embedding of other symbols has null: give a name, or weights by name, such as { x: '1/2' }"
    `)
    for (const nothing of [null, 'mine']) {
      expect(failure(JSON.parse(JSON.stringify(nothing)))).toMatch(
        /^RangeError: the recipe is .*: give an object with name, /,
      )
    }
  })

  test('whatever else makes a model ill-formed', () => {
    expect(failures({ query: ['x', 'y'], key: 'x', value: {} })).toMatchInlineSnapshot(
      `"RangeError: ill-formed model "mine": W^K of head "head 1" of layer 1 has 1 row, W^Q has 2: both have d_k"`,
    )
    expect(failure({ ...recipe, coordinates: ['one', 'x', 'y', 'x'] })).toMatchInlineSnapshot(
      `"RangeError: ill-formed model "mine": the name of coordinate 3 is "x", as the name of coordinate 1 is: keep one"`,
    )
    expect(failure({ ...recipe, temperature: '[i=1]' })).toMatchInlineSnapshot(
      `"RangeError: ill-formed model "mine": the temperature is [i=1], which is 0 from i = 2 on: it must be positive"`,
    )
  })
})

test('the type checker knows the names of the coordinates', () => {
  const { coordinates, name } = recipe
  transformer({ name, coordinates: ['one', 'x'], embedding: { a: 'one' } })
  // @ts-expect-error it has no coordinate z
  expect(() => transformer({ name, coordinates, embedding: { a: 'z' } })).toThrow('"z"')
  // @ts-expect-error nor as a key
  expect(() => transformer({ name, coordinates, embedding: { a: { z: 1 } } })).toThrow('"z"')
  // @ts-expect-error nor in a head
  expect(() => transformer({ ...recipe, layers: [{ heads: [{ value: { z: 'x' } }] }] })).toThrow('"z"')
  // @ts-expect-error and term has no n^3
  expect(() => transformer({ ...recipe, positions: { x: 'n^3' } })).toThrow('n^3')
  const dynamic: readonly string[] = ['one', ...['a', 'b'].map((letter) => `seen ${letter}`)]
  expect(transformer({ name, coordinates: dynamic, embedding: { a: { 'seen a': 1 } } }).coordinates).toHaveLength(3)
})
