// Unsound exponentials, sums of them with a wrong sign, precise numbers cut off, and comparisons that decide too much.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/numbers/interval-exp.ts', 'expFloat', 'arithmetic.exp', [
    [
      'arithmetic.exp-4-ulp',
      'Exponentials come out four spacings too large.',
      '1 + ($r + $$)',
      '(1 + 2 ** -50) * (1 + ($r + $$))',
    ],
    [
      'arithmetic.exp-reduced-by-floor',
      'Arguments are reduced by rounding down, so that the polynomial is used beyond its range.',
      '$x * Math.LOG2E + 0.5',
      '$x * Math.LOG2E',
    ],
    ['arithmetic.exp-coefficient', 'A coefficient of the series is off by one.', '$r * (1 / 5040)', '$r * (1 / 5041)'],
  ]),
  ...inSource('src/numbers/interval-exp.ts', 'WIDEN_UP', 'arithmetic.exp', [
    ['arithmetic.exp-not-widened', 'The error of the polynomial is not added.', '1 + 2 ** -50', '1'],
  ]),
  ...inSource('src/numbers/interval-exp.ts', 'LN2_LOW', 'arithmetic.exp', [
    ['arithmetic.exp-short-ln-2', 'Arguments are reduced by the first 33 bits of ln 2.', '7.440617110012397e-11', '0'],
  ]),
  ...inSource('src/numbers/interval-exp.ts', 'expBelow', 'arithmetic.exp', [
    [
      'arithmetic.exp-flushed-up',
      'What is too small for a double is at least the smallest one that is used.',
      '$x < FLUSH_BELOW ? 0 : expFloat($x) * WIDEN_DOWN',
      '$x < FLUSH_BELOW ? FLUSHED : expFloat($x) * WIDEN_DOWN',
    ],
  ]),
  ...inSource('src/numbers/interval-exp.ts', 'FLUSHED', 'arithmetic.exp', [
    ['arithmetic.exp-flushed-to-0', 'What is too small for a double is 0.', '2 ** -959', '0'],
  ]),
  ...inSource('src/numbers/interval-exp.ts', 'exp', 'arithmetic.exp', [
    [
      'arithmetic.exp-of-one-end',
      'The exponential of an interval is that of its upper end.',
      'expBelow($a.lo)',
      'expBelow($a.hi)',
    ],
  ]),
  ...inSource('src/numbers/precise.ts', 'keep', 'arithmetic.precise', [
    [
      'arithmetic.bits-cut-off',
      'Bits beyond those asked for are cut off at both ends.',
      'shiftUp($hi, -$excess)',
      '$hi >> BigInt($excess)',
    ],
  ]),
  ...inSource('src/numbers/precise.ts', 'add', 'arithmetic.precise', [
    [
      'arithmetic.small-summand-lost',
      'A summand far below the other is dropped at the upper end.',
      'shiftUp($$) + shiftUp($$rest)',
      'shiftDown($$) + shiftDown($$rest)',
    ],
  ]),
  ...inSource('src/numbers/precise.ts', 'multiply', 'arithmetic.precise', [
    [
      'arithmetic.precise-product-ends',
      'Two of the four products of ends are forgotten.',
      '[$a.lo * $b.lo, $a.lo * $b.hi, $a.hi * $b.lo, $a.hi * $b.hi]',
      '[$a.lo * $b.lo, $a.hi * $b.hi]',
    ],
  ]),
  ...inSource('src/numbers/precise.ts', 'squareRoot', 'arithmetic.precise', [
    ['arithmetic.precise-root', 'Roots are rounded down at both ends.', '$isExact ? $hi : $hi + 1n', '$hi'],
  ]),
  ...inSource('src/numbers/precise.ts', 'relu', 'arithmetic.not-a-number', [
    [
      'arithmetic.precise-relu-launders',
      'ReLU of what is unbounded is 0.',
      '$a.bounded ? $$ : $a',
      '$a.bounded ? $$ : zero',
    ],
  ]),
  ...inSource('src/numbers/precise.ts', 'sign', 'arithmetic.not-a-number', [
    [
      'arithmetic.unbounded-is-positive',
      'What is unbounded is called positive.',
      '!$a.bounded ? undefined : $a.lo > 0n',
      '!$a.bounded ? 1 : $a.lo > 0n',
    ],
  ]),
  ...inSource('src/numbers/decide.ts', 'filterOf', 'arithmetic.not-a-number', [
    [
      'arithmetic.unknown-decides',
      'An interval without an upper end is compared by its lower one.',
      'interval.between($known.lo, $known.hi)',
      '$known',
    ],
  ]),
  ...inSource('src/numbers/precise-exp.ts', 'expPoint', 'arithmetic.precision', [
    [
      'arithmetic.series-error-forgotten',
      'What the series loses by rounding down is not added.',
      '$lo + 2n * $terms + 4n + 2n * $gap',
      '$lo',
    ],
    [
      'arithmetic.one-halving-too-few',
      'The argument is halved once more than the result is squared.',
      '$i = 0',
      '$i = 1',
    ],
  ]),
  ...inSource('src/numbers/precise-exp.ts', 'nearOne', 'arithmetic.precision', [
    [
      'arithmetic.near-one-below',
      'e^x is taken for at least 1, also where x is a tiny negative number.',
      '$isAbove ? $unit : $unit - 1n',
      '$unit',
    ],
  ]),
  ...inSource('src/numbers/precise-exp.ts', 'expm1Point', 'arithmetic.precision', [
    ['arithmetic.expm1-mirrored', 'e^x − 1 is taken for an odd function.', 'divide($grown, add($$), $bits)', '$grown'],
  ]),
  ...inSource('src/numbers/precise-exp.ts', 'computeLn2', 'arithmetic.precision', [
    [
      'arithmetic.ln-2',
      'ln 2 is put together with a wrong sign.',
      '18n * $a.lo - 2n * $$, hi: 18n * $a.hi - 2n * $b.lo',
      '18n * $a.lo + 2n * $$, hi: 18n * $a.hi + 2n * $b.lo',
    ],
  ]),
  ...inSource('src/numbers/exponential-sum.ts', 'filterReduced', 'arithmetic.exponential-sum', [
    [
      'arithmetic.root-forgotten',
      'The filter takes exponents as they are, whatever root they count in.',
      'rational.equal($$) ? $drop : interval.multiply($$rest)',
      '$drop',
    ],
  ]),
  ...inSource('src/numbers/exponential-sum.ts', 'of', 'arithmetic.exponential-sum', [
    [
      'arithmetic.rational-root-forgotten',
      'Where the root is rational it is dropped.',
      'rational.multiply($t.exponent, $root)',
      '$t.exponent',
    ],
  ]),
  ...inSource('src/numbers/exponential-sum.ts', 'merge', 'arithmetic.exponential-sum', [
    [
      'arithmetic.equal-exponents',
      'Of terms with one exponent the last is dropped.',
      'rational.add($last.coefficient, $term.coefficient)',
      '$last.coefficient',
    ],
  ]),
  ...inSource('src/numbers/exponential-sum.ts', 'multiply', 'arithmetic.exponential-sum', [
    [
      'arithmetic.product-of-sums',
      'A product of sums keeps the exponents of the first.',
      'rational.add($left.exponent, $right.exponent)',
      '$left.exponent',
    ],
  ]),
  ...inSource('src/numbers/real.ts', 'quotient', 'arithmetic.exponential-sum', [
    [
      'arithmetic.negative-denominator',
      'A quotient with a negative denominator is compared as if it were positive.',
      '$sign > 0',
      '$sign !== 0',
    ],
  ]),
  ...inSource('src/numbers/decide.ts', 'exactDifference', 'arithmetic.exponential-sum', [
    [
      'arithmetic.denominator-forgotten',
      'One side is not multiplied by the denominator of the other.',
      'product($$) const $bottom = product($right.numerator, $left.denominator)',
      'product($$); const $bottom = product($right.numerator, UNIT)',
    ],
  ]),
  ...inSource('src/numbers/decide.ts', 'decide', 'arithmetic.comparison', [
    [
      'arithmetic.overlap-decides',
      'Intervals that overlap are taken to be in order.',
      '$left.hi <= $right.lo',
      '$left.lo <= $right.lo',
    ],
    [
      'arithmetic.lower-end-decides',
      'A difference whose lower end is not above 0 is taken for one that is not.',
      '$enclosure.hi <= 0n',
      '$enclosure.lo <= 0n',
    ],
  ]),
]
