import { expect, test } from 'vitest'
import { Names } from '../../tests/support/names.ts'
import { decimal, precise, preciseExp, rational, shorten } from '../numbers/index.ts'
import { deviation } from './deviation.ts'
import { type Layer, type Model, withTemperature, withWeighting, word } from './model.ts'
import { term } from './schedule.ts'

const names = new Names(['one', 'i', 'Q_1', 'x', 'y', 'z'])

const attend = (key: string, value: string, to: string, factor = '1'): Layer => {
  const head = { mask: 'none' as const, query: [[['one', factor]] as const], key: [[[key, '1']] as const], value, to }
  return { name: to, heads: [names.head(key, head, 'average')], feedForward: null }
}

/** τ = 1/200 and scores one apart: γ/τ is 200. */
const cold = (layers: readonly Layer[]): Model =>
  withTemperature(names.model('cold', [['i', term('i')]], layers), term('1', rational.of(1, 200)))

const last = (model: Model, text: string, name: string, bits?: number) => {
  const { deviations } = deviation(model, word(text), bits === undefined ? {} : { bits })
  return deviations[deviations.length - 1].map((row) => row[names.index(name)])
}

test('a single row deviates by e^{−γ/τ}, known to many digits', () => {
  // x = e^{200}/(1 + e^{200}) against 1: the difference is −1/(1 + e^{200}).
  const grown = precise.add(precise.one, preciseExp.exp(precise.point(200n), 200), 200)
  const truth = precise.negate(precise.divide(precise.one, grown, 200))
  for (const d of last(cold([attend('Q_1', 'Q_1', 'x')]), '01', 'x')) {
    expect(precise.sign(precise.subtract(d, truth, 300))).toBeUndefined()
    expect(shorten(d, 20)).toBe('-1.3838965267367375306e-87')
  }
})

test('tied maxima deviate only by what is not tied', () => {
  // "110": weights 1/2, 1/2 against 1/(2 + ε) each with ε = e^{−200}; x counts positions, 3/2 against (3 + 3ε)/(2 + ε).
  const [d] = last(cold([attend('Q_1', 'i', 'x')]), '110', 'x')
  expect(shorten(d, 6)).toBe('1.03792e-87')
})

test('ties stay ties when the layer before moved all of them alike', () => {
  const model = cold([attend('Q_1', 'Q_1', 'x'), attend('x', 'i', 'y')])
  // x is the same at every position, hard and soft, so y is the mean of i in both.
  for (const d of last(model, '0110', 'y')) {
    expect(d.bounded && d.lo <= 0n && d.hi >= 0n).toBe(true)
    expect(decimal(precise.absolute(d), 3).hi).toMatch(/e-1\d\d$|^0$/)
  }
})

test('deviations that cancel in a rounding net are exactly zero', () => {
  const layer = { ...attend('Q_1', 'Q_1', 'x'), feedForward: names.rounding('x', 'y') }
  expect(last(cold([layer]), '01', 'y')).toEqual([precise.zero, precise.zero])
})

test('a ReLU at its kink takes the side of the deviation', () => {
  const kink = names.net([
    { bias: '-1', read: [['x', '1']], to: 'y', factor: '1' },
    { bias: '1', read: [['x', '-1']], to: 'z', factor: '1' },
  ])
  const model = cold([{ ...attend('Q_1', 'Q_1', 'x'), feedForward: kink }])
  expect(last(model, '01', 'y')).toEqual([precise.zero, precise.zero])
  expect(last(model, '01', 'z').map((d) => shorten(d, 3))).toEqual(['1.38e-87', '1.38e-87'])
})

test('a deviation away from a kink cancels exactly against the residual connection', () => {
  // Hard, x is 1; soft, a little more; x − ReLU(x − 1) is 1 for both.
  const atMostOne = names.net([{ bias: '-1', read: [['x', '1']], to: 'x', factor: '-1' }])
  const layer = attend('Q_1', 'i', 'x')
  expect(last(cold([layer]), '10', 'x').map((d) => shorten(d, 3))).toEqual(['1.38e-87', '1.38e-87'])
  expect(last(cold([{ ...layer, feedForward: atMostOne }]), '10', 'x')).toEqual([precise.zero, precise.zero])
})

test('a ReLU at its kink never deviates below 0, even where the sign of its input is unknown', () => {
  // y is 5/2, hard and soft, but the soft one is only known to many digits.
  const kink = names.net([{ bias: '-5/2', read: [['y', '1']], to: 'z', factor: '1' }])
  const model = cold([attend('Q_1', 'Q_1', 'x'), { ...attend('x', 'i', 'y'), feedForward: kink }])
  expect(last(model, '0110', 'y').map((d) => precise.sign(d))).toEqual([undefined, undefined, undefined, undefined])
  for (const d of last(model, '0110', 'z')) expect(d.bounded && d.lo === 0n && d.hi > 0n).toBe(true)
})

test('more bits give more digits', () => {
  const model = cold([attend('Q_1', 'Q_1', 'x')])
  expect(shorten(last(model, '01', 'x', 1024)[0], 60)).toContain('-1.3838965267367375306')
})

test('only average hardmax can be compared', () => {
  const model = withWeighting(cold([attend('Q_1', 'Q_1', 'x')]), 'leftmost')
  expect(() => deviation(model, word('01'))).toThrow('head "Q_1" is leftmost: deviations are from average hardmax')
})
