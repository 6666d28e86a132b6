// Rule: what is not a number never becomes an answer. Whatever a NaN, an infinity or an unbounded interval touches knows
// nothing afterwards.
import { describe, expect, test } from 'vitest'
import { comparisons, finite } from '../../tests/support/comparisons.ts'
import { type Random, seeded } from '../../tests/support/random.ts'
import { decide } from './decide.ts'
import type { Interval } from './interval.ts'
import * as interval from './interval.ts'
import * as intervalExp from './interval-exp.ts'
import type { Precise } from './precise.ts'
import * as precise from './precise.ts'
import * as preciseExp from './precise-exp.ts'
import { absolute, enclosed, negate, type Real } from './real.ts'

type Operation<T> = (...operands: T[]) => T
interface Named<T> {
  readonly name: string
  readonly arity: 1 | 2
  readonly apply: Operation<T>
}
const unary = <T>(name: string, f: (a: T) => T): Named<T> => ({ name, arity: 1, apply: (a) => f(a) })
const binary = <T>(name: string, f: (a: T, b: T) => T): Named<T> => ({ name, arity: 2, apply: (a, b) => f(a, b) })

const intervalOperations: readonly Named<Interval>[] = [
  unary('negate', interval.negate),
  unary('absolute', interval.absolute),
  unary('relu', interval.relu),
  unary('squareRoot', interval.squareRoot),
  unary('exp', intervalExp.exp),
  unary('ln', intervalExp.ln),
  binary('add', interval.add),
  binary('subtract', interval.subtract),
  binary('multiply', interval.multiply),
  binary('divide', interval.divide),
  binary('hull', interval.hull),
]

const BITS = 64
const preciseOperations: readonly Named<Precise>[] = [
  unary('negate', precise.negate),
  unary('absolute', precise.absolute),
  unary('relu', precise.relu),
  unary('squareRoot', (a) => precise.squareRoot(a, BITS)),
  unary('exp', (a) => preciseExp.exp(a, BITS)),
  unary('expm1', (a) => preciseExp.expm1(a, BITS)),
  unary('ln', (a) => preciseExp.ln(a, BITS)),
  binary('add', (a, b) => precise.add(a, b, BITS)),
  binary('subtract', (a, b) => precise.subtract(a, b, BITS)),
  binary('multiply', (a, b) => precise.multiply(a, b, BITS)),
  binary('divide', (a, b) => precise.divide(a, b, BITS)),
  binary('hull', (a, b) => precise.hull(a, b, BITS)),
]

// Everything else that takes no interval, or makes none of it.
const NO_OPERATIONS = {
  interval: ['above', 'below', 'between', 'everything', 'fromRational', 'isEverything', 'point', 'sign'],
  intervalExp: ['FLUSH_BELOW', 'OVERFLOW_ABOVE', 'expAbove', 'expBelow', 'expFloat'],
}

const NUMBERS = [0, -0, 1, -1, 0.5, -2, 5e-324, 2 ** -1022, 1e300, -1e300, 700, -700]
const POISONS = [Number.NaN, Infinity, -Infinity]
const poisoned: readonly Interval[] = [
  interval.everything,
  ...POISONS.map(interval.point),
  ...POISONS.flatMap((lo) => POISONS.map((hi) => ({ lo, hi }))),
  ...POISONS.flatMap((end) =>
    NUMBERS.flatMap((x) => [
      { lo: end, hi: x },
      { lo: x, hi: end },
    ]),
  ),
]
const healthy: readonly Interval[] = NUMBERS.flatMap((x) =>
  NUMBERS.map((y) => interval.between(Math.min(x, y), Math.max(x, y))),
)
const healthyPrecise: readonly Precise[] = [
  ...healthy.map(precise.fromInterval),
  precise.point(1n, 2 ** 40),
  precise.point(-3n, -(2 ** 40)),
]

