// What each kind of flaw is called, word for word: one thing is wrong with a good model, and the message says which.
import { expect, test } from 'vitest'
import { replaced } from '../../../tests/quality/ill-formed.ts'
import { rational } from '../../numbers/index.ts'
import { vector } from '../matrix.ts'
import { requireModel } from './index.ts'

const head = 'layers.0.heads.1'
const net = 'layers.1.feedForward'
const places = 'schedule.positions'
const one = rational.one

const WRONG: readonly (readonly [path: string, ...values: readonly unknown[]])[] = [
  ['name', undefined, 3, () => one, Symbol('name'), [], {}],
  ['coordinates', 3, []],
  ['coordinates.1', '', 3],
  ['embedding', null],
  ['embedding.symbols', {}],
  ['embedding.symbols.1.symbol', ''],
  ['embedding.symbols.1.vector', 'one'],
  ['embedding.other', 3, vector(2, [])],
  ['embedding.other.entries', [{ index: 3, value: one }], [{ index: 2, value: 0.5 }]],
  ['schedule', 3],
  [places, {}],
  [`${places}.0`, 3],
  [`${places}.0.coordinate`, 3, '1'],
  [`${places}.0.value`, 'i/n'],
  [`${places}.0.value.kind`, 'terms', 'table', 3],
  [`${places}.0.value.term`, 'i/m', null],
  [`${places}.0.value.times`, 2, { ...one, kind: 'number' }],
  [`${places}.0.value`, { kind: 'function', name: 3, at: () => one }, { kind: 'function', name: 'θ', at: one }],
  [`${places}.1.value.rows`, 3],
  [`${places}.1.value.rows.1`, 3],
  [`${places}.1.value.rows.1.n`, 0, 1],
  [`${places}.1.value.rows.1.value`, '1/2'],
  [`${places}.2.value.rows.2.values`, 3, [one]],
  [`${places}.2.value.rows.2.values.1`, 0.5],
  ['schedule.temperature', { kind: 'by-length', rows: [{ n: 2, value: rational.zero }] }],
  ['layers', 'none'],
  ['layers.1', 3],
  ['layers.1.name', 3],
  ['layers.1.heads', {}],
  [head, null],
  [`${head}.name`, 3],
  [`${head}.mask`, 'no such thing', 3],
  [`${head}.weighting`, 'no such thing'],
  [`${head}.query`, 3],
  [`${head}.query.rows`, '2'],
  [`${head}.query.columns`, '3', 1],
  [`${head}.query.entries`, {}],
  [`${head}.query.entries.0`, 3],
  [`${head}.query.entries.0.row`, 2],
  [`${head}.query.entries.0.column`, 3],
  [`${head}.key.entries.0`, { row: 1, column: 2, value: one }],
  [net, 3],
  [`${net}.first.rows`, '2', 0],
  [`${net}.firstBias.size`, 3],
  ['outputs', {}],
  ['outputs.0', 3, 2],
]

const messageOf = (path: string, value: unknown): string => {
  const keys = path.split('.').map((key) => (/^\d/.test(key) ? Number(key) : key))
  try {
    requireModel(replaced(keys, value))
    return 'no error'
  } catch (error) {
    return String(error).replace('RangeError: ill-formed model', '')
  }
}

