// Definition 5: which numbers are gaps of a row. With a number every smaller one is a gap; where all scores tie, every number is.
import { align, type GapRow, gammas, gapRows } from '../../../generators/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { maximalPositions, rowHasGap } from '../../../src/lemmas/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { computes } from '../../library/index.ts'

interface Case {
  readonly row: GapRow
  readonly other: Rational
}

export const claim = (): Claim<Case, 'all tied' | 'at most the gap' | 'above the gap' | 'exactly the distance'> =>
  computes({
    key: 'definition-5',
    variant: 'repaired',
    title: 'what a gap is',
    statement:
      'The gaps of a row are the numbers up to the distance from its largest score to the next one, and all numbers where its scores tie.',
    requires: { 'all tied': 0.1, 'at most the gap': 0.2, 'above the gap': 0.2, 'exactly the distance': 0.008 },
    domain: align({ row: gapRows(), other: gammas() }),
    what: 'whether it has the other gap',
    observed: ({ row, other }) => rowHasGap(row.scores, other),
    expected: ({ row, other }) => isTied(row) || rational.compare(other, distanceToNext(row)) <= 0,
    note({ row, other }, probe) {
      probe.label('all tied', isTied(row))
      probe.label('at most the gap', rational.compare(other, row.gap) <= 0)
      probe.label('above the gap', rational.compare(other, row.gap) > 0)
      probe.label('exactly the distance', !isTied(row) && rational.equal(other, distanceToNext(row)))
    },
  })

/** From the largest score to the next one, by sorting. */
function distanceToNext({ scores }: GapRow): Rational {
  const falling = scores.toSorted((a, b) => rational.compare(b, a))
  const next = falling.find((s) => !rational.equal(s, falling[0])) ?? falling[0]
  return rational.subtract(falling[0], next)
}

const isTied = ({ scores }: GapRow): boolean => maximalPositions(scores).length === scores.length

export const claims: readonly Runnable[] = [runnable(claim())]
