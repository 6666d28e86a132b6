// Mistakes of the gadgets that count: means, lookups, the test for 0, comparisons and predicates.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/gadgets/mean.ts', 'mean', 'theorem-20.gadget-mean', [
    [
      'gadget.mean-direction',
      'Counts to the right see the whole past.',
      "$direction === 'left' ? 'future' : 'past'",
      "$direction === 'left' ? 'past' : 'future'",
    ],
  ]),
  ...inSource('src/gadgets/zero.ts', 'zero', 'theorem-20.gadget-zero', [
    [
      'gadget.zero-full',
      'A full count, whose next row is hidden, is taken for 0.',
      '[times(1, $after), times(1, $of)]',
      '[times(1, $after)]',
    ],
    ['zero.row-1', 'Row 1, which is found for a count of 0, is taken for a count.', 'rational.of(-1)', 'rational.zero'],
    [
      'zero.full-twice',
      'A count of 1 at the position itself is counted with the wrong sign.',
      '[times(1, $after), times(1, $of)]',
      '[times(1, $after), times(-1, $of)]',
    ],
  ]),
  ...inSource('src/gadgets/rounding.ts', 'roundingUnits', 'theorem-20.gadget-zero', [
    [
      'rounding.constant-forgotten',
      'The constant of what is rounded is forgotten.',
      'rational.subtract($constant, $start)',
      'rational.negate($start)',
    ],
  ]),
  ...inSource('src/gadgets/lookup.ts', 'attendToRow', 'theorem-20.gadget-zero', [
    [
      'lookup.other-reciprocal',
      'Counts to the right are looked up with 1/i.',
      'reciprocal($direction)',
      "reciprocal('left')",
    ],
  ]),
  ...inSource('src/transformer/schedule.ts', 'NAMED', 'theorem-20.gadget-zero', [
    ['schedule.1/(n-i+1)-off-by-one', '1/(n − i + 1) is 1/(n − i + 2).', '$n - $i + 1', '$n - $i + 2'],
  ]),
  ...inSource('src/gadgets/compare.ts', 'compare', 'theorem-20.gadget-compare', [
    ['gadget.compare-zero', 'A count of 0 counts as 1.', 'rational.negate($lambda)', '0'],
    [
      'gadget.compare-steep',
      'Lookups are as steep for many counts as for one.',
      "plus: 0, $$, value: 'position'",
      "plus: 0, steep: 1n, value: 'position'",
    ],
    [
      'compare.factor-sign',
      'Counts with a negative factor are added.',
      'rational.of($factor)',
      'rational.of(bigint.absolute($factor))',
    ],
  ]),
  ...inSource('src/gadgets/predicate-of.ts', 'predicateOf', 'theorem-20.gadget-predicate', [
    [
      'gadget.predicate-zero',
      'θ at 0 is taken from the first row.',
      "$site.predicate($theta, 'zero')",
      "$site.predicate($theta, 'position')",
    ],
    [
      'predicate.zero-kept',
      'What is found in row 1 counts also where the count is 0.',
      'times(-1, $none)',
      'times(0, $none)',
    ],
    ['predicate.zero-or', 'θ_n(0) counts also where the count is not 0.', 'rational.of(-1)', 'rational.zero'],
    ['predicate.zero-forgotten', 'θ_n(0) is taken for false.', 'times(1, $none), times(1, $atZero)', 'times(1, $none)'],
  ]),
  ...inSource('src/gadgets/lookup.ts', 'attendToRow', 'theorem-20.gadget-predicate', [
    ['gadget.lookup-mask', 'Counts to the right are looked up from i on.', "'none'", "'past'"],
    [
      'lookup.half-the-row',
      'Scores are κj − j², largest at half the count.',
      'times(2, $site.position($rows))',
      'times(1, $site.position($rows))',
    ],
  ]),
  ...inSource('src/gadgets/lookup.ts', 'GAMMA', 'theorem-20.gadget-predicate', [
    ['lookup.gamma-2', 'γ is 2, and 4e^{−2} is above 1/4.', '3', '2'],
  ]),
  ...inSource('src/transformer/schedule.ts', 'predicateAt', 'theorem-20.gadget-predicate', [
    ['site.zero-is-one', 'θ_n(0) is θ_n(1).', "$at === 'zero' ? 0 : $i", "$at === 'zero' ? 1 : $i"],
    [
      'site.predicate-without-length',
      'θ_n is taken for θ_i.',
      "$predicate.holds($at === 'zero' ? 0 : $i, $n)",
      "$predicate.holds($at === 'zero' ? 0 : $i, $i)",
    ],
  ]),
  ...inSource('src/transformer/schedule.ts', 'NAMED', 'theorem-20.gadget-predicate', [
    [
      'schedule.i^2-from-0',
      'Squares are those of the position before.',
      'rational.of(product($i, $i))',
      'rational.of(product($i - 1, $i - 1))',
    ],
  ]),
  ...inSource('src/gadgets/compare.ts', 'compare', 'theorem-20.gadget-compare-one-side', [
    [
      'gadget.compare-constant',
      'The constant of a comparison has the wrong sign.',
      'rational.of(-$constant)',
      'rational.of($constant)',
    ],
    ['compare.not-strict', '≥ is taken for >.', 'rational.of(-$constant)', 'rational.of(1n - $constant)'],
    [
      'compare.zero-added',
      'The zero test is added where it should be subtracted.',
      'rational.negate($lambda)',
      '$lambda',
    ],
  ]),
]
