// Which positions a position sees. All five masks show a contiguous window, so a mask is two numbers.

/**
 * `future` hides the future (j ≤ i), `past` hides the past (j ≥ i): the diagonal is always visible. The strict ones hide it
 * too, so the first row of `strict-future` and the last of `strict-past` are empty; an empty row has no weights, and its
 * attention output is 0.
 * @example const masks: readonly Mask[] = ['none', 'future', 'strict-past']
 */
export type Mask = 'none' | 'future' | 'past' | 'strict-future' | 'strict-past'

export const MASKS: readonly Mask[] = ['none', 'future', 'past', 'strict-future', 'strict-past']

/** Positions first..last, 1-based; empty when first > last. */
export interface Window {
  readonly first: number
  readonly last: number
}

/** What position i of 1..n sees. @example visible('strict-future', 1, 5) // { first: 1, last: 0 }, empty */
export function visible(mask: Mask, i: number, n: number): Window {
  switch (mask) {
    case 'none':
      return { first: 1, last: n }
    case 'future':
      return { first: 1, last: i }
    case 'past':
      return { first: i, last: n }
    case 'strict-future':
      return { first: 1, last: i - 1 }
    case 'strict-past':
      return { first: i + 1, last: n }
  }
}
