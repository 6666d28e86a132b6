import { describe, expect, test } from 'vitest'
import { seenOne } from '../../../examples/models.ts'
import { rational } from '../../numbers/index.ts'
import { floats } from '../floats.ts'
import { hard } from '../hard.ts'
import { zeroMatrix } from '../matrix.ts'
import { type Head, type Model, withTemperature, withWeighting } from '../model.ts'
import { type Scheduled, term } from '../schedule.ts'
import { soft } from '../soft.ts'
import { requireModel } from './index.ts'

const model = seenOne()
const [layer] = model.layers
const [head] = layer.heads
const withHeads = (...heads: readonly Head[]): Model => ({ ...model, layers: [{ ...layer, heads }] })

const messageOf = (wrong: Model): string => {
  try {
    requireModel(wrong)
    return 'no error'
  } catch (error) {
    return String(error)
  }
}

describe('requireModel names', () => {
  test('the matrix, the head and the layer', () => {
    expect(messageOf(withHeads({ ...head, key: zeroMatrix(4, 5) }))).toMatchInlineSnapshot(
      `"RangeError: ill-formed model "seen a 1": W^K of head "last 1" of layer 1 has 4 rows, W^Q has 1: both have d_k"`,
    )
    expect(messageOf(withHeads({ ...head, query: zeroMatrix(0, 5), key: zeroMatrix(0, 5) }))).toMatchInlineSnapshot(
      `"RangeError: ill-formed model "seen a 1": W^Q of head "last 1" of layer 1 has 0 rows: d_k is at least 1"`,
    )
    expect(messageOf(withHeads({ ...head, value: zeroMatrix(5, 4) }))).toMatchInlineSnapshot(
      `"RangeError: ill-formed model "seen a 1": W^V of head "last 1" of layer 1 has 4 columns, the model has 5 coordinates"`,
    )
    const outside = { row: 5, column: 0, value: rational.one }
    expect(messageOf(withHeads({ ...head, value: { ...head.value, entries: [outside] } }))).toMatchInlineSnapshot(
      `"RangeError: ill-formed model "seen a 1": W^V of head "last 1" of layer 1 has an entry in row 5, but it has 5 rows, counted from 0"`,
    )
  })

  test('a head by its number where its name does not tell it from others', () => {
    const other = { ...head, value: zeroMatrix(1, 1) }
    expect(messageOf(withHeads(head, other))).toContain('W^V of head 2 of layer 1')
    expect(messageOf(withHeads(head, { ...other, name: '' }))).toContain('W^V of head 2 of layer 1')
    expect(messageOf(withHeads(head, { ...other, name: 'alone' }))).toContain('W^V of head "alone" of layer 1')
  })

  test('what stands there, and what would be right', () => {
    const [first] = head.query.entries
    const weighing = (value: unknown): Model => {
      const entry = { ...first }
      Reflect.set(entry, 'value', value)
      return withHeads({ ...head, query: { ...head.query, entries: [entry] } })
    }
    expect(messageOf(weighing(0.5))).toMatchInlineSnapshot(
      `"RangeError: ill-formed model "seen a 1": the entry in row 0, column 0 of W^Q of head "last 1" of layer 1 is 0.5: give a Rational, such as rational.of(1, 2)"`,
    )
    expect(messageOf(weighing({ kind: 'rational', numerator: 2n, denominator: 4n }))).toMatchInlineSnapshot(
      `"RangeError: ill-formed model "seen a 1": the entry in row 0, column 0 of W^Q of head "last 1" of layer 1 is 2/4, which is no fraction of bigints in lowest terms: give a Rational, such as rational.of(1, 2)"`,
    )
    const masked = { ...head }
    Reflect.set(masked, 'mask', 'futur')
    expect(messageOf(withHeads(masked))).toMatchInlineSnapshot(
      `"RangeError: ill-formed model "seen a 1": the mask of head "last 1" of layer 1 is "futur"; did you mean "future"?"`,
    )
    expect(messageOf({ ...model, outputs: [12] })).toMatchInlineSnapshot(
      `"RangeError: ill-formed model "seen a 1": its list of outputs names coordinate 12, but the model has 5 coordinates, counted from 0"`,
    )
    expect(messageOf({ ...model, coordinates: ['one', 'i/n', 'one', 'x', 'y'] })).toMatchInlineSnapshot(
      `"RangeError: ill-formed model "seen a 1": the name of coordinate 2 is "one", as the name of coordinate 0 is: keep one"`,
    )
    expect(messageOf(JSON.parse('null'))).toMatchInlineSnapshot(
      `"RangeError: ill-formed model: it is null: give a Model"`,
    )
  })

  test('what a schedule has that no length can have', () => {
    const at = (value: Scheduled): string =>
      messageOf({ ...model, schedule: { ...model.schedule, positions: [{ coordinate: 1, value }] } })
    const values = [rational.one]
    expect(at({ kind: 'by-position', rows: [{ n: 2, values }] })).toMatchInlineSnapshot(
      `"RangeError: ill-formed model "seen a 1": the row of position embedding 1 for n = 2 has 1 value: give one per position"`,
    )
    expect(messageOf({ ...model, schedule: { ...model.schedule, temperature: term('(-1)^i') } })).toMatchInlineSnapshot(
      `"RangeError: ill-formed model "seen a 1": the temperature is (-1)^i, which is -1 at odd i: it must be positive"`,
    )
    expect(
      messageOf({ ...model, schedule: { ...model.schedule, temperature: term('1/n', rational.zero) } }),
    ).toMatchInlineSnapshot(
      `"RangeError: ill-formed model "seen a 1": the temperature, the factor of its term, is 0: it must be positive"`,
    )
  })
})

test('what only a run can see is refused by the run', () => {
  const inexact: Scheduled = { kind: 'function', name: 'θ', at: () => JSON.parse('0.5') }
  const embedded = { ...model, schedule: { ...model.schedule, positions: [{ coordinate: 1, value: inexact }] } }
  expect(() => hard(withWeighting(embedded, 'average'), ['0'])).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: the function "θ" of the schedule gives 0.5 at i = 1, n = 1: give a Rational, such as rational.of(1, 2)]`,
  )
  const cold = withTemperature(model, { kind: 'function', name: 'τ', at: (i) => rational.of(2 - i) })
  for (const run of [soft, floats]) {
    expect(() => run(cold, ['0', '1'])).toThrow('the temperature is 0 at i = 2, n = 2: it must be positive')
  }
  expect(() => soft(model, JSON.parse('"01"'))).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: "01" is no word: give a list of symbols, as word('ab') makes]`,
  )
})

test('an object is looked at once', () => {
  let looks = 0
  const watched: Model = {
    ...model,
    get outputs() {
      looks += 1
      return model.outputs
    },
  }
  requireModel(watched)
  requireModel(watched)
  expect(looks).toBe(1)
})
