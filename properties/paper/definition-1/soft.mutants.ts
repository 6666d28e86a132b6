// Mistakes of the soft evaluator: scores, temperatures, residuals, nets and means.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/transformer/mask.ts', 'visible', 'definition-1.soft', [
    [
      'mask.past-peeks',
      'A past mask shows the position before.',
      '{ first: $i, last: $n }',
      '{ first: Math.max(1, $i - 1), last: $n }',
    ],
    [
      'mask.past-hides-itself',
      'A past mask hides the position itself.',
      '{ first: $i, last: $n }',
      '{ first: Math.min($n, $i + 1), last: $n }',
    ],
  ]),
  ...inSource('src/transformer/attention.ts', 'weigher', 'definition-1.soft', [
    ['soft.temperature-inverted', 'Scores are multiplied by the temperature.', 'rational.inverse($$)', '$$'],
    [
      'soft.temperature-of-the-next',
      'Every position has the temperature of the one before it.',
      '$index + 1',
      'Math.max(1, $index)',
    ],
  ]),
  ...inSource('src/transformer/attention.ts', 'enclosedWeigher', 'definition-1.soft', [
    [
      'soft.root-forgotten-when-enclosed',
      'In later layers √d_k is forgotten.',
      'rational.of(1, $head.query.rows)',
      'rational.one',
    ],
  ]),
  ...inSource('src/transformer/exact-scores.ts', 'exactScores', 'definition-1.soft', [
    ['soft.root-forgotten', 'Scores are not divided by √d_k.', 'rational.of(1, $dimension)', 'rational.one'],
    ['soft.root-inverted', 'Scores are multiplied by √d_k.', 'rational.of(1, $dimension)', 'rational.of($dimension)'],
    [
      'soft.dimension-for-root',
      'Scores are divided by d_k instead of √d_k.',
      'rational.of(1, $dimension)',
      'rational.of(1, $dimension * $dimension)',
    ],
  ]),
  ...inSource('src/transformer/exact-scores.ts', 'doubles', 'definition-1.soft', [
    [
      'soft.last-dimension-forgotten',
      'The last coordinate of queries and keys is left out.',
      '$c = 1; $c < $dimension',
      '$c = 1; $c < $dimension - 1',
    ],
  ]),
  ...inSource('src/transformer/soft.ts', 'softLayer', 'definition-1.soft', [
    [
      'soft.residual-forgotten',
      'What heads write replaces what was there.',
      'add($arithmetic, $attended[$k][$coordinate], $value)',
      '$value',
    ],
  ]),
  ...inSource('src/transformer/affine.ts', 'composeMap', 'definition-1.soft', [
    [
      'soft.second-bias-forgotten',
      'The output of the net has no bias.',
      '$rowOf($index).constant = $value',
      '$rowOf($index).constant = rational.subtract($value, $value)',
    ],
    ['soft.first-bias-forgotten', 'Active units have no bias.', '$row.constant = rational.add($$)', ''],
  ]),
  ...inSource('src/transformer/mean.ts', 'exactMeans', 'definition-1.soft', [
    ['soft.mean-over-i', 'Means of a window are divided by its end.', '$over.last - $over.first + 1', '$over.last'],
    ['soft.mean-without-the-first', 'Sums of a window leave out its first position.', '$over.first - 1', '$over.first'],
  ]),
  ...inSource('src/transformer/softmax-row.ts', 'floatSoftmaxRow', 'definition-1.soft', [
    [
      'soft.shifted-by-one',
      'Weights meet the values of the position before.',
      'let $k = 0, $j = $first',
      'let $k = 0, $j = Math.max(0, $first - 1)',
    ],
  ]),
  ...inSource('src/transformer/softmax-row.ts', 'preciseSoftmaxRow', 'definition-1.soft', [
    ['soft.precise-sign', 'At more bits the largest score weighs least.', 'precise.point(-$d)', 'precise.point($d)'],
  ]),
]
