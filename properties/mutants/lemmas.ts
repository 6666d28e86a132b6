// Mistakes in the approximation lemmas.
import { runnable } from '../../src/engine/index.ts'
import { exponentialSum, rational } from '../../src/numbers/index.ts'
import { zigguratBound } from '../paper/lemma-6/claim.ts'
import type { Mutant } from './mutant.ts'

export const lemmaMutants: readonly Mutant[] = [
  {
    kind: 'model',
    name: 'lemma-6.one-percent',
    mistake: 'The constant 4 is one percent too small.',
    killer: 'lemma-6',
    change: runnable(
      zigguratBound((gamma, largest) =>
        exponentialSum.term(rational.multiply(rational.of(99, 25), largest), rational.negate(gamma)),
      ),
    ),
  },
  {
    kind: 'source',
    name: 'lemma-6.constant-3',
    mistake: 'The constant of the bound is 3 instead of 4.',
    killer: 'lemma-6',
    file: 'src/lemmas/lemma-6.ts',
    find: 'rational.multiply(rational.of(4), largest)',
    put: 'rational.multiply(rational.of(3), largest)',
  },
  {
    kind: 'source',
    name: 'lemma-6.no-magnitude',
    mistake: 'v_max is the largest value, not the largest absolute value.',
    killer: 'lemma-6',
    file: 'src/lemmas/row.ts',
    find: 'rational.maximum(most, rational.absolute(v))',
    put: 'rational.maximum(most, v)',
  },
  {
    kind: 'source',
    name: 'lemma-8a.other-way',
    mistake: 'The tie-breaking term prefers earlier positions.',
    killer: 'lemma-8a',
    file: 'src/lemmas/lemma-8.ts',
    find: 'rational.of(-1, j)',
    put: 'rational.of(1, j)',
  },
  {
    kind: 'source',
    name: 'lemma-8a.printed-absolute',
    mistake: 'The printed form is checked with the repaired v_max, and so is not refuted.',
    killer: 'lemma-8a.printed',
    file: 'properties/paper/lemma-8/tie-breaking.ts',
    find: '(v) => v.reduce(rational.maximum)',
    put: 'largestMagnitude',
  },
]
