import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../src/engine/index.ts'
import { assertDomain, words } from '../index.ts'

const alphabet = ['a', 'b', 'c']
const short = words(alphabet, { maxLength: 4 })

describe('words', () => {
  test('keep the laws of a domain; all lengths come up about equally often, and every symbol does', () => {
    const ofLength = (length: number) => ({ share: 0.2, on: (word: readonly string[]) => word.length === length })
    assertDomain(short, {
      isValid: (word) => word.length >= 1 && word.length <= 4 && word.every((symbol) => alphabet.includes(symbol)),
      labels: {
        1: ofLength(1),
        2: ofLength(2),
        3: ofLength(3),
        4: ofLength(4),
        c: { share: 0.5, on: (word) => word.includes('c') },
      },
    })
  })

  test('keep the laws with symbols that cannot stand side by side, and with the empty word', () => {
    const odd = ['<s>', '[', ']', ' ', '"', ';', '\n', '🎲', '\u0301', '\ud800', '']
    assertDomain(words(odd, { minLength: 0, maxLength: 3 }), { isValid: (word) => word.length <= 3, scope: 2 })
  })

  test.each([
    [['a', 'b'], 'ab'],
    [['🎲', '('], '🎲('],
    [['(', '[', ']'], '([]'],
    [['[', ']'], '["[","]"]'],
    [['<s>', 'a'], '["<s>","a"]'],
    [['a', ' '], '["a"," "]'],
    [['e', '\u0301'], '["e","\u0301"]'],
    [[], '[]'],
  ])('%j is written %s', (word, text) => {
    const all = words([...new Set(word), 'z'], { minLength: 0 })
    expect(all.print(word)).toBe(text)
    expect(all.parse(text)).toEqual(word)
  })

  test('both ways of writing a word are read', () => {
    expect(short.parse('abc')).toEqual(['a', 'b', 'c'])
    expect(short.parse('["a", "b"]')).toEqual(['a', 'b'])
  })

  test.each([
    ['abz', 'abz: "z" is not in the alphabet {a, b, c}'],
    ['aaaaa', 'aaaaa: expected a length of at most 4, found 5'],
    ['', 'an empty line: expected a length of at least 1, found 0'],
    ['[a', '[a: a word that starts with [ must be a JSON array of symbols, such as ["[","a"]'],
    ['[1]', '[1]: a word that starts with [ must be a JSON array of symbols'],
  ])('reading %j says what is wrong', (line, message) => {
    expect(() => short.parse(line)).toThrow(message)
  })

  test('the scope is counted and says when it is everything', () => {
    const { small } = words(['a', 'b'], { maxLength: 6 })
    expect(small?.scope(6)).toBe('all 126 words of length ≤ 6 over {a, b}')
    expect(small?.scope(9)).toBe('all 126 words of length ≤ 6 over {a, b}')
    expect(words(['a', 'b'], { minLength: 2 }).small?.scope(3)).toBe('all 12 words of length 2 to 3 over {a, b}')
    expect([small?.isWhole?.(5), small?.isWhole?.(6)]).toEqual([false, true])
  })

  test('the empty word, long words and foreign symbols are not theirs to shrink', () => {
    const { arbitrary } = short
    expect(arbitrary.canShrinkWithoutContext([])).toBe(false)
    expect(arbitrary.canShrinkWithoutContext(['a', 'a', 'a', 'a', 'a'])).toBe(false)
    expect(arbitrary.canShrinkWithoutContext(['z'])).toBe(false)
    expect(arbitrary.canShrinkWithoutContext('ab')).toBe(false)
  })

  test('neighbours are one replacement, insertion, deletion or swap away, and all four happen', () => {
    const random = randomFrom(1)
    const seen = new Set<string>()
    for (let k = 0; k < 500; k++) seen.add(short.print(short.neighbour?.(['a', 'b', 'c'], random) ?? []))
    expect([...seen]).toEqual(expect.arrayContaining(['bbc', 'abb', 'bac', 'aabc', 'abca', 'bc']))
  })

  test('an empty alphabet is refused', () => {
    expect(() => words([])).toThrow('words need an alphabet')
  })
})
