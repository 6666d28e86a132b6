// Temporal logic with counting: formulas as data, their meaning, and the way from what people write to the paper's core.
export { problemText, type Unreadable } from '../text/index.ts'
export { desugar } from './desugar.ts'
export { equalFormulas } from './equal.ts'
export {
  type Addend,
  type Core,
  type CoreNode,
  type Count,
  type CountTerm,
  children,
  type Formula,
  fold,
  type Node,
  type Operator,
  SEMANTICS,
  type Semantics,
  sizeOf,
} from './formula.ts'
export {
  FEATURES,
  type Feature,
  FRAGMENTS,
  type Fragment,
  type FragmentName,
  featuresOf,
  featureText,
  fragmentIncludes,
  fragmentIsBelow,
  type Lack,
  lacking,
} from './fragment.ts'
export { type Column, compares, countAt, meaning, meaningOf } from './meaning.ts'
export { STYLES, type Style } from './notation.ts'
export { formula, type ParsedFormula, type ParseOptions, type Place, parseFormula } from './parse.ts'
export {
  builtIn,
  definitionOf,
  isBuiltIn,
  PREDICATES,
  type Predicate,
  type PredicateDefinition,
  predicate,
  predicateText,
  readPredicate,
} from './predicate.ts'
export { printFormula, printNamed } from './print.ts'
export { type SharedFormula, share, unshare, withParts } from './share.ts'
