// The obligations of a constructed model's layer: which lemma justifies an attention head or a rounding, towards which hard target, with
// which γ. Plain data that nobody believes: `checkObligations` works everything out again from weights, schedule and temperature.
import type { Rational } from '../numbers/index.ts'
import type { Mask } from './mask.ts'
import type { LinearForm } from './matrix.ts'

/** How many visible positions have a 1 in a coordinate. */
export interface CountOf {
  readonly of: number
  readonly direction: 'left' | 'right'
}

export type Obligation = HeadObligation | NetObligation

/** What a head writes to a coordinate of its own: values of the positions that its mask shows. */
interface Attended {
  readonly head: number
  readonly mask: Mask
  readonly value: LinearForm
  readonly to: number
}

export type HeadObligation =
  /** Equal weights: `to` is exactly the mean of the visible values. */
  | (Attended & { readonly kind: 'mean' })
  /** Proposition 10c and d, by equal weights: `to` is exactly 1/i, or 1/(n − i + 1). */
  | (Attended & { readonly kind: 'reciprocal'; readonly direction: 'left' | 'right' })
  /** Lemma 8: scores `base` of gap 1, ties broken by the clause; `to` is within 4e^{−γ}·max|v| ≤ tolerance of the chosen value. */
  | (Attended & {
      readonly kind: 'tie-break'
      readonly clause: 'a' | 'b' | 'c'
      readonly base: LinearForm
      readonly gamma: Rational
      readonly tolerance: Rational
    })
  /**
   * A lookup of the row count + plus: of the positions themselves (Lemma 7), or of a table of values (Lemma 6). `to` is within
   * the lemma's bound ≤ tolerance of what stands in that row, or in the nearest visible one.
   */
  | (Attended & {
      readonly kind: 'lookup'
      readonly lemma: 'lemma-6' | 'lemma-7'
      readonly count: CountOf
      readonly plus: 0 | 1
      readonly gamma: Rational
      readonly tolerance: Rational
    })

export type NetObligation =
  /** Lemma 9: constant + form is within ¼ of the integer that hard attention gives, and `to` comes out exactly 0 or 1. */
  | { readonly kind: 'rounding'; readonly constant: Rational; readonly form: LinearForm; readonly to: number }
  /** Proposition 10a and b: the mean in `from` has magnitude 1 at the first (last) position and at most 1/3 elsewhere. */
  | { readonly kind: 'marker'; readonly edge: 'first' | 'last'; readonly from: number; readonly to: number }
