// Unsound arithmetic: fractions that are not in lowest terms, intervals that do not enclose. Judged by claims that use BigInts only.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/numbers/rational.ts', 'add', 'arithmetic.rational', [
    ['arithmetic.sum-not-reduced', 'Sums are not brought to lowest terms.', 'gcd($top, $common)', '1n'],
  ]),
  ...inSource('src/numbers/rational.ts', 'multiply', 'arithmetic.rational', [
    [
      'arithmetic.product-not-reduced',
      'Products are not brought to lowest terms.',
      '$left = gcd($$) const $right',
      '$left = 1n; const $right',
    ],
  ]),
  ...inSource('src/numbers/rational.ts', 'inverse', 'arithmetic.rational', [
    [
      'arithmetic.negative-inverse',
      'The inverse of a negative number has a negative denominator.',
      'lowest(-$a.denominator, -$a.numerator)',
      'lowest($a.denominator, $a.numerator)',
    ],
  ]),
  ...inSource('src/numbers/rational.ts', 'overCommonDenominator', 'arithmetic.rational', [
    [
      'arithmetic.common-denominator',
      'Numerators are not raised to the common denominator.',
      '$v.numerator * ($$)',
      '$v.numerator',
    ],
  ]),
  ...inSource('src/numbers/rational.ts', 'gcd', 'arithmetic.rational', [
    [
      'arithmetic.gcd-rounded',
      'Integers beyond 2^53 are turned into doubles too early.',
      '$y > SAFE',
      '$y > SAFE * SAFE',
    ],
  ]),
  ...inSource('src/numbers/interval.ts', 'above', 'arithmetic.outward', [
    ['arithmetic.no-rounding-up', 'Upper ends are not rounded up.', '$r + Math.abs($r) * EPSILON + TINY', '$r'],
  ]),
  ...inSource('src/numbers/interval.ts', 'below', 'arithmetic.outward', [
    ['arithmetic.no-rounding-down', 'Lower ends are not rounded down.', '$r - Math.abs($r) * EPSILON - TINY', '$r'],
  ]),
  ...inSource('src/numbers/interval.ts', 'EPSILON', 'arithmetic.outward', [
    [
      'arithmetic.half-a-spacing',
      'Ends move by a quarter of a spacing, and stay where they are.',
      '2 ** -52',
      '2 ** -55',
    ],
  ]),
  ...inSource('src/numbers/interval.ts', 'TINY', 'arithmetic.outward', [
    [
      'arithmetic.no-subnormal-spacing',
      'Ends near 0 are moved in proportion to their size, and so not at all.',
      '2 ** -1074',
      '0',
    ],
  ]),
  ...inSource('src/numbers/interval.ts', 'add', 'arithmetic.outward', [
    [
      'arithmetic.sum-not-rounded',
      'Sums are taken as doubles give them.',
      'between(below($$), above($a.hi + $b.hi))',
      'between($$, $a.hi + $b.hi)',
    ],
  ]),
  ...inSource('src/numbers/interval.ts', 'subtract', 'arithmetic.outward', [
    [
      'arithmetic.difference-of-like-ends',
      'Lower ends are subtracted from lower ends.',
      'between(below($$), above($a.hi - $b.lo))',
      'between(below($a.lo - $b.lo), above($a.hi - $b.hi))',
    ],
  ]),
  ...inSource('src/numbers/interval.ts', 'multiply', 'arithmetic.outward', [
    [
      'arithmetic.product-not-rounded',
      'Products are taken as doubles give them.',
      'between(below($$rest), above($$))',
      'between($$rest, $$)',
    ],
    [
      'arithmetic.product-of-positive',
      'A product reaches from the product of the lower ends to that of the upper ones, also of negative numbers.',
      'between(below(lowest($p, $q, $r, $s)), above($$))',
      'between(below(lowest($p, $p, $s, $s)), above(highest($p, $p, $s, $s)))',
    ],
  ]),
  ...inSource('src/numbers/interval.ts', 'divide', 'arithmetic.outward', [
    [
      'arithmetic.quotient-not-rounded',
      'Quotients are taken as doubles give them.',
      'between(below($$rest), above($$))',
      'between($$rest, $$)',
    ],
  ]),
  ...inSource('src/numbers/interval.ts', 'absolute', 'arithmetic.outward', [
    [
      'arithmetic.absolute-one-side',
      'Of an interval around 0, |x| forgets the negative side.',
      'Math.max(-$a.lo, $a.hi)',
      'Math.abs($a.hi)',
    ],
  ]),
  ...inSource('src/numbers/interval.ts', 'squareRoot', 'arithmetic.outward', [
    [
      'arithmetic.root-not-rounded',
      'Square roots are taken as doubles give them.',
      'above(above(Math.sqrt($a.hi)))',
      'Math.sqrt($a.hi)',
    ],
  ]),
  ...inSource('src/numbers/interval.ts', 'isEverything', 'arithmetic.not-a-number', [
    [
      'arithmetic.nan-is-known',
      'An interval with a NaN is taken for a known one.',
      '!($a.lo <= $a.hi && $a.lo > -Infinity && $a.hi < Infinity)',
      '$a.lo > $a.hi || $a.lo === -Infinity || $a.hi === Infinity',
    ],
  ]),
  ...inSource('src/numbers/interval.ts', 'between', 'arithmetic.not-a-number', [
    [
      'arithmetic.overflow-is-finite',
      'What overflows is taken for the range of doubles.',
      '$hi < Infinity ? {$$} : everything',
      '$hi < Infinity ? {$$} : { lo: -Number.MAX_VALUE, hi: Number.MAX_VALUE }',
    ],
  ]),
  ...inSource('src/numbers/interval.ts', 'relu', 'arithmetic.not-a-number', [
    [
      'arithmetic.relu-launders',
      'ReLU turns an unknown lower end into 0.',
      'isEverything($a) ? everything : between($$)',
      'between($$)',
    ],
  ]),
  ...inSource('src/numbers/interval.ts', 'sign', 'arithmetic.not-a-number', [
    [
      'arithmetic.unknown-sign',
      'The sign of an interval is read off one end, whatever the other is.',
      'isEverything($a) ? undefined : $a.lo > 0',
      '$a.lo > 0',
    ],
  ]),
  ...inSource('src/numbers/interval.ts', 'EXACT', 'arithmetic.conversion', [
    ['arithmetic.large-integers-are-doubles', 'Integers up to 2^63 are taken for doubles.', '2n ** 53n', '2n ** 63n'],
  ]),
  ...inSource('src/numbers/interval.ts', 'fromPositive', 'arithmetic.conversion', [
    ['arithmetic.underflow-to-0', 'A rational below the range of doubles is taken for 0.', 'hi: 2 ** -900', 'hi: 0'],
    [
      'arithmetic.too-few-bits',
      'Quotients of large integers keep 40 bits.',
      'hexDigits($numerator) * 4 + 68',
      'hexDigits($numerator) * 4 + 40',
    ],
  ]),
]
