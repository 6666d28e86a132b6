import { expect, test } from 'vitest'
import { countLookup, seenOne } from '../../examples/models.ts'
import { rational } from '../numbers/index.ts'
import { transformer } from './build/index.ts'
import { vector } from './matrix.ts'
import { modelText } from './model-text.ts'
import { term } from './schedule.ts'

test('a model is shown by names, layer by layer', () => {
  expect(modelText(seenOne())).toMatchInlineSnapshot(`
    "model "seen a 1"
      coordinates  one, i/n, Q_1, x, seen
      symbol "0"   one
      symbol "1"   one + Q_1
      position     i/n += i/n
      temperature  1/n
      layer 1 "look back"
        head 1 "last 1": mask future, softmax-tau
          query 6·one; key Q_1 + 1/2·i/n
          x += Q_1
        seen += 2·relu(x − 1/4) − 2·relu(x − 3/4)
      outputs      seen"
  `)
  expect(modelText(countLookup())).toMatchInlineSnapshot(`
    "model "parity of a count"
      coordinates  one, 1/i, i, i^2, p, Q_1, mean, x, even
      symbol "0"   one
      symbol "1"   one + Q_1
      position     1/i += 1/i
      position     i += i
      position     i^2 += i^2
      position     p += (-1)^i
      temperature  1/n
      layer 1 "count"
        head 1 "mean of the ones": mask future, softmax-tau
          query 0; key 0
          mean += Q_1
      layer 2 "lookup"
        head 1 "position of the count": mask future, softmax-tau
          query (6·mean, 6·1/i, 0, 0); key (4·i, −2·i^2, 0, 0)
          x += p
        even += 2·relu(x − 1/4) − 2·relu(x − 3/4)
      outputs      even"
  `)
})

test('tables, functions, constants, and what is 0 or not there', () => {
  const rows = [1, 2].map((n) => ({ n, value: rational.of(1, n) }))
  const values = [rational.half, rational.of(-2)]
  const model = transformer({
    name: '',
    coordinates: ['one', 'x', 'y'],
    embedding: {},
    otherSymbols: { one: 1, x: -1 },
    positions: {
      one: { kind: 'by-length', rows },
      x: { kind: 'by-position', rows: [{ n: 2, values }] },
      y: term('i/n', rational.of(-1, 2)),
    },
    temperature: { kind: 'function', name: 'τ', at: () => rational.one },
    layers: [
      { heads: [{ query: ['one', {}], value: {} }], net: [] },
      {
        net: [
          { reads: { x: '-1/2' }, bias: 1, writes: { x: -1, y: '1/3' } },
          { bias: '1/4', writes: 'y' },
        ],
      },
    ],
  })
  expect(modelText(model)).toMatchInlineSnapshot(`
    "model ""
      coordinates  one, x, y
      others       one − x
      position     one += 1 for n = 1, 1/2 for n = 2
      position     x += (1/2 -2) for n = 2
      position     y += −1/2·i/n
      temperature  the function "τ" of i and n
      layer 1
        head 1: mask none, softmax-tau
          query (one, 0); key 0
          nothing is written
      layer 2
        x += −relu(−1/2·x + 1)
        y += 1/3·relu(−1/2·x + 1) + relu(1/4)
      outputs      all"
  `)
})

test('names that say nothing, two outputs, the constants of a net and of a schedule', () => {
  const model = transformer({
    name: 'constants',
    coordinates: ['one', 'x'],
    embedding: { a: 'one' },
    positions: { x: term('1', rational.of(-3)) },
    temperature: term('1', rational.half),
    layers: [{ name: '', heads: [{ name: '', value: { x: 'one' } }], net: [{ reads: 'x', writes: 'x' }] }],
    outputs: ['x', 'one'],
  })
  const [layer] = model.layers
  const net = layer.feedForward && { ...layer.feedForward, secondBias: vector(2, [[1, rational.of(-1, 2)]]) }
  expect(modelText({ ...model, layers: [{ ...layer, feedForward: net }] })).toMatchInlineSnapshot(`
    "model "constants"
      coordinates  one, x
      symbol "a"   one
      position     x += −3
      temperature  1/2
      layer 1
        head 1: mask none, softmax-tau
          query 0; key 0
          x += one
        x += relu(x) − 1/2
      outputs      x, one"
  `)
})

test('of a table and of the symbols eight are shown, and whether there are more', () => {
  const rows = Array.from({ length: 9 }, (_, k) => ({ n: k + 1, value: rational.of(k) }))
  const shownOf = (size: number): string =>
    modelText(
      transformer({
        name: 'long',
        coordinates: ['x'],
        embedding: Object.fromEntries([...'abcdefghi'].slice(0, size).map((symbol) => [symbol, 'x'] as const)),
        positions: { x: { kind: 'by-length', rows: rows.slice(0, size) } },
      }),
    )
  expect([8, 9].map(shownOf).join('\n')).toMatchInlineSnapshot(`
    "model "long"
      coordinates  x
      symbol "a"   x
      symbol "b"   x
      symbol "c"   x
      symbol "d"   x
      symbol "e"   x
      symbol "f"   x
      symbol "g"   x
      symbol "h"   x
      position     x += 0 for n = 1, 1 for n = 2, 2 for n = 3, 3 for n = 4, 4 for n = 5, 5 for n = 6, 6 for n = 7, 7 for n = 8
      temperature  1
      outputs      all
    model "long"
      coordinates  x
      symbol "a"   x
      symbol "b"   x
      symbol "c"   x
      symbol "d"   x
      symbol "e"   x
      symbol "f"   x
      symbol "g"   x
      symbol "h"   x
      … and 1 more
      position     x += 0 for n = 1, 1 for n = 2, 2 for n = 3, 3 for n = 4, 4 for n = 5, 5 for n = 6, 6 for n = 7, 7 for n = 8, …
      temperature  1
      outputs      all"
  `)
})

test('a name that could be taken for something else stands in quotes', () => {
  const names = ['a b', '1/2', 'x+y', 'a\nb', '\u202eright', '"', '__proto__', 'heads(h)', 'i/n', '(-1)^i', "x'"]
  const model = transformer({
    name: 'odd\n',
    coordinates: names,
    embedding: Object.fromEntries(names.map((n) => [n, n])),
  })
  const lines = modelText(model).split('\n')
  expect(lines[0]).toBe('model "odd\\n"')
  expect(lines[1]).toMatchInlineSnapshot(
    `"  coordinates  "a b", "1/2", "x+y", "a\\nb", "\\u202eright", "\\"", __proto__, heads(h), i/n, "(-1)^i", x'"`,
  )
  expect(lines).toHaveLength(3 + 8 + 2)
  expect(lines[9]).toBe(`  symbol "heads(h)"  heads(h)`)
  expect(lines[10]).toBe('  … and 3 more')
})
