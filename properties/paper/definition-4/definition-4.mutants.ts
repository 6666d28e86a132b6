// Mistakes in deviations from hard attention, and in leftmost hard attention.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/transformer/weighting.ts', 'chosen', 'definition-4', [
    [
      'definition-4.leftmost',
      'Leftmost hardmax takes all maxima but the first.',
      '$maximal.slice(0, 1)',
      '$maximal.slice(1)',
    ],
  ]),
  ...inSource('src/transformer/deviation.ts', 'twinRun', 'definition-4.deviation', [
    ['deviation.no-temperature', 'The twin has no temperature.', 'rational.inverse($$)', 'rational.one'],
  ]),
  ...inSource('src/transformer/deviation.ts', 'attendRow', 'definition-4.deviation', [
    [
      'deviation.root-forgotten',
      'The twin does not divide scores by √d_k.',
      'rational.of(1, $dimension)',
      'rational.one',
    ],
    [
      'deviation.lag-reversed',
      'Among the largest scores, those that fell gain weight.',
      'precise.subtract($scoreDeviations[$k], $scoreDeviations[$$], $bits)',
      'precise.subtract($scoreDeviations[$$], $scoreDeviations[$k], $bits)',
    ],
    [
      'deviation.others-forgotten',
      'The largest scores lose nothing to the others.',
      '$sum = precise.negate($others)',
      'sum: Precise = precise.zero',
    ],
    [
      'deviation.moved-values-forgotten',
      'Values are taken not to have moved.',
      '$sum = $add($sum, $multiply($alphas[$$], $value.deviation[$$rest][$c]))',
      '',
    ],
    [
      'deviation.moved-queries-forgotten',
      'Queries are taken not to have moved.',
      '$add($add(times($$), times($$rest)), $multiply($$more))',
      'times($$)',
    ],
    [
      'deviation.residual-forgotten',
      'A deviation before the layer is forgotten where a head writes.',
      '$add($deviations[$c], $sum)',
      '$sum',
    ],
    [
      'deviation.share',
      'The weight that the largest scores lose is lost by each of them.',
      'precise.divide($sum, $multiply($share, $total), $bits)',
      'precise.divide($sum, $total, $bits)',
    ],
  ]),
]
