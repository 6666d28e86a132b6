// What the cases of a run add up to: labels and their shares, measures, closest calls and how ratios spread.
export { isLookingTime, isTooRare, wilson } from './labels.ts'
export { tallyShape } from './state.ts'
export { Tally } from './tally.ts'
