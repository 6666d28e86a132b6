import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { printJsonError, readJson, shape, writeJson } from '../../json/index.ts'
import { type Rational, rational } from '../../numbers/index.ts'
import { MASKS } from '../mask.ts'
import { matrix, vector, zeroMatrix, zeroVector } from '../matrix.ts'
import { type Model, tabulated } from '../model.ts'
import { NAMED_TERMS, type Scheduled, scheduledAt, term } from '../schedule.ts'
import { WEIGHTINGS } from '../weighting.ts'
import { loadModel, saveModel } from './model-json.ts'
import { modelSchema, modelShape } from './shape.ts'

const q = (text: string): Rational => rational.parse(text)

const smallest: Model = {
  name: '',
  coordinates: ['x'],
  embedding: { symbols: [], other: null },
  schedule: { positions: [], temperature: term('1') },
  layers: [],
  outputs: [],
}

/** Writes κ/n, the share of the ones, at every position, and whether it is more than a half. */
const majority: Model = {
  name: 'majority',
  coordinates: ['one', 'share', 'more'],
  embedding: {
    symbols: [
      { symbol: '0', vector: zeroVector(3) },
      { symbol: '1', vector: vector(3, [[0, rational.one]]) },
    ],
    other: null,
  },
  schedule: { positions: [], temperature: term('1/n', q('1/2')) },
  layers: [
    {
      name: 'count',
      heads: [
        {
          name: 'mean',
          mask: 'none',
          weighting: 'average',
          query: zeroMatrix(1, 3),
          key: zeroMatrix(1, 3),
          value: matrix(3, 3, [[1, 0, rational.one]]),
        },
      ],
      feedForward: {
        first: matrix(1, 3, [[0, 1, rational.one]]),
        firstBias: vector(1, [[0, q('-1/2')]]),
        second: matrix(3, 1, [[2, 0, q('2')]]),
        secondBias: zeroVector(3),
      },
    },
  ],
  outputs: [2],
}

/** Every kind of thing a model can have, with names that are awkward as keys or as text. */
const everything: Model = {
  name: 'every "kind"\n',
  coordinates: ['__proto__', 'constructor', '1', '0', 'a b', '\ud800', '😀'],
  embedding: {
    symbols: [
      {
        symbol: '__proto__',
        vector: vector(7, [
          [3, q('1/3')],
          [0, q('-1')],
        ]),
      },
      { symbol: '\udfff', vector: zeroVector(7) },
    ],
    other: vector(7, [[6, q('1e-30')]]),
  },
  schedule: {
    positions: [
      ...NAMED_TERMS.map((name, k) => ({ coordinate: k % 7, value: term(name, rational.of(k - 3, 7)) })),
      {
        coordinate: 0,
        value: {
          kind: 'by-length',
          rows: [
            { n: 5, value: q('0') },
            { n: 1, value: q('-7/2') },
          ],
        },
      },
      { coordinate: 0, value: { kind: 'by-position', rows: [{ n: 2, values: [q('0'), q('1')] }] } },
    ],
    temperature: { kind: 'by-position', rows: [{ n: 1, values: [q('1/1000000000000000000000')] }] },
  },
  layers: [
    { name: '', heads: [], feedForward: null },
    {
      name: 'second',
      heads: WEIGHTINGS.map((weighting, k) => ({
        name: weighting,
        mask: MASKS[k],
        weighting,
        query: matrix(4, 7, [
          [3, 6, q('123456789012345678901234567890')],
          [0, 0, q('2')],
        ]),
        key: matrix(4, 7, [[1, 2, q('-5/3')]]),
        value: zeroMatrix(7, 7),
      })),
      feedForward: {
        first: zeroMatrix(0, 7),
        firstBias: zeroVector(0),
        second: zeroMatrix(7, 0),
        secondBias: vector(7, [[1, q('1')]]),
      },
    },
  ],
  outputs: [6, 0],
}

const models = { smallest, majority, everything }

