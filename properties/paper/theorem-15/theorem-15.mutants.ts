// Mistakes that Theorem 15 must notice: in breaking ties, in the check of obligations, and in its controls.

import { inClaim, inSource, type Mutant } from '../../library/index.ts'
import { hot, untempered } from '../constructions/refuted.ts'

export const mutants: readonly Mutant[] = [
  inClaim(
    'theorem-15a.untempered-mended',
    'theorem-15a.untempered',
    'The temperature is kept, and so the reading is not refuted.',
    untempered('theorem-15a', 'softmax-tau'),
  ),
  inClaim(
    'theorem-15a.hot-cooled',
    'theorem-15a.hot',
    'The temperature is not raised, and so nothing breaks.',
    hot('theorem-15a', 1, 'hot'),
  ),
  ...inSource('src/gadgets/tie-break.ts', 'GAMMA', 'theorem-15a', [
    ['tie-break.gamma-1', 'γ is 1: outputs may be right, but Lemma 8 no longer promises less than ¼.', '3', '1'],
  ]),
  ...inSource('src/gadgets/tie-break.ts', 'breakingOf', 'theorem-15a', [
    ['tie-break.3-for-6', 'Scores with ±j/(2n) are scaled by 3, not by 6.', 'factor: 2 * GAMMA', 'factor: GAMMA'],
  ]),
  ...inSource('src/transformer/schedule.ts', 'NAMED', 'theorem-15a', [
    [
      'temperature.theorem-15a-hotter-4',
      'The temperature 1/n is 4 times too high, for since and until.',
      '($_i, $n) => inverse($n)',
      '($_i, $n) => rational.of(4, $n)',
    ],
  ]),
  ...inSource('src/check/ledger.ts', 'requireTolerance', 'theorem-15a.scale-2', [
    [
      'check.no-tolerance',
      'The check does not ask whether the bound of Lemma 8 is small enough.',
      '$bound.hi <= $most.lo',
      '$bound.hi >= 0',
    ],
  ]),
  ...inSource('src/check/tie-break.ts', 'checkTieBreak', 'theorem-15a.gamma-100', [
    [
      'check.believed-gamma',
      'The check believes the γ that is claimed.',
      'rational.compare($gamma, $obligation.gamma)',
      'rational.compare($gamma, $gamma)',
    ],
  ]),
]
