// Definition 2: the three hardmaxes, and that they agree on tieless rows.

import type { GapRow } from '../../../generators/index.ts'
import { gapRows } from '../../../generators/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { maximalPositions } from '../../../src/lemmas/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
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
    observed: ({ scores }) => [
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

/** Position by position: no other is larger; and which of those that tie are chosen. */
export const ties = (): Claim<GapRow, 'a tie' | 'a tie with something between'> =>
  computes({
    key: 'definition-2.ties',
    variant: 'repaired',
    title: 'leftmost, rightmost and average',
    statement: 'Of the largest scores, leftmost hard attention chooses the first, rightmost the last, and average all.',
    uses: ['definition-2'],
    requires: { 'a tie': 0.3, 'a tie with something between': 0.1 },
    domain: gapRows(),
    what: 'leftmost, rightmost, average',
    observed: ({ scores }) => WEIGHTINGS.map((weighting) => chosen(weighting, maximalPositions(scores))),
    expected({ scores }) {
      const largest = largestOf(scores)
      return [[largest[0]], [largest[largest.length - 1]], largest]
    },
    note({ scores }, probe) {
      const largest = largestOf(scores)
      const span = largest[largest.length - 1] - largest[0] + 1
      probe.label('a tie', largest.length > 1)
      probe.label('a tie with something between', span > largest.length)
    },
  })

const WEIGHTINGS = ['leftmost', 'rightmost', 'average'] as const

const largestOf = (scores: readonly Rational[]): number[] =>
  scores.flatMap((s, k) => (scores.every((other) => rational.compare(other, s) <= 0) ? [k + 1] : []))

export const claims: readonly Runnable[] = [runnable(claim()), runnable(ties())]
