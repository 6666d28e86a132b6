import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assertDomain, doubles } from '../index.ts'

describe('doubles', () => {
  test('keep the laws of a domain, and are of every magnitude', () => {
    assertDomain(doubles(), {
      isValid: (x) => Number.isFinite(x) && !Object.is(x, -0),
      labels: {
        zero: { share: 0.005, on: (x) => x === 0 },
        negative: { share: 0.2, on: (x) => x < 0 },
        subnormal: { share: 0.02, on: (x) => x !== 0 && Math.abs(x) < 2 ** -1022 },
        huge: { share: 0.05, on: (x) => Math.abs(x) > 2 ** 500 },
        'near 1': { share: 0.2, on: (x) => Math.abs(x) > 1 / 512 && Math.abs(x) < 512 },
      },
    })
    assertDomain(doubles({ mostExponent: 9, positive: true }), { isValid: (x) => x > 0 && x <= 512 })
  })

  test('are read back as they are printed', () => {
    const domain = doubles()
    for (const x of fc.sample(domain.arbitrary, { seed: 1, numRuns: 300 }))
      expect(domain.parse(domain.print(x))).toBe(x)
  })

  test.each([
    ['', 'an empty line: expected a float64 number up to 2^1024'],
    ['NaN', 'NaN: expected a float64 number up to 2^1024'],
    ['1e400', '1e400: expected'],
    ['x', 'x: expected'],
  ])('reading "%s" says what is wrong', (line, message) => {
    expect(() => doubles().parse(line)).toThrow(message)
  })

  test('shrink to fewer bits and smaller exponents', () => {
    const simpler = [...doubles().arbitrary.shrink(-5 * 2 ** 40, undefined)].map(({ value }) => value)
    expect(simpler).toEqual(expect.arrayContaining([0, 1, 5 * 2 ** 40, -(2 ** 42), -5, -5 * 2 ** 20]))
  })

  test('other than positive ones are not theirs to shrink, if none are drawn', () => {
    const { arbitrary } = doubles({ positive: true })
    expect([1, 0, -1, Number.NaN].map((x) => arbitrary.canShrinkWithoutContext(x))).toEqual([true, false, false, false])
  })
})
