// Unsound arithmetic: fractions that are not in lowest terms, sums of exponentials with a wrong sign, comparisons that decide too much.
// Judged by claims that use BigInts only.
import { inFile, type SourceMutant } from '../library/index.ts'
import { exponentialMutants } from './exponentials.ts'
import { intervalMutants } from './intervals.ts'

const sums = inFile('src/numbers/exponential-sum.ts')
const decide = inFile('src/numbers/decide.ts')
const real = inFile('src/numbers/real.ts')
const SUM = 'arithmetic.exponential-sum'
const UNKNOWN = 'arithmetic.not-a-number'
const COMPARISON = 'arithmetic.comparison'

const comparisons: readonly SourceMutant[] = [
  sums(
    'arithmetic.root-forgotten',
    SUM,
    'The filter takes exponents as they are, whatever root they count in.',
    'intervalExp.exp(rational.equal(scale, rational.one) ? drop : interval.multiply(drop, unit))',
    'intervalExp.exp(drop)',
  ),
  sums(
    'arithmetic.rational-root-forgotten',
    SUM,
    'Where the root is rational it is dropped.',
    'exponent: rational.multiply(t.exponent, root)',
    'exponent: t.exponent',
  ),
  sums(
    'arithmetic.equal-exponents',
    SUM,
    'Of terms with one exponent the last is dropped.',
    'coefficient: rational.add(last.coefficient, term.coefficient)',
    'coefficient: last.coefficient',
  ),
  sums(
    'arithmetic.product-of-sums',
    SUM,
    'A product of sums keeps the exponents of the first.',
    'exponent: rational.add(left.exponent, right.exponent)',
    'exponent: left.exponent',
  ),
  sums(
    'arithmetic.leading-term',
    SUM,
    'The largest exponential decides the sign.',
    'terms.every((t) => rational.sign(t.coefficient) === first) ? first : undefined',
    'terms.length > 0 ? first : undefined',
  ),
  real(
    'arithmetic.negative-denominator',
    SUM,
    'A quotient with a negative denominator is compared as if it were positive.',
    'if (sign > 0)',
    'if (sign !== 0)',
  ),
  decide(
    'arithmetic.denominator-forgotten',
    SUM,
    'One side is not multiplied by the denominator of the other.',
    'const bottom = product(right.numerator, left.denominator)',
    'const bottom = product(right.numerator, UNIT)',
  ),
  decide(
    'arithmetic.overlap-decides',
    COMPARISON,
    'Intervals that overlap are taken to be in order.',
    'if (left.hi <= right.lo)',
    'if (left.lo <= right.lo)',
  ),
  decide(
    'arithmetic.touching-fails',
    COMPARISON,
    'Intervals that touch are taken to be out of order.',
    'if (left.lo > right.hi)',
    'if (left.lo >= right.hi)',
  ),
  decide(
    'arithmetic.strict-rationals',
    COMPARISON,
    '< is taken for ≤.',
    'rational.compare(lhs, rhs) <= 0',
    'rational.compare(lhs, rhs) < 0',
  ),
  decide(
    'arithmetic.lower-end-decides',
    COMPARISON,
    'A difference whose lower end is not above 0 is taken for one that is not.',
    'enclosure.bounded && enclosure.hi <= 0n',
    'enclosure.bounded && enclosure.lo <= 0n',
  ),
  decide(
    'arithmetic.unknown-decides',
    UNKNOWN,
    'An interval without an upper end is compared by its lower one.',
    'return interval.between(known.lo, known.hi)',
    'return known',
  ),
]

const rational = inFile('src/numbers/rational.ts')
const RATIONAL = 'arithmetic.rational'

const rationals: readonly SourceMutant[] = [
  rational(
    'arithmetic.sum-not-reduced',
    RATIONAL,
    'Sums are not brought to lowest terms.',
    'const rest = gcd(top, common)',
    'const rest = 1n',
  ),
  rational(
    'arithmetic.product-not-reduced',
    RATIONAL,
    'Products are not brought to lowest terms.',
    'const left = gcd(a.numerator, b.denominator)',
    'const left = 1n',
  ),
  rational(
    'arithmetic.negative-inverse',
    RATIONAL,
    'The inverse of a negative number has a negative denominator.',
    'lowest(-a.denominator, -a.numerator)',
    'lowest(a.denominator, a.numerator)',
  ),
  rational(
    'arithmetic.floor-towards-0',
    RATIONAL,
    'The floor of a negative number is rounded towards 0.',
    'return a.numerator % a.denominator < 0n ? quotient - 1n : quotient',
    'return quotient',
  ),
  rational(
    'arithmetic.root-of-numerator',
    RATIONAL,
    'A square as numerator is enough for a rational root.',
    'top * top === a.numerator && bottom * bottom === a.denominator',
    'top * top === a.numerator',
  ),
  rational(
    'arithmetic.common-denominator',
    RATIONAL,
    'Numerators are not raised to the common denominator.',
    'v.numerator * (denominator / v.denominator)',
    'v.numerator',
  ),
  rational(
    'arithmetic.gcd-rounded',
    RATIONAL,
    'Integers beyond 2^53 are turned into doubles too early.',
    'while (y > SAFE)',
    'while (y > SAFE * SAFE)',
  ),
]

export const arithmeticMutants: readonly SourceMutant[] = [
  ...rationals,
  ...intervalMutants,
  ...exponentialMutants,
  ...comparisons,
]
