// Definition 3: softmax does not change when all scores are shifted, and tends to average hard attention as τ falls.
import { align, type GapRow, gammas, gapRows, rationals } from '../../../generators/index.ts'
import { type Claim, type Runnable, record, runnable } from '../../../src/engine/index.ts'
import { lemma32, maximalPositions } from '../../../src/lemmas/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { boundedBy } from '../../library/index.ts'

interface Shifted {
  readonly row: GapRow
  readonly shift: Rational
}

export const claim = (): Claim<Shifted, 'shifted'> =>
  boundedBy({
    key: 'definition-3',
    variant: 'repaired',
    title: 'softmax ignores a shift of the scores',
    statement: 'softmax(s + c) = softmax(s) for every c.',
    requires: { shifted: 0.4 },
    domain: align({ row: gapRows(), shift: rationals({ largest: 100, denominators: [1, 7] }) }),
    what: '‖softmax(s + c) − softmax s‖₁',
    observed: ({ row, shift }) =>
      lemma32.distanceOfSoftmaxes(
        row.scores,
        row.scores.map((s) => rational.add(s, shift)),
      ),
    bound: () => rational.zero,
    note: ({ shift }, probe) => probe.label('shifted', !rational.isZero(shift)),
  })

interface Cooled {
  readonly row: GapRow
  readonly tau: Rational
}

/** With t maxima among n scores: each of the n − t others has weight at most e^{−γ/τ}/t, so the distance is at most 2(n − t)/t·e^{−γ/τ}. */
export const limit = (): Claim<Cooled, 'several maxima' | 'all tied'> =>
  boundedBy({
    key: 'definition-3.limit',
    variant: 'step',
    title: 'softmax tends to average hard attention',
    statement:
      'If s has gap γ and t maxima among n scores, then ‖ahardmax s − softmax_τ s‖₁ ≤ 2(n − t)/t·e^{−γ/τ}, which vanishes as τ → 0.',
    uses: ['definition-5'],
    requires: { 'several maxima': 0.15, 'all tied': 0.08 },
    domain: record({ row: gapRows(), tau: gammas({ least: rational.of(1, 100), most: rational.of(10) }) }),
    what: '‖ahardmax s − softmax_τ s‖₁',
    observed: (c) => lemma32.hardHalf({ ...c.row, ...still(c) }),
    bound: (c) => lemma32.sharpHalfBound({ ...c.row, ...still(c) }),
    note({ row: { scores } }, probe) {
      const maxima = maximalPositions(scores).length
      probe.label('several maxima', maxima > 1)
      probe.label('all tied', scores.length > 1 && maxima === scores.length)
    },
  })

const still = ({ row, tau }: Cooled) => ({ moved: row.scores, gamma: row.gap, epsilon: rational.zero, tau })

export const claims: readonly Runnable[] = [runnable(claim()), runnable(limit())]
