import { expect, test } from 'vitest'
import { cut } from './index.ts'

test('a text is cut to so many characters, whatever their units', () => {
  for (const character of ['x', '🎲']) {
    expect(cut(character.repeat(4), 4)).toBe(character.repeat(4))
    expect(cut(character.repeat(5), 4)).toBe(`${character.repeat(3)}…`)
    expect(cut(character.repeat(1_000_000), 4)).toBe(`${character.repeat(3)}…`)
  }
  expect(cut('', 4)).toBe('')
})
