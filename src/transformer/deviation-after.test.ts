// One layer on a stream that has moved already, against the softened twin run by itself on the moved stream.
import { expect, test } from 'vitest'
import { Names } from '../../tests/support/names.ts'
import { precise, type Rational, rational, shorten } from '../numbers/index.ts'
import { enclosureOf } from './activation.ts'
import { deviationAfter } from './deviation.ts'
import { activationAt, hard } from './hard.ts'
import type { Mask } from './mask.ts'
import { type FeedForward, type Head, type Model, withTemperature, withWeighting, word } from './model.ts'
import { type Scheduled, term } from './schedule.ts'
import { soft } from './soft.ts'

const names = new Names(['one', 'i', 'Q_1', 'x', 'y', 'z'])

/** By coordinate, how far each position has moved. */
type Moves = Readonly<Record<string, readonly string[]>>

const moveOf = (moves: Moves, name: string, k: number): Rational => rational.parse(moves[name]?.[k] ?? '0')

/** Scores of two rows, so that √d_k counts too; x receives the numbers of the positions. */
const head = (mask: Mask): Head =>
  names.head(
    'two rows',
    {
      mask,
      query: [[['one', '1']], [['i', '1/2']]],
      key: [[['Q_1', '2']], [['x', '1/3']]],
      value: 'i',
      to: 'x',
    },
    'average',
  )

const single = (heads: readonly Head[], feedForward: FeedForward | null, temperature: Scheduled = term('1')): Model =>
  withTemperature(names.model('single', [['i', term('i')]], [{ name: 'only', heads, feedForward }]), temperature)

const digits = 20

const after = (model: Model, text: string, moves: Moves): string[][] => {
  const before = word(text).map((_, k) => names.coordinates.map((name) => moveOf(moves, name, k)))
  return deviationAfter(model, word(text), 1, before).map((row) => row.map((d) => shorten(d, digits)))
}

/** The same by running the twin and subtracting, with bits enough that the subtraction leaves many. */
function bySubtraction(model: Model, text: string, moves: Moves): string[][] {
  const bits = 600
  const moved = names.coordinates.map((name, coordinate) => {
    const value: Scheduled = { kind: 'function', name: 'moved', at: (i) => moveOf(moves, name, i - 1) }
    return { coordinate, value }
  })
  const schedule = { ...model.schedule, positions: [...model.schedule.positions, ...moved] }
  const twin = soft(withWeighting({ ...model, schedule }, 'softmax-tau'), word(text), { bits }).activations[1]
  const [, stream] = hard(model, word(text)).streams
  return twin.map((row, k) =>
    row.map((value, c) => {
      const exact = precise.fromRational(activationAt(stream, k + 1, c), bits)
      return shorten(precise.subtract(enclosureOf(value, bits), exact, bits), digits)
    }),
  )
}

const everything: Moves = {
  one: ['1/5', '-1/6', '1/7', '0'],
  i: ['1/3', '-1/9', '0', '2/7'],
  Q_1: ['-1/4', '1/3', '1/10', '-2/3'],
  x: ['1/2', '-1/4', '3/7', '1/11'],
}

test('queries, keys and values that moved change weights and output, under every mask', () => {
  for (const mask of ['none', 'future', 'past', 'strict-future', 'strict-past'] as const) {
    const model = single([head(mask)], null)
    expect(after(model, '0110', everything), mask).toEqual(bySubtraction(model, '0110', everything))
  }
})

test('every position has its own temperature', () => {
  const model = single([head('none')], null, term('1/i'))
  expect(after(model, '011', everything)).toEqual(bySubtraction(model, '011', everything))
})

test('two heads add up what they deviate by', () => {
  const model = single([head('future'), head('past')], null)
  expect(after(model, '101', everything)).toEqual(bySubtraction(model, '101', everything))
})

test('largest scores that move apart no longer share the weight equally', () => {
  const apart: Moves = { Q_1: ['1/3', '-1/7', '1/5'] }
  const model = single([head('none')], null)
  expect(after(model, '111', apart)).toEqual(bySubtraction(model, '111', apart))
})

test('a largest score is uncertain against the others, and never against itself', () => {
  // Both moved by 1000/3, of which 128 bits leave 2⁻¹¹⁹ open: a quarter of that stays, and would be a half with the score itself.
  const row = { mask: 'none', query: [[['one', '1']]], key: [[['Q_1', '1']]], value: 'i', to: 'x' } as const
  const model = single([names.head('one row', row, 'average')], null)
  const deviations = after(model, '11', { Q_1: ['1000/3', '1000/3'] })
  expect(deviations.map((line) => line[names.index('x')])).toEqual(Array(2).fill('[-3.77e-37, 3.77e-37]'))
})

test('one largest score that moves costs no digits: the others still have e^{−141} of the weight', () => {
  const cold = single([head('none')], null, term('1', rational.of(1, 100)))
  const moves: Moves = { Q_1: ['-1/7000', '1/3000'] }
  const deviations = after(cold, '01', moves)
  expect(deviations).toEqual(bySubtraction(cold, '01', moves))
  expect(deviations.map((row) => row[names.index('x')])).toEqual([
    '-3.5664689809120904487e-62',
    '-3.5664689809120904487e-62',
  ])
})

test('only differences of scores count: scores of 10²⁰ are not too large', () => {
  const query = names.rows([[['one', '1e20']], []])
  const model = single([{ ...head('none'), query }], null)
  expect(after(model, '11', {})).toEqual([names.coordinates.map(() => '0'), names.coordinates.map(() => '0')])
})

test('a net reads what the heads wrote, hard and soft, on whichever side of its kinks each of them is', () => {
  const net = names.net([
    { bias: '-2', read: [['x', '1']], to: 'y', factor: '3' },
    { bias: '2', read: [['x', '-1']], to: 'y', factor: '1/3' },
    {
      bias: '-7/4',
      read: [
        ['x', '1'],
        ['Q_1', '-1/5'],
      ],
      to: 'z',
      factor: '-1',
    },
  ])
  for (const text of ['011', '110', '101', '000']) {
    const model = single([head('none')], net)
    expect(after(model, text, everything), text).toEqual(bySubtraction(model, text, everything))
  }
})

test('a hidden unit at −1, 0 and 1 that moves by δ deviates by ReLU(z + δ) − ReLU(z)', () => {
  const net = names.net([{ bias: '-2', read: [['i', '1']], to: 'y', factor: '1' }])
  const deviates = (by: string): string[] =>
    after(single([], net), '000', { i: [by, by, by] }).map((row) => row[names.index('y')])
  expect(['-2', '-1', '-1/2', '0', '1/2', '1', '2'].map(deviates)).toEqual([
    ['0', '0', '-1'],
    ['0', '0', '-1'],
    ['0', '0', '-0.5'],
    ['0', '0', '0'],
    ['0', '0.5', '0.5'],
    ['0', '1', '1'],
    ['1', '2', '2'],
  ])
})
