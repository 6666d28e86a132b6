// The trace of a single row of attention: Lemmas 6 to 8 speak of nothing else.
import {
  estimateRatio,
  exponentialSum,
  type Rational,
  type Real,
  rational,
  real,
  shorten,
} from '../../numbers/index.ts'
import type { Mask } from '../mask.ts'
import { heatOf } from './run.ts'
import type { Trace } from './shape.ts'

export interface AttentionRow {
  /** What the visible positions offer, and the first of them. */
  readonly values: readonly Rational[]
  readonly first: number
  /** The position that looks. */
  readonly i: number
  /** Default: none. */
  readonly mask?: Mask
  /** What softmax is taken of. */
  readonly scores: readonly Rational[]
  /** Where hard attention looks, within what is visible, from 1. */
  readonly target: number
  readonly lemma: string
  readonly gamma: Rational
  readonly error: Real
  readonly bound: Real
}

/** @example traceRow({ values, first: 1, i: 1, scores, target: 1, lemma: 'lemma-6', gamma, error, bound }).layers[0].heads[0].rows */
export function traceRow({ values, first, i, mask = 'none', scores, target, ...lemma }: AttentionRow): Trace {
  const term = (exponent: Rational) => ({ coefficient: rational.one, exponent })
  const all = exponentialSum.of(scores.map(term))
  const mean = real.quotient(exponentialSum.of(scores.map((s, k) => ({ ...term(s), coefficient: values[k] }))), all)
  const row = {
    ...{ i, first, temperature: '1', chosen: [first + target - 1], scores: scores.map(rational.print), weights: [] },
    heat: scores.map((s) => heatOf(estimateRatio(exponentialSum.of([term(s)]), all))),
  }
  const output = {
    ...{ coordinate: 'the mean of the values', lemma: lemma.lemma },
    ...{ gamma: rational.print(lemma.gamma), tolerance: fourDigits(lemma.bound) },
    positions: [
      {
        ...{ hard: rational.print(values[target - 1]), soft: fourDigits(mean) },
        ...{ error: fourDigits(lemma.error), margin: null },
      },
    ],
  }
  const head = { name: 'one row', mask, weighting: 'softmax', rows: [row], outputs: [output], values: [] }
  return {
    symbols: [...Array.from({ length: first - 1 }, () => ''), ...values.map(rational.print)],
    embedding: [],
    layers: [{ name: 'one row', heads: [head], nets: [], activations: [] }],
  }
}

/** Four digits, as far as they are certain. @example fourDigits(rational.of(1, 3)) // '0.3333' */
export const fourDigits = (a: Real): string => shorten(real.enclose(a, 128), 4)
