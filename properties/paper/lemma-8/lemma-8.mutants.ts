// Mistakes in tie-breaking: leans, scales and targets, and what the figure and the printed form have wrong.
import { largestMagnitude, lemma8 } from '../../../src/lemmas/index.ts'
import { exponentialSum, rational } from '../../../src/numbers/index.ts'
import { inClaim, inSource, type Mutant } from '../../library/index.ts'
import { figure, figureZiggurat } from './figure.ts'
import { reachOf, tieBreakingPrinted, tieBreakingWeakGap, visibleRow } from './tie-breaking.ts'

const figures: readonly Mutant[] = (['b', 'c'] as const).flatMap((clause) => [
  inClaim(
    `lemma-8${clause}.figure-one-percent`,
    `lemma-8${clause}.figure`,
    'The constant 2 is one percent too small.',
    figure(clause, (gamma, largest) =>
      exponentialSum.term(rational.multiply(rational.of(99, 50), largest), rational.multiply(rational.of(-2), gamma)),
    ),
  ),
  inClaim(
    `lemma-8${clause}.figure-ziggurat-mended`,
    `lemma-8${clause}.figure-ziggurat`,
    'The scores are those of the lemma, and so the control is not refuted.',
    figureZiggurat(clause, (side, c) => lemma8.brokenTies(side, visibleRow(c.row), c.gamma, reachOf(side, c))),
  ),
])

export const mutants: readonly Mutant[] = [
  ...inSource('src/lemmas/lemma-8.ts', 'brokenTies', 'lemma-8a', [
    [
      'lemma-8a.scale',
      'The scores are scaled by m instead of m².',
      'rational.product($gamma, $length, $length)',
      'rational.product($gamma, $length)',
    ],
    [
      'lemma-8a.first-of-the-window',
      'Positions are counted from the beginning of the window.',
      'lean($clause, $first + $k, $reach)',
      "lean($clause, $clause === 'a' ? 1 + $k : $first + $k, $reach)",
      'Clauses b and c are as before. For a, 1/j − 1/(j + 1) is larger for smaller j, so rows counted from 1 are at least as steep, and the bound holds all the more.',
    ],
  ]),
  ...inSource('src/lemmas/lemma-8.ts', 'brokenTies', 'lemma-8b', [
    [
      'lemma-8b.scale',
      'The scores are scaled by γN instead of 2γN.',
      'rational.product(rational.of(2), $gamma, $length)',
      'rational.product($gamma, $length)',
    ],
  ]),
  ...inSource('src/lemmas/lemma-8.ts', 'lean', 'lemma-8b', [
    [
      'lemma-8b.half-the-lean',
      'Scores lean by j/(4N).',
      "rational.of($clause === 'b' ? $j : -$j, 2 * $reach)",
      "rational.of($clause === 'b' ? $j : -$j, 4 * $reach)",
    ],
  ]),
  ...inSource('src/lemmas/lemma-8.ts', 'target', 'lemma-8b', [
    ['lemma-8b.leftmost', 'Clause b aims at the leftmost of the largest scores.', "$clause === 'c'", "$clause !== 'a'"],
  ]),
  ...inSource('src/lemmas/lemma-8.ts', 'target', 'lemma-8c', [
    ['lemma-8c.rightmost', 'The target of clause c is the rightmost maximum.', "$clause === 'c'", "$clause === 'b'"],
  ]),
  ...(['a', 'b', 'c'] as const).map((clause) =>
    inClaim(
      `lemma-8${clause}.printed-absolute`,
      `lemma-8${clause}.printed`,
      'The printed form is checked with the repaired v_max, and so is not refuted.',
      tieBreakingPrinted(clause, largestMagnitude),
    ),
  ),
  inClaim(
    'lemma-8a.weak-gap-mended',
    'lemma-8a.weak-gap',
    'The control has gap 1, and so is not refuted.',
    tieBreakingWeakGap(rational.one),
  ),
  ...figures,
]
