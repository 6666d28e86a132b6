import { expect, test } from 'vitest'
import { precise, rational, shorten } from '../../src/numbers/index.ts'
import { deviation, type Layer, term, withTemperature, withWeighting, word } from '../../src/transformer/index.ts'
import { Names } from '../support/names.ts'
import { referenceHard, referenceSoft } from '../support/reference-evaluator.ts'

const names = new Names(['one', 'i', 'Q_1', 'x', 'y'])

const layer = (key: readonly (readonly [string, string])[], value: string, to: string): Layer => {
  const head = { mask: 'none' as const, query: [[['one', '1']] as const], key: [key], value, to }
  return { name: to, heads: [names.head(to, head, 'average')], feedForward: null }
}

test('two layers at γ/τ = 200: a difference near 1e-80 is known to three digits, and 1,000 bits confirm them', () => {
  // The first layer marks the ones; the second prefers later ones by that mark, so its scores deviate too. Gaps are 1.
  const layers = [
    layer([['Q_1', '1']], 'Q_1', 'x'),
    layer(
      [
        ['x', '2'],
        ['i', '1'],
      ],
      'i',
      'y',
    ),
  ]
  const model = withTemperature(names.model('two layers', [['i', term('i')]], layers), term('1', rational.of(1, 200)))
  const input = word('0110')

  const found = deviation(model, input).deviations[2].map((row) => row[names.index('y')])

  const target = referenceHard(model, input)[2]
  const softened = referenceSoft(withWeighting(model, 'softmax-tau'), input)[2]
  found.forEach((d, k) => {
    const { num, den } = target[k][names.index('y')]
    const { mantissa, exponent } = softened[k][names.index('y')]
    const soft = rational.multiply(rational.of(mantissa), rational.power(rational.of(2), exponent))
    const difference = precise.fromRational(rational.subtract(soft, rational.of(num, den)), 900)
    expect(shorten(d, 3)).toBe(shorten(difference, 3))
    expect(shorten(d, 3)).toMatch(/^-?\d\.\d\de-8\d$/)
  })
})
