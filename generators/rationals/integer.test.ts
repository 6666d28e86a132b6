import { expect, test } from 'vitest'
import { assertDomain, integers } from '../index.ts'

test('integers keep the laws of a domain, and reach both ends', () => {
  assertDomain(integers(3, 12), {
    isValid: (n) => Number.isInteger(n) && n >= 3 && n <= 12,
    labels: { least: { share: 0.05, on: (n) => n === 3 }, most: { share: 0.05, on: (n) => n === 12 } },
  })
})

test('where the ends matter they are drawn as often as all that is between', () => {
  assertDomain(integers(1, 100, { hasEnds: true }), {
    isValid: (n) => Number.isInteger(n) && n >= 1 && n <= 100,
    labels: {
      least: { share: 0.25, on: (n) => n === 1 },
      between: { share: 0.25, on: (n) => n > 1 && n < 100 },
      most: { share: 0.25, on: (n) => n === 100 },
    },
  })
})

test('the scope is counted, and the whole range is known as such', () => {
  const { small } = integers(3, 12)
  expect(small?.scope(4)).toBe('all 5 integers from 3 to 7')
  expect([small?.isWhole?.(8), small?.isWhole?.(9)]).toEqual([false, true])
})

test('what is no integer of the range is refused', () => {
  for (const line of ['2', '13', '4.5', '1e1', '']) {
    expect(() => integers(3, 12).parse(line)).toThrow(`${line || 'an empty line'}: expected an integer from 3 to 12`)
  }
})
