// Lemma 9: f(x) = 2·ReLU(x − ¼) − 2·ReLU(x − ¾) turns approximate Booleans into exact ones: 0 up to ¼, 1 from ¾ on, and the
// straight line between. ¼ is the error that the constructions stay below; the slope 2 joins (¼, 0) to (¾, 1).
import { type Rational, rational } from '../numbers/index.ts'

const QUARTER = rational.of(1, 4)
const THREE_QUARTERS = rational.of(3, 4)
const TWO = rational.of(2)

const relu = (x: Rational): Rational => rational.maximum(x, rational.zero)

/** What the net computes. @example lemma9.rounded(rational.half) // 1/2 */
export const rounded = (x: Rational): Rational =>
  rational.multiply(
    TWO,
    rational.subtract(relu(rational.subtract(x, QUARTER)), relu(rational.subtract(x, THREE_QUARTERS))),
  )

/** What it should: the pieces as the statement lists them. @example lemma9.pieces(rational.of(4, 5)) // 1 */
export function pieces(x: Rational): Rational {
  if (rational.compare(x, QUARTER) <= 0) return rational.zero
  if (rational.compare(x, THREE_QUARTERS) >= 0) return rational.one
  return rational.subtract(rational.multiply(TWO, x), rational.half)
}
