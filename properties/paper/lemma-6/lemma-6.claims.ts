// Lemma 6, the ziggurat bound, on rows of every slope with the peak anywhere and values placed against it.
import { align, values, type ZigguratRow, zigguratRows } from '../../../generators/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { largestMagnitude, lemma6 } from '../../../src/lemmas/index.ts'
import { exponentialSum, type Rational, type Real, rational } from '../../../src/numbers/index.ts'
import { traceRow } from '../../../src/transformer/index.ts'
import { boundedBy, type Header, inClaim, inSource, type Mutant } from '../../library/index.ts'

interface Case {
  readonly row: ZigguratRow
  readonly values: readonly Rational[]
}

type Label =
  | 'one position'
  | 'peak at an end'
  | 'peak inside'
  | 'exactly at the limit'
  | 'a negative value'
  | 'gamma below 1/10'
  | 'gamma above 100'

const ziggurats = (header: Header<Label>, bound: (gamma: Rational, largest: Rational) => Real): Claim<Case, Label> =>
  boundedBy({
    variant: 'repaired',
    requires: {
      'one position': 0.06,
      'peak at an end': 0.3,
      'peak inside': 0.1,
      'exactly at the limit': 0.2,
      'a negative value': 0.4,
      'gamma below 1/10': 0.1,
      'gamma above 100': 0.1,
    },
    ...header,
    domain: align({ row: zigguratRows(), values: values() }),
    counts: { deep: { random: 1_000_000 } },
    given: ({ row }) => lemma6.hypothesis(row),
    what: '|hard − soft|',
    observed: ({ row, values: v }) => lemma6.error(row, v),
    bound: ({ row, values: v }) => bound(row.gamma, largestMagnitude(v)),
    illustrate: ({ row: { scores, gamma, peak }, values: v }) =>
      traceRow({
        ...{ values: v, first: 1, i: peak, scores, target: peak, lemma: 'lemma-6', gamma },
        error: lemma6.error({ scores, gamma, peak }, v),
        bound: bound(gamma, largestMagnitude(v)),
      }),
    note({ row, values: v }, probe) {
      const { scores, gamma, peak } = row
      const n = scores.length
      probe.length(n)
      probe.label('one position', n === 1)
      probe.label('peak at an end', n > 1 && (peak === 1 || peak === n))
      probe.label('peak inside', peak > 1 && peak < n)
      probe.label('exactly at the limit', n > 1 && isTight(row))
      probe.label(
        'a negative value',
        v.some((x) => rational.sign(x) < 0),
      )
      probe.label('gamma below 1/10', rational.compare(gamma, rational.of(1, 10)) < 0)
      probe.label('gamma above 100', rational.compare(gamma, rational.of(100)) > 0)
    },
  })

/** The lemma, or a wrong version of its bound. */
export const zigguratBound = (bound: (gamma: Rational, largest: Rational) => Real = lemma6.bound): Claim<Case, Label> =>
  ziggurats(
    {
      key: 'lemma-6',
      title: 'the ziggurat bound',
      statement:
        'If γ > 0 and scores fall by at least γ with every step away from j*, then soft attention differs from attending to j* alone by at most 4e^{−γ}·max|v|.',
    },
    bound,
  )

/** The 4 could be 4/(1 + e^{−γ}), and no less: see src/lemmas/lemma-6.ts. */
export const sharp = (): Claim<Case, Label> =>
  ziggurats(
    {
      key: 'lemma-6.sharp',
      variant: 'sharp',
      title: 'the ziggurat bound at its best',
      statement:
        'On rows as in Lemma 6 the difference is at most 4e^{−γ}/(1 + e^{−γ})·max|v|, which long rows with the peak in the middle approach.',
      uses: ['lemma-6'],
    },
    lemma6.sharpBound,
  )

const isTight = ({ scores, gamma, peak }: ZigguratRow): boolean =>
  scores.every((s, k) => {
    const fall = rational.multiply(gamma, rational.of(Math.abs(k + 1 - peak)))
    return rational.equal(s, rational.subtract(scores[peak - 1], fall))
  })

export const claims: readonly Runnable[] = [runnable(zigguratBound()), runnable(sharp())]

export const mutants: readonly Mutant[] = [
  inClaim(
    'lemma-6.one-percent',
    'lemma-6',
    'The constant 4 is one percent too small.',
    zigguratBound((gamma, largest) =>
      exponentialSum.term(rational.multiply(rational.of(99, 25), largest), rational.negate(gamma)),
    ),
  ),
  ...inSource('src/lemmas/lemma-6.ts', 'bound', 'lemma-6', [
    ['lemma-6.constant-3', 'The constant of the bound is 3 instead of 4.', 'rational.of(4)', 'rational.of(3)'],
  ]),
  ...inSource('src/lemmas/row.ts', 'largestMagnitude', 'lemma-6', [
    [
      'lemma-6.no-magnitude',
      'v_max is the largest value, not the largest absolute value.',
      'rational.absolute($v)',
      '$v',
    ],
  ]),
  ...inSource('src/lemmas/row.ts', 'distanceFrom', 'lemma-6', [
    ['row.distance-from-first', 'The distance is that from the first value.', '$values[$target - 1]', '$values[0]'],
  ]),
  ...inSource('src/lemmas/lemma-6.ts', 'sharpBound', 'lemma-6.sharp', [
    [
      'lemma-6.sharp-too-sharp',
      'The sharp bound divides by 1 + 2e^{−γ}.',
      'exponentialSum.term(rational.one, rational.negate($gamma))',
      'exponentialSum.term(rational.of(2), rational.negate($gamma))',
    ],
    ['lemma-6.sharp-constant', 'The constant of the sharp bound is 3.', 'rational.of(4)', 'rational.of(3)'],
  ]),
]
