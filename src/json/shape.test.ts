import { describe, expect, expectTypeOf, test } from 'vitest'
import { MAXIMAL_ERRORS, printJsonError, readJson, type Shape, type Shaped, shape } from './index.ts'

const {
  boolean,
  byKey,
  constant,
  integer,
  list,
  named,
  nonEmptyText,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
} = shape

const measure = named(
  'measure',
  'One of two kinds.',
  byKey({ count: object({ count: integer(0) }), ratio: object({ ratio: number() }) }),
)
const claim = object({
  key: nonEmptyText(),
  verdict: oneOf(['holds', 'refuted', 'undecided']),
  passed: boolean(),
  scope: nullable(text()),
  size: integer(1, 9),
  measures: list(measure),
  share: optional(number(), 1),
})
const reports = object({ schema: constant('report'), claims: list(claim, 1, 30) })

const lemma = {
  key: 'lemma-8a',
  verdict: 'holds',
  passed: true,
  scope: null,
  size: 3,
  measures: [{ count: 2 }, { ratio: 0.5 }],
}
const report = { schema: 'report', claims: [lemma] }

const readPlain = <T>(from: Shape<T>, document: unknown) => {
  const json = readJson(JSON.stringify(document))
  return json.kind === 'read' ? shape.read(from, json.value) : json
}

const errorsOf = (from: Shape<unknown>, document: unknown): string[] => {
  const read = readPlain(from, document)
  return read.kind === 'unreadable' ? read.errors.map(printJsonError) : []
}

const withClaim = (change: Record<string, unknown>) => ({ schema: 'report', claims: [lemma, { ...lemma, ...change }] })