const errorsOf = (text: string): string[] => {
  const loaded = loadModel(text)
  return loaded.kind === 'unreadable' ? loaded.errors.map(printJsonError) : []
}

const compiled = () => new Ajv2020({ allErrors: true }).compile(modelSchema())

describe('saveModel', () => {
  test('writes a document that a person can read', () => {
    expect(saveModel(majority)).toMatchInlineSnapshot(`
      "{
        "lemmata": "model",
        "version": 1,
        "name": "majority",
        "coordinates": ["one", "share", "more"],
        "embedding": {
          "symbols": [{ "symbol": "0", "vector": [] }, { "symbol": "1", "vector": [{ "to": "one", "value": "1" }] }],
          "other": null
        },
        "schedule": { "positions": [], "temperature": { "term": "1/n", "times": "1/2" } },
        "layers": [
          {
            "name": "count",
            "heads": [
              {
                "name": "mean",
                "mask": "none",
                "weighting": "average",
                "dimension": 1,
                "query": [],
                "key": [],
                "value": [{ "to": "share", "from": "one", "value": "1" }]
              }
            ],
            "feedForward": {
              "hidden": 1,
              "first": [{ "to": 0, "from": "share", "value": "1" }],
              "firstBias": [{ "to": 0, "value": "-1/2" }],
              "second": [{ "to": "more", "from": 0, "value": "2" }],
              "secondBias": []
            }
          }
        ],
        "outputs": ["more"]
      }
      "
    `)
  })

  test.each(Object.entries(models))('and loadModel give the model "%s" back', (_, model) => {
    expect(loadModel(saveModel(model))).toEqual({ kind: 'read', value: model })
  })

  test('writes no function of i and n, but its table', () => {
    const at = (i: number, n: number): Rational => rational.of(i === n ? 1 : 0)
    const value: Scheduled = { kind: 'function', name: 'i = n', at }
    const own: Model = { ...majority, schedule: { ...majority.schedule, positions: [{ coordinate: 0, value }] } }
    expect(() => saveModel(own)).toThrow('i = n is a function of i and n')
    const table = tabulated(own, 32)
    expect(loadModel(saveModel(table))).toEqual({ kind: 'read', value: table })
    expect([31, 32].map((i) => scheduledAt(table.schedule.positions[0].value, i, 32))).toEqual([q('0'), q('1')])
  })

  test('refuses a model that could not be loaded again, in the words of loadModel', () => {
    const long = term('n', rational.power(rational.of(10), 10_000))
    expect(() => saveModel({ ...majority, schedule: { positions: [], temperature: long } })).toThrow(
      'this model cannot be saved:\n$.schedule.temperature.times: found "1000',
    )
    const bare: Model = { ...majority, schedule: { positions: [], temperature: { kind: 'by-length', rows: [] } } }
    expect(() => saveModel(bare)).toThrow('$.schedule.temperature.byLength: expected a list of at least 1')
    const barer: Model = {
      ...bare,
      schedule: { ...bare.schedule, positions: [{ coordinate: 0, value: bare.schedule.temperature }] },
    }
    expect(() => saveModel(barer)).toThrowErrorMatchingInlineSnapshot(`
      [RangeError: this model cannot be saved:
      $.schedule.positions[0].value.byLength: expected a list of at least 1, found an empty list
      $.schedule.temperature.byLength: expected a list of at least 1, found an empty list]
    `)
  })

  test('refuses an ill-formed model', () => {
    expect(() => saveModel({ ...majority, outputs: [1, 1] })).toThrow(
      'ill-formed model "majority": its list of outputs names coordinate 1 twice: keep one',
    )
  })
})

