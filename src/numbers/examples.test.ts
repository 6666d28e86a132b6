// Every example in the doc comments of this folder, run: the key is the example as it stands there.
import { expect, test } from 'vitest'
import { examplesIn } from '../../tests/support/examples.ts'
import {
  bigint,
  decide,
  decimal,
  decimalOfRational,
  exponentialSum,
  interval,
  magnitude,
  precise,
  preciseExp,
  rational,
  real,
  shorten,
} from './index.ts'

const { of } = exponentialSum
const { enclosed, quotient, within } = real
const { one } = rational
const third = rational.of(1, 3)
const numerator = exponentialSum.term(one, rational.of(2))
const partitionFunction = exponentialSum.add(numerator, exponentialSum.constant(one))

const runs: Record<string, () => void> = {
  '[3n, -5n, 4n].reduce(bigint.least) // -5n': () => expect([3n, -5n, 4n].reduce(bigint.least)).toBe(-5n),
  '[3n, -5n, 4n].reduce(bigint.greatest) // 4n': () => expect([3n, -5n, 4n].reduce(bigint.greatest)).toBe(4n),
  "decide(rational.parse('1/3'), rational.parse('0.333')).answer // 'fails'": () =>
    expect(decide(rational.parse('1/3'), rational.parse('0.333')).answer).toBe('fails'),
  'decimal(precise.fromRational(third, 64), 3) // 0.333, 0.334': () =>
    expect(decimal(precise.fromRational(third, 64), 3)).toEqual({ lo: '0.333', hi: '0.334' }),
  'decimalOfRational(third, 3) // 0.333, 0.334': () =>
    expect(decimalOfRational(third, 3)).toEqual({ lo: '0.333', hi: '0.334' }),
  'of([{ coefficient: one, exponent: rational.of(-3) }]) // e^{−3}': () => {
    const sum = of([{ coefficient: one, exponent: rational.of(-3) }])
    expect(shorten(exponentialSum.enclose(sum, 64))).toBe('0.049787')
  },
  "magnitude(exponentialSum.term(one, rational.of(-100000))).text // '3.56e-43430'": () =>
    expect(magnitude(exponentialSum.term(one, rational.of(-100000))).text).toBe('3.56e-43430'),
  'interval.point(0.5)': () => expect(interval.point(0.5)).toEqual({ lo: 0.5, hi: 0.5 }),
  'preciseExp.exp(precise.point(-100000n), 64) // about 3.56e-43430': () =>
    expect(shorten(preciseExp.exp(precise.point(-100000n), 64), 3)).toBe('3.56e-43430'),
  'rational.of(6, -4) // -3/2': () => expect(rational.print(rational.of(6, -4))).toBe('-3/2'),
  "rational.read('0.25') // { kind: 'read', value: rational.of(1, 4) }": () =>
    expect(rational.read('0.25')).toEqual({ kind: 'read', value: rational.of(1, 4) }),
  "rational.parse('-3/4')": () => expect(rational.parse('-3/4')).toEqual(rational.of(-3, 4)),
  'rational.fromNumber(0.1) // 3602879701896397/36028797018963968': () =>
    expect(rational.print(rational.fromNumber(0.1))).toBe('3602879701896397/36028797018963968'),
  'rational.squareRoot(rational.of(9, 4)) // 3/2': () =>
    expect(rational.squareRoot(rational.of(9, 4))).toEqual(rational.of(3, 2)),
  'quotient(numerator, partitionFunction)': () =>
    expect(shorten(real.enclose(quotient(numerator, partitionFunction), 64))).toBe('0.880797'),
  'enclosed((bits) => preciseExp.exp(preciseExp.exp(precise.one, bits), bits)) // e^e': () => {
    const nested = enclosed((bits) => preciseExp.exp(preciseExp.exp(precise.one, bits), bits))
    expect(shorten(nested.enclose(64), 8)).toBe('15.154262')
  },
  'within(interval.between(0.1, 0.2))': () => {
    const known = within(interval.between(0.1, 0.2))
    expect(decide(known, rational.of(1, 4))).toMatchObject({ answer: 'holds', by: 'filter' })
    expect(decide(known, rational.of(1, 20))).toMatchObject({ answer: 'fails', by: 'filter' })
    expect(decide(known, rational.of(3, 20)).answer).toBe('undecided')
  },
}

test('every example in the comments is run here, and no other', () => {
  expect(Object.keys(runs).sort()).toEqual(examplesIn(import.meta.dirname).sort())
})

test.each(Object.entries(runs))('%s is true', (_, run) => run())
