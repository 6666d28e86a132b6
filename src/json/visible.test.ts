import { expect, test } from 'vitest'
import { jsonText, quote, visible, visibleLines, writeJson } from './index.ts'

test.each([
  ['plain ⊖ 🦉 אב <script>', 'plain ⊖ 🦉 אב <script>'],
  ['a\nb\tc', 'a\\u{a}b\\u{9}c'],
  ['\u0000\u001b[31m', '\\u{0}\\u{1b}[31m'],
  ['\u202eabc\u2066', '\\u{202e}abc\\u{2066}'],
  ['\u2028', '\\u{2028}'],
  ['\ud800', '\\u{d800}'],
  ['\uffff', '\\u{ffff}'],
  ['👩\u200d👧', '👩\u200d👧'],
])('%j is shown as %s', (text, shown) => {
  expect(visible(text)).toBe(shown)
})

test('lines stay lines where they may', () => {
  expect(visibleLines('a\nb\r\nc')).toBe('a\nb\\u{d}\nc')
})

test('JSON stays the same value, and has escapes for what JSON itself leaves as it is', () => {
  const value = { 'a\u009b': ['\u202e', '\u2028', '\u{e0001}', '\u007f', '\u001b', '⊖ 🦉 👩\u200d👧'] }
  const text = String.raw`{"a\u009b":["\u202e","\u2028","\udb40\udc01","\u007f","\u001b","⊖ 🦉 👩‍👧"]}`
  expect(jsonText(value)).toBe(text)
  expect(JSON.parse(text)).toEqual(value)
  for (const written of [jsonText(value), writeJson(value), quote('\u009b\u202e')])
    expect(visibleLines(written)).toBe(written)
  expect(JSON.parse(writeJson(value))).toEqual(value)
})