/** The document that every wrong one below differs from in one place. */
const right = JSON.stringify({
  lemmata: 'model',
  version: 1,
  name: 'right',
  coordinates: ['one', 'position', 'result'],
  embedding: { symbols: [{ symbol: 'a', vector: [{ to: 'one', value: '1' }] }], other: null },
  schedule: {
    positions: [
      { coordinate: 'position', value: { term: 'i/n' } },
      { coordinate: 'position', value: { byLength: [{ n: 1, value: '1/2' }] } },
      { coordinate: 'result', value: { byPosition: [{ n: 2, values: ['0', '1'] }] } },
    ],
    temperature: { term: '1/n', times: '1/4' },
  },
  layers: [
    {
      name: 'first',
      heads: [
        {
          name: 'previous',
          mask: 'strict-future',
          weighting: 'softmax-tau',
          dimension: 2,
          query: [{ to: 0, from: 'one', value: '3' }],
          key: [
            { to: 0, from: 'position', value: '0.25' },
            { to: 1, from: 'position', value: '-1e-3' },
          ],
          value: [{ to: 'result', from: 'one', value: 1 }],
        },
      ],
      feedForward: {
        hidden: 2,
        first: [{ to: 1, from: 'result', value: '2' }],
        firstBias: [{ to: 0, value: '-1/2' }],
        second: [{ to: 'result', from: 1, value: '1' }],
        secondBias: [{ to: 'one', value: '0' }],
      },
    },
  ],
  outputs: ['result'],
})

/** The right document with the value at a path replaced, or removed if none is given. */
function changed(path: string, value?: unknown): string {
  const root: unknown = JSON.parse(right)
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const parent = steps.reduce<unknown>((node, step) => Reflect.get(Object(node), step), root)
  const isDone =
    value === undefined ? Reflect.deleteProperty(Object(parent), last) : Reflect.set(Object(parent), last, value)
  expect(isDone, path).toBe(true)
  return JSON.stringify(root)
}

type Change = readonly [path: string, value?: unknown]

const table = (changes: readonly Change[]): string =>
  changes
    .map(([path, value]) => {
      const shown = value === undefined ? 'removed' : JSON.stringify(value)
      const title = `${path} ${shown.length > 80 ? `${shown.slice(0, 80)}…` : shown}`
      return [title, ...errorsOf(changed(path, value)).map((error) => `    ${error}`)].join('\n')
    })
    .join('\n')

const head = 'layers.0.heads.0'
const net = 'layers.0.feedForward'
const places = 'schedule.positions'

const wrongShapes: readonly Change[] = [
  ['lemmata', 'report'],
  ['version', 2],
  ['name'],
  ['name', null],
  ['nmae', 'x'],
  ['coordinates', []],
  ['coordinates', 'one'],
  ['coordinates.1', ''],
  ['coordinates', new Array(100_001).fill('x')],
  ['embedding.symbols.0.symbol', ''],
  ['embedding.symbols.0.symbol', 7],
  ['embedding.symbols.0.vector', { one: '1' }],
  ['embedding.symbols.0.vector.0.value', 'three'],
  ['embedding.symbols.0.vector.0.value', ''],
  ['embedding.symbols.0.vector.0.value', '3/0'],
  ['embedding.symbols.0.vector.0.value', '1/-2'],
  ['embedding.symbols.0.vector.0.value', ' 1'],
  ['embedding.symbols.0.vector.0.value', 0.5],
  ['embedding.symbols.0.vector.0.value', true],
  ['embedding.symbols.0.vector.0.value', null],
  ['embedding.symbols.0.vector.0.value', '7'.repeat(10_001)],
  ['embedding.symbols.0.vector.0.from', 'one'],
  ['embedding.other', 'none'],
  [`${places}.0.value`, 'i/n'],
  [`${places}.0.value`, { trem: 'i/n' }],
  [`${places}.0.value.term`, 'i/m'],
  [`${places}.0.value.byLength`, []],
  [`${places}.1.value.byLength`, []],
  [`${places}.1.value.byLength.0.n`, 0],
  [`${places}.1.value.byLength.0.n`, 1.5],
  [`${places}.1.value.byLength.0.n`, '1'],
  [`${places}.2.value.byPosition.0.values`, '01'],
  ['schedule.temperature'],
  ['schedule.temperature.times', {}],
  ['layers', {}],
  ['layers.0.heads', null],
  [`${head}.mask`, 'futur'],
  [`${head}.weighting`, 'hard'],
  [`${head}.dimension`, 0],
  [`${head}.dimension`, 100_001],
  [`${head}.dimension`, '2'],
  [`${head}.dimension`],
  [`${head}.query.0.to`, -1],
  [`${head}.query.0.to`, 'one'],
  [`${head}.query.0.from`, 0],
  [`${head}.query.0`, [0, 'one', '3']],
  [`${head}.bias`, []],
  [`${net}.hidden`, -1],
  [`${net}.hidden`, 1e9],
  [net],
  ['outputs', null],
  ['outputs.0', 2],
]

