// The mistake that every sharp bound must notice.
import { type Rational, rational } from '../../src/numbers/index.ts'

/** A bound that is one percent too small. @example onePercentLess(() => rational.of(100))() // 99 */
export const onePercentLess =
  <Arguments extends readonly unknown[]>(bound: (...given: Arguments) => Rational) =>
  (...given: Arguments): Rational =>
    rational.multiply(rational.of(99, 100), bound(...given))
