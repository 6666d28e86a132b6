import { describe, expect, test } from 'vitest'
import { formula, meaning, type Semantics } from './index.ts'

/** The truth along a word, as 0s and 1s. */
const truth = (text: string, word: string, semantics: Semantics = 'paper'): string =>
  meaning(formula(text), [...word], semantics)
    .map((holds) => (holds ? '1' : '0'))
    .join('')

describe('previous and next', () => {
  test('the 3-gram of the paper ends at positions 3 and 5 of 10101', () => {
    expect(truth('Y Y Q_1 & Y Q_0 & Q_1', '10101')).toBe('00101')
  })

  test('are false beyond the ends, and their weak forms true', () => {
    expect(truth('Y true', 'aaa')).toBe('011')
    expect(truth('X true', 'aaa')).toBe('110')
    expect(truth('wY false', 'aaa')).toBe('100')
    expect(truth('wX false', 'aaa')).toBe('001')
    expect(truth('first', 'aaa')).toBe('100')
    expect(truth('last', 'aaa')).toBe('001')
  })

  test('look one position to the side', () => {
    expect(truth('Y Q_a', 'abba')).toBe('0100')
    expect(truth('X Q_a', 'abba')).toBe('0010')
    expect(truth('wY Q_a', 'abba')).toBe('1100')
    expect(truth('wX Q_a', 'abba')).toBe('0011')
  })
})

describe('since and until', () => {
  // b at 2 and 5, a elsewhere but at 4.
  const WORD = 'abacba'

  test('in the paper, the left side also holds at the witness', () => {
    expect(truth('Q_a S Q_b', WORD)).toBe('000000')
    expect(truth('(Q_a | Q_b) S Q_b', WORD)).toBe('011011')
    expect(truth('Q_a U Q_b', WORD)).toBe('000000')
    expect(truth('(Q_a | Q_b) U Q_b', WORD)).toBe('110010')
  })

  test('as usual, it holds after the witness, or before it', () => {
    expect(truth('Q_a S Q_b', WORD, 'standard')).toBe('011011')
    expect(truth('Q_a U Q_b', WORD, 'standard')).toBe('110010')
  })

  test('if strict, the position itself does not matter', () => {
    expect(truth('Q_a S Q_b', WORD, 'strict')).toBe('001101')
    expect(truth('Q_a U Q_b', WORD, 'strict')).toBe('100100')
  })

  test('need a witness', () => {
    for (const semantics of ['paper', 'standard', 'strict'] as const) {
      expect(truth('true S false', 'aaa', semantics)).toBe('000')
      expect(truth('true U false', 'aaa', semantics)).toBe('000')
    }
  })

  test('O, H, F and G look at the position itself, whatever the semantics', () => {
    for (const semantics of ['paper', 'standard', 'strict'] as const) {
      expect(truth('O Q_b', 'abab', semantics)).toBe('0111')
      expect(truth('H Q_a', 'aaba', semantics)).toBe('1100')
      expect(truth('F Q_b', 'abaa', semantics)).toBe('1100')
      expect(truth('G Q_a', 'abaa', semantics)).toBe('0011')
    }
  })
})

describe('counts', () => {
  test('include the position itself, on either side', () => {
    expect(truth('#L[Q_a] = 2', 'abab')).toBe('0011')
    expect(truth('#R[Q_a] = 2', 'abab')).toBe('1000')
    expect(truth('#R[Q_a] = 0', 'abab')).toBe('0001')
  })

  test.each([
    ['<', '1000'],
    ['<=', '1100'],
    ['=', '0100'],
    ['!=', '1011'],
    ['>=', '0111'],
    ['>', '0011'],
  ])('are compared by %s', (operator, along) => {
    expect(truth(`#L[true] ${operator} 2`, 'aaaa')).toBe(along)
  })

  test('are added with their factors', () => {
    expect(truth('2*#L[Q_a] - #L[Q_b] + 1 > 2', 'abba')).toBe('1001')
    expect(truth('-#L[Q_a] < -1', 'abaa')).toBe('0011')
    expect(truth('0*#L[Q_a] = 0', 'ab')).toBe('11')
    expect(truth(`${'9'.repeat(30)}*#L[Q_a] < ${'9'.repeat(30)}`, 'ba')).toBe('10')
  })

  test('count formulas with counts in them', () => {
    expect(truth('#L[#L[Q_a] = #L[Q_b]] = 1', 'abba')).toBe('0110')
  })
})

describe('predicates', () => {
  test('speak of the position or of a count, which may be 0', () => {
    expect(truth('@ODD', 'aaaa')).toBe('1010')
    expect(truth('ODD(#L[Q_1])', '0110')).toBe('0100')
    expect(truth('EVEN(#L[Q_1])', '0110')).toBe('1011')
    expect(truth('SQUARE(#L[Q_1])', '0011')).toBe('1110')
    expect(truth('TABLE[1,0,1](#L[Q_1])', '0111')).toBe('1010')
    expect(truth('LAST(#L[true])', 'aaa')).toBe('001')
  })

  test('know the length of the word', () => {
    expect(truth('@HALF', 'aaaa')).toBe('0100')
    expect(truth('@REST[2,0]', 'aaaaa')).toBe('10101')
    expect(truth('@LAST', 'aaa')).toBe('001')
  })
})

test('connectives mean what they say', () => {
  const word = 'abcd' // a: both, b: left only, c: right only, d: neither
  const of = (operator: string): string => truth(`(Q_a | Q_b) ${operator} (Q_a | Q_c)`, word)
  expect(['&', '|', '->', '<->'].map(of)).toEqual(['1000', '1110', '1011', '1001'])
  expect(truth('!(Q_a | Q_b)', word)).toBe('0011')
})

test('the empty word has no positions', () => {
  expect(meaning(formula('H Q_a S #L[true] > 0'), [])).toEqual([])
})

test('a symbol may be a whole token', () => {
  expect(meaning(formula('Y Q["<s>"]'), ['<s>', 'a'])).toEqual([false, true])
})
