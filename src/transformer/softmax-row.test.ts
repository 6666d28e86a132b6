import { expect, test } from 'vitest'
import { type Interval, interval, precise, preciseExp, type Rational, rational } from '../numbers/index.ts'
import type { Activation, SoftmaxRow } from './activation.ts'
import { floatSoftmaxRow, preciseSoftmaxRow } from './softmax-row.ts'

const BITS = 300

/** The row of two positions: e^{−x}/(1 + e^{−x}) is the weight of the second. */
function weightOf(x: Rational): { readonly lo: Rational; readonly hi: Rational } {
  const e = preciseExp.exp(precise.fromRational(rational.negate(x), BITS), BITS)
  const weight = precise.divide(e, precise.add(precise.one, e, BITS), BITS)
  if (!weight.bounded) throw new Error('a weight is unbounded')
  return { lo: precise.lower(weight), hi: precise.upper(weight) }
}

/** Expects the interval to hold the weight of x, within a factor 1 ± 2⁻³⁰ or what is given. */
function expectWeight(found: Interval, x: Rational, tightness = 2 ** -30): void {
  const truth = weightOf(x)
  const [lo, hi] = [found.lo, found.hi].map(rational.fromNumber)
  expect(rational.compare(lo, truth.lo)).toBeLessThanOrEqual(0)
  expect(rational.compare(hi, truth.hi)).toBeGreaterThanOrEqual(0)
  expect((found.hi - found.lo) / found.lo).toBeLessThan(tightness)
}

const times = (a: Rational, factor: number): Rational => rational.multiply(a, rational.fromNumber(factor))
const marks = (): Rational[][] => [[rational.zero, rational.one]]
const ONE = interval.point(1)

/** Of the second of two positions. */
const second = (row: SoftmaxRow<Interval>, d: number | bigint, unit: Rational, root = ONE): Interval =>
  row.byDifferences(typeof d === 'bigint' ? [0n, d] : Float64Array.of(0, d), 0, unit, root)[0]

const byExponent = (x: number): Interval => {
  const { byExponents } = floatSoftmaxRow(marks(), 0)
  if (byExponents === undefined) throw new Error('float64 rows take exponents')
  return byExponents(Float64Array.of(0, x), 0)[0]
}

test('an exponent may be off by a factor 1 ± 2⁻⁵⁰, and the weight is enclosed nevertheless', () => {
  for (const x of [2 ** -20, 1, 37.5, 600]) {
    const found = byExponent(x)
    for (const factor of [1 - 2 ** -50, 1, 1 + 2 ** -50]) expectWeight(found, times(rational.fromNumber(x), factor))
  }
})

test('e^−665 is the least weight that is told from 0; below it no lower end is negative', () => {
  expectWeight(byExponent(665), rational.of(665))
  const { lo, hi } = byExponent(665.5)
  expect(lo).toBe(0)
  expect(hi).toBeGreaterThan(0)
  expect(hi).toBeLessThan(2 ** -957)
})

test('integer differences count in units and roots, as doubles and as BigInts, remembered or not', () => {
  const unit = rational.of(3, 7)
  const half = interval.point(0.5)
  for (const table of [0, 3, 1000]) {
    for (const d of [3, 3n]) {
      const row = floatSoftmaxRow(marks(), table)
      expectWeight(second(row, d, unit, half), rational.of(9, 14))
      expectWeight(second(row, d, unit, half), rational.of(9, 14))
    }
  }
})

test('weights of a long way down are enclosed as well', () => {
  for (const d of [600, 600n]) {
    expectWeight(second(floatSoftmaxRow(marks(), 1000), d, rational.one), rational.of(600))
    expectWeight(second(floatSoftmaxRow(marks(), 0), d, rational.of(2, 3)), rational.of(400))
  }
})

test('a scale that is not known exactly widens the weight enough, and not by much', () => {
  const root = interval.between(0.25, 0.25 * (1 + 1e-8))
  for (const d of [400, 400n]) {
    const found = second(floatSoftmaxRow(marks(), 0), d, rational.of(2), root)
    for (const end of [root.lo, root.hi]) expectWeight(found, times(rational.of(800), end), 1e-5)
  }
})

test('a row with another unit forgets the weights of the one before', () => {
  const row = floatSoftmaxRow(marks(), 10)
  for (const unit of [rational.one, rational.half, rational.of(2)]) {
    expectWeight(second(row, 5, unit), rational.multiply(rational.of(5), unit))
    expectWeight(second(row, 4, unit), rational.multiply(rational.of(4), unit))
  }
})

