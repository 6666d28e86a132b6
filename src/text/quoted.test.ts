import { describe, expect, test } from 'vitest'
import { columnsOf, excerpt, quoted, quotedAt, shownAt, WORD_CHARACTER, withCaret } from './index.ts'

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
    const open = {
      kind: 'wrong',
      at: 2,
      message: 'the string that begins here has no closing quote',
      hint: 'a quote inside a string is written \\"',
    }
    expect(quotedAt('x "a', 2)).toEqual(open)
    expect(quotedAt('x "a\\', 2)).toEqual(open)
    expect(quotedAt('x "', 2)).toEqual(open)
    expect(quotedAt('x "🎲\\q"', 2)).toEqual({
      kind: 'wrong',
      at: 6,
      message: 'expected one of " \\ / b f n r t u after a backslash, found "q"',
      hint: 'a string is written as in JSON',
    })
    const empty = { kind: 'wrong', at: 0, message: 'a symbol has at least one character', hint: null }
    expect(quotedAt('""', 0)).toEqual(empty)
  })

  test('of what cannot be seen is written with four digits a unit', () => {
    expect(['\u00ad', '\u{e0001}', '\u0007'].map((symbol) => quoted(symbol))).toEqual([
      '"\\u00ad"',
      '"\\udb40\\udc01"',
      '"\\u0007"',
    ])
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
  expect([0, 1, 2].map(columnsOf('ab'))).toEqual([1, 2, 3])
  expect([0, 2, 4].map(columnsOf('🎲🎲'))).toEqual([1, 2, 3])
  expect([0, 1, 3].map(columnsOf('\uffff🎲'))).toEqual([1, 2, 3])
})

test('an excerpt is short, on one line, and has nothing that moves the cursor', () => {
  expect(excerpt('a\n\tb\u202e')).toBe('a  b�')
  expect(excerpt('x'.repeat(1_000_000))).toBe(`${'x'.repeat(29)}…`)
  expect([...excerpt('🎲'.repeat(1_000))]).toHaveLength(30)
})

test('an excerpt has at most thirty characters, whatever their units', () => {
  for (const character of ['x', '🎲']) {
    expect(excerpt(character.repeat(30))).toBe(character.repeat(30))
    expect(excerpt(character.repeat(31))).toBe(`${character.repeat(29)}…`)
  }
})

test('an excerpt ends where it is told to', () => {
  expect(excerpt('Y Q_1 & Q_2', { start: 2, end: 5 })).toBe('Q_1')
})

test('words are letters, digits, marks and underscores that can be seen', () => {
  const isWord = (text: string) => new RegExp(`^${WORD_CHARACTER}$`, 'u').test(text)
  expect(['a', '字', '7', '\u0301', '_'].map(isWord)).toEqual([true, true, true, true, true])
  expect(['', ' ', '-', '"', '\u200b', '\u034f'].map(isWord)).toEqual([false, false, false, false, false, false])
})

test('a caret stands below its column, also after wide and invisible characters and in long lines', () => {
  expect(withCaret('"字" e\u0301', 5)).toEqual(['"字" e\u0301', '     ^'])
  expect(withCaret('e\u0301x', 3)).toEqual(['e\u0301x', ' ^'])
  expect(withCaret('\u202e\tx', 3)).toEqual(['� x', '  ^'])
  const [line, caret] = withCaret(`${'a'.repeat(500)}b${'c'.repeat(500)}`, 501)
  expect([line.length, line[caret.length - 1]]).toEqual([93, 'b'])
})

test('a line of a hundred characters is shown whole, a longer one around its column', () => {
  const hundred = 'x'.repeat(100)
  expect(withCaret(hundred, 1)).toEqual([hundred, '^'])
  expect(withCaret(hundred, 100)).toEqual([hundred, `${' '.repeat(99)}^`])
  expect(withCaret(`${hundred}y`, 1)).toEqual([`${'x'.repeat(46)}…`, '^'])
  expect(withCaret(`${hundred}y`, 101)).toEqual([`…${'x'.repeat(45)}y`, `${' '.repeat(46)}^`])
})
