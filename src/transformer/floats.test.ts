import { expect, test } from 'vitest'
import { countLookup, roundingTower } from '../../examples/models.ts'
import { Names } from '../../tests/support/names.ts'
import { interval, rational } from '../numbers/index.ts'
import { enclosureOf } from './activation.ts'
import { floats } from './floats.ts'
import { activationAt, hard } from './hard.ts'
import type { Mask } from './mask.ts'
import { vector } from './matrix.ts'
import { type Model, withTemperature, withWeighting, word } from './model.ts'
import { type Scheduled, term } from './schedule.ts'
import { soft } from './soft.ts'
import { WEIGHTINGS, type Weighting } from './weighting.ts'

const names = new Names(['one', 'i', 'Q_1', 'x'])

/** x receives what the coordinate i has where Q_1 is largest, or nearly so: scores constant + factor·Q_1. */
function lookup(weighting: Weighting, mask: Mask, value: Scheduled = term('i'), constant = '0', factor = '1'): Model {
  const key = [
    ['one', constant],
    ['Q_1', factor],
  ] as const
  const head = names.head('look up', { mask, query: [[['one', '1']]], key: [key], value: 'i', to: 'x' }, weighting)
  return names.model('lookup', [['i', value]], [{ name: 'only', heads: [head], feedForward: null }])
}

const result = (model: Model, text: string): number[] =>
  (floats(model, word(text)).activations.at(-1) ?? []).map((row) => row[names.index('x')])

function expectNear(model: Model, text: string): void {
  const plain = floats(model, word(text))
  const sound = soft(model, word(text), { bits: 64 })
  sound.activations.forEach((layer, l) => {
    layer.forEach((row, k) => {
      row.forEach((value, c) => {
        const enclosure = enclosureOf(value, 64)
        const near = enclosure.bounded ? Number(enclosure.lo) * 2 ** enclosure.exponent : Number.NaN
        expect(Math.abs(plain.activations[l][k][c] - near)).toBeLessThan(1e-12)
      })
    })
  })
}

test('the float pass stays near the sound enclosures', () => {
  for (const model of [roundingTower(4), countLookup()]) expectNear(model, '0110100')
})

test('fractions become the nearest doubles', () => {
  const model = names.model('fractions', [['x', term('1/i')]], [])
  expect(result(model, '0'.repeat(20))).toEqual(Array.from({ length: 20 }, (_, k) => 1 / (k + 1)))
})

test('scores are divided by the temperature of their position, but not by plain softmax', () => {
  for (const weighting of ['softmax', 'softmax-tau'] as const) {
    const model = lookup(weighting, 'none')
    for (const temperature of [term('i'), term('1/i')]) expectNear(withTemperature(model, temperature), '0110')
  }
})

test('a position that sees nothing receives nothing', () => {
  for (const weighting of WEIGHTINGS) {
    expect(result(lookup(weighting, 'strict-future'), '01')).toEqual([0, 1])
    expect(result(lookup(weighting, 'strict-past'), '01')).toEqual([2, 0])
  }
})

test('only differences of scores count: 1000 and 1001 are not too large for exp', () => {
  const [first, second] = result(lookup('softmax', 'none', term('i'), '1000'), '01')
  expect([first, second]).toEqual([second, first])
  expect(first).toBeCloseTo(1 + 1 / (1 + Math.exp(-1)), 12)
})

test('weights count down to e^{−665}, and smaller ones are 0', () => {
  const value: Scheduled = {
    kind: 'function',
    name: '2⁹⁵⁰ at the first position',
    at: (i) => rational.of(i === 1 ? 2n ** 950n : 0n),
  }
  const received = (factor: string): number => result(lookup('softmax', 'none', value, '0', factor), '01')[0]
  expect(received('665')).toBeCloseTo(Math.exp(-665) * 2 ** 950, 12)
  expect(['666', '1000', '1e200'].map(received)).toEqual([0, 0, 0])
})

test('a net adds ReLUs and its outer bias to what is there', () => {
  const net = {
    ...names.net([
      { bias: '-2', read: [['i', '1']], to: 'x', factor: '3' },
      { bias: '1/2', read: [['i', '-1']], to: 'x', factor: '100' },
    ]),
    secondBias: vector(4, [[3, rational.of(-1, 4)]]),
  }
  const model = names.model('net', [['i', term('i')]], [{ name: 'only', heads: [], feedForward: net }])
  expect(result(model, '0000')).toEqual([-0.25, -0.25, 2.75, 5.75])
})

test('the float pass knows the hard weightings too', () => {
  for (const weighting of ['leftmost', 'rightmost', 'average'] as const) {
    const model = withWeighting(roundingTower(3), weighting)
    const plain = floats(model, word('011010'))
    const exact = hard(model, word('011010'))
    exact.streams.forEach((stream, l) => {
      stream.rows.forEach((row, k) => {
        row.forEach((_, c) => {
          expect(plain.activations[l][k][c]).toBeCloseTo(interval.fromRational(activationAt(stream, k + 1, c)).lo, 12)
        })
      })
    })
  }
})

test('floats break where the sound evaluator does not: a lookup whose scores overflow', () => {
  const model = countLookup()
  const [first, second] = model.layers
  const [head] = second.heads
  const query = {
    ...head.query,
    entries: head.query.entries.map((e) => ({
      ...e,
      value: rational.multiply(e.value, rational.power(rational.of(10), 310)),
    })),
  }
  const huge = { ...model, layers: [first, { ...second, heads: [{ ...head, query }] }] }
  const even = model.coordinates.indexOf('even')
  expect(floats(huge, word('0110')).activations[2].some((row) => Number.isNaN(row[even]))).toBe(true)
  expect(soft(huge, word('0110')).activations[2].map((row) => row[even])).toEqual(
    ['0', '0', '1', '1'].map(rational.parse),
  )
})
