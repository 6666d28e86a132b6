import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { assertDomain, rationalLists } from '../index.ts'

const halves = rationalLists({ largest: 1, denominators: [2], maxLength: 5 })
const list = (text: string): readonly Rational[] => text.split(' ').map(rational.parse)

describe('rationalLists', () => {
  test('keep the laws of a domain, and have ties', () => {
    const distinct = (entries: readonly Rational[]): number => new Set(entries.map(rational.print)).size
    assertDomain(halves, {
      isValid: (entries) =>
        entries.length >= 1 && entries.length <= 5 && entries.every((a) => 2n % a.denominator === 0n),
      labels: {
        single: { share: 0.1, on: (entries) => entries.length === 1 },
        longest: { share: 0.1, on: (entries) => entries.length === 5 },
        'all equal': { share: 0.1, on: (entries) => distinct(entries) === 1 },
        'two values': { share: 0.2, on: (entries) => entries.length > 2 && distinct(entries) === 2 },
        'three values': { share: 0.2, on: (entries) => distinct(entries) > 2 },
      },
    })
    assertDomain(rationalLists({ positive: true, minLength: 2 }), {
      isValid: (entries) => entries.length >= 2 && entries.every((a) => rational.sign(a) > 0),
    })
  })

  test('are written in parentheses and read back', () => {
    expect(rationalLists({ largest: 3 }).print(list('0 -1/2 3'))).toBe('(0 -1/2 3)')
    expect(halves.parse(' ( 0  -1/2 ) ')).toEqual(list('0 -1/2'))
  })

  test.each([
    ['0 1', '0 1: expected a list of rationals, such as (0 -1/2 3)'],
    ['(0 x)', '"x": not a rational'],
    ['(0 1/4)', '(0 1/4): 1/4 is not allowed here'],
    ['()', '(): expected a length of at least 1, found 0'],
  ])('reading %s says what is wrong', (line, message) => {
    expect(() => halves.parse(line)).toThrow(message)
  })

  test('the scope is counted, over a grid that may be given', () => {
    expect(halves.small?.scope(3)).toBe('all 155 lists of length 1 to 3 over {-1, -1/2, 0, 1/2, 1}')
    const bits = rationalLists({ grid: [rational.zero, rational.one] })
    expect(bits.small?.scope(4)).toBe('all 30 lists of length 1 to 4 over {0, 1}')
  })

  test('shrink by leaving entries out, then by moving all, equal ones together, and each alone', () => {
    const shrinks = [...rationalLists({ largest: 3 }).arbitrary.shrink(list('3 1 3'), undefined)]
    const texts = shrinks.map(({ value }) => halves.print(value))
    expect(texts.slice(0, 5)).toEqual(['(3)', '(3)', '(1 3)', '(3 3)', '(3 1)'])
    expect(texts).toEqual(expect.arrayContaining(['(0 0 0)', '(0 -2 0)', '(2 0 2)', '(1 1 1)', '(1 1 3)', '(2 1 2)']))
  })

  test('an entry is nudge, made extreme, made like its neighbour, repeated and dropped', () => {
    const random = randomFrom(1)
    const seen = new Set<string>()
    for (let k = 0; k < 3000; k++) seen.add(halves.print(halves.neighbour?.(list('0 1/2'), random) ?? []))
    expect([...seen]).toEqual(
      expect.arrayContaining(['(1/2 1/2)', '(-1/2 1/2)', '(0 1)', '(0 -1/2)', '(0 -1)', '(0 0)', '(0)', '(1/2)']),
    )
    expect([...seen]).toEqual(expect.arrayContaining(['(0 0 1/2)', '(0 1/2 1/2)']))
  })
})
