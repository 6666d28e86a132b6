import { expect, test } from 'vitest'
import { BITS } from '../../examples/models.ts'
import { rational } from '../numbers/index.ts'
import { transformer } from './build/index.ts'
import { allWords, countWords, gapOfLength, gapOn, gapOver, gapText } from './gap.ts'
import { type Model, word } from './model.ts'

/** Scores bit + i/(2n) over d_k rows, all but the first zero. */
function tieBreaker(dimension: number, factor: string | number = 1): Model {
  const padding = Array.from({ length: dimension - 1 }, () => ({}))
  const head = {
    name: 'ties',
    mask: 'future',
    weighting: 'average',
    query: [{ one: factor }, ...padding],
    key: [{ Q_1: 1, 'i/n': '1/2' }, ...padding],
    value: { x: 'Q_1' },
  } as const
  return transformer({
    name: 'tie-breaker',
    coordinates: ['one', 'i/n', 'Q_1', 'x'],
    embedding: BITS,
    positions: { 'i/n': 'i/n' },
    temperature: '1/n',
    layers: [{ name: 'break', heads: [head] }],
    outputs: ['x'],
  })
}

test('the gap of a tie-breaking layer is 1/(2n), with the row that shows it', () => {
  const { gap, words, n } = gapOfLength(tieBreaker(1), 4)
  expect([n, words, gapText(gap)]).toEqual([4, 16, '1/8'])
  expect(gap.kind === 'gap' && gap.witness).toEqual({ word: word('0000'), layer: 'break', head: 'ties', position: 2 })
})

test('√d_k divides the gap: rational for d_k = 4, a root for d_k = 3', () => {
  expect(gapText(gapOfLength(tieBreaker(4), 2).gap)).toBe('1/8')
  const irrational = gapOfLength(tieBreaker(3), 2).gap
  expect(gapText(irrational)).toBe('√(1/48) ≈ 0.144337')
  expect(irrational.kind === 'gap' && irrational.exact).toBeUndefined()
})

test('rows that tie completely are reported as such, not as a number', () => {
  expect(gapText(gapOfLength(tieBreaker(1, '0'), 3).gap)).toBe('none: every row ties completely')
  expect(gapOn(tieBreaker(1), word('0'))).toEqual({ kind: 'all-tied' })
})

test('the gap over given words is the least of theirs', () => {
  const model = tieBreaker(1)
  const [a, b] = [word('01'), word('0001')]
  expect(gapOver(model, [a, b])).toEqual(gapOn(model, b))
  expect(gapOver(model, [b, a])).toEqual(gapOn(model, b))
  expect(gapOver(model, [])).toEqual({ kind: 'all-tied' })
})

test('words that tie completely do not change the gap over others', () => {
  const model = tieBreaker(1)
  const [tied, other] = [word('0'), word('01')]
  expect(gapOver(model, [other, tied])).toEqual(gapOn(model, other))
  expect(gapOver(model, [tied, other])).toEqual(gapOn(model, other))
})

test('the gap on a word is its least, at the first row that has it', () => {
  // Scores 1/6, 4/3 and 1/2: from the third position on the next smaller score is nearer.
  const gap = gapOn(tieBreaker(1), word('010'))
  expect(gapText(gap)).toBe('5/6')
  expect(gap.kind === 'gap' && gap.witness.position).toBe(3)
  expect(gapText(gapOn(tieBreaker(1), word('01')))).toBe('5/4')
})

test('as many words as the budget are run, and one more is refused', () => {
  expect(gapOfLength(tieBreaker(1), 2, { budget: 4 }).words).toBe(4)
  expect(countWords(['0', '1'], 3, 8)).toBe(8)
  expect(() => countWords(['0', '1'], 3, 7)).toThrow('2^3 = 8 words of length 3 are more than the budget of 7')
})

test('nobody need listen to the progress', () => {
  const model = tieBreaker(1)
  const [{ vector }] = model.embedding.symbols
  const symbols = Array.from('abcdefghij', (symbol) => ({ symbol, vector }))
  expect(gapOfLength({ ...model, embedding: { symbols, other: null } }, 3).words).toBe(1000)
})

test('more words than the budget are refused before any is run', () => {
  expect(() => gapOfLength(tieBreaker(1), 20)).toThrowErrorMatchingInlineSnapshot(
    `[GapBudgetError: 2^20 = 1048576 words of length 20 are more than the budget of 100000: raise it or ask for shorter words]`,
  )
})

test('progress is told every thousand words', () => {
  const heard: number[][] = []
  gapOfLength(tieBreaker(1), 11, { progress: (done, total) => heard.push([done, total]) })
  expect(heard).toEqual([
    [1000, 2048],
    [2000, 2048],
  ])
})

test('a model without an alphabet cannot be enumerated', () => {
  const model = tieBreaker(1)
  expect(() => gapOfLength({ ...model, embedding: { symbols: [], other: null } }, 2)).toThrow('no alphabet')
})

test('words are enumerated in the order of the alphabet', () => {
  expect([...allWords(['a', 'b'], 2)].map((w) => w.join(''))).toEqual(['aa', 'ab', 'ba', 'bb'])
})

test('halving the scores halves the gap', () => {
  const [whole, half] = ['1', '1/2'].map((factor) => gapOfLength(tieBreaker(1, factor), 3).gap)
  expect(
    whole.kind === 'gap' &&
      half.kind === 'gap' &&
      rational.equal(whole.square, rational.multiply(half.square, rational.of(4))),
  ).toBe(true)
})
