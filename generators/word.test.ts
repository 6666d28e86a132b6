import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Word } from '../src/transformer/index.ts'
import { wordSize, words } from './index.ts'

const alphabet = ['a', 'b', 'c']
const short = words(alphabet, { maxLength: 4 })

const minimal = (fails: (word: Word) => boolean, examples: [Word][] = []): string => {
  const run = fc.check(
    fc.property(words(alphabet, { maxLength: 12 }), (word) => !fails(word)),
    { seed: 1, numRuns: 1000, examples },
  )
  return run.counterexample === null ? 'none found' : run.counterexample[0].join('')
}

describe('words', () => {
  test('the same seed gives the same words', () => {
    expect(fc.sample(short, { seed: 7, numRuns: 50 })).toEqual(fc.sample(short, { seed: 7, numRuns: 50 }))
  })

  test('all lengths from 1 to the largest come up about equally often, and every symbol does', () => {
    const sample = fc.sample(short, { seed: 1, numRuns: 1000 })
    for (const length of [1, 2, 3, 4]) expect(sample.filter((w) => w.length === length).length).toBeGreaterThan(200)
    expect(new Set(sample.map((w) => w.length)).size).toBe(4)
    expect(new Set(sample.flat())).toEqual(new Set(alphabet))
  })

  test('every shrink is smaller, a word, and shrinks on without context', () => {
    for (const word of fc.sample(short, { seed: 2, numRuns: 100 })) {
      for (const shrunk of short.shrink(word, undefined)) {
        expect(wordSize(alphabet, shrunk.value)).toBeLessThan(wordSize(alphabet, word))
        expect(short.canShrinkWithoutContext(shrunk.value)).toBe(true)
        expect(shrunk.context).toBeUndefined()
      }
    }
  })

  test('the empty word, long words and foreign symbols are not theirs to shrink', () => {
    expect(short.canShrinkWithoutContext([])).toBe(false)
    expect(short.canShrinkWithoutContext(['a', 'a', 'a', 'a', 'a'])).toBe(false)
    expect(short.canShrinkWithoutContext(['z'])).toBe(false)
    expect(short.canShrinkWithoutContext('ab')).toBe(false)
  })

  test('shrinking ends at the shortest word of the earliest symbols that fails', () => {
    expect(minimal(() => true)).toBe('a')
    expect(minimal((w) => w.some((s) => s !== 'a'))).toBe('b')
    expect(minimal((w) => w.length >= 5)).toBe('aaaaa')
    expect(minimal((w) => w.includes('c') && w.indexOf('b') > w.indexOf('c'))).toBe('cb')
  })

  test('a word given by hand shrinks as far', () => {
    expect(minimal((w) => w.filter((s) => s === 'c').length >= 2, [[[...'abcabcabc']]])).toBe('cc')
  })
})
