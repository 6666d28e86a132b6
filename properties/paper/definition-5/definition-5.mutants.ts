// A mistake in what a gap is.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/lemmas/row.ts', 'rowHasGap', 'definition-5', [
    [
      'definition-5.always',
      'Every number is taken for a gap.',
      'rational.equal($$) || rational.compare($$rest) <= 0',
      'rational.compare($$) <= 0',
    ],
  ]),
]
