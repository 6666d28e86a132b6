// Domains of cases: how they are drawn, printed, read, shrunk, enumerated and varied; and the laws that all of them keep.

export { type Ahat, type AhatKind, type AhatOptions, ahats, gapOf } from './ahat/index.ts'
export { align } from './align.ts'
export { assertDomain, type DomainLaws, type Label } from './assertions.ts'
export {
  type FormulaOptions,
  type Fusion,
  formulas,
  fused,
  fusions,
  type Join,
  type Known,
  type SimulationOptions,
  simulations,
} from './formula/index.ts'
export { type Follower, type Line, type LineRecipe, lineOf } from './line.ts'
export { type ProgramOptions, programs } from './program/index.ts'
export {
  type DoubleOptions,
  doubles,
  type GammaOptions,
  gammas,
  type IntegerOptions,
  integers,
  type Perturbation,
  type PerturbationOptions,
  perturbations,
  type RationalListOptions,
  type RationalOptions,
  rationalLists,
  rationals,
  rowsOf,
  type TensorOptions,
  type Tensors,
  tensors,
} from './rationals/index.ts'
export {
  type GapRow,
  type GapRowOptions,
  gapRows,
  type RowOptions,
  values,
  visiblePart,
  type WindowedOptions,
  type WindowedRow,
  windowedRows,
  windowOf,
  type ZigguratOptions,
  type ZigguratRow,
  zigguratRows,
} from './rows/index.ts'
export { type TransformerOptions, transformers } from './transformer/index.ts'
export { type LegalOptions, legalWords, type WordOptions, words } from './words/index.ts'