describe('a float64 interval', () => {
  test('has no operation that this file forgets', () => {
    const named = intervalOperations.map(({ name }) => name)
    const exported = [...Object.keys(interval), ...Object.keys(intervalExp)]
    const known = [...named, ...NO_OPERATIONS.interval, ...NO_OPERATIONS.intervalExp]
    expect(known.sort()).toEqual(exported.sort())
  })

  const isUnknown = (a: Interval): boolean =>
    interval.isEverything(a) && interval.sign(a) === undefined && precise.fromInterval(a) === precise.unbounded

  test.each(intervalOperations)(
    'is everything after $name of something poisoned, on either side',
    ({ arity, apply }) => {
      const others = [...healthy, ...poisoned]
      const lists = poisoned.flatMap((bad) => (arity === 1 ? [[bad]] : others.flatMap((other) => sides(bad, other))))
      expect(lists.filter((list) => !isUnknown(apply(...list)))).toEqual([])
    },
  )

  test('is everything after any expression with a poisoned leaf', () => {
    const random = seeded(11)
    const results = Array.from({ length: 20_000 }, () =>
      expression(intervalOperations, random.within(0, 6), healthy, random.pick(poisoned), random),
    )
    expect(results.filter((result) => !isUnknown(result))).toEqual([])
  })
})

describe('a precise interval', () => {
  const isUnknown = (a: Precise): boolean => a === precise.unbounded && precise.sign(a) === undefined

  test.each(preciseOperations)('is unbounded after $name of an unbounded one, on either side', ({ arity, apply }) => {
    const bad = precise.unbounded
    const lists = arity === 1 ? [[bad]] : [...healthyPrecise, bad].flatMap((other) => sides<Precise>(bad, other))
    expect(lists.filter((list) => !isUnknown(apply(...list)))).toEqual([])
  })

  test('is unbounded after any expression with an unbounded leaf', () => {
    const random = seeded(12)
    const results = Array.from({ length: 5000 }, () =>
      expression<Precise>(preciseOperations, random.within(0, 5), healthyPrecise, precise.unbounded, random),
    )
    expect(results.filter((result) => !isUnknown(result))).toEqual([])
  })
})

const sides = <T>(a: T, b: T): T[][] => [
  [a, b],
  [b, a],
]

/** The value of a random expression of the given depth, one of whose leaves is poisoned. */
function expression<T>(
  operations: readonly Named<T>[],
  depth: number,
  leaves: readonly T[],
  poison: T,
  random: Random,
): T {
  if (depth === 0) return poison
  const { arity, apply } = random.pick(operations)
  const bad = expression(operations, depth - 1, leaves, poison, random)
  if (arity === 1) return apply(bad)
  const other = random.below(2) === 0 ? random.pick(leaves) : clean(operations, depth - 1, leaves, random)
  return random.below(2) === 0 ? apply(bad, other) : apply(other, bad)
}

function clean<T>(operations: readonly Named<T>[], depth: number, leaves: readonly T[], random: Random): T {
  if (depth <= 0) return random.pick(leaves)
  const { arity, apply } = random.pick(operations)
  const operand = (): T => clean(operations, depth - 1 - random.below(3), leaves, random)
  return arity === 1 ? apply(operand()) : apply(operand(), operand())
}

describe('a comparison', () => {
  test('is undecided where one side is poisoned, of whatever kind the other is', () => {
    const random = seeded(13)
    const poisons = poisoned.map((bad): Real => enclosed((bits) => preciseExp.exp(precise.fromInterval(bad), bits)))
    for (const bad of poisons.flatMap((a) => [a, negate(a), absolute(a)])) {
      for (const [lhs, rhs] of [
        [bad, finite(random)],
        [finite(random), bad],
        [bad, bad],
      ]) {
        expect(decide(lhs, rhs, { cap: 128 }).answer).toBe('undecided')
      }
    }
  })

  test('of finite numbers of all kinds is decided at least 999 times in 1000', () => {
    const { undecided, holds, fails } = comparisons(1_000)
    expect(undecided).toBeLessThanOrEqual(1)
    expect(Math.min(holds, fails)).toBeGreaterThan(100)
  })
})
