// Bounds on the distance of softmaxes in the unsafe direction.
import { inSource, type Mutant } from '../../library/index.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/lemmas/lemma-32.ts', 'hardHalfBound', 'lemma-32.step-hard', [
    [
      'lemma-32.gap-twice',
      'e^{−2γ/τ} is taken for e^{−γ/τ}.',
      'rational.negate(rational.divide($gamma, $tau))',
      'rational.divide($gamma, rational.multiply($tau, rational.of(-1, 2)))',
    ],
    [
      'lemma-32.step-hard-half',
      'The same mistake, seen by the first half alone.',
      '2 * $scores.length',
      '$scores.length',
    ],
  ]),
  ...inSource('src/lemmas/lemma-32.ts', 'movedHalfBound', 'lemma-32.step-moved', [
    [
      'lemma-32.temperature-inverted',
      'The error of the scores is multiplied by τ.',
      'rational.divide',
      'rational.multiply',
    ],
    [
      'lemma-32.step-moved-eighth',
      'The constant of the second half is ½ instead of 4.',
      'rational.of(4)',
      'rational.half',
    ],
  ]),
  ...inSource('src/lemmas/lemma-32.ts', 'hardHalfBound', 'lemma-32', [
    [
      'lemma-32.half-the-positions',
      'The first half counts the weight that leaves the maxima once, not twice.',
      '2 * $scores.length',
      '$scores.length',
    ],
  ]),
  ...inSource('properties/paper/lemma-32/lemma-32.claims.ts', 'withoutTemperature', 'lemma-32.step-hard-printed', [
    [
      'lemma-32.temperature-remembered',
      'The forgotten temperature is there, and so the step is not refuted.',
      '{ ...softenedOf($c), tau: rational.one }',
      'softenedOf($c)',
    ],
  ]),
]
