// Definition 5: a gap is closed downwards, and every number is one where all scores tie.
import { aligned, type GapRow, gammas, gapRows } from '../../../generators/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { hasGap, maximalPositions } from '../../../src/lemmas/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { computes } from '../../library/index.ts'

interface Case {
  readonly row: GapRow
  readonly other: Rational
}

export const claim = (): Claim<Case, 'all tied' | 'below' | 'above'> =>
  computes({
    key: 'definition-5',
    variant: 'repaired',
    title: 'a gap is closed downwards',
    statement: 'A row with gap γ has every smaller gap; a row whose scores all tie has every gap.',
    requires: { 'all tied': 0.1, below: 0.15, above: 0.1 },
    domain: aligned({ row: gapRows(), other: gammas() }),
    given: ({ row, other }) => isTied(row) || rational.compare(other, row.gap) <= 0,
    what: 'whether it has the other gap',
    found: ({ row, other }) => hasGap(row.scores, other),
    expected: () => true,
    note({ row, other }, probe) {
      probe.label('all tied', isTied(row))
      probe.label('below', rational.compare(other, row.gap) < 0)
      probe.label('above', rational.compare(other, row.gap) > 0)
    },
  })

const isTied = ({ scores }: GapRow): boolean => maximalPositions(scores).length === scores.length

export const claims: readonly Runnable[] = [runnable(claim())]
