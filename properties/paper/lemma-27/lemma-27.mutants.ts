// Pieces of a rounding net counted wrong.

import { inClaim, inSource, type Mutant } from '../../library/index.ts'
import { anyFormat, pieces, pointBetween } from './lemma-27.claims.ts'
import { roundingNet } from './rounding-net.ts'
import { constantWidth, width } from './width.ts'

export const mutants: readonly Mutant[] = [
  ...inSource('src/lemmas/lemma-27.ts', 'fewestPieces', 'lemma-27', [
    [
      'lemma-27.skipped-point',
      'A piece swallows the first point of the next one.',
      '$pieces += 1 $start = $end',
      '$pieces += 1; $start = $end + 1',
    ],
  ]),
  inClaim(
    'lemma-27.printed-two-preimages',
    'lemma-27.printed',
    'The printed form is checked with two preimages each, and so is not refuted.',
    anyFormat(1),
  ),
  inClaim(
    'lemma-27.between-none',
    'lemma-27.step-between',
    'One preimage is taken for enough, and so the step is not refuted.',
    pointBetween(1),
  ),
  inClaim(
    'lemma-27.pieces-undoubled',
    'lemma-27.pieces',
    'The bound on the pieces is m^ℓ instead of (2m)^ℓ.',
    pieces((m, depth) => BigInt(m) ** BigInt(depth)),
  ),
  inClaim(
    'lemma-27.width-short-digits',
    'lemma-27.width',
    'Every layer finds one bit less than its share.',
    width((c) => roundingNet({ ...c, digit: c.digit - 1 })),
  ),
  inClaim(
    'lemma-27.constant-width-mended',
    'lemma-27.constant-width',
    'The width grows with n, and so the control is not refuted.',
    constantWidth((n) => n),
  ),
]
