import { expect, test } from 'vitest'
import { lines, looksOf, painted, takesEscapes, written } from './paint.ts'

test('only what is painted has colours, whatever a text brings', () => {
  const output = lines([['\u001b[31mred ', painted('\u001b[0m ok', 'passed')], 'b\u009bc\nd'])
  expect(written(output, { colours: true })).toBe('\\u{1b}[31mred \u001b[32m\\u{1b}[0m ok\u001b[0m\nb\\u{9b}c\nd')
  expect(written(output, { colours: false })).toBe('\\u{1b}[31mred \\u{1b}[0m ok\nb\\u{9b}c\nd')
})

test('colours are for terminals that take them, and for people who want them', () => {
  const terminal = { isTTY: true, columns: 70 }
  expect(looksOf(terminal, {})).toEqual({ colours: true, columns: 70 })
  expect(looksOf(terminal, { NO_COLOR: '' })).toEqual({ colours: true, columns: 70 })
  expect(looksOf(terminal, { NO_COLOR: '1' })).toEqual({ colours: false, columns: 70 })
  expect(looksOf(terminal, { TERM: 'dumb' })).toEqual({ colours: false, columns: 70 })
  expect(looksOf({}, { TERM: 'xterm' })).toEqual({ colours: false })
  // Some terminals do not know.
  expect(looksOf({ ...terminal, columns: 0 }, {})).toEqual({ colours: true })
  expect([takesEscapes(terminal, {}), takesEscapes(terminal, { TERM: 'dumb' }), takesEscapes({}, {})]).toEqual([
    true,
    false,
    false,
  ])
})
