// lower·g(n) ≤ f(n) ≤ upper·g(n): a quantity grows with n as claimed, with constants, not by the slope of a fitted line.
import { integers } from '../../generators/index.ts'
import type { Claim } from '../../src/engine/index.ts'
import { type Rational, type Real, rational } from '../../src/numbers/index.ts'
import { type Header, stated } from './header.ts'

export interface Growth extends Header<never> {
  /** f(n). */
  quantity(n: number): Real
  /** g(n) > 0. */
  order(n: number): Rational
  readonly lower: Rational
  readonly upper: Rational
  /** The lengths to try. Default: 1 to 64. */
  readonly lengths?: readonly [least: number, most: number]
}

/** @example growsLike({ key: 'gap-order', …, quantity: gap, order: (n) => rational.of(1, n), lower: half, upper: one }) */
export function growsLike(parts: Growth): Claim<number, never> {
  const [least, most] = parts.lengths ?? [1, 64]
  return {
    ...stated(parts),
    domain: integers(least, most),
    check(n, probe) {
      probe.measure('n', n)
      const value = parts.quantity(n)
      const order = parts.order(n)
      return probe.all(
        probe.atMost(rational.multiply(parts.lower, order), value, 'lower·g(n)'),
        probe.atMost(value, rational.multiply(parts.upper, order), 'f(n)'),
      )
    },
  }
}