const wrongMeanings: readonly Change[] = [
  ['coordinates.2', 'one'],
  ['embedding.symbols.0.vector.0.to', 'uno'],
  ['embedding.symbols.0.vector.0.to', 'on'],
  ['embedding.symbols.0.vector.1', { to: 'one', value: '0' }],
  ['embedding.symbols.1', { symbol: 'a', vector: [] }],
  ['embedding.other', [{ to: 'none', value: '1' }]],
  [`${places}.0.coordinate`, 'positions'],
  [`${places}.1.value.byLength.1`, { n: 1, value: '1/2' }],
  [`${places}.2.value.byPosition.0.n`, 3],
  [`${places}.2.value.byPosition.1`, { n: 2, values: ['0', '1'] }],
  ['schedule.temperature.times', '0'],
  ['schedule.temperature.times', -1],
  ['schedule.temperature.term', '(-1)^i'],
  ['schedule.temperature.term', '[i=1]'],
  [
    'schedule.temperature',
    {
      byLength: [
        { n: 1, value: '1' },
        { n: 2, value: '-1/2' },
      ],
    },
  ],
  ['schedule.temperature', { byPosition: [{ n: 2, values: ['1', '0'] }] }],
  [`${head}.query.0.to`, 2],
  [`${head}.query.0.from`, 'two'],
  [`${head}.key.1.to`, 0],
  [`${head}.value.0.to`, 'Result'],
  [`${net}.first.0.to`, 2],
  [`${net}.firstBias.1`, { to: 0, value: '1' }],
  [`${net}.second.0.from`, 5],
  [`${net}.hidden`, 0],
  [`${net}.secondBias.0.to`, ''.padEnd(200, 'one')],
  ['outputs.0', 'nothing'],
  ['outputs.1', 'result'],
]

/** Right to the schema, which cannot count digits. */
const tooManyDigits: readonly Change[] = [
  ['schedule.temperature.times', '1e10000'],
  ['schedule.temperature.times', '1e10001'],
  ['schedule.temperature.times', `0.${'1'.repeat(6000)}`],
]

