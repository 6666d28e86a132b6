// Rationals, integers, doubles, and the lists, matrices and perturbations that are made of them.

export { type DoubleOptions, doubles } from './double.ts'
export { type GammaOptions, gammaRange, gammas, simplerGammas } from './gamma.ts'
export { type IntegerOptions, integers } from './integer.ts'
export { parseList, parseParts, printList, printParts } from './list-text.ts'
export { type Perturbation, type PerturbationOptions, perturbations } from './perturbation.ts'
export {
  isRational,
  nudge,
  type RationalOptions,
  rationalRange,
  rationalSize,
  rationals,
  simplerPositives,
  simplerRationals,
} from './rational.ts'
export {
  isRationalList,
  largestIndices,
  listSize,
  neighbourList,
  type RationalListOptions,
  rationalLists,
  simplerLists,
} from './rational-list.ts'
export { rowsOf, type TensorOptions, type Tensors, tensors } from './tensor.ts'
