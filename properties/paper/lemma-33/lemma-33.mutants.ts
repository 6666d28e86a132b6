// The bound on attention outputs, without one of its factors.
import { lemma33 } from '../../../src/lemmas/index.ts'
import { inClaim, inSource, type Mutant } from '../../library/index.ts'
import { onePercentLess } from '../one-percent-less.ts'
import { claim } from './lemma-33.claims.ts'

export const mutants: readonly Mutant[] = [
  inClaim(
    'lemma-33.one-percent',
    'lemma-33',
    'The bound is one percent too small.',
    claim(onePercentLess(lemma33.bound)),
  ),
  ...inSource('src/lemmas/lemma-33.ts', 'bound', 'lemma-33', [
    ['lemma-33.no-residual', 'The residual connection is forgotten.', 'rational.add(times($$), $epsilon)', 'times($$)'],
    ['lemma-33.weights-stay', 'Weights are taken not to move.', 'rational.add($spread, $epsilon)', '$epsilon'],
    [
      'lemma-33.no-parameter',
      'The largest parameter is forgotten.',
      'times($d, $p, rational.add($$))',
      'times($d, rational.add($$))',
    ],
  ]),
]
