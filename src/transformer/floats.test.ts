import { expect, test } from 'vitest'
import { countLookup, roundingTower } from '../../examples/models.ts'
import { interval, rational } from '../numbers/index.ts'
import { enclosureOf } from './activation.ts'
import { floats } from './floats.ts'
import { activationAt, hard } from './hard.ts'
import { withWeighting, word } from './model.ts'
import { soft } from './soft.ts'

test('the float pass stays near the sound enclosures', () => {
  for (const model of [roundingTower(4), countLookup()]) {
    const plain = floats(model, word('0110100'))
    const sound = soft(model, word('0110100'), { bits: 64 })
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
