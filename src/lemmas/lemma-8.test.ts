import { expect, test } from 'vitest'
import { type Rational, rational } from '../numbers/index.ts'
import { hypothesis as isZiggurat } from './lemma-6.ts'
import { brokenTies, type Clause, hypothesis, target } from './lemma-8.ts'

const list = (text: string): Rational[] => text.split(' ').map(rational.parse)
const CLAUSES: readonly Clause[] = ['a', 'b', 'c']

test('each clause adds its own term and scale', () => {
  const row = { first: 1, scores: list('1 0 1') }
  const broken = CLAUSES.map((clause) => brokenTies(clause, row, rational.of(2), 3).map(rational.print).join(' '))
  // 2·9(s − 1/j), 2·2·3(s + j/6), 2·2·3(s − j/6)
  expect(broken).toEqual(['0 -9 12', '14 4 18', '10 -4 6'])
})

test('the target is the last maximum, and the first for clause c, within the window', () => {
  const row = { first: 4, scores: list('1 0 1 1 0') }
  expect(CLAUSES.map((clause) => target(clause, row))).toEqual([4, 4, 1])
})

test('broken ties form a ziggurat of the scale around the target, in any window', () => {
  for (const [first, scores] of [
    [1, '0'],
    [1, '1 1 0 1'],
    [3, '0 2 0 2'],
    [2, '5 5 5'],
  ] as const) {
    const row = { first, scores: list(scores) }
    expect(hypothesis(row)).toBe(true)
    for (const clause of CLAUSES) {
      const gamma = rational.of(3)
      const broken = brokenTies(clause, row, gamma, 9)
      expect(isZiggurat({ scores: broken, gamma, peak: target(clause, row) })).toBe(true)
    }
  }
})

test('the hypothesis asks for gap 1 and a window that is not empty', () => {
  expect(hypothesis({ first: 1, scores: list('0 9/10') })).toBe(false)
  expect(hypothesis({ first: 1, scores: [] })).toBe(false)
})
