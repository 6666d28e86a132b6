// Temperatures that are too high, and queries that are not scaled.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/transformer/schedule.ts', 'NAMED', 'theorem-13c', [
    [
      'temperature.theorem-13c-hotter-8',
      'The temperature 1/i^2 is 8 times too high, for ⊖.',
      '($i) => inverse(product($i, $i))',
      '($i) => rational.of(8, product($i, $i))',
    ],
  ]),
  ...inSource('src/statements/statement.ts', 'STATEMENTS', 'theorem-13d', [
    [
      'statement.13d-not-scaled',
      'Queries of Theorem 13d are not scaled.',
      "id: 'theorem-13d', fragment: 'TL[⊖]', temperature: '1', scale: 'i^2'",
      "id: 'theorem-13d', fragment: 'TL[⊖]', temperature: '1', scale: '1'",
    ],
  ]),
]
