import { expect, test } from 'vitest'
import { cut, cutToWidth } from './index.ts'

test('a text is cut to so many characters, whatever their units', () => {
  for (const character of ['x', '🎲']) {
    expect(cut(character.repeat(4), 4)).toBe(character.repeat(4))
    expect(cut(character.repeat(5), 4)).toBe(`${character.repeat(3)}…`)
    expect(cut(character.repeat(1_000_000), 4)).toBe(`${character.repeat(3)}…`)
  }
  expect(cut('', 4)).toBe('')
})

test('a text is cut to so many columns of a terminal, where some letters take two and marks none', () => {
  expect([cutToWidth('abcd', 4), cutToWidth('abcde', 4)]).toEqual(['abcd', 'abc…'])
  expect([cutToWidth('字字', 4), cutToWidth('字字', 3), cutToWidth('字字字', 4)]).toEqual(['字字', '字…', '字…'])
  expect(cutToWidth('e\u0301'.repeat(4), 4)).toBe('e\u0301'.repeat(4))
  expect(cutToWidth('e\u0301'.repeat(5), 4)).toBe(`${'e\u0301'.repeat(3)}…`)
})
