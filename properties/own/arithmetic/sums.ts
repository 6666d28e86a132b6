// Signs of exponential sums, and comparisons, at near ties: e^b against the multiples of 2^−k around it, which a filter of 50 bits
// cannot tell from it where k is larger.
import { integers, rationals } from '../../../generators/index.ts'
import { type Claim, record } from '../../../src/engine/index.ts'
import {
  type Decision,
  decide,
  exponentialSum,
  precise,
  preciseExp,
  type Rational,
  type Real,
  rational,
  real,
} from '../../../src/numbers/index.ts'
import { stated } from '../../library/index.ts'
import { type Checks, countsOf, verdict } from './checks.ts'
import { type Bracket, exponential } from './exact.ts'

interface NearTie {
  /** b: exponents count in units of √scale. */
  readonly exponent: Rational
  readonly scale: number
  /** k. */
  readonly places: number
  /** Whether the multiple above e^{b√scale} is compared, or the one below. */
  readonly above: number
  /** All is multiplied by factor·e^{shift·√scale}. */
  readonly factor: Rational
  readonly shift: Rational
}

const SCALE = 400

const ceilDivide = (a: bigint, b: bigint): bigint => -(-a / b) + (a > 0n && a % b !== 0n ? 1n : 0n)

/** ⌊√(s·4^w)⌋ and the next one, which enclose √s·2^w; the same where √s is an integer. */
function root(s: bigint, w: bigint): Bracket {
  const wanted = s << (2n * w)
  let low = 0n
  for (let bit = 1n << (w + 4n); bit > 0n; bit >>= 1n) if ((low + bit) ** 2n <= wanted) low += bit
  return { lo: low, hi: low * low === wanted ? low : low + 1n }
}

/** e^{b√s}·2^400. */
function truthOf({ numerator, denominator }: Rational, scale: number): Bracket {
  const w = BigInt(SCALE)
  const { lo, hi } = root(BigInt(scale), w)
  const bottom = denominator << w
  const ends = [lo, hi].map((r) => exponential(numerator * r, bottom, SCALE))
  const [first, second] = numerator < 0n ? ends.toReversed() : ends
  return { lo: first.lo, hi: second.hi }
}

type Signs = -1 | 0 | 1

function checksOf(c: NearTie, multiple: bigint, expected: Signs): Checks {
  const { factor, shift, scale } = c
  const root2 = rational.of(scale)
  const level = rational.of(multiple, 1n << BigInt(c.places))
  const raised = rational.add(shift, c.exponent)
  const sum = exponentialSum.of(
    [
      { coefficient: factor, exponent: raised },
      { coefficient: rational.negate(rational.multiply(factor, level)), exponent: shift },
    ],
    root2,
  )
  const power = exponentialSum.term(rational.one, c.exponent, root2)
  const other = exponentialSum.term(factor, shift, root2)
  const product = exponentialSum.multiply(exponentialSum.subtract(power, exponentialSum.constant(level)), other)
  const squared = exponentialSum.multiply(power, power)
  const twice = exponentialSum.term(rational.one, rational.add(c.exponent, c.exponent), root2)
  const wanted = factorSign(factor, expected)
  return [
    ['the sign of the sum', exponentialSum.sign(sum).sign === wanted],
    ['the sign of the product', exponentialSum.sign(product).sign === wanted],
    ['e^b·e^b is e^{2b}', exponentialSum.sign(exponentialSum.subtract(squared, twice)).sign === 0],
    ...kinds(c, power).flatMap(([name, lhs]): Checks => {
      const answers = [decide(lhs, level).answer, decide(level, lhs).answer]
      return [
        [`${name} ≤ the multiple`, isAnswer(answers[0], expected <= 0, name)],
        [`the multiple ≤ ${name}`, isAnswer(answers[1], expected >= 0, name)],
      ]
    }),
  ]
}

const factorSign = ({ numerator }: Rational, sign: Signs): Signs => {
  if (numerator === 0n || sign === 0) return 0
  return numerator > 0n === sign > 0 ? 1 : -1
}

/** An enclosure of what is equal to the multiple may stay undecided. */
const isAnswer = (found: Decision['answer'], holds: boolean, name: string): boolean =>
  found === (holds ? 'holds' : 'fails') || (name === ENCLOSED && found === 'undecided' && holds)

const ENCLOSED = 'an enclosure of e^b'

function kinds(c: NearTie, power: ReturnType<typeof exponentialSum.term>): readonly (readonly [string, Real])[] {
  const two = exponentialSum.add(power, exponentialSum.constant(rational.one))
  const minus = exponentialSum.negate
  const enclosed = real.enclosed((bits) =>
    preciseExp.exp(
      precise.multiply(
        precise.fromRational(c.exponent, bits),
        precise.squareRoot(precise.fromRational(rational.of(c.scale), bits), bits),
        bits,
      ),
      bits,
    ),
  )
  return [
    ['e^b', power],
    ['e^b(e^b + 1)/(e^b + 1)', real.quotient(exponentialSum.multiply(power, two), two)],
    ['the same of negative ones', real.quotient(exponentialSum.multiply(minus(power), two), minus(two))],
    [ENCLOSED, enclosed],
  ]
}

type Label = 'beyond a filter' | 'an irrational unit' | 'equal'

export const nearTies = (): Claim<NearTie, Label> => ({
  ...stated<Label>({
    key: 'arithmetic.exponential-sum',
    section: 'arithmetic',
    title: 'signs of exponential sums at near ties',
    statement:
      'The sign of factor·e^x(e^b − c) is found, and e^b and c are compared rightly as sum, quotient and enclosure, for the multiples c of 2^−k next to e^b, k up to 150, also where exponents count in units of √2 or √3.',
    uses: ['arithmetic.exp', 'arithmetic.precision'],
    requires: { 'beyond a filter': 0.3, 'an irrational unit': 0.2, equal: 0.005 },
    counts: countsOf(200),
  }),
  domain: record<NearTie>({
    exponent: rationals({ largest: 40, denominators: [1, 3, 8] }),
    scale: integers(1, 4),
    places: integers(0, 150),
    above: integers(0, 1),
    factor: rationals({ largest: 3, denominators: [2, 7] }),
    shift: rationals({ largest: 900, denominators: [1, 5] }),
  }),
  check(c, probe) {
    const { lo, hi } = truthOf(c.exponent, c.scale)
    const unit = 1n << BigInt(SCALE - c.places)
    const [below, over] = [lo / unit, ceilDivide(hi, unit)]
    const isExact = lo === hi && lo % unit === 0n
    // The oracle's own error must not reach a multiple.
    probe.given(isExact || over === below + 1n)
    probe.label('beyond a filter', c.places > 60)
    probe.label('an irrational unit', c.scale === 2 || c.scale === 3)
    probe.label('equal', isExact)
    const expected = isExact ? 0 : c.above === 1 ? -1 : 1
    return verdict(probe, checksOf(c, c.above === 1 ? over : below, expected))
  },
})
