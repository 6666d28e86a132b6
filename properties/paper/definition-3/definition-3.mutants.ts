// Mistakes in softmax and its limit.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('generators/rows/gap-row.ts', 'gapRows', 'definition-3.limit', [
    [
      'drawn.gap-stated-twice',
      'Rows are said to have twice the gap that they have.',
      '{ scores: scoresOf($$, $gap), $$gap }',
      '{ scores: scoresOf($$, $gap), gap: rational.multiply($gap, rational.of(2)) }',
    ],
  ]),
  ...inSource('src/lemmas/lemma-32.ts', 'sharpHalfBound', 'definition-3.limit', [
    [
      'definition-3.limit-halved',
      'The weight that leaves the maxima is counted once, not twice.',
      '2 * ($scores.length - $maxima)',
      '$scores.length - $maxima',
    ],
  ]),
  ...inSource('src/lemmas/lemma-32.ts', 'averageHard', 'definition-3.limit', [
    [
      'lemma-32.one-maximum',
      'Average hard attention gives every maximum the whole weight.',
      'rational.of(1, $maximal.length)',
      'rational.one',
    ],
  ]),
  ...inSource('src/lemmas/lemma-32.ts', 'distanceOfSoftmaxes', 'definition-3', [
    [
      'definition-3.wrong-partition',
      'The second softmax is normalised by its own sum twice.',
      '$right), exponentialSum.multiply(exponentialSum.term($$), $left)',
      '$right), exponentialSum.multiply(exponentialSum.term($$), $right)',
    ],
  ]),
]
