// A temperature that is too high.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/transformer/schedule.ts', 'NAMED', 'corollary-23', [
    [
      'temperature.corollary-23-hotter-2',
      'The temperature 1/i^2 is 2 times too high, for all that looks to the left.',
      '($i) => inverse(product($i, $i))',
      '($i) => rational.of(2, product($i, $i))',
    ],
  ]),
]
