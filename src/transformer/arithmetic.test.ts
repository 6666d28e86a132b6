import { expect, test } from 'vitest'
import { precise, rational } from '../numbers/index.ts'
import { type Arithmetic, type Enclosure, enclosureOf } from './activation.ts'
import { FLOAT_BITS, floatArithmetic, preciseArithmetic } from './arithmetic.ts'

/** Expects the results of all operations on 2/3 and 1/3 to be enclosed with ends less than 2^(5 − bits) apart. */
function expectOperations<E extends Enclosure>(arithmetic: Arithmetic<E>, bits: number): void {
  const [a, b] = [rational.of(2, 3), rational.of(1, 3)].map((r) => arithmetic.fromRational(r))
  const zero = arithmetic.fromRational(rational.zero)
  const results = [
    [arithmetic.add(a, b), rational.one],
    [arithmetic.subtract(a, b), rational.of(1, 3)],
    [arithmetic.multiply(a, b), rational.of(2, 9)],
    [arithmetic.divide(b, a), rational.half],
    [arithmetic.exp(zero), rational.one],
    [arithmetic.squareRoot(arithmetic.multiply(a, a)), rational.of(2, 3)],
    [arithmetic.relu(arithmetic.subtract(b, a)), rational.zero],
    [arithmetic.hull(a, a), rational.of(2, 3)],
  ] as const
  results.forEach(([found, exact], k) => {
    const enclosure = enclosureOf(found, bits)
    if (!enclosure.bounded) throw new Error('a result is unbounded')
    const [lo, hi] = [precise.lower(enclosure), precise.upper(enclosure)]
    expect([k, rational.compare(lo, exact) <= 0, rational.compare(exact, hi) <= 0]).toEqual([k, true, true])
    const width = rational.subtract(hi, lo)
    expect([k, rational.compare(width, rational.power(rational.of(2), 5 - bits)) < 0]).toEqual([k, true])
  })
  expect(
    [a, zero, arithmetic.subtract(b, a), arithmetic.hull(arithmetic.subtract(b, a), a)].map(arithmetic.sign),
  ).toEqual([1, 0, -1, undefined])
}

test('every operation encloses its result, as tightly as its bits allow', () => {
  expectOperations(floatArithmetic, FLOAT_BITS)
  for (const bits of [64, 128, 300]) expectOperations(preciseArithmetic(bits), bits)
})
