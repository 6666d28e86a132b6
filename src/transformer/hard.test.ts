import { expect, test } from 'vitest'
import { Names } from '../../tests/support/names.ts'
import { rational } from '../numbers/index.ts'
import { activationAt, hard, type ScoreRow } from './hard.ts'
import type { Mask } from './mask.ts'
import { type Layer, type Model, withWeighting, word } from './model.ts'
import { term } from './schedule.ts'
import { WEIGHTINGS, type Weighting } from './weighting.ts'

const names = new Names(['one', 'i', 'Q_1', 'x', 'y'])

/** One layer that scores positions by their bit and copies their number to x. */
function pick(weighting: Weighting, mask: Mask = 'none', more: Partial<Layer> = {}): Model {
  const head = { mask, query: [[['one', '1']] as const], key: [[['Q_1', '1']] as const], value: 'i', to: 'x' }
  const layer = { name: 'pick', heads: [names.head('bit', head, weighting)], feedForward: null, ...more }
  return names.model('pick', [['i', term('i')]], [layer])
}

const column = (model: Model, text: string, name = 'x'): string[] => {
  const { streams } = hard(model, word(text))
  const last = streams[streams.length - 1]
  return last.rows.map((_, k) => rational.print(activationAt(last, k + 1, names.index(name))))
}

test('leftmost, rightmost and average hardmax share the weight as Definition 2 says', () => {
  expect(column(pick('leftmost'), '01101')).toEqual(['2', '2', '2', '2', '2'])
  expect(column(pick('rightmost'), '01101')).toEqual(['5', '5', '5', '5', '5'])
  expect(column(pick('average'), '01101')).toEqual(['10/3', '10/3', '10/3', '10/3', '10/3'])
})

test('rows that share the weight among different numbers of positions have one denominator', () => {
  const model = pick('average', 'future')
  expect(column(model, '1111')).toEqual(['1', '3/2', '2', '5/2'])
  expect(hard(model, word('111')).streams[1]).toEqual({
    denominator: 2n,
    rows: [
      [2n, 2n, 2n, 2n, 0n],
      [2n, 4n, 2n, 3n, 0n],
      [2n, 6n, 2n, 4n, 0n],
    ],
  })
})

test('the denominator of a layer is the least there is', () => {
  // The mean of 1, 2 and 3 is 2; the mean of 1 and 2 is 3/2.
  expect(hard(pick('average', 'none'), word('111')).streams.map(({ denominator }) => denominator)).toEqual([1n, 1n])
  expect(hard(pick('average', 'none'), word('11')).streams.map(({ denominator }) => denominator)).toEqual([1n, 2n])
})

test('masks limit what is compared, and an empty row adds nothing', () => {
  expect(column(pick('average', 'future'), '0110')).toEqual(['1', '2', '5/2', '5/2'])
  expect(column(pick('average', 'past'), '0110')).toEqual(['5/2', '5/2', '3', '4'])
  expect(column(pick('average', 'strict-future'), '0110')).toEqual(['0', '1', '2', '5/2'])
  expect(column(pick('average', 'strict-past'), '0110')).toEqual(['5/2', '3', '4', '0'])
})

test('both residual connections are there: y = c + W₂·ReLU(W₁·c + b₁)', () => {
  const feedForward = names.net([
    { bias: '-1', read: [['x', '1']], to: 'y', factor: '3' },
    { bias: '0', read: [['x', '-1']], to: 'y', factor: '100' },
    { bias: '0', read: [['x', '1']], to: 'x', factor: '1' },
  ])
  const model = pick('leftmost', 'future', { feedForward })
  expect(column(model, '011')).toEqual(['2', '4', '4'])
  expect(column(model, '011', 'y')).toEqual(['0', '3', '3'])
})

test('two heads of a layer read the same stream, and their outputs add up', () => {
  const [head] = pick('leftmost').layers[0].heads
  const model = pick('leftmost', 'none', { heads: [head, { ...head, weighting: 'rightmost' }] })
  expect(column(model, '0110')).toEqual(['5', '5', '5', '5'])
})

test('the observer sees exact scores, maxima and choices of every row', () => {
  const rows: [number, ScoreRow][] = []
  hard(pick('rightmost', 'strict-future'), word('110'), (_, __, i, row) => rows.push([i, row]))
  expect(rows.map(([i, row]) => [i, row.numerators.map(Number), row.maximal, row.chosen])).toEqual([
    [1, [], [], []],
    [2, [1], [1], [1]],
    [3, [1, 1], [1, 2], [2]],
  ])
})

test('softmax heads are refused by name', () => {
  for (const weighting of WEIGHTINGS.filter((w) => w.startsWith('softmax'))) {
    expect(() => hard(withWeighting(pick('average'), weighting), word('01'))).toThrow(
      `head "bit" is weighted by ${weighting}`,
    )
  }
})

test('an empty word and a symbol without embedding are errors that say what is wrong', () => {
  expect(() => hard(pick('average'), [])).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: the word is empty: a transformer needs at least one symbol]`,
  )
  expect(() => hard(pick('average'), word('012'))).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: symbol "2" at position 3 has no embedding: the model knows "0", "1"]`,
  )
  const mute = { ...pick('average'), embedding: { symbols: [], other: null } }
  expect(() => hard(mute, word('0'))).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: symbol "0" at position 1 has no embedding: the model knows no symbol]`,
  )
})

test('of many symbols a few are named, with the one that may be meant and how many more there are', () => {
  const { embedding, ...rest } = pick('average')
  const [{ vector }] = embedding.symbols
  const symbols = Array.from({ length: 60_000 }, (_, k) => ({ symbol: `symbol ${k}`, vector }))
  const model = { ...rest, embedding: { symbols, other: null } }
  const first = Array.from({ length: 12 }, (_, k) => `"symbol ${k}"`).join(', ')
  expect(() => hard(model, ['simbol 59999'])).toThrow(
    new RangeError(
      `symbol "simbol 59999" at position 1 has no embedding: the model knows ${first}, and 59988 more; did you mean "symbol 59999"?`,
    ),
  )
})

test('symbols that are not listed get the embedding for others, if there is one', () => {
  const model = pick('average')
  const other = model.embedding.symbols[1].vector
  expect(column({ ...model, embedding: { ...model.embedding, other } }, '0?')).toEqual(['2', '2'])
})
