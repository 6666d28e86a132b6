// Rationals: operations against cross-multiplied BigInts, normal forms, order; and what becomes of them as enclosures.
import { doubles, integers, rationals } from '../../../generators/index.ts'
import { type Claim, record } from '../../../src/engine/index.ts'
import { interval, precise, type Rational, rational } from '../../../src/numbers/index.ts'
import { stated } from '../../library/index.ts'
import { type Checks, countsOf, verdict } from './checks.ts'
import { inUnits, UNIT } from './exact.ts'

interface Pair {
  readonly a: Rational
  readonly b: Rational
  /** Both to this power: numbers of one digit, and of many. */
  readonly power: number
}

const some = rationals({ largest: 40, denominators: [1, 2, 6, 35, 1024, 1155] })

/** a/b with a, b as they are given. */
interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

const isNormal = ({ numerator, denominator }: Rational): boolean =>
  denominator > 0n && divisor(numerator, denominator) === 1n

/** In lowest terms, and the same number. */
const is = (found: Rational, { top, bottom }: Fraction): boolean =>
  isNormal(found) && found.numerator * bottom === top * found.denominator

const raised = ({ numerator, denominator }: Rational, power: number): Fraction => ({
  top: numerator ** BigInt(power),
  bottom: denominator ** BigInt(power),
})

const signOf = (a: bigint): -1 | 0 | 1 => (a > 0n ? 1 : a < 0n ? -1 : 0)

function laws({ a, b, power }: Pair): Checks {
  const [x, y] = [raised(a, power), raised(b, power)]
  const [left, right] = [rational.of(x.top, x.bottom), rational.power(b, power)]
  const bottom = x.bottom * y.bottom
  const difference = x.top * y.bottom - y.top * x.bottom
  const order = signOf(difference)
  const floor = rational.floor(left)
  const common = rational.overCommonDenominator([left, right])
  // A square over anything: its root is rational only now and then.
  const overAny = { top: x.top * x.top, bottom: y.bottom }
  const root = rational.squareRoot(rational.of(overAny.top, overAny.bottom))
  const checks: [string, boolean][] = [
    ['of gives the number in lowest terms', is(left, x)],
    ['power gives the power', is(right, y)],
    ['a + b', is(rational.add(left, right), { top: x.top * y.bottom + y.top * x.bottom, bottom })],
    ['a − b', is(rational.subtract(left, right), { top: difference, bottom })],
    ['a·b', is(rational.multiply(left, right), { top: x.top * y.top, bottom })],
    ['−a', is(rational.negate(left), { top: -x.top, bottom: x.bottom })],
    ['|a|', is(rational.absolute(left), { top: x.top < 0n ? -x.top : x.top, bottom: x.bottom })],
    ['the order of a and b', rational.compare(left, right) === order],
    ['equality', rational.equal(left, right) === (order === 0)],
    ['the larger one', is(rational.maximum(left, right), order >= 0 ? x : y)],
    ['the smaller one', is(rational.minimum(left, right), order <= 0 ? x : y)],
    ['the sign', rational.sign(left) === signOf(x.top)],
    ['the floor', floor * x.bottom <= x.top && x.top < (floor + 1n) * x.bottom],
    ['print and read', is(rational.parse(rational.print(left)), x)],
    ['a root squares to what it is of', root === undefined || isSquare(root, overAny)],
    ['the root of a square', is(rational.squareRoot(rational.multiply(left, left)) ?? rational.of(-1), absolute(x))],
    [
      'over a common denominator',
      [x, y].every(({ top, bottom: under }, k) => common.numerators[k] * under === top * common.denominator),
    ],
  ]
  if (y.top === 0n) return checks
  const quotient = { top: x.top * y.bottom * (y.top < 0n ? -1n : 1n), bottom: x.bottom * (y.top < 0n ? -y.top : y.top) }
  return [...checks, ['a/b', is(rational.divide(left, right), quotient)]]
}

const isSquare = ({ numerator, denominator }: Rational, { top, bottom }: Fraction): boolean =>
  numerator ** 2n * bottom === top * denominator ** 2n

const absolute = ({ top, bottom }: Fraction): Fraction => ({ top: top < 0n ? -top : top, bottom })

