import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isList,
  isObject,
  type Json,
  MAXIMAL_DEPTH,
  MAXIMAL_ERRORS,
  MAXIMAL_LENGTH,
  printJsonError,
  readJson,
} from './index.ts'

const errorsOf = (text: string): string[] => {
  const read = readJson(text)
  return read.kind === 'read' ? [] : read.errors.map(printJsonError)
}

const plain = (value: Json): unknown => {
  if (isList(value)) return value.map(plain)
  return isObject(value) ? Object.fromEntries([...value].map(([key, item]) => [key, plain(item)])) : value
}

const parsed = (text: string): unknown => {
  const read = readJson(text)
  return read.kind === 'read' ? plain(read.value) : read
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const table = (texts: readonly string[]): string =>
  texts
    .map((text) => [text.replaceAll('\n', '⏎'), ...errorsOf(text).map((error) => `    ${error}`)].join('\n'))
    .join('\n')

describe('readJson', () => {
  test('reads every kind of value', () => {
    expect(readJson(' \t{"a":\t[1, -2.5e-1, true, false, null], "b": {}, "": "x"}\r\n')).toEqual({
      kind: 'read',
      value: new Map<string, unknown>([
        ['a', [1, -0.25, true, false, null]],
        ['b', new Map()],
        ['', 'x'],
      ]),
    })
  })

  test('says so when it is not JSON', () => {
    const message = 'expected a value, found "?"'
    expect(readJson('?')).toEqual({
      kind: 'unreadable',
      errors: [{ path: '$', message, place: { line: 1, column: 1 } }],
    })
  })

  test('reads every escape, and half a surrogate pair', () => {
    expect(parsed(String.raw`"\"\\\/\b\f\n\r\té😀\ud83d"`)).toBe('"\\/\b\f\n\r\té😀\ud83d')
    expect(parsed('"\ude00 \u2028"')).toBe('\ude00 \u2028')
  })

  test('says where the syntax is wrong', () => {
    expect(
      table([
        '',
        '  \n ',
        '{"a": 1',
        '{"a": 1,}',
        '{"a" 1}',
        "{'a': 1}",
        '{a: 1}',
        '{"a": [1, 2,]}',
        '{"a": [1 2]}',
        '[1, 2',
        '[1, nul]',
        '[True]',
        '[01]',
        '[1.]',
        '[.5]',
        '[+1]',
        '[1e]',
        '[-]',
        '[NaN, Infinity]',
        '[0x10]',
        '[1] 2',
        '"abc',
        '"a\nb"',
        String.raw`"a\x"`,
        String.raw`"\u12g4"`,
        String.raw`"\u12`,
        '// no comments\n1',
        '\ufeff1',
        '[\u00a01]',
        '{"x": {"y y": [0,\n  "😀", ?]}}',
        '["\uffff", ?]',
        String.raw`{"a\x": 1}`,
      ]),
    ).toMatchInlineSnapshot(`
      "
          line 1, column 1, at $: expected a value, found the end
        ⏎ 
          line 2, column 2, at $: expected a value, found the end
      {"a": 1
          line 1, column 8, at $: expected "," or "}", found the end
      {"a": 1,}
          line 1, column 9, at $: expected a key in double quotes, found "}"
      {"a" 1}
          line 1, column 6, at $.a: expected ":", found "1"
      {'a': 1}
          line 1, column 2, at $: expected a key in double quotes, found "'"
      {a: 1}
          line 1, column 2, at $: expected a key in double quotes, found "a"
      {"a": [1, 2,]}
          line 1, column 13, at $.a[2]: expected a value, found "]"
      {"a": [1 2]}
          line 1, column 10, at $.a: expected "," or "]", found "2"
      [1, 2
          line 1, column 6, at $: expected "," or "]", found the end
      [1, nul]
          line 1, column 5, at $[1]: expected a value, found "nul"
      [True]
          line 1, column 2, at $[0]: expected a value, found "True"
      [01]
          line 1, column 2, at $[0]: expected a value, found "01"
      [1.]
          line 1, column 2, at $[0]: expected a value, found "1."
      [.5]
          line 1, column 2, at $[0]: expected a value, found ".5"
      [+1]
          line 1, column 2, at $[0]: expected a value, found "+1"
      [1e]
          line 1, column 2, at $[0]: expected a value, found "1e"
      [-]
          line 1, column 2, at $[0]: expected a value, found "-"
      [NaN, Infinity]
          line 1, column 2, at $[0]: expected a value, found "NaN"
      [0x10]
          line 1, column 2, at $[0]: expected a value, found "0x10"
      [1] 2
          line 1, column 5, at $: expected nothing after the document, found "2"
      "abc
          line 1, column 1, at $: the string that begins here has no closing quote
      "a⏎b"
          line 1, column 3, at $: U+000A in a string must be written \\u000a
      "a\\x"
          line 1, column 4, at $: expected one of " \\ / b f n r t u after a backslash, found "x"
      "\\u12g4"
          line 1, column 4, at $: expected four hexadecimal digits after \\u, found "1"
      "\\u12
          line 1, column 4, at $: expected four hexadecimal digits after \\u, found "1"
      // no comments⏎1
          line 1, column 1, at $: expected a value, found "/"
      ﻿1
          line 1, column 1, at $: expected a value, found U+FEFF
      [ 1]
          line 1, column 2, at $[0]: expected a value, found U+00A0
      {"x": {"y y": [0,⏎  "😀", ?]}}
          line 2, column 8, at $.x["y y"][2]: expected a value, found "?"
      ["\uffff", ?]
          line 1, column 7, at $[1]: expected a value, found "?"
      {"a\\x": 1}
          line 1, column 5, at $: expected one of " \\ / b f n r t u after a backslash, found "x""
    `)
  })

  test('refuses keys given twice and keys of prototypes, and reads on to find more', () => {
    expect(readJson('{"a": 1, "a": 2}')).toMatchObject({ kind: 'unreadable', errors: [{ path: '$.a' }] })
    expect(
      table([
        '{"a": 1, "b": [{"c": 1,\n"c": 2}], "a": 3}',
        '{"__proto__": 1, "x": {"constructor": {}, "prototype": 0}}',
        '{"a": 1, "\\u0061": 2',
      ]),
    ).toMatchInlineSnapshot(`
      "{"a": 1, "b": [{"c": 1,⏎"c": 2}], "a": 3}
          line 2, column 1, at $.b[0].c: the key "c" is given twice: keep one
          line 2, column 11, at $.a: the key "a" is given twice: keep one
      {"__proto__": 1, "x": {"constructor": {}, "prototype": 0}}
          line 1, column 2, at $.__proto__: the key "__proto__" is not allowed: rename it
          line 1, column 24, at $.x.constructor: the key "constructor" is not allowed: rename it
          line 1, column 43, at $.x.prototype: the key "prototype" is not allowed: rename it
      {"a": 1, "\\u0061": 2
          line 1, column 10, at $.a: the key "a" is given twice: keep one
          line 1, column 21, at $: expected "," or "}", found the end"
    `)
  })

  test('refuses numbers that a double would turn into others', () => {
    const words = '9007199254740992 -9007199254740993 1e16 1e999 -1e999 1e-999 1.00000000000000000001'.split(' ')
    expect(table([`[${words.join(', ')}]`, `0.${'0'.repeat(100)}`])).toMatchInlineSnapshot(`
      "[9007199254740992, -9007199254740993, 1e16, 1e999, -1e999, 1e-999, 1.00000000000000000001]
          line 1, column 2, at $[0]: 9007199254740992 may be rounded as a number: write it as a string
          line 1, column 20, at $[1]: -9007199254740993 may be rounded as a number: write it as a string
          line 1, column 39, at $[2]: 1e16 may be rounded as a number: write it as a string
          line 1, column 45, at $[3]: 1e999 may be rounded as a number: write it as a string
          line 1, column 52, at $[4]: -1e999 may be rounded as a number: write it as a string
          line 1, column 60, at $[5]: 1e-999 may be rounded as a number: write it as a string
          line 1, column 68, at $[6]: 1.00000000000000000001 may be rounded as a number: write it as a string
      0.0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
          line 1, column 1, at $: a number of 102 characters; at most 100 are read"
    `)
  })

  test('keeps numbers that stay what they are', () => {
    const words = '9007199254740991 -9007199254740991 0 -0 0.0 1.0 1e2 100e-2 0.05e2 0.1 1e-300 0e999'.split(' ')
    expect(parsed(`[${words.join(',')}]`)).toEqual(words.map(Number))
    expect(parsed(`0.${'0'.repeat(98)}`)).toBe(0)
  })

  test('refuses what is nested too deeply or too long', () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
    expect(errorsOf(nested(MAXIMAL_DEPTH))).toEqual([])
    expect(errorsOf(nested(MAXIMAL_DEPTH + 1))).toEqual([
      `line 1, column 101, at $${'[0]'.repeat(100)}: nested deeper than 100 levels`,
    ])
    expect(errorsOf('{"a":'.repeat(1_000_000))).toHaveLength(1)
    expect(readJson(' '.repeat(MAXIMAL_LENGTH + 1))).toEqual({
      kind: 'unreadable',
      errors: [{ path: '$', message: 'the text has 20000001 characters; at most 20000000 are read', place: null }],
    })
    expect(readJson(`"${'x'.repeat(MAXIMAL_LENGTH - 2)}"`).kind).toBe('read')
  })

  test(`stops at ${MAXIMAL_ERRORS} errors`, () => {
    expect(errorsOf(`[${'1e999,'.repeat(1000)}0]`)).toHaveLength(MAXIMAL_ERRORS)
  })

  test('reads what JSON.parse reads, to the same value', () => {
    const key = fc.string().filter((text) => !['__proto__', 'constructor', 'prototype'].includes(text))
    const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
    const number = fc.oneof(
      fc.maxSafeInteger(),
      fc.integer().map((thousandths) => thousandths / 1000),
    )
    const leaf = fc.oneof(fc.string({ unit: codeUnit }), number, fc.boolean(), fc.constant(null))
    const objects = (values: fc.Arbitrary<unknown>) => fc.dictionary(key, values, { maxKeys: 4, noNullPrototype: true })
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 3 }, leaf, fc.array(tie('value'), { maxLength: 4 }), objects(tie('value'))),
    }))
    fc.assert(
      fc.property(value, fc.constantFrom(undefined, 2), (original, indent) => {
        const text = JSON.stringify(original, null, indent)
        expect(parsed(text)).toEqual(JSON.parse(text))
      }),
      { seed: 1, numRuns: 100 },
    )
  })

  test('finds wrong syntax whenever JSON.parse does, and never throws', () => {
    const pieces = [
      '{ } [ ] , : " "a" "b" \\ \\u00e9 0 1 - . e true null é'.split(' '),
      ' ',
      '\n',
      '\u0001',
      '\ud800',
    ].flat()
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''))
    let valid = 0
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          text.map((inner) => `[${inner}]`),
          text.map((inner) => `{"a":${inner}}`),
        ),
        (document) => {
          const errors = errorsOf(document)
          const isOnlyStricter = errors.every((error) => /given twice|may be rounded/.test(error))
          expect(isOnlyStricter, document).toBe(isJson(document))
          valid += isOnlyStricter ? 1 : 0
        },
      ),
      { seed: 1, numRuns: 3000 },
    )
    expect(valid).toBeGreaterThan(100)
  })
})