describe('loadModel', () => {
  test('loads the document that the tests below change', () => {
    expect(errorsOf(right)).toEqual([])
  })

  test('accepts rationals in every spelling, and drops zeros', () => {
    const spelt = (value: unknown) => loadModel(changed('embedding.other', [{ to: 'one', value }]))
    const otherOf = (value: unknown) => {
      const loaded = spelt(value)
      return loaded.kind === 'read' ? loaded.value.embedding.other : loaded.errors
    }
    for (const value of ['3/4', '0.75', '75e-2', '+6/8', '0.075E+1']) {
      expect(otherOf(value)).toEqual(vector(3, [[0, q('3/4')]]))
    }
    expect(otherOf(-9007199254740991)).toEqual(vector(3, [[0, q('-9007199254740991')]]))
    for (const value of ['0', '-0.0', '0/7', 0]) expect(otherOf(value)).toEqual(zeroVector(3))
  })

  test('says of a wrong shape where it is, what was found and what would be right', () => {
    expect(table(wrongShapes)).toMatchInlineSnapshot(`
      "lemmata "report"
          $.lemmata: expected "model", found "report"
      version 2
          $.version: expected 1, found 2
      name removed
          $: missing: "name"
      name null
          $.name: expected a string, found null
      nmae "x"
          $.nmae: unknown key; did you mean "name"?
      coordinates []
          $.coordinates: expected a list of at least 1, found an empty list
      coordinates "one"
          $.coordinates: expected a list, found "one"
      coordinates.1 ""
          $.coordinates[1]: expected a non-empty string, found ""
      coordinates ["x","x","x","x","x","x","x","x","x","x","x","x","x","x","x","x","x","x","x","x"…
          $.coordinates: expected a list of at most 100000, found a list of 100001
      embedding.symbols.0.symbol ""
          $.embedding.symbols[0].symbol: expected a non-empty string, found ""
      embedding.symbols.0.symbol 7
          $.embedding.symbols[0].symbol: expected a non-empty string, found 7
      embedding.symbols.0.vector {"one":"1"}
          $.embedding.symbols[0].vector: expected a list, found an object with "one"
      embedding.symbols.0.vector.0.value "three"
          $.embedding.symbols[0].vector[0].value: found "three": not a rational: write it as 7, -3/4, 0.25 or 1e-3
      embedding.symbols.0.vector.0.value ""
          $.embedding.symbols[0].vector[0].value: found "": not a rational: write it as 7, -3/4, 0.25 or 1e-3
      embedding.symbols.0.vector.0.value "3/0"
          $.embedding.symbols[0].vector[0].value: found "3/0": the denominator is 0
      embedding.symbols.0.vector.0.value "1/-2"
          $.embedding.symbols[0].vector[0].value: found "1/-2": not a rational: write it as 7, -3/4, 0.25 or 1e-3
      embedding.symbols.0.vector.0.value " 1"
          $.embedding.symbols[0].vector[0].value: found " 1": not a rational: write it as 7, -3/4, 0.25 or 1e-3
      embedding.symbols.0.vector.0.value 0.5
          $.embedding.symbols[0].vector[0].value: 0.5 may be rounded: write it as a string, "0.5"
      embedding.symbols.0.vector.0.value true
          $.embedding.symbols[0].vector[0].value: expected a rational such as "3/4", found true
      embedding.symbols.0.vector.0.value null
          $.embedding.symbols[0].vector[0].value: expected a rational such as "3/4", found null
      embedding.symbols.0.vector.0.value "7777777777777777777777777777777777777777777777777777777777777777777777777777777…
          $.embedding.symbols[0].vector[0].value: found "77777777777777777777777777777777777777777777777777777777777…": longer than 10000 characters
      embedding.symbols.0.vector.0.from "one"
          $.embedding.symbols[0].vector[0].from: unknown key; the keys are "to", "value"
      embedding.other "none"
          $.embedding.other: expected a list, found "none"
      schedule.positions.0.value "i/n"
          $.schedule.positions[0].value: expected an object with one of "term", "predicate", "byLength", "byPosition", found "i/n"
      schedule.positions.0.value {"trem":"i/n"}
          $.schedule.positions[0].value: expected an object with one of "term", "predicate", "byLength", "byPosition", found an object with "trem"
      schedule.positions.0.value.term "i/m"
          $.schedule.positions[0].value.term: expected one of "1", "i", "i^2", "1/i", "1/i^2", "n", "1/n", "1/n^2", "i/n", "(i/n)^2", "i*n", "i^2*n", "1/(n-i+1)", "(-1)^i", "[i=1]", found "i/m"; did you mean "i/n"?
      schedule.positions.0.value.byLength []
          $.schedule.positions[0].value.byLength: unknown key; the keys are "term", "times"
      schedule.positions.1.value.byLength []
          $.schedule.positions[1].value.byLength: expected a list of at least 1, found an empty list
      schedule.positions.1.value.byLength.0.n 0
          $.schedule.positions[1].value.byLength[0].n: expected an integer, at least 1, found 0
      schedule.positions.1.value.byLength.0.n 1.5
          $.schedule.positions[1].value.byLength[0].n: expected an integer, at least 1, found 1.5
      schedule.positions.1.value.byLength.0.n "1"
          $.schedule.positions[1].value.byLength[0].n: expected an integer, at least 1, found "1"
      schedule.positions.2.value.byPosition.0.values "01"
          $.schedule.positions[2].value.byPosition[0].values: expected a list, found "01"
      schedule.temperature removed
          $.schedule: missing: "temperature"
      schedule.temperature.times {}
          $.schedule.temperature.times: expected a rational such as "3/4", found an empty object
      layers {}
          $.layers: expected a list, found an empty object
      layers.0.heads null
          $.layers[0].heads: expected a list, found null
      layers.0.heads.0.mask "futur"
          $.layers[0].heads[0].mask: expected one of "none", "future", "past", "strict-future", "strict-past", found "futur"; did you mean "future"?
      layers.0.heads.0.weighting "hard"
          $.layers[0].heads[0].weighting: expected one of "leftmost", "rightmost", "average", "softmax", "softmax-tau", found "hard"
      layers.0.heads.0.dimension 0
          $.layers[0].heads[0].dimension: expected an integer from 1 to 100000, found 0
      layers.0.heads.0.dimension 100001
          $.layers[0].heads[0].dimension: expected an integer from 1 to 100000, found 100001
      layers.0.heads.0.dimension "2"
          $.layers[0].heads[0].dimension: expected an integer from 1 to 100000, found "2"
      layers.0.heads.0.dimension removed
          $.layers[0].heads[0]: missing: "dimension"
      layers.0.heads.0.query.0.to -1
          $.layers[0].heads[0].query[0].to: expected an integer from 0 to 99999, found -1
      layers.0.heads.0.query.0.to "one"
          $.layers[0].heads[0].query[0].to: expected an integer from 0 to 99999, found "one"
      layers.0.heads.0.query.0.from 0
          $.layers[0].heads[0].query[0].from: expected a non-empty string, found 0
      layers.0.heads.0.query.0 [0,"one","3"]
          $.layers[0].heads[0].query[0]: expected an object, found a list of 3
      layers.0.heads.0.bias []
          $.layers[0].heads[0].bias: unknown key; the keys are "name", "mask", "weighting", "dimension", "query", "key", "value"
      layers.0.feedForward.hidden -1
          $.layers[0].feedForward.hidden: expected an integer from 0 to 100000, found -1
      layers.0.feedForward.hidden 1000000000
          $.layers[0].feedForward.hidden: expected an integer from 0 to 100000, found 1000000000
      layers.0.feedForward removed
          $.layers[0]: missing: "feedForward"
      outputs null
          $.outputs: expected a list, found null
      outputs.0 2
          $.outputs[0]: expected a non-empty string, found 2"
    `)
  })

  test('says of a wrong name, number or repetition where it is and what would be right', () => {
    expect(table(wrongMeanings)).toMatchInlineSnapshot(`
      "coordinates.2 "one"
          $.coordinates[2]: the coordinate "one" is given twice, first at $.coordinates[0]: keep one
          $.schedule.positions[2].coordinate: unknown coordinate "result"; the coordinates are "one", "position"
          $.layers[0].heads[0].value[0].to: unknown coordinate "result"; the coordinates are "one", "position"
          $.layers[0].feedForward.first[0].from: unknown coordinate "result"; the coordinates are "one", "position"
          $.layers[0].feedForward.second[0].to: unknown coordinate "result"; the coordinates are "one", "position"
          $.outputs[0]: unknown coordinate "result"; the coordinates are "one", "position"
      embedding.symbols.0.vector.0.to "uno"
          $.embedding.symbols[0].vector[0].to: unknown coordinate "uno"; the coordinates are "one", "position", "result"
      embedding.symbols.0.vector.0.to "on"
          $.embedding.symbols[0].vector[0].to: unknown coordinate "on"; did you mean "one"?
      embedding.symbols.0.vector.1 {"to":"one","value":"0"}
          $.embedding.symbols[0].vector[1]: the entry to "one" is given twice, first at $.embedding.symbols[0].vector[0]: keep one
      embedding.symbols.1 {"symbol":"a","vector":[]}
          $.embedding.symbols[1]: the symbol "a" is given twice, first at $.embedding.symbols[0]: keep one
      embedding.other [{"to":"none","value":"1"}]
          $.embedding.other[0].to: unknown coordinate "none"; did you mean "one"?
      schedule.positions.0.coordinate "positions"
          $.schedule.positions[0].coordinate: unknown coordinate "positions"; did you mean "position"?
      schedule.positions.1.value.byLength.1 {"n":1,"value":"1/2"}
          $.schedule.positions[1].value.byLength[1]: the row for n = 1 is given twice, first at $.schedule.positions[1].value.byLength[0]: keep one
      schedule.positions.2.value.byPosition.0.n 3
          $.schedule.positions[2].value.byPosition[0].values: expected 3 values, one per position, found 2
      schedule.positions.2.value.byPosition.1 {"n":2,"values":["0","1"]}
          $.schedule.positions[2].value.byPosition[1]: the row for n = 2 is given twice, first at $.schedule.positions[2].value.byPosition[0]: keep one
      schedule.temperature.times "0"
          $.schedule.temperature.times: a temperature must be positive, found "0"
      schedule.temperature.times -1
          $.schedule.temperature.times: a temperature must be positive, found "-1"
      schedule.temperature.term "(-1)^i"
          $.schedule.temperature.term: a temperature must be positive, but (-1)^i is -1 at odd i
      schedule.temperature.term "[i=1]"
          $.schedule.temperature.term: a temperature must be positive, but [i=1] is 0 from i = 2 on
      schedule.temperature {"byLength":[{"n":1,"value":"1"},{"n":2,"value":"-1/2"}]}
          $.schedule.temperature.byLength[1].value: a temperature must be positive, found "-1/2"
      schedule.temperature {"byPosition":[{"n":2,"values":["1","0"]}]}
          $.schedule.temperature.byPosition[0].values[1]: a temperature must be positive, found "0"
      layers.0.heads.0.query.0.to 2
          $.layers[0].heads[0].query[0].to: expected an index below 2, as "dimension" says, found 2
      layers.0.heads.0.query.0.from "two"
          $.layers[0].heads[0].query[0].from: unknown coordinate "two"; the coordinates are "one", "position", "result"
      layers.0.heads.0.key.1.to 0
          $.layers[0].heads[0].key[1]: the entry from "position" to 0 is given twice, first at $.layers[0].heads[0].key[0]: keep one
      layers.0.heads.0.value.0.to "Result"
          $.layers[0].heads[0].value[0].to: unknown coordinate "Result"; did you mean "result"?
      layers.0.feedForward.first.0.to 2
          $.layers[0].feedForward.first[0].to: expected an index below 2, as "hidden" says, found 2
      layers.0.feedForward.firstBias.1 {"to":0,"value":"1"}
          $.layers[0].feedForward.firstBias[1]: the entry to 0 is given twice, first at $.layers[0].feedForward.firstBias[0]: keep one
      layers.0.feedForward.second.0.from 5
          $.layers[0].feedForward.second[0].from: expected an index below 2, as "hidden" says, found 5
      layers.0.feedForward.hidden 0
          $.layers[0].feedForward.first[0].to: expected an index below 0, as "hidden" says, found 1
          $.layers[0].feedForward.firstBias[0].to: expected an index below 0, as "hidden" says, found 0
          $.layers[0].feedForward.second[0].from: expected an index below 0, as "hidden" says, found 1
      layers.0.feedForward.secondBias.0.to "oneoneoneoneoneoneoneoneoneoneoneoneoneoneoneoneoneoneoneoneoneoneoneoneoneoneo…
          $.layers[0].feedForward.secondBias[0].to: unknown coordinate "oneoneoneoneoneoneoneoneoneoneoneoneoneoneoneoneoneoneoneon…"; the coordinates are "one", "position", "result"
      outputs.0 "nothing"
          $.outputs[0]: unknown coordinate "nothing"; the coordinates are "one", "position", "result"
      outputs.1 "result"
          $.outputs[1]: "result" is given twice, first at $.outputs[0]: keep one"
    `)
  })

  test('refuses numbers that could not be saved again', () => {
    expect(errorsOf(changed('schedule.temperature.times', '1e9999'))).toEqual([])
    expect(table(tooManyDigits)).toMatchInlineSnapshot(`
      "schedule.temperature.times "1e10000"
          $.schedule.temperature.times: "1e10000" has 10001 characters as a fraction; at most 10000 are allowed
      schedule.temperature.times "1e10001"
          $.schedule.temperature.times: found "1e10001": the exponent is beyond ±10000
      schedule.temperature.times "0.11111111111111111111111111111111111111111111111111111111111111111111111111111…
          $.schedule.temperature.times: "0.111111111111111111111111111111111111111111111111111111111…" has 12002 characters as a fraction; at most 10000 are allowed"
    `)
  })

  test('says of wrong syntax in which line and column it is', () => {
    const pretty = JSON.stringify(JSON.parse(right), null, 2)
    const texts = [
      '',
      '[]',
      pretty.replace('"version": 1,', '"version": 1'),
      pretty.replace('"version": 1,', '"version": 1, "name": "twice",'),
      pretty.replace('"value": 1\n', '"value": 9007199254740993\n'),
      pretty.slice(0, 200),
    ]
    expect(texts.flatMap(errorsOf).join('\n')).toMatchInlineSnapshot(`
      "line 1, column 1, at $: expected a value, found the end
      $: expected an object, found an empty list
      line 4, column 3, at $: expected "," or "}", found "\\""
      line 4, column 3, at $.name: the key "name" is given twice: keep one
      line 95, column 24, at $.layers[0].heads[0].value[0].value: 9007199254740993 may be rounded as a number: write it as a string
      line 14, column 9, at $.embedding.symbols[0]: the string that begins here has no closing quote"
    `)
  })

  test('words at most 20 errors, even of 20,000', () => {
    const entries = Array.from({ length: 20_000 }, (_, k) => ({ to: `on${k}`, value: '1' }))
    expect(errorsOf(changed('embedding.other', entries))).toHaveLength(20)
  })

  test('knows every term that a temperature cannot have', () => {
    const isPositive = (name: (typeof NAMED_TERMS)[number]): boolean =>
      [1, 2, 3, 4].every((n) => [1, 2, 3, 4].every((i) => i > n || rational.sign(scheduledAt(term(name), i, n)) > 0))
    for (const name of NAMED_TERMS) {
      expect(errorsOf(changed('schedule.temperature.term', name)).length === 0, name).toBe(isPositive(name))
    }
  })
})

describe('the schema', () => {
  test('is the one in docs/, which `vitest -u` writes anew', async () => {
    await expect(writeJson(modelSchema())).toMatchFileSnapshot('../../../docs/model.schema.json')
  })

  test.each(Object.entries(models))('accepts the saved model "%s"', (_, model) => {
    const validate = compiled()
    expect(validate(JSON.parse(saveModel(model))), JSON.stringify(validate.errors)).toBe(true)
  })

  test('rejects what the shape rejects, and accepts what it accepts', () => {
    const validate = compiled()
    for (const [path, value] of [...wrongShapes, ...wrongMeanings]) {
      const text = changed(path, value)
      const json = readJson(text)
      const fits = json.kind === 'read' && shape.read(modelShape, json.value).kind === 'read'
      expect(validate(JSON.parse(text)), path).toBe(fits)
    }
    expect(tooManyDigits.map(([path, value]) => validate(JSON.parse(changed(path, value))))).toEqual([true, true, true])
  })
})