export const exactRationals = (): Claim<Pair, never> => ({
  ...stated({
    key: 'arithmetic.rational',
    section: 'arithmetic',
    topic: 'exact and enclosed numbers',
    title: 'rationals are exact',
    statement:
      'Sums, differences, products, quotients, powers, order, floors and roots of rationals are those of cross-multiplied integers, in lowest terms with a positive denominator.',
    counts: countsOf(500),
  }),
  domain: record<Pair>({ a: some, b: some, power: integers(1, 9) }),
  check: (c, probe) => verdict(probe, laws(c)),
})

interface Converted {
  readonly a: Rational
  readonly power: number
  /** Which power of two it is multiplied by, mostly 1. */
  readonly reach: number
  readonly bits: number
  readonly x: number
}

const size = (a: bigint): bigint => (a < 0n ? -a : a)

/** Beyond these powers of two a float64 enclosure may know nothing, or no more than the sign. */
const [HUGE, TINY] = [800n, -800n]

const REACHES = [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, -1600n, -900n, 500n, 1300n]

/** a^power·2^reach. */
function reached({ a, power, reach }: Converted): Fraction {
  const { top, bottom } = raised(a, power)
  const by = REACHES[reach]
  return by < 0n ? { top, bottom: bottom << -by } : { top: top << by, bottom }
}

function conversions(c: Converted): Checks {
  const { bits, x } = c
  const { top, bottom } = reached(c)
  const value = rational.of(top, bottom)
  const filter = interval.fromRational(value)
  const fine = precise.fromRational(value, bits)
  const isLarge = size(top) > bottom << HUGE
  const isSmall = size(top) << -TINY < bottom
  const exact = rational.fromNumber(x)
  const point = precise.fromInterval(interval.point(x))
  return [
    ...(interval.isEverything(filter)
      ? ([['only huge numbers have no float64 enclosure', isLarge]] as const)
      : filterChecks(inUnits(filter.lo), inUnits(filter.hi), top, bottom, isSmall)),
    ...(fine.bounded
      ? fineChecks(fine.lo, fine.hi, BigInt(fine.exponent), { top, bottom }, bits)
      : ([['a rational has an enclosure', false]] as const)),
    ['a double is exactly its rational', exact.numerator << UNIT === inUnits(x) * exact.denominator],
    [
      'a double is exactly its BigInt point',
      point.bounded && point.lo === point.hi && atScale(point.lo, BigInt(point.exponent) + UNIT) === inUnits(x),
    ],
  ]
}

const atScale = (mantissa: bigint, by: bigint): bigint => (by >= 0n ? mantissa << by : mantissa >> -by)

const filterChecks = (lo: bigint, hi: bigint, top: bigint, bottom: bigint, isSmall: boolean): Checks => [
  ['the float64 enclosure is one', lo * bottom <= top << UNIT && top << UNIT <= hi * bottom],
  ['it is a part in 2^50 wide at most', isSmall || hi - lo <= (size(lo) >> 50n) + 4n],
]

function fineChecks(lo: bigint, hi: bigint, exponent: bigint, { top, bottom }: Fraction, bits: number): Checks {
  const [by, under] = exponent >= 0n ? [1n << exponent, bottom] : [1n, bottom]
  const scaled = exponent >= 0n ? top : top << -exponent
  return [
    ['the BigInt enclosure is one', lo * by * under <= scaled && scaled <= hi * by * under],
    ['it is two units of its last bit wide at most', hi - lo <= 2n && size(hi) <= 1n << BigInt(bits)],
  ]
}

export const conversion = (): Claim<Converted, never> => ({
  ...stated({
    key: 'arithmetic.conversion',
    section: 'arithmetic',
    title: 'rationals and doubles as enclosures',
    statement:
      'A rational lies in its float64 enclosure, which is at most a part in 2^50 wide, and in its BigInt enclosure, two units of the last bit wide at most; a double is exactly its rational and its BigInt point.',
    counts: countsOf(300),
  }),
  domain: record<Converted>({
    a: rationals({ largest: 1000, denominators: [1, 3, 7, 64, 1009] }),
    power: integers(1, 12),
    reach: integers(0, REACHES.length - 1),
    bits: integers(2, 200),
    x: doubles(),
  }),
  check: (c, probe) => verdict(probe, conversions(c)),
})
