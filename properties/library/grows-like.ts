// lower·g(n) ≤ f(n) ≤ upper·g(n): a quantity grows with n, or with another whole number, as claimed. By constants, not by the slope of
// a fitted line.
import { integers } from '../../generators/index.ts'
import type { Claim } from '../../src/engine/index.ts'
import { type Rational, type Real, real } from '../../src/numbers/index.ts'
import { begin, complete, type OnOwnCases, type Own } from './header.ts'

/** @example const parts: Pick<Growth, 'order'> = { order: (n) => rational.of(n) } */
export interface Growth extends OnOwnCases<number, never> {
  /** f(n). */
  quantity(n: number): Real
  /** g(n) > 0. */
  order(n: number): Real
  readonly lower: Rational
  readonly upper: Rational
  /** The lengths to try, or the values of the variable. Default: 1 to 64. */
  readonly lengths?: readonly [least: number, most: number]
  /** What n is called. Default: n. */
  readonly variable?: string
}

const OWN: Own<Growth> = {
  ...{ quantity: 'function', order: 'function' },
  ...{ lower: 'other', upper: 'other', lengths: 'other', variable: 'other' },
}

/**
 * @example
 * const claim = growsLike({
 *   key: 'mine.growth', title: '2n + 1 is linear', statement: '2n ≤ 2n + 1 ≤ 3n.',
 *   quantity: (n) => rational.of(2 * n + 1), order: (n) => rational.of(n), lower: rational.of(2), upper: rational.of(3),
 * })
 * runClaim(claim).passed // true
 */
export function growsLike(parts: Growth): Claim<number, never> {
  const [least, most] = parts.lengths ?? [1, 64]
  const variable = parts.variable ?? 'n'
  return {
    ...complete(parts, OWN),
    domain: integers(least, most),
    check(n, probe) {
      begin(parts, n, probe)
      if (parts.variable === undefined) probe.length(n)
      else probe.measure(variable, n)
      const value = parts.quantity(n)
      const order = parts.order(n)
      return probe.all(
        probe.atMost(real.scaleBy(order, parts.lower), value, `lower·g(${variable})`),
        probe.atMost(value, real.scaleBy(order, parts.upper), `f(${variable})`),
      )
    },
  }
}
