// Lemma 9 as a feed-forward step: f(x) = 2·ReLU(x − ¼) − 2·ReLU(x − ¾), written to a fresh coordinate because of the residual
// connection. ¼ is what the constructions' errors stay below.
import { type Rational, rational } from '../numbers/index.ts'
import type { Coordinate, NetUnit } from '../stream/index.ts'
import type { LinearForm, NetObligation } from '../transformer/index.ts'

/** x = constant + form: an integer, but for the errors of approximate coordinates. */
export interface Rounded {
  readonly constant: Rational
  readonly form: LinearForm
}

const RAMPS = [
  { start: rational.of(1, 4), height: 2 },
  { start: rational.of(3, 4), height: -2 },
]

/** The two units of factor·f(x). */
export const roundingUnits = ({ constant, form }: Rounded, to: Coordinate, factor: 1 | -1 = 1): NetUnit[] =>
  RAMPS.map(({ start, height }) => ({
    bias: rational.subtract(constant, start),
    form,
    outputs: [{ index: to.index, factor: rational.of(factor * height) }],
  }))

/** What Lemma 9 owes for it. */
export const roundingDuty = (rounded: Rounded, to: Coordinate): NetObligation => ({
  kind: 'rounding',
  ...rounded,
  to: to.index,
})
