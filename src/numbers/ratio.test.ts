import { describe, expect, test } from 'vitest'
import { type Enclosed, exponentialSum, type Precise, precise, type Real, rational, real } from './index.ts'
import { estimateRatio, ratio } from './ratio.ts'

const { parse } = rational
const e = (coefficient: string, exponent: string, scale = '1') =>
  exponentialSum.term(parse(coefficient), parse(exponent), parse(scale))
/** e^x − 1, whose leading digits cancel for small x. */
const small = (x: string) => exponentialSum.subtract(e('1', x), e('1', '0'))

/** Encloses as told, and notes how many bits were asked for. */
function watched(enclose: (bits: number) => Precise): { value: Enclosed; asked: number[] } {
  const asked: number[] = []
  const value = real.enclosed((bits) => {
    asked.push(bits)
    return enclose(bits)
  })
  return { value, asked }
}

describe('ratio', () => {
  test('of rationals is exact, however few bits there are', () => {
    expect(ratio(parse('5004'), parse('9000'), 8)).toEqual({ lo: '0.556', hi: '0.556' })
    expect(ratio(parse('1/3'), parse('-1/2'), 8)).toEqual({ lo: '-0.666666666667', hi: '-0.666666666666' })
    expect(ratio(rational.zero, parse('3'), 8)).toEqual({ lo: '0', hi: '0' })
    expect(ratio(parse('3'), rational.zero, 8)).toBeNull()
  })

  test('of a rational and an exponential is enclosed, whichever comes first', () => {
    expect(ratio(rational.one, e('1', '1'), 128)).toEqual({ lo: '0.367879441171', hi: '0.367879441172' })
    expect(ratio(e('1', '1'), rational.one, 128)).toEqual({ lo: '2.71828182845', hi: '2.71828182846' })
  })

  test('takes as many bits as show that the right side is not 0', () => {
    expect(ratio(rational.one, small('3e-50'), 64)).toEqual({ lo: '3.33333333333e49', hi: '3.33333333334e49' })
    const { value, asked } = watched((bits) => (bits < 200 ? precise.unbounded : precise.point(4n)))
    expect(ratio(rational.one, value, 64)).toEqual({ lo: '0.25', hi: '0.25' })
    expect(asked).toEqual([64, 128, 256])
  })

  test('gives up at 4096 bits, and does not stop before', () => {
    const { value, asked } = watched(() => precise.unbounded)
    expect(ratio(rational.one, value, 512)).toBeNull()
    expect(asked).toEqual([512, 1024, 2048, 4096])
  })
})

/** Both to twelve digits. */
function expectNear(actual: number, expected: number): void {
  expect(Math.abs(actual / expected - 1)).toBeLessThan(1e-12)
}

describe('an estimated ratio', () => {
  test('is near to the ratio, for every pair of kinds', () => {
    // The values of the reals in doubles: 3/4, 2e^{−1}, e^{√2}, e²/(1 + e²) and 5.
    const kinds: [Real, number][] = [
      [parse('3/4'), 0.75],
      [e('2', '-1'), 2 / Math.E],
      [e('1', '1', '2'), Math.exp(Math.SQRT2)],
      [real.quotient(e('1', '2'), exponentialSum.add(e('1', '2'), e('1', '0'))), 1 / (1 + Math.exp(-2))],
      [real.enclosed(() => precise.point(5n)), 5],
      [real.within({ lo: 5, hi: 5 }), 5],
    ]
    for (const [lhs, top] of kinds) {
      for (const [rhs, bottom] of kinds) expectNear(estimateRatio(lhs, rhs), top / bottom)
    }
    expectNear(estimateRatio(parse('-3/4'), e('2', '-1')), (-0.75 * Math.E) / 2)
  })

  test('of 0 is 0, and by 0 is −∞', () => {
    expect(estimateRatio(exponentialSum.empty, rational.one)).toBe(0)
    expect(estimateRatio(rational.zero, e('1', '5'))).toBe(0)
    expect(estimateRatio(rational.one, exponentialSum.empty)).toBe(-Infinity)
    expect(estimateRatio(rational.one, rational.zero)).toBe(-Infinity)
    expect(estimateRatio(rational.zero, rational.zero)).toBe(-Infinity)
  })

  test('does not depend on exponentials that both sides have, even those that no enclosure reaches', () => {
    expectNear(estimateRatio(e('3', '1e15'), e('2', '1e15')), 1.5)
    expectNear(estimateRatio(e('-3', '-1e15'), e('2', '-1e15')), -1.5)
    const quotient = real.quotient(e('1', '1e15'), e('4', '1e15'))
    expectNear(estimateRatio(quotient, rational.one), 0.25)
    expectNear(estimateRatio(rational.one, quotient), 4)
  })

  test('is worked out with more bits where floats lose the digits by cancellation', () => {
    expectNear(estimateRatio(small('1e-10'), rational.one), 1.00000000005e-10)
    expectNear(estimateRatio(rational.one, small('1e-10')), 1 / 1.00000000005e-10)
    expectNear(estimateRatio(small('-1e-10'), rational.one), -9.9999999995e-11)
    expectNear(estimateRatio(parse('3e-400'), parse('2e-400')), 1.5)
  })

  test('is the lower end of an interval, where no more is known', () => {
    const unasked = (filter: { lo: number; hi: number }): Real => ({
      kind: 'enclosed',
      filter,
      enclose: () => expect.fail('an interval has no more bits to give'),
    })
    expectNear(estimateRatio(unasked({ lo: 1, hi: 3 }), rational.half), 2)
    expectNear(estimateRatio(rational.one, unasked({ lo: 2, hi: 4 })), 0.25)
    expectNear(estimateRatio(unasked({ lo: 1, hi: 3 }), unasked({ lo: 2, hi: 4 })), 0.25)
  })

  test('reaches to both ends of the doubles', () => {
    const power = (exponent: number): Real => rational.power(rational.of(2), exponent)
    expect(estimateRatio(power(-1070), rational.one)).toBe(2 ** -1070)
    expect(estimateRatio(power(1023), rational.one)).toBe(2 ** 1023)
    expect(estimateRatio(rational.one, power(1070))).toBe(2 ** -1070)
  })

  test('is infinite or 0 beyond them, and −∞ where nothing is known', () => {
    expect(estimateRatio(e('1', '1000'), rational.one)).toBe(Infinity)
    expect(estimateRatio(e('-1', '1000'), rational.one)).toBe(-Infinity)
    expect(estimateRatio(e('1', '-1000'), rational.one)).toBe(0)
    expect(estimateRatio(e('1', '1e15'), rational.one)).toBe(-Infinity)
    const fromZero = real.enclosed(() => ({ bounded: true, lo: 0n, hi: 1n, exponent: 3000 }))
    expect(estimateRatio(fromZero, rational.one)).toBe(-Infinity)
  })
})
