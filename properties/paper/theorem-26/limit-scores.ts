// Why softened AHATs tend to the AHAT: not because average hard attention is continuous, for where scores tie it is not, but because the
// error of the scores is small against τ. Rows of scores only; exact.
import { align, type GapRow, gammas, gapRows, type Perturbation, perturbations } from '../../../generators/index.ts'
import type { Claim } from '../../../src/engine/index.ts'
import { lemma32, maximalPositions } from '../../../src/lemmas/index.ts'
import { precise, preciseExp, type Rational, rational } from '../../../src/numbers/index.ts'
import { boundedBy } from '../../library/index.ts'

export interface Moved {
  readonly row: GapRow
  readonly move: Perturbation
}

/** s + factor·u for a perturbation u. */
const movedBy = ({ row, move }: Moved, factor: Rational): readonly Rational[] =>
  row.scores.map((s, k) => rational.add(s, rational.multiply(factor, move.vectors[k][0])))

export const hasTie = ({ row }: Moved): boolean => maximalPositions(row.scores).length > 1

/** Where nothing ties, scores that move by less than γ/2 leave their weights as they are, and none differ by more than 2. */
export const continuous = (given: (c: Moved) => boolean = () => true): Claim<Moved, never> =>
  boundedBy({
    key: 'theorem-26.limit-printed',
    variant: 'printed',
    expects: 'refuted',
    insteadOf: 'theorem-26.limit-scores',
    title: 'average hard attention is continuous',
    statement:
      'Where scores with gap γ move by at most σ, the weights of average hard attention move by at most 4σ/γ in ‖·‖₁. (Where scores tie they jump: softmax tends to it all the same, if σ is small against τ.)',
    uses: ['theorem-26.limit-scores'],
    domain: align<Moved>({ row: gapRows(), move: perturbations(1) }),
    given,
    what: '‖ahardmax s − ahardmax ŝ‖₁',
    observed(c) {
      const weights = lemma32.averageHard(movedBy(c, rational.one))
      const before = lemma32.averageHard(c.row.scores)
      return rational.sum(before.map((w, k) => rational.absolute(rational.subtract(w, weights[k]))))
    },
    bound: ({ row, move }) => rational.divide(rational.multiply(rational.of(4), move.epsilon), row.gap),
  })

export interface ScoreLimit extends Moved {
  readonly delta: Rational
  readonly colder: Rational
}

export interface Chosen {
  readonly tau: Rational
  /** σ. */
  readonly scoreError: Rational
}

/** γ/τ ≥ ln(4n/δ) makes 2n·e^{−γ/τ} at most δ/2, and σ ≤ δτ/8 makes 4σ/τ as much. */
export function chosenFor({ row, delta, colder: by }: ScoreLimit): Chosen {
  const least = ceilingOfLn(rational.divide(rational.of(4 * row.scores.length), delta))
  const tau = rational.divide(row.gap, rational.multiply(least, by))
  return { tau, scoreError: rational.multiply(rational.of(1, 8), rational.multiply(delta, tau)) }
}

function ceilingOfLn(a: Rational): Rational {
  const enclosed = preciseExp.ln(precise.fromRational(a, 64), 64)
  if (!enclosed.bounded) throw new RangeError(`${rational.print(a)} has no logarithm`)
  return rational.of(rational.floor(precise.upper(enclosed)) + 1n)
}

type Label = 'several maxima' | 'moved' | 'much colder'

/** With this temperature and error of the scores, or others. */
export const scoresWithinTau = (chosen: (c: ScoreLimit) => Chosen = chosenFor): Claim<ScoreLimit, Label> =>
  boundedBy({
    key: 'theorem-26.limit-scores',
    title: 'softmax of scores that are nearly right tends to average hard attention',
    statement:
      'For every row of n scores with gap γ and every δ ≤ 1: if γ/τ ≥ ln(4n/δ) and ŝ is within δτ/8 of s, then softmax_τ ŝ is within δ of ahardmax s in ‖·‖₁, ties or not.',
    uses: ['lemma-32'],
    requires: { 'several maxima': 0.15, moved: 0.4, 'much colder': 0.3 },
    counts: { quick: { random: 400, targeted: 100, small: 0 }, deep: { random: 20_000, targeted: 1_000, small: 0 } },
    domain: align<ScoreLimit>({
      row: gapRows(),
      move: perturbations(1),
      delta: gammas({ least: rational.of(1n, 10n ** 6n), most: rational.one }),
      colder: gammas({ least: rational.one, most: rational.of(1000) }),
    }),
    what: '‖ahardmax s − softmax_τ ŝ‖₁',
    observed(c) {
      const { tau, scoreError } = chosen(c)
      return lemma32.error({
        scores: c.row.scores,
        moved: movedBy(c, rational.divide(scoreError, c.move.epsilon)),
        gamma: c.row.gap,
        epsilon: scoreError,
        tau,
      })
    },
    bound: ({ delta }) => delta,
    note(c, probe) {
      probe.label('several maxima', hasTie(c))
      probe.label(
        'moved',
        c.move.vectors.some(([u]) => !rational.isZero(u)),
      )
      probe.label('much colder', rational.compare(c.colder, rational.of(2)) >= 0)
    },
  })
