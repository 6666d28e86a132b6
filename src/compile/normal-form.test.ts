// t₁ < t₂ as Σ λ_k κ_k > C: the same comparison, with every count once and no λ = 0.
import { describe, expect, test } from 'vitest'
import { seeded } from '../../tests/support/random.ts'
import type { Addend, CountTerm } from '../logic/index.ts'
import { type NormalForm, normalForm } from './normal-form.ts'

const constant = (factor: bigint): Addend<number> => ({ factor, count: null })
const left = (factor: bigint, of: number): Addend<number> => ({ factor, count: { direction: 'left', of } })
const right = (factor: bigint, of: number): Addend<number> => ({ factor, count: { direction: 'right', of } })

/** As `3·←1 - 2·→0 > 4`. */
const text = ({ counts, constant: least }: NormalForm): string =>
  `${counts.map(({ factor, direction, of }) => `${factor}${direction === 'left' ? '←' : '→'}${of}`).join(' ')} > ${least}`

test.each([
  ['a count below a constant', [left(1n, 0)], [constant(3n)], '-1←0 > -3'],
  ['a constant below a count', [constant(3n)], [left(1n, 0)], '1←0 > 3'],
  ['a count below a count', [left(1n, 0)], [left(1n, 1)], '1←1 -1←0 > 0'],
  ['constants on both sides', [constant(2n), left(1n, 0)], [constant(7n)], '-1←0 > -5'],
  ['the same count on both sides', [left(1n, 0)], [left(3n, 0)], '2←0 > 0'],
  ['the same count twice on one side', [constant(0n)], [left(2n, 0), left(5n, 0)], '7←0 > 0'],
  ['counts that cancel', [left(2n, 0), constant(1n)], [left(1n, 0), left(1n, 0)], ' > 1'],
  ['a factor of 0', [left(0n, 0)], [constant(1n)], ' > -1'],
  ['counts of one thing to both sides', [left(1n, 0)], [right(1n, 0)], '1→0 -1←0 > 0'],
  ['negative factors', [left(-2n, 0), constant(-4n)], [right(-3n, 1)], '-3→1 2←0 > -4'],
  ['factors beyond doubles', [constant(1n)], [left(10n ** 30n + 1n, 0)], `${10n ** 30n + 1n}←0 > 1`],
  ['nothing but constants', [constant(1n)], [constant(2n)], ' > -1'],
] satisfies readonly (readonly [string, CountTerm<number>, CountTerm<number>, string])[])(
  '%s',
  (_, below, above, expected) => {
    expect(text(normalForm(below, above))).toBe(expected)
  },
)

describe('on random terms', () => {
  const random = seeded(7)
  const term = (): CountTerm<number> =>
    Array.from({ length: random.within(1, 5) }, () => {
      const factor = BigInt(random.within(-4, 4))
      return random.pick([constant(factor), left(factor, random.below(3)), right(factor, random.below(3))])
    })
  const cases = Array.from({ length: 500 }, () => ({ below: term(), above: term() }))

  /** The value under counts: left counts are 0, 1, 2, … by index, right ones whatever. */
  const value = (addends: CountTerm<number>, counts: readonly number[]): bigint =>
    addends.reduce(
      (sum, { factor, count }) =>
        sum + factor * (count === null ? 1n : BigInt(counts[count.of + (count.direction === 'left' ? 0 : 3)])),
      0n,
    )

  test('it says the same of all counts', () => {
    for (const { below, above } of cases) {
      const { counts, constant: least } = normalForm(below, above)
      const counted = Array.from({ length: 6 }, () => random.below(8))
      const sum = value(
        counts.map(({ factor, ...count }) => ({ factor, count })),
        counted,
      )
      expect(sum > least).toBe(value(below, counted) < value(above, counted))
    }
  })

  test('every count is there once, and none with factor 0', () => {
    for (const { below, above } of cases) {
      const { counts } = normalForm(below, above)
      expect(new Set(counts.map(({ direction, of }) => `${direction} ${of}`)).size).toBe(counts.length)
      expect(counts.some(({ factor }) => factor === 0n)).toBe(false)
    }
    // Some do cancel, so that this can fail.
    const cancelled = cases.filter(({ below, above }) => {
      const all = [...below, ...above].filter(({ count }) => count !== null)
      return normalForm(below, above).counts.length < new Set(all.map(({ count }) => JSON.stringify(count))).size
    })
    expect(cancelled.length).toBeGreaterThan(50)
  })
})
