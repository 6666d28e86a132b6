import { expect, test } from 'vitest'
import { rational } from '../numbers/index.ts'
import { ofLengthText, readOfLength, valueFor } from './of-length.ts'

const at = (text: string, n: number): string => rational.print(valueFor(readOfLength(text), n))

test('constants and powers of the length are read and evaluated', () => {
  expect(['1/100', '0.01', '2', '1/n', '1/n^2', '3/n^2', '1/2/n', '0.5/n^3', '1/n^0'].map((t) => at(t, 6))).toEqual([
    '1/100',
    '1/100',
    '2',
    '1/6',
    '1/36',
    '1/12',
    '1/12',
    '1/432',
    '1',
  ])
})

test('a power of the length is plain data', () => {
  expect(readOfLength('3/n^2')).toEqual({ kind: 'power', times: rational.of(3), power: 2 })
})

test('what is written is read back', () => {
  for (const text of ['1/100', '7', '1/n', '3/n^2', '1/2/n^100']) {
    expect(ofLengthText(readOfLength(text))).toBe(text)
    expect(readOfLength(ofLengthText(readOfLength(text)))).toEqual(readOfLength(text))
  }
})

test.each([
  ['', 'write it as 1/100, 0.01, 1/n, 1/n^2 or c/n^k'],
  ['small', 'write it as 1/100, 0.01, 1/n, 1/n^2 or c/n^k'],
  ['n', 'write it as 1/100, 0.01, 1/n, 1/n^2 or c/n^k'],
  ['1/n^', 'write it as 1/100, 0.01, 1/n, 1/n^2 or c/n^k'],
  ['1/n^-1', 'write it as 1/100, 0.01, 1/n, 1/n^2 or c/n^k'],
  ['1/N', 'write it as 1/100, 0.01, 1/n, 1/n^2 or c/n^k'],
  ['1/0', 'write it as 1/100, 0.01, 1/n, 1/n^2 or c/n^k'],
  ['0', 'it must be positive'],
  ['-1/n', 'it must be positive'],
  ['1/n^101', 'the power of n must be at most 100'],
])('%j is refused with what would be right', (text, because) => {
  expect(() => readOfLength(text)).toThrow(new RangeError(`"${text}": ${because}`))
})

test('of a long text the beginning is shown', () => {
  expect(() => readOfLength('x'.repeat(50))).toThrow(
    new RangeError(`"${'x'.repeat(40)}": write it as 1/100, 0.01, 1/n, 1/n^2 or c/n^k`),
  )
})