/** The unit, and how often it was read. */
function counted({ kind, numerator, denominator }: Rational): {
  readonly unit: Rational
  readonly reads: () => number
} {
  let reads = 0
  const unit: Rational = {
    kind,
    denominator,
    get numerator() {
      reads += 1
      return numerator
    },
  }
  return { unit, reads: () => reads }
}

test('rows of doubles that share a unit read it once, for all of them', () => {
  const rows = [
    (unit: Rational) => {
      const row = floatSoftmaxRow(marks(), 10)
      return (d: number) => row.byDifferences(Float64Array.of(0, d), 0, unit, ONE)
    },
    (unit: Rational) => {
      const row = preciseSoftmaxRow(200, marks())
      return (d: number) => row.byDifferences(Float64Array.of(0, d), 0, unit, precise.one)
    },
  ]
  for (const begin of rows) {
    const { unit, reads } = counted(rational.of(3, 7))
    const byDifference = begin(unit)
    byDifference(5)
    const once = reads()
    for (const d of [4, 5, 6]) byDifference(d)
    expect(reads()).toBe(once)
  }
})

test('a bound on the differences that no memory holds makes no table of that size', () => {
  expectWeight(second(floatSoftmaxRow(marks(), 2 ** 53 - 1), 3, rational.one), rational.of(3))
})

test('a scale about or below the least double is not taken for 0', () => {
  const row = floatSoftmaxRow(marks(), 10)
  expectWeight(second(row, 2 ** 52, rational.of(1, 2n ** 1100n)), rational.zero)
  // The scale is the least double, and its lower end 0.
  expectWeight(second(row, 2 ** 52, rational.of(1, 2n ** 874n), interval.point(2 ** -200)), rational.zero)
  expectWeight(second(row, 2n ** 1101n, rational.of(1, 2n ** 1100n)), rational.of(2))
})

test('values are weighted where the window begins, whatever they are', () => {
  const column: Activation<Interval>[] = [9, 3, -5, 7].map((v) => rational.of(v))
  const between = interval.between(6, 7)
  const columns = [column, [...column.slice(0, 3), between]]
  const [exact, enclosed] = floatSoftmaxRow(columns, 10).byDifferences(Float64Array.of(700, 0, 0), 1, rational.one, ONE)
  expect(exact.lo).toBeLessThanOrEqual(1)
  expect(exact.hi).toBeGreaterThanOrEqual(1)
  expect(exact.hi - exact.lo).toBeLessThan(1e-13)
  expect(enclosed.lo).toBeLessThanOrEqual(0.5)
  expect(enclosed.lo).toBeGreaterThan(0.499)
  expect(enclosed.hi).toBeGreaterThanOrEqual(1)
  expect(enclosed.hi).toBeLessThan(1.001)
})

test('means of values from 0 on do not overflow before they must', () => {
  const column = [rational.zero, interval.point(Number.MAX_VALUE)]
  const [mean] = floatSoftmaxRow([column], 10).byDifferences(Float64Array.of(0, 1), 0, rational.one, ONE)
  expect(mean.lo).toBeGreaterThan(0.26 * Number.MAX_VALUE)
  expect(mean.hi).toBeLessThan(0.27 * Number.MAX_VALUE)
})

test('a mean that is less than the least double is not taken for 0', () => {
  const column = [rational.zero, interval.point(Number.MIN_VALUE)]
  const [mean] = floatSoftmaxRow([column], 10).byDifferences(Float64Array.of(0, 1), 0, rational.one, ONE)
  expect(mean.lo).toBe(0)
  expect(mean.hi).toBeGreaterThanOrEqual(Number.MIN_VALUE)
})

test('a head without values gives none', () => {
  expect(floatSoftmaxRow([], 10).byDifferences(Float64Array.of(0, 1), 0, rational.one, ONE)).toEqual([])
})

test('more bits make the same rows tighter', () => {
  const row = preciseSoftmaxRow(200, marks())
  for (const [d, unit, x] of [
    [3, rational.half, rational.of(3, 2)],
    [3, rational.of(2), rational.of(6)],
    [2, rational.of(2), rational.of(4)],
  ] as const) {
    const [found] = row.byDifferences(Float64Array.of(0, d), 0, unit, precise.one)
    if (!found.bounded) throw new Error('a weight is unbounded')
    const truth = weightOf(x)
    const [lo, hi] = [precise.lower(found), precise.upper(found)]
    expect(rational.compare(lo, truth.lo)).toBeLessThanOrEqual(0)
    expect(rational.compare(hi, truth.hi)).toBeGreaterThanOrEqual(0)
    expect(rational.compare(rational.subtract(hi, lo), rational.of(1, 2n ** 190n))).toBe(-1)
  }
})
