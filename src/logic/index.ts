// Temporal logic with counting: formulas as data, their meaning, and the way from what people write to the paper's core.
export { desugar } from './desugar.ts'
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
export { type Column, countAt, meaning, meaningOf } from './meaning.ts'
export {
  builtIn,
  definitionOf,
  PREDICATES,
  type Predicate,
  type PredicateDefinition,
  predicate,
  predicateText,
} from './predicate.ts'
export { type SharedFormula, share } from './share.ts'
