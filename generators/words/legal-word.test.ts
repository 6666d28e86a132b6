import { describe, expect, test } from 'vitest'
import { oneOf } from '../chance.ts'
import { assertDomain, legalWords } from '../index.ts'

/** By turns, from a on. */
const isLegal = (word: readonly string[]): boolean =>
  word.every((symbol, k) => (k % 2 === 0 ? symbol === 'a' : symbol !== 'a'))

const turns = legalWords(['a', 'b', 'c'], {
  maxLength: 5,
  isLegal,
  draw: (random, length) => Array.from({ length }, (_, k) => (k % 2 === 0 ? 'a' : oneOf(random, ['b', 'c']))),
})

describe('legal words', () => {
  test('keep the laws of a domain', () => {
    assertDomain(turns, {
      isValid: isLegal,
      labels: { long: { share: 0.15, on: (word) => word.length === 5 }, c: { share: 0.4, on: (w) => w.includes('c') } },
    })
  })

  test('are enumerated without those that are not legal', () => {
    expect([...(turns.small?.upTo(3) ?? [])].map((word) => word.join(''))).toEqual(['a', 'ab', 'ac', 'aba', 'aca'])
    expect(turns.small?.scope(9)).toBe('all 13 legal words of length ≤ 5 over {a, b, c}')
    expect([turns.small?.isWhole?.(4), turns.small?.isWhole?.(5)]).toEqual([false, true])
  })

  test('what is left out comes in pairs', () => {
    const shrunk = [...turns.arbitrary.shrink(['a', 'c', 'a', 'b', 'a'], undefined)].map(({ value }) => value.join(''))
    expect(shrunk).toContain('aba')
    expect(shrunk).toContain('aca')
    expect(shrunk).not.toContain('ca')
    expect(turns.without(['a', 'c', 'a'], 0, 1)).toBeUndefined()
    expect(turns.without(['a', 'c', 'a'], 2, 1)).toEqual(['a', 'c'])
  })

  test('a line that is not legal is refused', () => {
    expect(() => turns.parse('ba')).toThrow('ba: the word is not in the language')
    expect(turns.arbitrary.canShrinkWithoutContext(['b'])).toBe(false)
  })
})
