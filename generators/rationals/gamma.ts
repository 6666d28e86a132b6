// Positive rationals of every order of magnitude, for slopes γ, gaps, scales and temperatures: half of them are small and
// nice, the others k·10^m, all magnitudes alike, since e^{−γ} behaves differently at 1/1000, 1 and 100,000.
import { type Domain, domainOf, enumerate } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { oneIn, oneOf, several } from '../chance.ts'
import { isRational, nudge, type RationalRange, rationalSize, simplerPositives } from './rational.ts'

/** @example const options: GammaOptions = { least: rational.one, most: rational.of(64) } */
export interface GammaOptions {
  /** The least one. Default: 1/1000. */
  readonly least?: Rational
  /** The greatest one. Default: 100,000. */
  readonly most?: Rational
}

const RANGE = { least: rational.of(1, 1000), most: rational.of(100_000) }
const NICE = ['1', '2', '3', '1/2', '1/4', '3/2'].map(rational.parse)
const EXPONENTS = [-3, -2, -1, 0, 1, 2, 3, 4]
const TEN = rational.of(10)

/** k·10^m for every m from that of the least on, at the latest from −3. */
function spreadFrom(least: Rational): Rational[] {
  const exponents = [...EXPONENTS]
  while (rational.compare(rational.power(TEN, exponents[0]), least) > 0) exponents.unshift(exponents[0] - 1)
  return exponents.flatMap((m) => several(9, (k) => rational.multiply(rational.of(k + 1), rational.power(TEN, m))))
}

/**
 * Any positive rational in the range is one; they shrink towards 1.
 * @example fc.assert(fc.property(gammas({ least: rational.one }).arbitrary, (gamma) => rational.compare(gamma, rational.one) >= 0))
 */
export function gammas(options: GammaOptions = {}): Domain<Rational> {
  const { least, most, draw, contains, simplest } = gammaRange(options)
  const simple = (size: number): Rational[] =>
    several(size, (k) => k + 1)
      .flatMap((k) => (k === 1 ? [rational.one] : [rational.of(k), rational.of(1, k)]))
      .map((factor) => rational.multiply(simplest, factor))
      .filter(contains)
  return domainOf({
    draw,
    isShaped: isRational,
    flaw: (value) =>
      contains(value) ? undefined : `expected a rational from ${rational.print(least)} to ${rational.print(most)}`,
    simpler: simplerGammas,
    print: rational.print,
    read: rational.parse,
    size: rationalSize,
    small: enumerate({ upTo: simple, cases: (size) => `of ${simple(size).map(rational.print).join(', ')}` }),
    neighbour(value, random) {
      const moved = nudge(value, rational.of(1, 4), [draw(random)], random)
      return contains(moved) ? moved : value
    },
  })
}

export interface GammaRange extends Required<GammaOptions>, Pick<RationalRange, 'draw' | 'contains'> {
  /** 1, or the end of the range next to it. */
  readonly simplest: Rational
}

export function gammaRange(options: GammaOptions = {}): GammaRange {
  const { least, most } = { ...RANGE, ...options }
  if (rational.sign(least) <= 0 || rational.compare(least, most) > 0) {
    throw new RangeError(`there is no positive rational from ${rational.print(least)} to ${rational.print(most)}`)
  }
  const contains = (value: unknown): value is Rational =>
    isRational(value) && rational.compare(least, value) <= 0 && rational.compare(value, most) <= 0
  const nice = [...NICE, least, most].filter(contains)
  const spread = [...spreadFrom(least), least, most].filter(contains)
  return {
    least,
    most,
    simplest: contains(rational.one) ? rational.one : rational.compare(least, rational.one) > 0 ? least : most,
    draw: (random) => oneOf(random, oneIn(random, 2) ? nice : spread),
    contains,
  }
}

/** The positive ones that are simpler, and those with a smaller denominator: 1/5 may become 1/3. */
export function* simplerGammas(gamma: Rational): IterableIterator<Rational> {
  yield* simplerPositives(gamma)
  const { numerator, denominator } = gamma
  for (let step = denominator / 2n; step > 0n; step /= 2n) yield rational.of(numerator, denominator - step)
}