test('every flaw is called by its name', () => {
  const messages = WRONG.flatMap(([path, ...values]) => [
    path,
    ...values.map((value) => `   ${messageOf(path, value)}`),
  ])
  expect(messages.join('\n')).toMatchInlineSnapshot(`
    "name
       : its name is undefined: give a string
       : its name is 3: give a string
       : its name is a function: give a string
       : its name is a symbol: give a string
       : its name is a list: give a string
       : its name is an object: give a string
    coordinates
        "good": its list of coordinates is 3: give a list of names
        "good": its list of coordinates is empty: give at least one
    coordinates.1
        "good": the name of coordinate 1 is "": give a name
        "good": the name of coordinate 1 is 3: give a name
    embedding
        "good": its embedding is null: give symbols and other
    embedding.symbols
        "good": the list of symbols of its embedding is an object: give a list
    embedding.symbols.1.symbol
        "good": symbol 2 of its embedding is "": give a name
    embedding.symbols.1.vector
        "good": the vector of the symbol "1" is "one": give a vector
    embedding.other
        "good": the vector of other symbols is 3: give a vector
        "good": the vector of other symbols has 2 components, the model has 3 coordinates
    embedding.other.entries
        "good": the vector of other symbols has an entry in component 3, but it has 3 components, counted from 0
        "good": the entry in component 2 of the vector of other symbols is 0.5: give a Rational, such as rational.of(1, 2)
    schedule
        "good": its schedule is 3: give positions and temperature
    schedule.positions
        "good": the list of position embeddings of its schedule is an object: give a list
    schedule.positions.0
        "good": position embedding 1 is 3: give a coordinate and a value
    schedule.positions.0.coordinate
        "good": position embedding 1 is added to coordinate 3, but the model has 3 coordinates, counted from 0
        "good": position embedding 1 is added to coordinate "1", but the model has 3 coordinates, counted from 0
    schedule.positions.0.value
        "good": position embedding 1 is "i/n": give a term, as term('1/n') makes, a table or a function
    schedule.positions.0.value.kind
        "good": the kind of position embedding 1 is "terms"; did you mean "term"?
        "good": the kind of position embedding 1 is "table"; the kinds are "term", "by-length", "by-position", "predicate", "function"
        "good": the kind of position embedding 1 is 3; the kinds are "term", "by-length", "by-position", "predicate", "function"
    schedule.positions.0.value.term
        "good": the term of position embedding 1 is "i/m"; did you mean "i/n"?
        "good": the term of position embedding 1 is null; the terms are "1", "i", "i^2", "1/i", "1/i^2", "n", "1/n", "1/n^2", "i/n", "(i/n)^2", "i*n", "i^2*n", and 3 more
    schedule.positions.0.value.times
        "good": position embedding 1, the factor of its term, is 2: give a Rational, such as rational.of(1, 2)
        "good": position embedding 1, the factor of its term, is an object: give a Rational, such as rational.of(1, 2)
    schedule.positions.0.value
        "good": the name of position embedding 1 is 3: give a string
        "good": position embedding 1 has an object for its function of i and n
    schedule.positions.1.value.rows
        "good": the table of position embedding 2 is 3: give a list
    schedule.positions.1.value.rows.1
        "good": row 2 of position embedding 2 is 3: give an object
    schedule.positions.1.value.rows.1.n
        "good": row 2 of position embedding 2 is for n = 0: lengths go from 1
        "good": position embedding 2 has two rows for n = 1: keep one
    schedule.positions.1.value.rows.1.value
        "good": position embedding 2 at n = 2 is "1/2": give a Rational, such as rational.of(1, 2)
    schedule.positions.2.value.rows.2.values
        "good": the row of position embedding 3 for n = 3 has 3 for its values: give a list
        "good": the row of position embedding 3 for n = 3 has 1 value: give one per position
    schedule.positions.2.value.rows.2.values.1
        "good": position embedding 3 at i = 2, n = 3 is 0.5: give a Rational, such as rational.of(1, 2)
    schedule.temperature
        "good": the temperature at n = 2 is 0: it must be positive
    layers
        "good": its list of layers is "none": give a list
    layers.1
        "good": the description of layer 2 is 3: give name, heads and feedForward
    layers.1.name
        "good": the name of layer 2 is 3: give a string
    layers.1.heads
        "good": the list of heads of layer 2 is an object: give a list
    layers.0.heads.1
        "good": the description of head 2 of layer 1 is null: give name, mask, weighting and matrices
    layers.0.heads.1.name
        "good": the name of head 2 of layer 1 is 3: give a string
    layers.0.heads.1.mask
        "good": the mask of head "see" of layer 1 is "no such thing"; the masks are "none", "future", "past", "strict-future", "strict-past"
        "good": the mask of head "see" of layer 1 is 3; the masks are "none", "future", "past", "strict-future", "strict-past"
    layers.0.heads.1.weighting
        "good": the weighting of head "see" of layer 1 is "no such thing"; the weightings are "leftmost", "rightmost", "average", "softmax", "softmax-tau"
    layers.0.heads.1.query
        "good": W^Q of head "see" of layer 1 is 3: give a matrix
    layers.0.heads.1.query.rows
        "good": W^Q of head "see" of layer 1 has "2" rows, which is d_k, an integer from 1
    layers.0.heads.1.query.columns
        "good": W^Q of head "see" of layer 1 has "3" columns, the model has 3 coordinates
        "good": W^Q of head "see" of layer 1 has 1 column, the model has 3 coordinates
    layers.0.heads.1.query.entries
        "good": the list of entries of W^Q of head "see" of layer 1 is an object: give a list
    layers.0.heads.1.query.entries.0
        "good": entry 1 of W^Q of head "see" of layer 1 is 3: give an object
    layers.0.heads.1.query.entries.0.row
        "good": W^Q of head "see" of layer 1 has an entry in row 2, but it has 2 rows, counted from 0
    layers.0.heads.1.query.entries.0.column
        "good": W^Q of head "see" of layer 1 has an entry in column 3, but it has 3 columns, counted from 0
    layers.0.heads.1.key.entries.0
        "good": W^K of head "see" of layer 1 has two entries in row 1, column 2: keep one
    layers.1.feedForward
        "good": the description of the feed-forward net of layer 2 is 3: give W₁, b₁, W₂ and b₂, or null for no net
    layers.1.feedForward.first.rows
        "good": W₁ of the feed-forward net of layer 2 has "2" rows, which is d_f, an integer from 0
        "good": W₁ of the feed-forward net of layer 2 has an entry in row 1, but it has 0 rows
    layers.1.feedForward.firstBias.size
        "good": b₁ of the feed-forward net of layer 2 has 3 components, W₁ has 2 rows
    outputs
        "good": its list of outputs is an object: give a list
    outputs.0
        "good": its list of outputs names coordinate 3, but the model has 3 coordinates, counted from 0
        "good": its list of outputs names coordinate 2 twice: keep one"
  `)
})
