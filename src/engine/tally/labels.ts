// Labels and their required shares. A label is too rare when even the upper end of the Wilson interval of its share lies
// below what the claim requires; shares come from random cases only, examples from all.

export interface LabelCount {
  readonly name: string
  readonly count: number
  readonly total: number
  readonly required: number
}

/** Four standard deviations: a fair label is called too rare once in 30,000 looks. */
const DEVIATIONS = 4

/** The Wilson interval of a share, count of total. @example wilson(50, 1000) // about [0.029, 0.085] */
export function wilson(count: number, total: number, z: number = DEVIATIONS): { lo: number; hi: number } {
  if (total === 0) return { lo: 0, hi: 1 }
  const share = count / total
  const spread = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * total)) / total)
  const middle = share + (z * z) / (2 * total)
  const scale = 1 + (z * z) / total
  return { lo: Math.max(0, (middle - spread) / scale), hi: Math.min(1, (middle + spread) / scale) }
}

export const isTooRare = ({ count, total, required }: LabelCount): boolean => wilson(count, total).hi < required

/** Whether to look at the shares after so many cases: at 100, 200, 400 … */
export const isLookingTime = (cases: number): boolean => {
  if (cases % 100 !== 0) return false
  const doublings = cases / 100
  return (doublings & (doublings - 1)) === 0
}
