// Mistakes in the construction of markers and reciprocals.
import { rational } from '../../../src/numbers/index.ts'
import { inClaim, inSource, type Mutant } from '../../library/index.ts'
import { clause } from './clauses.ts'
import { firstAndLast } from './model.ts'
import { withLemma9 } from './proposition-10a.claims.ts'

export const mutants: readonly Mutant[] = [
  inClaim(
    'proposition-10a.quarter',
    'proposition-10a',
    'The net that marks the first position rises from ¼ on.',
    clause('a', firstAndLast([{ start: rational.of(1, 4), height: rational.of(4, 3) }])),
  ),
  inClaim(
    'proposition-10a.lemma-9-mended',
    'proposition-10a.lemma-9',
    'The net of Lemma 9 is replaced by the right one, and so is not refuted.',
    withLemma9(firstAndLast()),
  ),
  ...inSource('properties/paper/proposition-10/model.ts', 'markers', 'proposition-10b', [
    [
      'proposition-10b.odd-only',
      'The last position is marked only where it is odd.',
      ", { from: 'right mean', sign: minusOne, $$ }",
      '',
    ],
  ]),
  ...inSource('properties/paper/proposition-10/model.ts', 'firstAndLast', 'proposition-10c', [
    [
      'proposition-10c.unmasked',
      'The mean of the first marker is taken over the whole word.',
      "uniform('future', 'first', '1/i', rational.one)",
      "uniform('none', 'first', '1/i', rational.one)",
    ],
  ]),
  ...inSource('properties/paper/proposition-10/model.ts', 'firstAndLast', 'proposition-10d', [
    [
      'proposition-10d.other-side',
      'The mean of the last marker is taken over the positions to the left.',
      "uniform('past', 'last', '1/(n-i+1)', rational.one)",
      "uniform('future', 'last', '1/(n-i+1)', rational.one)",
    ],
  ]),
]
