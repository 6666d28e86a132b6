// The Lipschitz constant of a net, without one of its factors.
import { lemma30 } from '../../../src/lemmas/index.ts'
import { inClaim, inSource, type Mutant } from '../../library/index.ts'
import { onePercentLess } from '../one-percent-less.ts'
import { claim } from './lemma-30.claims.ts'

export const mutants: readonly Mutant[] = [
  inClaim(
    'lemma-30.one-percent',
    'lemma-30',
    'The bound is one percent too small.',
    claim(onePercentLess(lemma30.bound)),
  ),
  ...inSource('src/lemmas/lemma-30.ts', 'factor', 'lemma-30', [
    [
      'lemma-30.no-residual',
      'The residual connection is forgotten.',
      'rational.add(times($$), rational.one)',
      'times($$)',
    ],
    ['lemma-30.p-once', 'The largest parameter enters once.', 'times($d, $hidden, $p, $p)', 'times($d, $hidden, $p)'],
    ['lemma-30.no-width', 'The hidden width is forgotten.', 'times($d, $hidden, $p, $p)', 'times($d, $p, $p)'],
  ]),
]
