// Lemma 8, tie-breaking: scores of gap 1 with a term that prefers later (or earlier) positions, scaled by γ, make soft
// attention approximate rightmost (or leftmost) hard attention within 4e^{−γ}·max|v|. Each clause turns the row into a
// ziggurat of slope γ around the chosen position, and Lemma 6 does the rest. Ties lie on one side only, and what does not tie
// is far below, so half of the bound is never used.
import { type Rational, type Real, rational, real } from '../numbers/index.ts'
import { bound as zigguratBound } from './lemma-6.ts'
import { distanceFrom, maximalPositions, rowHasGap } from './row.ts'

/**
 * The visible window of a row: scores of the positions first, first + 1, …
 * @example const row: lemma8.TiedRow = { first: 1, scores: [rational.zero, rational.one, rational.one] }
 */
export interface TiedRow {
  readonly first: number
  readonly scores: readonly Rational[]
}

/**
 * (a) −1/j, no length needed; (b) +j/(2N), rightmost; (c) −j/(2N), leftmost.
 * @example const clauses: readonly lemma8.Clause[] = ['a', 'b', 'c']
 */
export type Clause = 'a' | 'b' | 'c'

/**
 * Visible scores have gap 1; the window is not empty.
 * @example lemma8.hypothesis({ first: 1, scores: [rational.zero, rational.half] }) // false
 */
export const hypothesis = ({ scores }: TiedRow): boolean => scores.length > 0 && rowHasGap(scores, rational.one)

/**
 * ŝ_j: (a) γm²(s_j − 1/j), m at least every visible position; (b), (c) 2γN(s_j ± j/(2N)), N the total length.
 * @param reach m or N.
 * @example lemma8.brokenTies('a', { first: 1, scores: [rational.zero] }, rational.one, 2) // [rational.of(-4)]
 */
export function brokenTies(clause: Clause, { first, scores }: TiedRow, gamma: Rational, reach: number): Rational[] {
  const length = rational.of(reach)
  const scale =
    clause === 'a' ? rational.product(gamma, length, length) : rational.product(rational.of(2), gamma, length)
  return scores.map((s, k) => rational.multiply(scale, rational.add(s, lean(clause, first + k, reach))))
}

/** What is added to the score at position j to prefer one side. @example lemma8.lean('b', 3, 4) // 3/8 */
export const lean = (clause: Clause, j: number, reach: number): Rational =>
  clause === 'a' ? rational.of(-1, j) : rational.of(clause === 'b' ? j : -j, 2 * reach)

/**
 * The position within the window (from 1) that hard attention chooses.
 * @example lemma8.target('b', { first: 1, scores: [rational.zero, rational.zero] }) // 2
 */
export function target(clause: Clause, { scores }: TiedRow): number {
  const maximal = maximalPositions(scores)
  return clause === 'c' ? maximal[0] : maximal[maximal.length - 1]
}

/**
 * |Σ_j (hardmax s − softmax ŝ)_j v_j| for the clause's hardmax.
 * @example
 * const row = { first: 1, scores: [rational.zero, rational.zero] }
 * const error = lemma8.error('b', row, rational.one, 2, [rational.one, rational.zero])
 * decide(error, lemma8.bound(rational.one, rational.one)).answer // holds
 */
export const error = (
  clause: Clause,
  row: TiedRow,
  gamma: Rational,
  reach: number,
  values: readonly Rational[],
): Real => real.absolute(distanceFrom(target(clause, row), brokenTies(clause, row, gamma, reach), values))

/** 4e^{−γ}·v_max, v_max = max|v|. @example decide(lemma8.bound(rational.of(8), rational.one), rational.of(1, 500)).answer // holds */
export const bound = zigguratBound
