import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { assertDomain, values } from '../index.ts'

const some = values({ largest: 1 })
const signs = (list: readonly Rational[]): number[] => list.map(rational.sign)
const isCorner = (list: readonly Rational[]): boolean =>
  list.every((v) => rational.equal(rational.absolute(v), rational.absolute(list[0])) && !rational.isZero(v))
const low = (list: readonly Rational[]): number => signs(list).filter((sign) => sign < 0).length

describe('values', () => {
  test('keep the laws of a domain, and are often as adverse as can be', () => {
    const isLong = (list: readonly Rational[]): boolean => list.length > 3
    assertDomain(some, {
      isValid: (list) => list.every((v) => rational.compare(rational.absolute(v), rational.one) <= 0),
      labels: {
        corner: { share: 0.2, on: (list) => isLong(list) && isCorner(list) },
        'all up but one': { share: 0.08, on: (list) => isLong(list) && isCorner(list) && low(list) === 1 },
        'all down but one': {
          share: 0.03,
          on: (list) => isLong(list) && isCorner(list) && low(list) === list.length - 1,
        },
        alternating: {
          share: 0.03,
          on: (list) =>
            isLong(list) && isCorner(list) && signs(list).every((sign, k) => k === 0 || sign !== signs(list)[k - 1]),
        },
        'no corner': { share: 0.1, on: (list) => isLong(list) && !isCorner(list) },
      },
    })
  })

  test('are lowest, or alone high, where a score stands out', () => {
    const random = randomFrom(1)
    const lists = Array.from({ length: 500 }, () => signs(some.follow(random, 4, [2])).join(' '))
    const share = (text: string): number => lists.filter((list) => list === text).length / lists.length
    expect(share('1 1 -1 1')).toBeGreaterThan(0.08)
    expect(share('-1 -1 1 -1')).toBeGreaterThan(0.06)
  })

  test('can be positive only', () => {
    assertDomain(values({ positive: true }), { isValid: (list) => list.every((v) => rational.sign(v) > 0), draws: 200 })
  })
})
