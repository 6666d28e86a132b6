import { expect, test } from 'vitest'
import { notation } from './notation.ts'

const MANY = 50_000

// Whoever looks through the rest, or through all that was read, at every character takes minutes.
test.each(['a-', 'ab-c-', 'aa-b.c-d.', 'TL[', 'a ', 'a*a ', '√(', 'x_{', 'a—', '+ ', '⊖', 'é-a-'])(
  'a text of fifty thousand times %j is read at once, and nothing of it is lost',
  (part) => {
    const text = part.repeat(MANY)
    const pieces = notation(text)
    const plain = pieces.map((piece) => ('text' in piece ? piece.text : '')).join('')
    const likened = (shown: string): string =>
      shown.replace(/[−\u00a0·]/g, (sign) => ({ '−': '-', '·': '*' })[sign] ?? ' ')
    expect(likened(plain)).toBe(text)
  },
)

test('a name of hyphens is one word up to its last part of two letters, and single letters are variables', () => {
  const shown = (text: string): string[] =>
    notation(text).map((piece) => `${piece.kind}: ${'text' in piece ? piece.text : ''}`)
  expect(shown('x-ab-cd-e')).toEqual(['text: x-ab-cd', 'text: -', 'variable: e'])
  expect(shown('ab-c-d')).toEqual(['text: ab-c-d'])
  expect(shown('b-c')).toEqual(['variable: b', 'text: −', 'variable: c'])
  expect(shown('b-c-dd')).toEqual(['text: b-c-dd'])
})
