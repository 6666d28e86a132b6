import { expect, test } from 'vitest'
import { decide, exponentialSum, rational, real, shorten } from '../numbers/index.ts'
import { bound, error, hypothesis, isInRange, largerMass, massDifference, masses, scores, target } from './lemma-7.ts'

const r = rational.parse
const lookup = (length: number, row: number, gamma = '1') => ({ length, row, gamma: r(gamma) })
const e = (coefficient: number, exponent: number) =>
  exponentialSum.term(rational.of(coefficient), rational.of(exponent))
const digits = (value: Parameters<typeof real.enclose>[0]): string => shorten(real.enclose(value, 128), 10)

test('the hypothesis asks for γ ≥ 1 and for a position', () => {
  expect([hypothesis(lookup(1, 1)), hypothesis(lookup(3, 9, '2'))]).toEqual([true, true])
  expect([hypothesis(lookup(0, 1)), hypothesis(lookup(1, 1, '9/10'))]).toEqual([false, false])
})

test('a row is in range from 1 to the length; from outside the nearest end is found', () => {
  const rows = [0, 1, 3, 4]
  expect(rows.map((row) => isInRange(lookup(3, row)))).toEqual([false, true, true, false])
  expect(rows.map((row) => target(lookup(3, row)))).toEqual([1, 1, 3, 3])
})

test('scores are γ(2tj − j²), and the mean misses t by what e^{−γ} leaves beside it', () => {
  expect(scores(lookup(3, 2, '2')).map(rational.print)).toEqual(['6', '8', '6'])
  expect(decide(error(lookup(3, 2)), rational.zero).by).toBe('exact')
  // Scores 3 and 4 shifted: e^{−1}/(1 + e^{−1}).
  expect(digits(error(lookup(2, 2)))).toBe('0.2689414213')
  expect(digits(error(lookup(2, 1)))).toBe('0.2689414213')
})

test('the bound is (3/2)e^{−γ}, and (3/2)e^{−3γ} out of range', () => {
  expect(bound(lookup(3, 3, '2'))).toEqual(exponentialSum.term(r('3/2'), r('-2')))
  expect(bound(lookup(3, 4, '2'))).toEqual(exponentialSum.term(r('3/2'), r('-6')))
  expect(bound(lookup(3, 0, '2'))).toEqual(exponentialSum.term(r('3/2'), r('-6')))
})

test('masses are Σ |j − t|·e^{−γ(j−t)²} on either side of t, the row itself in neither', () => {
  const { left, right } = masses(lookup(6, 3, '2'))
  expect(left).toEqual(exponentialSum.add(e(2, -8), e(1, -2)))
  expect(right).toEqual([e(1, -2), e(2, -8), e(3, -18)].reduce(exponentialSum.add))
  expect(masses(lookup(1, 1))).toEqual({ left: exponentialSum.empty, right: exponentialSum.empty })
})

test('the larger mass is on the longer side, and they differ by what is further out', () => {
  const [short, long] = [e(1, -1), exponentialSum.add(e(1, -1), e(2, -4))]
  expect(largerMass(lookup(4, 2))).toEqual(long)
  expect(largerMass(lookup(4, 3))).toEqual(long)
  expect(largerMass(lookup(3, 2))).toEqual(short)
  expect(massDifference(lookup(4, 2))).toEqual(e(2, -4))
  expect(massDifference(lookup(4, 3))).toEqual(e(2, -4))
})