describe('shapes', () => {
  test('read what fits, with the type that they describe', () => {
    const read = readPlain(reports, report)
    expect(read).toEqual({ kind: 'read', value: { schema: 'report', claims: [{ ...lemma, share: 1 }] } })
    expectTypeOf<Shaped<typeof claim>>().toEqualTypeOf<{
      readonly key: string
      readonly verdict: 'holds' | 'refuted' | 'undecided'
      readonly passed: boolean
      readonly scope: string | null
      readonly size: number
      readonly measures: readonly ({ readonly count: number } | { readonly ratio: number })[]
      readonly share: number
    }>()
  })

  test('of integers without a least one name none', () => {
    expect(errorsOf(shape.integer(), 'x')).toEqual(['$: expected an integer, found "x"'])
    expect(errorsOf(shape.integer(3), 'x')).toEqual(['$: expected an integer, at least 3, found "x"'])
  })

  test('say where, what was found and what would be right', () => {
    const documents: unknown[] = [
      [],
      'report',
      {},
      { ...report, claims: 3 },
      { ...report, claims: [] },
      { ...report, claims: new Array(31).fill(lemma) },
      { ...report, schema: 'raport', clams: [], 'odd key': {} },
      withClaim({ key: '' }),
      withClaim({ key: 7 }),
      withClaim({ verdict: 'hold' }),
      withClaim({ verdict: ['holds'] }),
      withClaim({ verdict: 7 }),
      withClaim({ passed: 'true', scope: false, share: null }),
      withClaim({ size: 0 }),
      withClaim({ size: 10 }),
      withClaim({ size: 2.5 }),
      withClaim({ size: '3' }),
      withClaim({
        measures: [{ count: -1 }, { ratio: [] }, { rate: 1 }, {}, 1, { count: 1, ratio: 1 }, { counts: 1 }],
      }),
    ]
    expect(documents.map((document) => errorsOf(reports, document).join('\n')).join('\n\n')).toMatchInlineSnapshot(`
      "$: expected an object, found an empty list

      $: expected an object, found "report"

      $: missing: "schema", "claims"

      $.claims: expected a list, found 3

      $.claims: expected a list of at least 1, found an empty list

      $.claims: expected a list of at most 30, found a list of 31

      $.clams: unknown key; did you mean "claims"?
      $["odd key"]: unknown key; the keys are "schema", "claims"
      $.schema: expected "report", found "raport"

      $.claims[1].key: expected a non-empty string, found ""

      $.claims[1].key: expected a non-empty string, found 7

      $.claims[1].verdict: expected one of "holds", "refuted", "undecided", found "hold"; did you mean "holds"?

      $.claims[1].verdict: expected one of "holds", "refuted", "undecided", found a list of 1

      $.claims[1].verdict: expected one of "holds", "refuted", "undecided", found 7

      $.claims[1].passed: expected true or false, found "true"
      $.claims[1].scope: expected a string, found false
      $.claims[1].share: expected a number, found null

      $.claims[1].size: expected an integer from 1 to 9, found 0

      $.claims[1].size: expected an integer from 1 to 9, found 10

      $.claims[1].size: expected an integer from 1 to 9, found 2.5

      $.claims[1].size: expected an integer from 1 to 9, found "3"

      $.claims[1].measures[0].count: expected an integer, at least 0, found -1
      $.claims[1].measures[1].ratio: expected a number, found an empty list
      $.claims[1].measures[2]: expected an object with one of "count", "ratio", found an object with "rate"
      $.claims[1].measures[3]: expected an object with one of "count", "ratio", found an empty object
      $.claims[1].measures[4]: expected an object with one of "count", "ratio", found 1
      $.claims[1].measures[5].ratio: unknown key; the keys are "count"
      $.claims[1].measures[6]: expected an object with one of "count", "ratio", found an object with "counts""
    `)
  })

  test('read texts, and what stands on a border', () => {
    expect(readPlain(text(), '')).toEqual({ kind: 'read', value: '' })
    expect(readPlain(text(), 'some')).toEqual({ kind: 'read', value: 'some' })
    expect([1, 9].map((size) => readPlain(integer(1, 9), size).kind)).toEqual(['read', 'read'])
    const twoOrThree = list(number(), 2, 3)
    expect([1, 2, 3, 4].map((length) => readPlain(twoOrThree, new Array(length).fill(0)).kind)).toEqual([
      'unreadable',
      'read',
      'read',
      'unreadable',
    ])
  })

  test('refuse an object that has all its keys and another one', () => {
    expect(readPlain(object({ a: number() }), { a: 1, b: 2 })).toEqual({
      kind: 'unreadable',
      errors: [{ path: '$.b', message: 'unknown key; the keys are "a"', place: null }],
    })
  })

  test('show the first five keys of an object that is none', () => {
    const found = errorsOf(number(), { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 })
    expect(found).toEqual(['$: expected a number, found an object with "a", "b", "c", "d", "e"'])
  })

  test(`stop at ${MAXIMAL_ERRORS} errors, and still refuse the rest`, () => {
    const wrong = new Array(1000).fill('x')
    expect(errorsOf(list(integer(0)), wrong)).toHaveLength(MAXIMAL_ERRORS)
    expect(readPlain(list(object({})), [...wrong, { y: 1 }]).kind).toBe('unreadable')
  })

  test('read -0 as the integer 0', () => {
    const json = readJson('-0')
    expect(json.kind === 'read' && shape.read(integer(0), json.value)).toEqual({ kind: 'read', value: 0 })
  })

  test('are their JSON Schema, leaf by leaf', () => {
    const all = object({
      flag: boolean(),
      note: text(),
      name: nonEmptyText(),
      kind: constant('report'),
      choice: oneOf(['a', 'b']),
      some: list(number(), 1, 30),
      any: list(number()),
      share: optional(number(), 1),
    })
    const { properties, required } = shape.schemaOf(all, 'Leaves')
    expect(properties).toEqual({
      flag: { type: 'boolean' },
      note: { type: 'string' },
      name: { type: 'string', minLength: 1 },
      kind: { const: 'report' },
      choice: { enum: ['a', 'b'] },
      some: { type: 'array', items: { type: 'number' }, minItems: 1, maxItems: 30 },
      any: { type: 'array', items: { type: 'number' } },
      share: { type: 'number' },
    })
    expect(required).toEqual(['flag', 'note', 'name', 'kind', 'choice', 'some', 'any'])
  })

  test('are their JSON Schema, which names a shared shape once', () => {
    expect(
      shape.schemaOf(object({ first: measure, rest: list(nullable(measure)) }), 'Measures'),
    ).toMatchInlineSnapshot(`
      {
        "$defs": {
          "measure": {
            "description": "One of two kinds.",
            "oneOf": [
              {
                "additionalProperties": false,
                "properties": {
                  "count": {
                    "maximum": 9007199254740991,
                    "minimum": 0,
                    "type": "integer",
                  },
                },
                "required": [
                  "count",
                ],
                "type": "object",
              },
              {
                "additionalProperties": false,
                "properties": {
                  "ratio": {
                    "type": "number",
                  },
                },
                "required": [
                  "ratio",
                ],
                "type": "object",
              },
            ],
          },
        },
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "additionalProperties": false,
        "properties": {
          "first": {
            "$ref": "#/$defs/measure",
          },
          "rest": {
            "items": {
              "anyOf": [
                {
                  "type": "null",
                },
                {
                  "$ref": "#/$defs/measure",
                },
              ],
            },
            "type": "array",
          },
        },
        "required": [
          "first",
          "rest",
        ],
        "title": "Measures",
        "type": "object",
      }
    `)
  })
})
