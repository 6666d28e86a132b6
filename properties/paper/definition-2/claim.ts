// Definition 2: the three hardmaxes, and that they agree on tieless rows.

import type { GapRow } from '../../../generators/index.ts'
import { gapRows } from '../../../generators/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { maximalPositions } from '../../../src/lemmas/index.ts'
import { chosen } from '../../../src/transformer/index.ts'
import { computes } from '../../library/index.ts'

export const claim = (): Claim<GapRow, 'one position' | 'several positions'> =>
  computes({
    key: 'definition-2',
    variant: 'repaired',
    title: 'tieless rows have one hardmax',
    statement: 'On a tieless row leftmost, rightmost and average hard attention choose the same position.',
    requires: { 'one position': 0.05, 'several positions': 0.3 },
    domain: gapRows(),
    given: ({ scores }) => maximalPositions(scores).length === 1,
    what: 'leftmost, rightmost',
    found: ({ scores }) => [
      chosen('leftmost', maximalPositions(scores)),
      chosen('rightmost', maximalPositions(scores)),
    ],
    expected: ({ scores }) => [
      chosen('average', maximalPositions(scores)),
      chosen('average', maximalPositions(scores)),
    ],
    note({ scores }, probe) {
      probe.label('one position', scores.length === 1)
      probe.label('several positions', scores.length > 1)
    },
  })

export const claims: readonly Runnable[] = [runnable(claim())]
