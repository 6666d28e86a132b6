// Rationals, integers, doubles, and the lists, matrices and perturbations that are made of them.

export { type DoubleOptions, doubles } from './double.ts'
export { type GammaOptions, gammaRecipe, gammas, simplerGammas } from './gamma.ts'
export { type IntegerOptions, integers } from './integer.ts'
export { parseList, parseParts, printList, printParts } from './list-text.ts'
export { type Perturbation, type PerturbationOptions, perturbations } from './perturbation.ts'
export {
  isRational,
  nudged,
  type RationalOptions,
  rationalRecipe,
  rationalSize,
  rationals,
  simplerRationals,
} from './rational.ts'
export {
  isRationalList,
  largestIndices,
  listSize,
  listsDrawnBy,
  neighbourList,
  type RationalListOptions,
  rationalLists,
  simplerLists,
} from './rational-list.ts'
export { rowsOf, type TensorOptions, type Tensors, tensors } from './tensor.ts'
