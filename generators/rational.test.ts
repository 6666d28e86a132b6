import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Rational, rational } from '../src/numbers/index.ts'
import { rationalSize, rationals } from './index.ts'

const thirds = rationals({ largest: 2, denominators: [2, 3] })
const positives = rationals({ largest: 1, denominators: [4], positive: true })

const minimal = (arbitrary: fc.Arbitrary<Rational>, fails: (value: Rational) => boolean): string => {
  const run = fc.check(
    fc.property(arbitrary, (value) => !fails(value)),
    { seed: 1, numRuns: 1000 },
  )
  return run.counterexample === null ? 'none found' : rational.print(run.counterexample[0])
}

describe('rationals', () => {
  test('the same seed gives the same values', () => {
    expect(fc.sample(thirds, { seed: 7, numRuns: 50 })).toEqual(fc.sample(thirds, { seed: 7, numRuns: 50 }))
  })

  test('values keep to the bound and to the denominators, and reach both ends', () => {
    const printed = new Set(fc.sample(thirds, { seed: 1, numRuns: 1000 }).map(rational.print))
    expect([...printed].sort()).toEqual([
      '-1',
      '-1/2',
      '-1/3',
      '-2',
      '-2/3',
      '-3/2',
      '-4/3',
      '-5/3',
      '0',
      '1',
      '1/2',
      '1/3',
      '2',
      '2/3',
      '3/2',
      '4/3',
      '5/3',
    ])
  })

  test('positive ones are positive, and stay so when they shrink', () => {
    const printed = new Set(fc.sample(positives, { seed: 1, numRuns: 200 }).map(rational.print))
    expect([...printed].sort()).toEqual(['1', '1/2', '1/4', '3/4'])
    for (const { value } of positives.shrink(rational.of(3, 4), undefined)) expect(rational.sign(value)).toBe(1)
  })

  test('every shrink is smaller, of the same kind, and shrinks on without context', () => {
    for (const value of fc.sample(thirds, { seed: 2, numRuns: 200 })) {
      for (const shrunk of thirds.shrink(value, undefined)) {
        expect(rationalSize(shrunk.value)).toBeLessThan(rationalSize(value))
        expect(thirds.canShrinkWithoutContext(shrunk.value)).toBe(true)
        expect(shrunk.context).toBeUndefined()
      }
    }
  })

  test('what the options exclude is not theirs to shrink', () => {
    expect(thirds.canShrinkWithoutContext(rational.of(1, 4))).toBe(false)
    expect(thirds.canShrinkWithoutContext(rational.of(3))).toBe(false)
    expect(positives.canShrinkWithoutContext(rational.zero)).toBe(false)
    expect(thirds.canShrinkWithoutContext(1)).toBe(false)
  })

  test('shrinking ends at the simplest value that fails', () => {
    expect(minimal(thirds, () => true)).toBe('0')
    expect(minimal(positives, () => true)).toBe('1')
    expect(minimal(thirds, (a) => rational.sign(a) < 0)).toBe('-1')
    expect(minimal(thirds, (a) => rational.compare(a, rational.one) > 0)).toBe('2')
  })
})
