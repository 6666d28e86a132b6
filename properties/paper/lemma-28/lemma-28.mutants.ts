// The bound on a layer of a net, without one of its factors.
import { lemma28 } from '../../../src/lemmas/index.ts'
import { inClaim, inSource, type Mutant } from '../../library/index.ts'
import { onePercentLess } from '../one-percent-less.ts'
import { claim } from './lemma-28.claims.ts'

export const mutants: readonly Mutant[] = [
  inClaim(
    'lemma-28.one-percent',
    'lemma-28',
    'The bound is one percent too small.',
    claim(onePercentLess(lemma28.bound)),
  ),
  ...inSource('src/lemmas/lemma-28.ts', 'bound', 'lemma-28', [
    ['lemma-28.one-row', 'The factor d is forgotten.', '$matrix.length', '1'],
    ['lemma-28.no-bias', 'The bias is forgotten.', 'largestMagnitude($bias)', 'rational.zero'],
    ['lemma-28.largest-entry', '‖x‖₁ is taken for the largest entry of x.', 'norm1($x)', 'largestMagnitude($x)'],
  ]),
]
