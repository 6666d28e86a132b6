// One row of attention as reports show it: Lemmas 6 to 8 speak of nothing else.
import { estimateRatio, exponentialSum, type Rational, type Real, rational, real } from '../../src/numbers/index.ts'
import type { AttentionPicture } from '../../src/transformer/index.ts'
import { digits, rounded } from './picture.ts'

export interface PicturedScores {
  /** What the visible positions offer, and the first of them. */
  readonly values: readonly Rational[]
  readonly first: number
  /** The position that looks. */
  readonly i: number
  /** Default: none. */
  readonly mask?: string
  /** What softmax is taken of. */
  readonly scores: readonly Rational[]
  /** Where hard attention looks, within what is visible, from 1. */
  readonly target: number
  readonly lemma: string
  readonly gamma: Rational
  readonly error: Real
  readonly bound: Real
}

/** One row of scores. @example rowPicture({ values, first: 1, i: 1, scores, target: peak, lemma: 'lemma-6', gamma, error, bound }) */
export function rowPicture(row: PicturedScores): AttentionPicture {
  const { values, first, i, mask = 'none', scores, target, lemma, gamma, error, bound } = row
  const term = (exponent: Rational) => ({ coefficient: rational.one, exponent })
  const all = exponentialSum.of(scores.map(term))
  const weights = scores.map((s) => estimateRatio(exponentialSum.of([term(s)]), all))
  const mean = real.quotient(exponentialSum.of(scores.map((s, k) => ({ ...term(s), coefficient: values[k] }))), all)
  const before = Array.from({ length: first - 1 }, () => '')
  return {
    kind: 'attention',
    symbols: [...before, ...values.map(rational.print)],
    layers: [
      {
        name: 'one row',
        heads: [
          {
            name: 'one row',
            mask,
            rows: [
              {
                i,
                first,
                scores: scores.map(rational.print),
                temperature: '1',
                chosen: [first + target - 1],
                weights: weights.map(rounded),
              },
            ],
            outputs: [
              {
                name: 'the mean of the values',
                lemma,
                gamma: rational.print(gamma),
                tolerance: digits(bound),
                values: [
                  { hard: rational.print(values[target - 1]), soft: digits(mean), error: digits(error), margin: null },
                ],
              },
            ],
          },
        ],
        nets: [],
      },
    ],
  }
}
