import { expect, test } from 'vitest'
import { type Plain, readJson, writeJson } from './index.ts'

test('writeJson breaks only what does not fit on a line', () => {
  const row = { to: 'position', from: 'bias', value: '-3/4' }
  expect(
    writeJson({ empty: [], none: {}, short: [1, true, null], 'a "key"': row, rows: [row, row, row] }),
  ).toMatchInlineSnapshot(`
    "{
      "empty": [],
      "none": {},
      "short": [1, true, null],
      "a \\"key\\"": { "to": "position", "from": "bias", "value": "-3/4" },
      "rows": [
        { "to": "position", "from": "bias", "value": "-3/4" },
        { "to": "position", "from": "bias", "value": "-3/4" },
        { "to": "position", "from": "bias", "value": "-3/4" }
      ]
    }
    "
  `)
})

test('writeJson fills 120 columns, with the comma, and no more', () => {
  const lines = (value: Plain): string[] => writeJson(value).split('\n')
  expect(lines(['x'.repeat(116)])[0]).toHaveLength(120)
  expect(lines(['x'.repeat(117)])[0]).toBe('[')
  expect(lines({ a: ['x'.repeat(108)], b: 0 })[1]).toHaveLength(120)
  expect(lines({ a: ['x'.repeat(109)], b: 0 })[1]).toBe('  "a": [')
})

test('what writeJson prints is read back', () => {
  const text = writeJson({ '\ud800"\n': ['\u2028é😀', -1.5, { '': [] }] })
  const read = readJson(text)
  expect(read).toEqual({ kind: 'read', value: new Map([['\ud800"\n', ['\u2028é😀', -1.5, new Map([['', []]])]]]) })
})

test('writeJson leaves a long text on its line, and breaks what is around it', () => {
  const long = 'x'.repeat(200)
  expect(writeJson(long)).toBe(`"${long}"\n`)
  expect(writeJson([long])).toBe(`[\n  "${long}"\n]\n`)
  expect(writeJson({ a: 1, b: [long] })).toBe(`{\n  "a": 1,\n  "b": [\n    "${long}"\n  ]\n}\n`)
})

test('writeJson has room for a value of its own, however deep it stands', () => {
  const nested = (depth: number): Plain => (depth === 0 ? null : [nested(depth - 1)])
  const deep = writeJson(nested(80)).split('\n')
  expect(deep.find((line) => line.includes('null'))).toBe(`${' '.repeat(160)}null`)
})
