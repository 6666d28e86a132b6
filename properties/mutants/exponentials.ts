// Exponentials and BigInt intervals that do not hold what they should: off by a few spacings, reduced wrongly, cut off.
import { inFile, type SourceMutant } from '../library/index.ts'

const exp = inFile('src/numbers/interval-exp.ts')
const EXP = 'arithmetic.exp'

const floatExponentials: readonly SourceMutant[] = [
  exp(
    'arithmetic.exp-4-ulp',
    EXP,
    'Exponentials come out four spacings too large.',
    'return (1 + (r + r2 * (low + r4 * (middle + r4 * high))))',
    'return (1 + 2 ** -50) * (1 + (r + r2 * (low + r4 * (middle + r4 * high))))',
  ),
  exp(
    'arithmetic.exp-not-widened',
    EXP,
    'The error of the polynomial is not added.',
    'const WIDEN_UP = 1 + 2 ** -50',
    'const WIDEN_UP = 1',
  ),
  exp(
    'arithmetic.exp-reduced-by-floor',
    EXP,
    'Arguments are reduced by rounding down, so that the polynomial is used beyond its range.',
    'Math.floor(x * Math.LOG2E + 0.5)',
    'Math.floor(x * Math.LOG2E)',
  ),
  exp(
    'arithmetic.exp-short-ln-2',
    EXP,
    'Arguments are reduced by the first 33 bits of ln 2.',
    'const LN2_LOW = 7.440617110012397e-11',
    'const LN2_LOW = 0',
  ),
  exp('arithmetic.exp-coefficient', EXP, 'A coefficient of the series is off by one.', '1 / 5040', '1 / 5041'),
  exp(
    'arithmetic.exp-flushed-up',
    EXP,
    'What is too small for a double is at least the smallest one that is used.',
    'x < FLUSH_BELOW ? 0 : expFloat(x) * WIDEN_DOWN',
    'x < FLUSH_BELOW ? FLUSHED : expFloat(x) * WIDEN_DOWN',
  ),
  exp(
    'arithmetic.exp-flushed-to-0',
    EXP,
    'What is too small for a double is 0.',
    'const FLUSHED = 2 ** -959',
    'const FLUSHED = 0',
  ),
  exp(
    'arithmetic.exp-of-one-end',
    EXP,
    'The exponential of an interval is that of its upper end.',
    'between(expBelow(a.lo), expAbove(a.hi))',
    'between(expBelow(a.hi), expAbove(a.hi))',
  ),
  exp(
    'arithmetic.ln-wrong-way',
    EXP,
    'The error of a logarithm is added where it should be subtracted.',
    'below(lo - Math.abs(lo) * 2 ** -50)',
    'below(lo + Math.abs(lo) * 2 ** -50)',
  ),
]

const precise = inFile('src/numbers/precise.ts')
const preciseExp = inFile('src/numbers/precise-exp.ts')
const PRECISE = 'arithmetic.precise'
const UNKNOWN = 'arithmetic.not-a-number'
const PRECISION = 'arithmetic.precision'

const bigIntervals: readonly SourceMutant[] = [
  precise(
    'arithmetic.bits-cut-off',
    PRECISE,
    'Bits beyond those asked for are cut off at both ends.',
    'limit(lo >> BigInt(excess), shiftUp(hi, -excess), exponent + excess)',
    'limit(lo >> BigInt(excess), hi >> BigInt(excess), exponent + excess)',
  ),
  precise(
    'arithmetic.small-summand-lost',
    PRECISE,
    'A summand far below the other is dropped at the upper end.',
    'const hi = shiftUp(a.hi, a.exponent - exponent) + shiftUp(b.hi, b.exponent - exponent)',
    'const hi = shiftDown(a.hi, a.exponent - exponent) + shiftDown(b.hi, b.exponent - exponent)',
  ),
  precise(
    'arithmetic.precise-quotient-ends',
    PRECISE,
    'The lower end is divided by the lower end.',
    'floorDivide(lo, lo >= 0n ? b.hi : b.lo)',
    'floorDivide(lo, b.lo)',
  ),
  precise(
    'arithmetic.truncated-quotient',
    PRECISE,
    'Quotients of negative integers are rounded towards 0.',
    'return a < 0n && quotient * b !== a ? quotient - 1n : quotient',
    'return quotient',
  ),
  precise(
    'arithmetic.precise-product-ends',
    PRECISE,
    'Two of the four products of ends are forgotten.',
    'const products = [a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi]',
    'const products = [a.lo * b.lo, a.hi * b.hi]',
  ),
  precise('arithmetic.precise-root', PRECISE, 'Roots are rounded down at both ends.', 'isExact ? hi : hi + 1n', 'hi'),
  precise(
    'arithmetic.precise-relu-launders',
    UNKNOWN,
    'ReLU of what is unbounded is 0.',
    'hi: bigint.greatest(0n, a.hi) } : a',
    'hi: bigint.greatest(0n, a.hi) } : zero',
  ),
  precise(
    'arithmetic.unbounded-is-positive',
    UNKNOWN,
    'What is unbounded is called positive.',
    '!a.bounded ? undefined : a.lo > 0n',
    '!a.bounded ? 1 : a.lo > 0n',
  ),
  preciseExp(
    'arithmetic.series-error-forgotten',
    PRECISION,
    'What the series loses by rounding down is not added.',
    'let hi = lo + 2n * terms + 4n + 2n * gap',
    'let hi = lo',
  ),
  preciseExp(
    'arithmetic.one-halving-too-few',
    PRECISION,
    'The argument is halved once more than the result is squared.',
    'for (let i = 0; i < halvings; i++)',
    'for (let i = 1; i < halvings; i++)',
  ),
  preciseExp(
    'arithmetic.near-one-below',
    PRECISION,
    'e^x is taken for at least 1, also where x is a tiny negative number.',
    'lo: isAbove ? unit : unit - 1n',
    'lo: unit',
  ),
  preciseExp(
    'arithmetic.expm1-mirrored',
    PRECISION,
    'e^x − 1 is taken for an odd function.',
    'const quotient = divide(grown, add(grown, one, inner), bits)',
    'const quotient = grown',
  ),
  preciseExp(
    'arithmetic.ln-2',
    PRECISION,
    'ln 2 is put together with a wrong sign.',
    '18n * a.lo - 2n * b.hi + 8n * c.lo, hi: 18n * a.hi - 2n * b.lo + 8n * c.hi',
    '18n * a.lo + 2n * b.hi + 8n * c.lo, hi: 18n * a.hi + 2n * b.lo + 8n * c.hi',
  ),
]

export const exponentialMutants: readonly SourceMutant[] = [...floatExponentials, ...bigIntervals]
