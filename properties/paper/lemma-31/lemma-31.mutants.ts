// The Lipschitz constant of attention scores, without one of its factors.
import { lemma31 } from '../../../src/lemmas/index.ts'
import { inClaim, inSource, type Mutant } from '../../library/index.ts'
import { onePercentLess } from '../one-percent-less.ts'
import { claim } from './lemma-31.claims.ts'

export const mutants: readonly Mutant[] = [
  inClaim(
    'lemma-31.one-percent',
    'lemma-31',
    'The bound is one percent too small.',
    claim(onePercentLess(lemma31.bound)),
  ),
  ...inSource('src/lemmas/lemma-31.ts', 'bound', 'lemma-31', [
    ['lemma-31.2-for-3', 'The constant is 2 instead of 3.', 'times(3, $$)', 'times(2, $$)'],
    [
      'lemma-31.p-once',
      'The largest parameter enters once.',
      'times(3, $d, $d, $p, $p, $$)',
      'times(3, $d, $d, $p, $$)',
    ],
    [
      'lemma-31.no-activation',
      'The size of the activations is forgotten.',
      'largestActivation($pair), $pair.epsilon',
      '$pair.epsilon',
    ],
  ]),
  ...inSource('src/lemmas/lemma-31.ts', 'normProductBound', 'lemma-31.step-l1', [
    [
      'lemma-31.step-l1-generous',
      'The route by ℓ1 norms is allowed three times as much, and so is not refuted.',
      'rational.divide(bound($pair), rational.of(3))',
      'bound($pair)',
    ],
  ]),
]
