// Lemma 9 as a feed-forward step: f(x) = 2·ReLU(x − ¼) − 2·ReLU(x − ¾), written to a fresh coordinate because of the residual
// connection. ¼ is what the constructions' errors stay below.
import { type Rational, rational } from '../numbers/index.ts'
import { type Coordinate, type NetUnit, plain, type Site } from '../stream/index.ts'
import type { LinearForm } from '../transformer/index.ts'

/** x = constant + form: an integer, but for the errors of approximate coordinates. */
export interface Rounded {
  readonly constant: Rational
  readonly form: LinearForm
}

const RAMPS = [
  { start: rational.of(1, 4), height: 2 },
  { start: rational.of(3, 4), height: -2 },
]

/** The two units of factor·f(x), added to a coordinate. */
export const roundingUnits = ({ constant, form }: Rounded, to: number, factor: 1 | -1 = 1): NetUnit[] =>
  RAMPS.map(({ start, height }) => ({
    bias: rational.subtract(constant, start),
    form,
    outputs: [{ index: to, factor: rational.of(factor * height) }],
  }))

export interface RoundingOptions {
  /** Whether the result is 1 − Σf(x). Default: Σf(x). */
  readonly isNegated?: boolean
  /** Units besides, exact ones. */
  units?(to: Coordinate): readonly NetUnit[]
}

/**
 * Σf(x) in a fresh exact coordinate; at most one summand may be 1.
 * @example
 * const round = (site: gadgets.Site, x: gadgets.Coordinate) =>
 *   gadgets.writeRounded(site, 'rounded', [{ constant: rational.zero, form: gadgets.plain(x) }])
 */
export function writeRounded(
  site: Site,
  name: string,
  rounded: readonly Rounded[],
  { isNegated = false, units }: RoundingOptions = {},
): Coordinate {
  const output = site.fresh(name, 'exact')
  site.add({
    kind: 'net',
    name,
    units: [...rounded.flatMap((x) => roundingUnits(x, output.index, isNegated ? -1 : 1)), ...(units?.(output) ?? [])],
    bias: isNegated ? plain(output) : [],
    obligations: rounded.map((x) => ({ kind: 'rounding', ...x, to: output.index })),
  })
  return output
}
