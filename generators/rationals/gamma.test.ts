import { expect, test } from 'vitest'
import { rational } from '../../src/numbers/index.ts'
import { assertDomain, gammas } from '../index.ts'

const isAbove = (limit: string) => (a: Parameters<typeof rational.print>[0]) =>
  rational.compare(a, rational.parse(limit)) > 0

test('gammas keep the laws of a domain and come in every order of magnitude', () => {
  assertDomain(gammas(), {
    isValid: (a) => isAbove('0')(a) && !isAbove('100000')(a),
    labels: {
      one: { share: 0.04, on: (a) => rational.equal(a, rational.one) },
      nice: { share: 0.25, on: (a) => a.numerator + a.denominator <= 5n },
      tiny: { share: 0.05, on: (a) => !isAbove('1/100')(a) },
      hundreds: { share: 0.02, on: (a) => isAbove('99')(a) && !isAbove('1000')(a) },
      huge: { share: 0.04, on: isAbove('1000') },
      least: { share: 0.03, on: (a) => a.denominator === 1000n && a.numerator === 1n },
      most: { share: 0.03, on: (a) => a.numerator === 100_000n },
    },
  })
})

test('a range that begins lower has more orders of magnitude', () => {
  assertDomain(gammas({ least: rational.parse('1e-12'), most: rational.of(100) }), {
    isValid: (a) => !isAbove('100')(a),
    labels: {
      minute: { share: 0.15, on: (a) => !isAbove('1e-6')(a) },
      between: { share: 0.05, on: (a) => isAbove('1e-6')(a) && !isAbove('1e-3')(a) },
    },
  })
})

test('the range can be cut down to a single value', () => {
  const from1 = gammas({ least: rational.one })
  assertDomain(from1, { isValid: (a) => !isAbove('1')(a) === rational.equal(a, rational.one) })
  expect(from1.small?.scope(3)).toBe('all 3 of 1, 2, 3')
  const third = rational.of(1, 3)
  const { arbitrary, small } = gammas({ least: third, most: third })
  expect(arbitrary.canShrinkWithoutContext(third)).toBe(true)
  expect(arbitrary.canShrinkWithoutContext(rational.one)).toBe(false)
  expect(small?.scope(3)).toBe('all 1 of 1/3')
})

test('a range without positive rationals, and a value out of it, are refused', () => {
  expect(() => gammas({ least: rational.zero })).toThrow('there is no positive rational from 0 to 100000')
  expect(() => gammas({ most: rational.one }).parse('2')).toThrow('2: expected a rational from 1/1000 to 1')
})
