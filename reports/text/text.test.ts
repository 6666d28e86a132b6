import { expect, test } from 'vitest'
import {
  cut,
  escapeMarkup,
  formatCount,
  formatInteger,
  formatPercent,
  formatSeconds,
  visible,
  visibleLines,
} from './text.ts'

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

test('seconds have a digit while it says something', () => {
  expect([0, 1.26, 99.94, 118.4].map(formatSeconds)).toEqual(['0.0 s', '1.3 s', '99.9 s', '118 s'])
})

test('numbers have separators, shares one digit, and one case is no cases', () => {
  expect([12_345, 7].map(formatInteger)).toEqual(['12,345', '7'])
  expect(formatPercent(0.125)).toBe('12.5%')
  expect([1, 12_345].map((count) => formatCount(count, 'case'))).toEqual(['1 case', '12,345 cases'])
})

test('titles are cut, and markup is escaped', () => {
  expect(cut('a long title', 8)).toBe('a long…')
  expect(escapeMarkup('<script>')).toBe('&lt;script&gt;')
})
