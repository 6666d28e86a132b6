// From scores to weights: the three hardmaxes of Definition 2 and the softmaxes of Definition 3.

/**
 * `softmax-tau` divides scores by the schedule's temperature; `softmax` does not.
 * @example const weightings: readonly Weighting[] = ['average', 'leftmost', 'rightmost', 'softmax', 'softmax-tau']
 */
export type Weighting = 'leftmost' | 'rightmost' | 'average' | 'softmax' | 'softmax-tau'

export const WEIGHTINGS: readonly Weighting[] = ['leftmost', 'rightmost', 'average', 'softmax', 'softmax-tau']

export type HardWeighting = Exclude<Weighting, 'softmax' | 'softmax-tau'>

export const isHard = (weighting: Weighting): weighting is HardWeighting =>
  weighting !== 'softmax' && weighting !== 'softmax-tau'

/** The positions among the maximal ones (ascending, not empty) that share the weight equally. */
export function chosen(weighting: HardWeighting, maximal: readonly number[]): readonly number[] {
  switch (weighting) {
    case 'leftmost':
      return maximal.slice(0, 1)
    case 'rightmost':
      return maximal.slice(-1)
    case 'average':
      return maximal
  }
}
