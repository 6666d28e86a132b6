// Temperatures that are too high, and wrong position embeddings.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/transformer/schedule.ts', 'NAMED', 'theorem-16a', [
    [
      'temperature.theorem-16a-hotter-4',
      'The temperature 1/i^2 is 4 times too high, for since.',
      '($i) => inverse(product($i, $i))',
      '($i) => rational.of(4, product($i, $i))',
    ],
    ['schedule.1/i-off-by-one', '1/i is 1/(i + 1).', '($i) => inverse($i)', '($i) => inverse($i + 1)'],
    [
      'schedule.1/i^2-once',
      'The temperature 1/i² is 1/i.',
      '($i) => inverse(product($i, $i))',
      '($i) => inverse(product($i))',
    ],
  ]),
  ...inSource('src/statements/statement.ts', 'STATEMENTS', 'theorem-16a', [
    [
      'statement.16a-too-warm',
      'The temperature of Theorem 16a falls like 1/i.',
      "id: 'theorem-16a', fragment: 'TL[S]', temperature: '1/i^2'",
      "id: 'theorem-16a', fragment: 'TL[S]', temperature: '1/i'",
    ],
  ]),
]
