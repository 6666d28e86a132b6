import { describe, expect, test } from 'vitest'
import { columnsOf, excerpt, quoted, quotedAt, shownAt, withCaret } from './index.ts'

describe('a string', () => {
  test.each(['a', 'é', '"', '\\', 'a b', '\n', '\u200b', '\u202e', '🎲', '\ud800', '\u{e0001}', ' '])(
    'of %j is read back as it was, and all of it can be seen',
    (symbol) => {
      const text = quoted(symbol)
      expect(quotedAt(`x${text}y`, 1)).toEqual({ kind: 'symbol', symbol, end: text.length + 1 })
      expect(text).not.toMatch(/(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u)
    },
  )

  test('that is wrong is told where', () => {
    expect(quotedAt('x "a', 2)).toMatchObject({ kind: 'wrong', at: 2 })
    expect(quotedAt('x "a\\', 2)).toMatchObject({ kind: 'wrong', at: 2 })
    expect(quotedAt('x "🎲\\q"', 2)).toMatchObject({ kind: 'wrong', at: 6 })
    expect(quotedAt('""', 0)).toMatchObject({ kind: 'wrong', at: 0 })
  })
})

test('characters are named so that they can be seen', () => {
  expect([0, 1, 2, 3, 4, 6].map((at) => shownAt('a \u202e\u0000🎲', at))).toEqual([
    '"a"',
    'a space',
    'U+202E',
    'U+0000',
    '"🎲"',
    'the end',
  ])
})

test('columns are code points', () => {
  const columns = columnsOf('a🎲b\ud800c')
  expect([0, 1, 3, 4, 5, 6].map(columns)).toEqual([1, 2, 3, 4, 5, 6])
})

test('an excerpt is short, on one line, and has nothing that moves the cursor', () => {
  expect(excerpt('a\n\tb\u202e')).toBe('a  b�')
  expect(excerpt('x'.repeat(1_000_000))).toBe(`${'x'.repeat(29)}…`)
  expect([...excerpt('🎲'.repeat(1_000))]).toHaveLength(30)
})

test('a caret stands below its column, also after wide and invisible characters and in long lines', () => {
  expect(withCaret('"字" e\u0301', 5)).toEqual(['"字" e\u0301', '     ^'])
  expect(withCaret('\u202e\tx', 3)).toEqual(['� x', '  ^'])
  const [line, caret] = withCaret(`${'a'.repeat(500)}b${'c'.repeat(500)}`, 501)
  expect([line.length, line[caret.length - 1]]).toEqual([93, 'b'])
})
