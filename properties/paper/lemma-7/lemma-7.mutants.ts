// Mistakes in table lookup.
import { lemma7 } from '../../../src/lemmas/index.ts'
import { inClaim, inSource, type Mutant } from '../../library/index.ts'
import { belowRange, IN_RANGE, oneSide } from './lemma-7.claims.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/lemmas/lemma-7.ts', 'bound', 'lemma-7', [
    [
      'lemma-7.three-fifths',
      'The constant of the bound is 3/5 instead of 3/2.',
      'rational.of(3, 2)',
      'rational.of(3, 5)',
    ],
    [
      'lemma-7.everywhere-out-of-range',
      'The slope is taken for 3γ, also where the row is visible.',
      'isInRange($lookup) ? $lookup.gamma :',
      'isInRange($lookup) && $lookup.row < 0 ? $lookup.gamma :',
    ],
  ]),
  ...inSource('src/lemmas/lemma-7.ts', 'bound', 'lemma-7.out-of-range', [
    ['lemma-7.steeper', 'Out of range the slope is taken for 4γ.', 'rational.of(3)', 'rational.of(4)'],
  ]),
  ...inSource('src/lemmas/lemma-7.ts', 'target', 'lemma-7.out-of-range', [
    [
      'lemma-7.clamped-to-0',
      'A row beyond the end is said to find the one before the last.',
      'Math.min($length, Math.max(1, $row))',
      'Math.max(1, Math.min($length - 1, $row))',
    ],
  ]),
  ...inSource('src/lemmas/lemma-7.ts', 'largerMass', 'lemma-7.step-larger-side', [
    [
      'lemma-7.smaller-side',
      'The smaller side is taken for the larger.',
      '.sign > 0 ? $left : $right',
      '.sign > 0 ? $right : $left',
    ],
  ]),
  inClaim(
    'lemma-7.step-one-side-mended',
    'lemma-7.step-one-side',
    'The step takes the larger side, and so is not refuted.',
    oneSide(lemma7.largerMass),
  ),
  inClaim(
    'lemma-7.below-range-mended',
    'lemma-7.below-range',
    'The control stays within the range, and so is not refuted.',
    belowRange(IN_RANGE),
  ),
]
