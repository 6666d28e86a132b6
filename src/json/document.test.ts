import { expect, test } from 'vitest'
import { parseDocument, readDocument } from './document.ts'
import * as shape from './shape.ts'
import { plainOf, writeJson } from './write.ts'

test('a document that we wrote is read whatever numbers it has', () => {
  expect(readDocument(shape.list(shape.number()), '[1e30]')).toEqual({ kind: 'read', value: [1e30] })
  expect(parseDocument('{"a": 1e30}')).toEqual({ kind: 'read', value: new Map([['a', 1e30]]) })
})

test.each([
  ['', 'expected a value, found the end'],
  ['{"a": 1', 'expected "," or "}", found the end'],
])('where %j ends early, the place is named', (text, message) => {
  expect(parseDocument(text)).toMatchObject({ kind: 'unreadable', errors: [{ message }] })
  expect(readDocument(shape.json(), text)).toEqual(parseDocument(text))
})

test('what is only passed on comes out as it went in', () => {
  const text = '{"a":[1,{"b":null}],"__proto__":"x"}'
  const read = readDocument(shape.json(), text)
  expect(read).toMatchObject({ kind: 'read' })
  if (read.kind === 'read') expect(JSON.stringify(read.value)).toBe(text)
  expect(writeJson(plainOf(new Map([['a', [1]]])))).toBe('{ "a": [1] }\n')
})

test('features are texts and numbers, and everything else is wrong where it stands', () => {
  expect(readDocument(shape.record(), '{"a":"x","b":1.5}')).toEqual({ kind: 'read', value: { a: 'x', b: 1.5 } })
  expect(readDocument(shape.record(), '{"a":[]}')).toMatchObject({
    kind: 'unreadable',
    errors: [{ path: '$.a', message: 'expected a string or a number, found an empty list' }],
  })
  expect(readDocument(shape.record(), '[]')).toMatchObject({
    kind: 'unreadable',
    errors: [{ path: '$', message: 'expected an object, found an empty list' }],
  })
})

test('their schemas say the same', () => {
  expect(shape.schemaOf(shape.record(), 'features')).toMatchObject({
    type: 'object',
    additionalProperties: { type: ['string', 'number'] },
  })
  expect(shape.schemaOf(shape.list(shape.json()), 'anything')).toHaveProperty('items', {})
})

test('numbers that nobody can write again are refused, in so many words', () => {
  const messages = (as: shape.Shape<unknown>, text: string) => {
    const result = readDocument(as, text)
    return result.kind === 'read' ? [] : result.errors.map(({ message }) => message)
  }
  for (const text of ['1e999', '-1e999'])
    expect(messages(shape.number(), text)).toEqual(['expected a number, found a number beyond 1.8e308'])
  expect(messages(shape.record(), '{"a":1e999,"b":true}')).toEqual([
    'expected a string or a number, found a number beyond 1.8e308',
    'expected a string or a number, found true',
  ])
})

test('a text that is to match is matched, and nothing else is', () => {
  const digit = shape.matching('a digit', /^\d$/)
  expect(readDocument(digit, '"7"')).toEqual({ kind: 'read', value: '7' })
  for (const text of ['7', '"77"', '["7"]'])
    expect(readDocument(digit, text)).toMatchObject({
      errors: [{ message: expect.stringMatching(/^expected a digit, found/) }],
    })
  expect(shape.schemaOf(digit, 'A digit')).toMatchObject({ title: 'A digit', type: 'string', pattern: '^\\d$' })
})
