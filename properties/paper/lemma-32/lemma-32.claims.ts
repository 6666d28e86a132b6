// Lemma 32: how far tempered softmax of moved scores is from average hard attention; its two halves; and the first half as
// printed, where the softmax lacks its temperature.
import { align, type GapRow, gammas, gapRows, type Perturbation, perturbations } from '../../../generators/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { lemma32, maximalPositions, type Softened } from '../../../src/lemmas/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { type Bounded, boundedBy } from '../../library/index.ts'

interface Case {
  readonly row: GapRow
  readonly move: Perturbation
  readonly tau: Rational
}

type Label = 'several maxima' | 'tieless' | 'moved far' | 'moved little' | 'cold'

const softenedOf = ({ row, move, tau }: Case): Softened => ({
  scores: row.scores,
  moved: row.scores.map((s, k) => rational.add(s, move.vectors[k][0])),
  gamma: row.gap,
  epsilon: move.epsilon,
  tau,
})

const common: Pick<Bounded<Case, Label>, 'domain' | 'requires' | 'given' | 'note'> = {
  requires: { 'several maxima': 0.15, tieless: 0.1, 'moved far': 0.15, 'moved little': 0.1, cold: 0.15 },
  domain: align({
    row: gapRows(),
    move: perturbations(1),
    tau: gammas({ least: rational.of(1, 100), most: rational.of(10) }),
  }),
  given: (c) => lemma32.hypothesis(softenedOf(c)),
  note(c, probe) {
    const { scores, epsilon, tau, gamma } = softenedOf(c)
    const maxima = maximalPositions(scores).length
    probe.length(scores.length)
    probe.label('several maxima', maxima > 1)
    probe.label('tieless', scores.length > 1 && maxima === 1)
    // The two cases of the proof: ε above τ/2 is trivial, since two distributions differ by at most 2.
    const isFar = rational.compare(rational.multiply(rational.of(2), epsilon), tau) > 0
    probe.label('moved far', isFar)
    probe.label('moved little', !isFar && rational.sign(epsilon) > 0)
    probe.label('cold', rational.compare(gamma, tau) >= 0)
  },
}

/** One maximum and two scores below it: what the maximum loses counts twice. */
const TWO_BELOW: Case = {
  row: { scores: [-5, -5, 0].map((score) => rational.of(score)), gap: rational.of(5) },
  move: { epsilon: rational.of(1, 1000), vectors: [[rational.zero], [rational.zero], [rational.zero]] },
  tau: rational.one,
}

/** The lemma, or a wrong bound. */
export const claim = (bound: typeof lemma32.bound = lemma32.bound): Claim<Case, Label> =>
  boundedBy({
    ...common,
    key: 'lemma-32',
    variant: 'repaired',
    examples: [TWO_BELOW],
    title: 'the error of attention weights',
    statement: 'If s has gap γ and ŝ is within ε of it, then ‖ahardmax s − softmax_τ ŝ‖₁ ≤ 2n·e^{−γ/τ} + 4ε/τ.',
    what: '‖ahardmax s − softmax_τ ŝ‖₁',
    observed: (c) => lemma32.error(softenedOf(c)),
    bound: (c) => bound(softenedOf(c)),
  })

export const hardHalf = (): Claim<Case, Label> =>
  boundedBy({
    ...common,
    key: 'lemma-32.step-hard',
    variant: 'step',
    title: 'softmax against average hard attention',
    statement: 'If s has gap γ, then ‖ahardmax s − softmax_τ s‖₁ ≤ 2n·e^{−γ/τ}.',
    uses: ['lemma-32'],
    what: '‖ahardmax s − softmax_τ s‖₁',
    observed: (c) => lemma32.hardHalf(softenedOf(c)),
    bound: (c) => lemma32.hardHalfBound(softenedOf(c)),
  })

export const movedHalf = (): Claim<Case, Label> =>
  boundedBy({
    ...common,
    key: 'lemma-32.step-moved',
    variant: 'step',
    title: 'softmax of moved scores',
    statement: 'If ŝ is within ε of s, then ‖softmax_τ s − softmax_τ ŝ‖₁ ≤ 4ε/τ.',
    uses: ['lemma-32'],
    what: '‖softmax_τ s − softmax_τ ŝ‖₁',
    observed: (c) => lemma32.movedHalf(softenedOf(c)),
    bound: (c) => lemma32.movedHalfBound(softenedOf(c)),
  })

export const withoutTemperature = (): Claim<Case, Label> =>
  boundedBy({
    ...common,
    key: 'lemma-32.step-hard-printed',
    variant: 'step',
    expects: 'refuted',
    insteadOf: 'lemma-32.step-hard',
    title: 'softmax against average hard attention, without its temperature',
    statement:
      'If s has gap γ, then ‖ahardmax s − softmax s‖₁ ≤ 2n·e^{−γ/τ}: the softmax as printed lacks its subscript τ.',
    uses: ['lemma-32'],
    what: '‖ahardmax s − softmax s‖₁',
    observed: (c) => lemma32.hardHalf({ ...softenedOf(c), tau: rational.one }),
    bound: (c) => lemma32.hardHalfBound(softenedOf(c)),
  })

export const claims: readonly Runnable[] = [
  runnable(claim()),
  runnable(hardHalf()),
  runnable(movedHalf()),
  runnable(withoutTemperature()),
]
