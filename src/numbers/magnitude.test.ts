import { describe, expect, test } from 'vitest'
import { exponentialSum, precise, type Real, rational, real } from './index.ts'
import { magnitude } from './magnitude.ts'

const power = (exponent: number): Real => exponentialSum.term(rational.one, rational.of(exponent))

describe('a magnitude has three digits', () => {
  test.each<[string, Real, string]>([
    ['e^−1', power(-1), '0.367'],
    ['e^−230', power(-230), '1.29e-100'],
    ['e^−100000', power(-100000), '3.56e-43430'],
    ['a third', rational.of(1, 3), '0.333'],
    ['a negative number', rational.of(-2, 3), '-0.666'],
    ['0', rational.zero, '0'],
  ])('%s', (_, value, text) => {
    expect(magnitude(value).text).toBe(text)
  })

  test('also where the first bits do not tell them', () => {
    const asked: number[] = []
    const blurred = real.enclosed((bits) => {
      asked.push(bits)
      return bits < 500 ? precise.hull(precise.zero, precise.one, bits) : precise.fromRational(rational.of(1, 7), bits)
    })
    expect(magnitude(blurred).text).toBe('0.142')
    expect(asked).toEqual([128, 256, 512])
  })

  test('or both ends where nothing tells them', () => {
    const unknown = real.enclosed((bits) => precise.hull(precise.zero, precise.one, bits))
    expect(magnitude(unknown).text).toBe('[0, 1]')
  })
})

test('logarithms order reals that no double holds', () => {
  const sizes = [rational.zero, power(-200_000), power(-100_000), rational.of(1, 3), rational.of(-5)]
  const logarithms = sizes.map((value) => magnitude(value).logarithm)
  expect(logarithms.toSorted((a, b) => a - b)).toEqual(logarithms)
  expect(Math.abs(logarithms[2] + 100_000 * Math.LOG2E)).toBeLessThan(0.1)
})
