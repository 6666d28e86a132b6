// Mistakes in the rounding net.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/lemmas/lemma-9.ts', 'QUARTER', 'lemma-9', [
    ['lemma-9.third', 'The net begins to rise at 1/3.', 'rational.of(1, 4)', 'rational.of(1, 3)'],
  ]),
  ...inSource('src/lemmas/lemma-9.ts', 'THREE_QUARTERS', 'lemma-9', [
    ['lemma-9.ends-at-1', 'The net and the pieces end at 1.', 'rational.of(3, 4)', 'rational.of(1)'],
  ]),
  ...inSource('src/lemmas/lemma-9.ts', 'rounded', 'lemma-9', [
    ['lemma-9.slope-1', 'The net rises with slope 1.', 'TWO', 'rational.one'],
  ]),
]
