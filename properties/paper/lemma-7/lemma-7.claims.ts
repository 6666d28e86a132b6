// Lemma 7, table lookup: in range, out of range (as the constructions use it), and the printed step that forgets one side.
import { type GammaOptions, gammas, integers } from '../../../generators/index.ts'
import { type Claim, type Domain, type Runnable, reconcile, record, runnable } from '../../../src/engine/index.ts'
import { type Lookup, lemma7 } from '../../../src/lemmas/index.ts'
import { type Rational, type Real, rational } from '../../../src/numbers/index.ts'
import { traceRow } from '../../../src/transformer/index.ts'
import { boundedBy } from '../../library/index.ts'

type Label = 'the first position' | 'the last position' | 'inside' | 'one position' | 'gamma exactly 1'

const MOST = 24

/** t in 1..n, for γ in the range. */
const lookups = (range: GammaOptions): Domain<Lookup> =>
  reconcile(
    record({ length: integers(1, MOST), row: integers(1, MOST), gamma: gammas(range) }),
    (c): Lookup => ({ ...c, row: Math.min(c.row, c.length) }),
  )

const BOUND = 'the softmax mean of the positions under scores γ(2tj − j²) differs from t by at most (3/2)e^{−γ}'

export const IN_RANGE: GammaOptions = { least: rational.one }
const BELOW: GammaOptions = { least: rational.of(1, 1000), most: rational.of(99, 100) }

/** The lemma, or a wrong bound. */
export const claim = (bound: typeof lemma7.bound = lemma7.bound): Claim<Lookup, Label> =>
  boundedBy({
    key: 'lemma-7',
    variant: 'repaired',
    title: 'the table-lookup bound',
    statement: `If γ ≥ 1 and 1 ≤ t ≤ n, then ${BOUND}.`,
    requires: {
      'the first position': 0.03,
      'the last position': 0.2,
      inside: 0.15,
      'one position': 0.01,
      'gamma exactly 1': 0.05,
    },
    domain: lookups(IN_RANGE),
    counts: { deep: { random: 1_000_000 } },
    given: lemma7.hypothesis,
    what: '|t − softmax mean|',
    observed: lemma7.error,
    bound,
    illustrate: (lookup) =>
      traceRow({
        values: Array.from({ length: lookup.length }, (_, k) => rational.of(k + 1)),
        ...{ first: 1, i: lookup.row, target: lemma7.target(lookup), lemma: 'lemma-7', gamma: lookup.gamma },
        scores: lemma7.scores(lookup),
        error: lemma7.error(lookup),
        bound: bound(lookup),
      }),
    note({ length, row, gamma }, probe) {
      probe.length(length)
      probe.label('the first position', row === 1)
      probe.label('the last position', row === length)
      probe.label('inside', row > 1 && row < length)
      probe.label('one position', length === 1)
      probe.label('gamma exactly 1', rational.equal(gamma, rational.one))
    },
  })

/** A control: below the range of the lemma its bound is exceeded, so the hypothesis is not idle. */
export const belowRange = (range: GammaOptions = BELOW): Claim<Lookup, never> =>
  boundedBy({
    key: 'lemma-7.below-range',
    variant: 'control',
    expects: 'refuted',
    insteadOf: 'lemma-7',
    title: 'the table-lookup bound below its range',
    statement: `If 0 < γ < 1 and 1 ≤ t ≤ n, then ${BOUND}. (The lemma asks for γ ≥ 1.)`,
    uses: ['lemma-7'],
    domain: lookups(range),
    what: '|t − softmax mean|',
    observed: lemma7.error,
    bound: lemma7.bound,
  })

/** A position beyond an end of the window: how far, and at which end. */
interface Beyond {
  readonly length: number
  readonly beyond: number
  /** 0 for the right end, 1 for the left. */
  readonly left: number
  readonly gamma: Rational
}

const lookupOf = ({ length, beyond, left, gamma }: Beyond): Lookup => ({
  length,
  row: left === 1 ? 1 - beyond : length + beyond,
  gamma,
})

/** t may lie outside the window, as for a count of 0 or the count plus one of a full window. */
export const outOfRange = (): Claim<Beyond, 'left' | 'right'> =>
  boundedBy({
    key: 'lemma-7.out-of-range',
    variant: 'step',
    title: 'looking up a position that is not there',
    statement:
      'For t outside 1..m the softmax mean is within (3/2)e^{−3γ} of the nearest end, for γ ≥ 1: the constructions use this for a count of 0.',
    uses: ['lemma-7'],
    requires: { left: 0.2, right: 0.2 },
    domain: record({
      length: integers(1, MOST),
      beyond: integers(1, 5),
      left: integers(0, 1),
      gamma: gammas({ least: rational.one }),
    }),
    what: '|end − softmax mean|',
    observed: (c) => lemma7.error(lookupOf(c)),
    bound: (c) => lemma7.bound(lookupOf(c)),
    note({ left }, probe) {
      probe.label('left', left === 1)
      probe.label('right', left === 0)
    },
  })

/** |A − B| ≤ B, A the mass to the left of t and B that to the right: false where t is the last position. */
export const oneSide = (mass: (c: Lookup) => Real = (c) => lemma7.masses(c).right): Claim<Lookup, never> =>
  boundedBy({
    key: 'lemma-7.step-one-side',
    variant: 'step',
    expects: 'refuted',
    insteadOf: 'lemma-7.step-larger-side',
    title: 'bounding the lookup error by the mass on the right',
    statement:
      'The error, times the sum of weights, is at most the mass to the right of t. (It is at most the larger of the two masses.)',
    uses: ['lemma-7'],
    domain: lookups(IN_RANGE),
    what: '|A − B|',
    observed: lemma7.massDifference,
    bound: mass,
  })

/** The true step. */
export const largerSide = (): Claim<Lookup, never> =>
  boundedBy({
    key: 'lemma-7.step-larger-side',
    variant: 'step',
    title: 'bounding the lookup error by the larger mass',
    statement: 'The error, times the sum of weights, is at most the larger of the masses to the left and right of t.',
    uses: ['lemma-7'],
    domain: lookups(IN_RANGE),
    what: '|A − B|',
    observed: lemma7.massDifference,
    bound: lemma7.largerMass,
  })

export const claims: readonly Runnable[] = [
  runnable(claim()),
  runnable(belowRange()),
  runnable(outOfRange()),
  runnable(oneSide()),
  runnable(largerSide()),
]
