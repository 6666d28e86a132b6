// Unsound float64 intervals: rounding that is not outwards, and what is not a number passed off as one.
import { inFile } from './in-file.ts'
import type { SourceMutant } from './mutant.ts'

const interval = inFile('src/numbers/interval.ts')
const OUTWARD = 'arithmetic.outward'
const CONVERSION = 'arithmetic.conversion'
const UNKNOWN = 'arithmetic.not-a-number'

export const intervalMutants: readonly SourceMutant[] = [
  interval(
    'arithmetic.no-rounding-up',
    OUTWARD,
    'Upper ends are not rounded up.',
    'r + Math.abs(r) * EPSILON + TINY',
    'r',
  ),
  interval(
    'arithmetic.no-rounding-down',
    OUTWARD,
    'Lower ends are not rounded down.',
    'r - Math.abs(r) * EPSILON - TINY',
    'r',
  ),
  interval(
    'arithmetic.half-a-spacing',
    OUTWARD,
    'Ends move by a quarter of a spacing, and stay where they are.',
    'const EPSILON = 2 ** -52',
    'const EPSILON = 2 ** -55',
  ),
  interval(
    'arithmetic.no-subnormal-spacing',
    OUTWARD,
    'Ends near 0 are moved in proportion to their size, and so not at all.',
    'const TINY = 2 ** -1074',
    'const TINY = 0',
  ),
  interval(
    'arithmetic.sum-not-rounded',
    OUTWARD,
    'Sums are taken as doubles give them.',
    'between(below(a.lo + b.lo), above(a.hi + b.hi))',
    'between(a.lo + b.lo, a.hi + b.hi)',
  ),
  interval(
    'arithmetic.difference-of-like-ends',
    OUTWARD,
    'Lower ends are subtracted from lower ends.',
    'between(below(a.lo - b.hi), above(a.hi - b.lo))',
    'between(below(a.lo - b.lo), above(a.hi - b.hi))',
  ),
  interval(
    'arithmetic.product-not-rounded',
    OUTWARD,
    'Products are taken as doubles give them.',
    'a.hi * b.hi]\n  return between(below(lowest(p, q, r, s)), above(highest(p, q, r, s)))',
    'a.hi * b.hi]\n  return between(lowest(p, q, r, s), highest(p, q, r, s))',
  ),
  interval(
    'arithmetic.product-of-positive',
    OUTWARD,
    'A product reaches from the product of the lower ends to that of the upper ones, also of negative numbers.',
    'a.hi * b.hi]\n  return between(below(lowest(p, q, r, s)), above(highest(p, q, r, s)))',
    'a.hi * b.hi]\n  return between(below(lowest(p, p, s, s)), above(highest(p, p, s, s)))',
  ),
  interval(
    'arithmetic.quotient-not-rounded',
    OUTWARD,
    'Quotients are taken as doubles give them.',
    'a.hi / b.hi]\n  return between(below(lowest(p, q, r, s)), above(highest(p, q, r, s)))',
    'a.hi / b.hi]\n  return between(lowest(p, q, r, s), highest(p, q, r, s))',
  ),
  interval(
    'arithmetic.quotient-around-0',
    OUTWARD,
    'Dividing by an interval around 0 is thought to be safe.',
    ' || (b.lo <= 0 && b.hi >= 0)',
    '',
  ),
  interval(
    'arithmetic.quotient-at-0',
    OUTWARD,
    'Dividing by an interval that begins or ends with 0 is thought to be safe.',
    '(b.lo <= 0 && b.hi >= 0)',
    '(b.lo < 0 && b.hi > 0)',
    'A quotient by an end that is 0 is an infinity or a NaN, which `between` turns into everything anyway.',
  ),
  interval(
    'arithmetic.absolute-one-side',
    OUTWARD,
    'Of an interval around 0, |x| forgets the negative side.',
    'between(Math.max(0, a.lo, -a.hi), Math.max(-a.lo, a.hi))',
    'between(Math.max(0, a.lo, -a.hi), Math.abs(a.hi))',
  ),
  interval(
    'arithmetic.root-not-rounded',
    OUTWARD,
    'Square roots are taken as doubles give them.',
    'above(above(Math.sqrt(a.hi)))',
    'Math.sqrt(a.hi)',
  ),
  interval(
    'arithmetic.sign-of-lower-end',
    OUTWARD,
    'An interval that reaches 0 from above is called positive.',
    'a.lo > 0 ? 1',
    'a.lo >= 0 ? 1',
  ),
  interval(
    'arithmetic.nan-is-known',
    UNKNOWN,
    'An interval with a NaN is taken for a known one.',
    '!(a.lo <= a.hi && a.lo > -Infinity && a.hi < Infinity)',
    'a.lo > a.hi || a.lo === -Infinity || a.hi === Infinity',
  ),
  interval(
    'arithmetic.overflow-is-finite',
    UNKNOWN,
    'What overflows is taken for the range of doubles.',
    'hi < Infinity ? { lo, hi } : everything',
    'hi < Infinity ? { lo, hi } : { lo: -Number.MAX_VALUE, hi: Number.MAX_VALUE }',
  ),
  interval(
    'arithmetic.relu-launders',
    UNKNOWN,
    'ReLU turns an unknown lower end into 0.',
    'isEverything(a) ? everything : between(Math.max(0, a.lo), Math.max(0, a.hi))',
    'between(Math.max(0, a.lo), Math.max(0, a.hi))',
  ),
  interval(
    'arithmetic.unknown-sign',
    UNKNOWN,
    'The sign of an interval is read off one end, whatever the other is.',
    'isEverything(a) ? undefined : a.lo > 0',
    'a.lo > 0',
  ),
  interval(
    'arithmetic.thirds-are-doubles',
    CONVERSION,
    'Every fraction of small integers is taken for a double.',
    'const isDyadic = (denominator & (denominator - 1n)) === 0n',
    'const isDyadic = denominator > 0n',
  ),
  interval(
    'arithmetic.large-integers-are-doubles',
    CONVERSION,
    'Integers up to 2^63 are taken for doubles.',
    'const EXACT = 2n ** 53n',
    'const EXACT = 2n ** 63n',
  ),
  interval(
    'arithmetic.underflow-to-0',
    CONVERSION,
    'A rational below the range of doubles is taken for 0.',
    'return { lo: 0, hi: 2 ** -900 }',
    'return { lo: 0, hi: 0 }',
  ),
  interval(
    'arithmetic.too-few-bits',
    CONVERSION,
    'Quotients of large integers keep 40 bits.',
    'hexDigits(numerator) * 4 + 68',
    'hexDigits(numerator) * 4 + 40',
  ),
]
