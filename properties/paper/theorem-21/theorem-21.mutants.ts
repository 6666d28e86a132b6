// A temperature that is too high, and a form that is mended.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('properties/paper/constructions/refuted.ts', 'withoutZeroRow', 'theorem-21.printed', [
    [
      'theorem-21.zero-row-kept',
      'θ_n(0) is kept, and so the reading is not refuted.',
      '($i) => scheduledAt($value, $i, 1)',
      '($i, n) => scheduledAt($value, $i, n)',
    ],
  ]),
  ...inSource('src/statements/statement.ts', 'STATEMENTS', 'theorem-21', [
    ['statement.21-too-warm', 'The temperature of Theorem 21 is 1.', "temperature: '1/i'", "temperature: '1'"],
  ]),
]
