import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rational } from '../../src/numbers/index.ts'
import { assertDomain, rationals } from '../index.ts'
import { simplerRationals } from './rational.ts'

const thirds = rationals({ largest: 2, denominators: [2, 3] })
const positives = rationals({ largest: 1, denominators: [4], positive: true })
const printed = (values: Iterable<Parameters<typeof rational.print>[0]>): string[] => [...values].map(rational.print)

describe('rationals', () => {
  test('keep the laws of a domain', () => {
    assertDomain(thirds, {
      isValid: (a) =>
        6n % a.denominator === 0n && a.numerator <= 2n * a.denominator && a.numerator >= -2n * a.denominator,
      labels: {
        negative: { share: 0.2, on: (a) => a.numerator < 0n },
        zero: { share: 0.03, on: rational.isZero },
        third: { share: 0.1, on: (a) => a.denominator === 3n },
      },
    })
    assertDomain(positives, { isValid: (a) => rational.sign(a) > 0 && a.numerator <= a.denominator })
  })

  test('values keep to the bound and to the denominators, and reach both ends', () => {
    const drawn = new Set(printed(fc.sample(thirds.arbitrary, { seed: 1, numRuns: 1000 })))
    expect([...drawn].sort()).toEqual('-1 -1/2 -1/3 -2 -2/3 -3/2 -4/3 -5/3 0 1 1/2 1/3 2 2/3 3/2 4/3 5/3'.split(' '))
  })

  test('the scope is the whole domain from the bound on, the simplest first', () => {
    expect(printed(positives.small?.upTo(1) ?? [])).toEqual(['1', '1/2', '1/4', '3/4'])
    expect(thirds.small?.scope(1)).toBe('all 9 rationals up to 1 in absolute value, denominators dividing 2 or 3')
    expect([thirds.small?.isWhole?.(1), thirds.small?.isWhole?.(2)]).toEqual([false, true])
  })

  test.each([
    ['1/4', '1/4: expected one of the rationals up to 2 in absolute value, denominators dividing 2 or 3'],
    ['3', '3: expected one of'],
    ['x', '"x": not a rational'],
  ])('reading %s says what is wrong', (line, message) => {
    expect(() => thirds.parse(line)).toThrow(message)
  })

  test('what the options exclude is not theirs to shrink', () => {
    expect(thirds.arbitrary.canShrinkWithoutContext(rational.of(1, 4))).toBe(false)
    expect(thirds.arbitrary.canShrinkWithoutContext(rational.of(3))).toBe(false)
    expect(positives.arbitrary.canShrinkWithoutContext(rational.zero)).toBe(false)
    expect(thirds.arbitrary.canShrinkWithoutContext(1)).toBe(false)
  })

  test.each([
    ['7/4', '0 1 -1 2 3/4 3/2'],
    ['-2', '0 1 -1 2'],
    ['13/3', '0 1 -1 4 5 1/3 7/3 10/3'],
    ['100', '0 1 -1 50 75 88 94 97 99'],
  ])('%s may become %s', (value, simpler) => {
    expect(printed(simplerRationals(rational.parse(value))).join(' ')).toBe(simpler)
  })

  test('over another denominator, 4/3 may become 3/2', () => {
    const shrinks = [...thirds.arbitrary.shrink(rational.of(4, 3), undefined)]
    expect(printed(shrinks.map(({ value }) => value))).toContain('3/2')
  })

  test('without a denominator there is nothing to draw', () => {
    expect(() => rationals({ denominators: [] })).toThrow('rationals need a denominator to draw from')
  })
})
