import { expect, test } from 'vitest'
import { cut, escapeMarkup, formatCount, formatInteger, formatPercent, formatSeconds } from './text.ts'

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
