import { expect, test } from 'vitest'
import { decide, exponentialSum, type Rational, rational, real } from '../numbers/index.ts'
import { recursion } from './recursion.ts'
import { inverseTemperature, leastInverseTemperature, type Target } from './temperature.ts'

const r = rational.parse
const target: Target = { layers: 1, factor: r('50'), n: 4, input: r('3'), gammaSquare: r('1/4'), epsilon: r('1/10') }

/** In floats, as the statement has it. */
function inFloats({ layers: L, factor, n, input, gammaSquare, epsilon }: Target): number {
  const value = (a: Rational): number => Number(a.numerator) / Number(a.denominator)
  const [K, x] = [value(factor), value(input)]
  const gamma = Math.min(1, Math.sqrt(value(gammaSquare)))
  const least = Math.min(1, value(epsilon))
  return L === 1
    ? Math.max(1, Math.log((K * n * x) / least) / gamma)
    : Math.max(
        1,
        (2 / gamma) * (Math.log((L * K * n * x) / least) + (L - 1) * (Math.log((2 * K * (L - 1) * x * x) / gamma) - 1)),
      )
}

const TARGETS: readonly Target[] = [
  target,
  { ...target, gammaSquare: r('1/48') },
  { ...target, gammaSquare: r('9') },
  { ...target, epsilon: r('7') },
  { ...target, factor: r('1'), n: 1, input: r('1'), epsilon: r('1') },
  { ...target, layers: 2 },
  { ...target, layers: 2, gammaSquare: r('2'), epsilon: r('3') },
  { ...target, layers: 5, gammaSquare: r('1/300'), factor: r('1e40'), epsilon: r('1e-9') },
]

test.each(TARGETS.map((t, k) => [k, t] as const))(
  'target %i: 1/τ is that of the theorem, rounded up to six digits',
  (_, t) => {
    const expected = inFloats(t)
    const enclosed = real.enclose(leastInverseTemperature(t), 64)
    const least = enclosed.bounded ? Number(enclosed.lo) * 2 ** enclosed.exponent : Number.NaN
    expect(Math.abs(least - expected)).toBeLessThan(1e-12 * expected)
    const { numerator, denominator } = inverseTemperature(t)
    const rounded = Number(numerator) / Number(denominator)
    expect(rounded).toBeGreaterThanOrEqual(expected * (1 - 1e-12))
    expect(rounded).toBeLessThan(expected + 10 ** (Math.floor(Math.log10(expected)) - 5) * (1 + 1e-6))
    expect(Number(rounded.toPrecision(6))).toBe(rounded)
    expect(decide(leastInverseTemperature(t), inverseTemperature(t)).answer).toBe('holds')
  },
)

test('a temperature is at most 1, and 1 without layers', () => {
  expect(inverseTemperature({ ...target, factor: r('1'), n: 1, input: r('1'), epsilon: r('1') })).toEqual(rational.one)
  expect(inverseTemperature({ ...target, layers: 0 })).toEqual(rational.one)
})

test('large numbers keep six digits, too', () => {
  expect(rational.print(inverseTemperature({ ...target, gammaSquare: r('1e-20') }))).toBe('86995200000')
})

test('the last error of the recursion is at most L·a·r^{L−1}, and that at most ε', () => {
  for (const t of TARGETS) {
    const { layers, factor: K, n, input, gammaSquare, epsilon } = t
    const tau = rational.inverse(inverseTemperature(t))
    const { added, ratio, bounds, total } = recursion({ layers, K, n, input, gamma: { square: gammaSquare } }, tau)
    expect(bounds.length).toBe(layers + 1)
    for (let l = 1; l <= layers; l++) {
      const powers = Array.from({ length: l }, (_, k) => rational.power(ratio, k))
      expect(bounds[l]).toEqual(exponentialSum.scaleBy(added, rational.sum(powers)))
    }
    expect(decide(bounds[layers], total).answer).toBe('holds')
    expect(decide(total, rational.minimum(epsilon, rational.one)).answer).toBe('holds')
  }
})

test('a hundredth less of 1/τ is too little for one layer', () => {
  const { factor: K, n, input, gammaSquare, epsilon } = target
  const tau = rational.divide(r('100/99'), inverseTemperature(target))
  const { bounds } = recursion({ layers: 1, K, n, input, gamma: { square: gammaSquare } }, tau)
  expect(decide(bounds[1], epsilon).answer).toBe('fails')
})

test('the recursion is about temperatures above 0 and up to 1', () => {
  const steps = { layers: 1, K: r('50'), n: 4, input: r('3'), gamma: { square: r('1/4') } }
  expect(() => recursion(steps, r('2'))).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: Lemma 25 needs a temperature above 0 and at most 1, but τ is 2]`,
  )
  for (const tau of ['0', '-1/2']) expect(() => recursion(steps, r(tau))).toThrow(`but τ is ${tau}`)
  expect(recursion({ ...steps, layers: 0 }, r('1')).bounds).toEqual([exponentialSum.empty])
})

test('what is not positive has no temperature', () => {
  for (const wrong of [{ factor: r('0') }, { input: r('-1') }, { epsilon: r('-1/10') }, { gammaSquare: r('0') }])
    expect(() => inverseTemperature({ ...target, ...wrong })).toThrow(
      new RangeError('no temperature was found for 1 layers and n = 4'),
    )
})
