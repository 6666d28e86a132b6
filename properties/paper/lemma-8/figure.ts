// The tie-breakers of the paper's figure, ±j/N where Lemma 8b and c have ±j/(2N): ŝ_j = 2γN(s_j ± j/N). They satisfy the lemma's bound,
// and a better one, but not by its proof.

import { visiblePart } from '../../../generators/index.ts'
import type { Claim } from '../../../src/engine/index.ts'
import { distanceFrom, largestMagnitude, lemma6, lemma8, type TiedRow } from '../../../src/lemmas/index.ts'
import { exponentialSum, type Rational, type Real, rational, real } from '../../../src/numbers/index.ts'
import { boundedBy, computes } from '../../library/index.ts'
import {
  domain,
  note,
  reachOf,
  requires,
  SIDE,
  type TieCase,
  type TieLabel,
  tieCases,
  visibleRow,
} from './tie-breaking.ts'

/*
 * Derivation for +j/N; −j/N is its mirror image. Let j* be the rightmost maximum. Position j < j* is at least 2γ(j* − j) below it, tied or
 * not. Position j > j* does not tie, so it is at least 2γN(1 − (j − j*)/N) = 2γ(N − (j − j*)) below. The distances j* − j are
 * 1, …, j* − 1, the N − (j − j*) are among j*, …, N − 1: all different. With q = e^{−2γ} the others weigh S ≤ q + q² + … = q/(1 − q) against
 * 1 at j*, and the error is at most 2·max|v|·S/(1 + S) ≤ 2·max|v|·q = 2e^{−2γ}·max|v|, below 4e^{−γ}·max|v|.
 * The farthest position to the right may be only 2γ below, where a ziggurat of slope γ asks for (N − 1)γ: Lemma 6 does not apply.
 */
type Sided = 'b' | 'c'

const SCORES: Readonly<Record<Sided, string>> = {
  b: '2γN(s_j + j/N), N the length,',
  c: '2γN(s_j − j/N), N the length,',
}

/** ŝ as the figure has it. */
const figureScores = (clause: Sided, { first, scores }: TiedRow, gamma: Rational, reach: number): Rational[] => {
  const scale = rational.multiply(rational.of(2 * reach), gamma)
  return scores.map((s, k) => {
    const lean = rational.of(clause === 'b' ? first + k : -(first + k), reach)
    return rational.multiply(scale, rational.add(s, lean))
  })
}

const scoresOf = (clause: Sided, c: TieCase): Rational[] =>
  figureScores(clause, visibleRow(c.row), c.gamma, reachOf(clause, c))

/** 2e^{−2γ}·max|v|. */
const sharperBound = (gamma: Rational, largest: Rational): Real =>
  exponentialSum.term(rational.multiply(rational.of(2), largest), rational.multiply(rational.of(-2), gamma))

/** The figure's scores, within this bound or another. */
export const figure = (clause: Sided, bound: typeof sharperBound = sharperBound): Claim<TieCase, TieLabel> =>
  boundedBy({
    key: `lemma-8${clause}.figure`,
    variant: 'step',
    title: `tie-breaking to the ${clause === 'c' ? 'left' : 'right'} as the figure has it`,
    statement: `If visible scores have gap 1, then for any γ > 0 softmax of ${SCORES[clause]} is within 2e^{−2γ}·max|v| of ${SIDE[clause]} hard attention, and so within the lemma's 4e^{−γ}·max|v|.`,
    uses: [`lemma-8${clause}`],
    requires,
    counts: { quick: { small: 2 }, deep: { random: 1_000_000 } },
    domain,
    given: ({ row }) => lemma8.hypothesis(visibleRow(row)),
    what: `|${SIDE[clause]} hard − soft|`,
    observed: (c) => {
      const target = lemma8.target(clause, visibleRow(c.row))
      return real.absolute(distanceFrom(target, scoresOf(clause, c), visiblePart(c.row, c.values)))
    },
    bound: ({ row, values, gamma }) => bound(gamma, largestMagnitude(visiblePart(row, values))),
    note,
  })

/** The other end of the row must be more than two thirds of N away. */
const LONG_ROWS = tieCases({ minLength: 4, masks: ['none'] })

/** The step by which the lemma is proved: the scores form a ziggurat of slope γ. */
export const figureZiggurat = (clause: Sided, scores: typeof scoresOf = scoresOf): Claim<TieCase, never> =>
  computes({
    key: `lemma-8${clause}.figure-ziggurat`,
    variant: 'step',
    expects: 'refuted',
    insteadOf: `lemma-8${clause}.figure`,
    title: 'the ziggurat of the figure',
    statement: `If visible scores have gap 1, then ${SCORES[clause]} fall by at least γ with every step away from the chosen position. (Far on the other side of it they may be only 2γ below.)`,
    uses: [`lemma-8${clause}.figure`, 'lemma-6'],
    domain: LONG_ROWS,
    given: ({ row }) => lemma8.hypothesis(visibleRow(row)),
    what: 'whether it is a ziggurat',
    observed: (c) =>
      lemma6.hypothesis({
        scores: scores(clause, c),
        gamma: c.gamma,
        peak: lemma8.target(clause, visibleRow(c.row)),
      }),
    expected: () => true,
  })
