import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareDecimals, formatClosest, formatRatio } from './decimal.ts'

test('decimals far beyond doubles are ordered', () => {
  const ordered = [
    '-2e400',
    '-1e-400',
    '0',
    '1e-50001',
    '2e-50001',
    '1e-50000',
    '0.099',
    '0.1',
    '1',
    '12.5',
    '1.26e1',
    '1e400',
  ]
  expect(ordered.toReversed().toSorted(compareDecimals)).toEqual(ordered)
})

test('decimals are ordered as their doubles are', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      (a, b) => {
        expect(Math.sign(compareDecimals(`${a}`, `${b}`))).toBe(Math.sign(a === b ? 0 : a < b ? -1 : 1))
      },
    ),
    { seed: 1 },
  )
})

test('the same number written differently is the same', () => {
  for (const same of ['0.10', '1e-1', '10e-2', '0.001e2']) expect(compareDecimals(same, '0.1')).toBe(0)
  expect(compareDecimals('-0', '0.00')).toBe(0)
})

test('what is no decimal is refused', () => {
  expect(() => compareDecimals('Infinity', '1')).toThrow('"Infinity" is not a decimal number')
})

test.each([
  ['0', '0.00%'],
  ['1e-9', '<0.01%'],
  ['1e-50000', '<0.01%'],
  ['0.555999999999', '55.60%'],
  ['0.999999999999', '99.99%'],
  ['1', '100.00%'],
  ['1.00011111111', '100.01%'],
  ['-0.5', '-50.00%'],
  ['123456789', '1.2e+10%'],
])('%s of a bound is %s', (ratio, percent) => {
  expect(formatRatio(ratio)).toBe(percent)
})

test.each([
  ['0.9999999972', '1 − 3e−9'],
  ['0.999999997', '1 − 3e−9'],
  ['0.99995', '1 − 5e−5'],
  ['0.99994', '99.99%'],
  ['0.99999999991', '1 − 9e−11'],
  ['0.999999999901', '1 − 1e−10'],
  ['0.999999999999999999999999999999999999', '1 − 1e−36'],
  ['0.5', '50.00%'],
  ['1.0001', '100.01%'],
])('a closest call of %s is %s, rounded away from 1', (ratio, text) => {
  expect(formatClosest({ ratio, attained: false })).toBe(text)
})

test('equality is attained', () => {
  expect(formatClosest({ ratio: '1', attained: true })).toBe('attained')
})
