// e^x and ln x, as float64 intervals and at any number of bits, against a Taylor series of BigInts.
import { doubles, integers } from '../../../generators/index.ts'
import { type Claim, record } from '../../../src/engine/index.ts'
import { type Interval, interval, intervalExp, type Precise, precise, preciseExp } from '../../../src/numbers/index.ts'
import { stated } from '../../library/index.ts'
import { type Checks, countsOf, verdict } from './checks.ts'
import { type Bracket, exponential, holds, inUnits, inwards, isWithin, UNIT } from './exact.ts'

/** Bits behind the point at which truths are known: e^{−709} has a thousand zeros. */
const SCALE = 1400
const ONE = 1n << UNIT

const exponentialOf = (x: number): Bracket => exponential(inUnits(x), ONE, SCALE)

/** Within these float64 exponentials are tight; above nothing is known, below they are nearly 0. */
const isTightAt = (x: number): boolean => x >= intervalExp.FLUSH_BELOW && x <= intervalExp.OVERFLOW_ABOVE

interface Argument {
  /** Any double, mostly small. */
  readonly x: number
  /** And any eighth from where e^x vanishes to where it overflows. */
  readonly eighths: number
  /** Positive. */
  readonly y: number
}

/** What makes exponentials: that of src/numbers, or a wrong one. */
export type Exponential = (a: Interval) => Interval

function floatChecks(x: number, exp: Exponential): Checks {
  const truth = exponentialOf(x)
  const found = exp(interval.point(x))
  const isUnknown = interval.isEverything(found)
  return [
    ['e^x overflows from 709 on', isUnknown === x > intervalExp.OVERFLOW_ABOVE],
    ['the enclosure of e^x holds it', isUnknown || holds(found, truth, SCALE)],
    ['it is a part in 2^48 wide at most', isUnknown || !isTightAt(x) || isWithin(found, truth, SCALE, 48)],
    ['that of an interval reaches from end to end', isUnknown || spans(exp, x, truth)],
  ]
}

function logarithmChecks(y: number): Checks {
  const logarithm = intervalExp.ln(interval.point(y))
  return [
    ['the enclosure of ln y holds it', y < 2 ** -1022 || logarithmHolds(logarithm, inUnits(y), UNIT)],
    ['ln of what is hardly above 0 is unknown', y >= 2 ** -1022 || interval.isEverything(logarithm)],
  ]
}

/** [x − 1, x]: from e^{x−1} to e^x. */
function spans(exp: Exponential, x: number, truth: Bracket): boolean {
  const ends = inwards(exp(interval.between(x - 1, x)), SCALE)
  return ends !== undefined && ends.lo <= exponentialOf(x - 1).lo && truth.hi <= ends.hi
}

/** e^lo ≤ y ≤ e^hi for y in units of 2^−scale, lo and hi within 1024 of 0. */
function logarithmHolds(enclosure: Interval | Precise, y: bigint, scale: bigint): boolean {
  const ends = inwards(enclosure, SCALE)
  if (ends === undefined) return false
  const below = exponential(ends.lo, 1n << BigInt(SCALE), SCALE)
  const above = exponential(ends.hi, 1n << BigInt(SCALE), SCALE)
  const value = y << (BigInt(SCALE) - scale)
  return below.hi <= value && value <= above.lo
}

/** float64 exponentials, or others. */
export const floatExponential = (exp: Exponential = intervalExp.exp): Claim<Argument, never> => ({
  ...stated({
    key: 'arithmetic.exp',
    section: 'arithmetic',
    title: 'float64 exponentials and logarithms',
    statement:
      'The float64 enclosure of e^x holds it for every double x, a part in 2^48 wide at most where e^x is a normal number; that of ln y holds it for every normal y.',
    uses: ['arithmetic.outward'],
    counts: countsOf(100),
  }),
  domain: record<Argument>({
    x: doubles({ mostExponent: 9 }),
    eighths: integers(-8100, 5900),
    y: doubles({ positive: true }),
  }),
  check: ({ x, eighths, y }, probe) =>
    verdict(probe, [...floatChecks(x, exp), ...floatChecks(eighths / 8, exp), ...logarithmChecks(y)]),
})

interface Precision {
  readonly x: number
  readonly y: number
  readonly bits: number
}

/** Functions of a point at some bits and at twice as many. */
function preciseChecks({ x, y, bits }: Precision): Checks {
  const [at, positive] = [x, y].map((value) => precise.fromInterval(interval.point(value)))
  const truth = exponentialOf(x)
  const less = 1n << BigInt(SCALE)
  const moved = { lo: truth.lo - less, hi: truth.hi - less }
  const results = [bits, 2 * bits].flatMap((b): Checks => {
    const [exp, minusOne, ln] = [preciseExp.exp(at, b), preciseExp.expm1(at, b), preciseExp.ln(positive, b)]
    return [
      [`e^x at ${b} bits holds it`, holds(exp, truth, SCALE)],
      [`e^x at ${b} bits has nearly all of them`, isWithin(exp, truth, SCALE, b - 4)],
      [`e^x − 1 at ${b} bits holds it`, holds(minusOne, moved, SCALE)],
      [`e^x − 1 at ${b} bits has nearly all of them`, isWithin(minusOne, moved, SCALE, b - 4)],
      [`ln y at ${b} bits holds it`, logarithmHolds(ln, inUnits(y), UNIT)],
    ]
  })
  return [...results, ['e^x over an interval reaches from end to end', preciseSpans(x, bits, truth)]]
}

function preciseSpans(x: number, bits: number, truth: Bracket): boolean {
  const ends = inwards(preciseExp.exp(precise.fromInterval(interval.between(x - 1, x)), bits), SCALE)
  return ends !== undefined && ends.lo <= exponentialOf(x - 1).lo && truth.hi <= ends.hi
}

export const precision = (): Claim<Precision, never> => ({
  ...stated({
    key: 'arithmetic.precision',
    section: 'arithmetic',
    title: 'exponentials and logarithms at any precision',
    statement:
      'At any number of bits the enclosures of e^x, e^x − 1 and ln y hold them, and those of e^x and e^x − 1 are right in all but four of the bits.',
    uses: ['arithmetic.precise'],
    counts: countsOf(100),
  }),
  domain: record<Precision>({
    x: doubles({ mostExponent: 9 }),
    y: doubles({ positive: true }),
    bits: integers(10, 150),
  }),
  check: (c, probe) => {
    // Smaller ones need more places than the oracle has; e^{−512} needs 740 more than bits.
    probe.given(Math.abs(c.x) > 2 ** -300 || c.x === 0)
    return verdict(probe, preciseChecks(c))
  },
})
