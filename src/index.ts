// lemmata: exact and sound numbers, formulas and programs, transformers with their compilers and evaluators, the property engine.
// Only what users need; code of this repository imports folders.
export {
  type Checked,
  type Construction,
  checkObligations,
  runSoftly,
  traceSimulation,
  truthOf,
} from './check/index.ts'
export { type Compiled, type CompileOptions, compile, modelSize, outside, outsideText } from './compile/index.ts'
export { compileProgram, type ProgramModel, runCompiled, runSoftened, softenProgram } from './compile-program/index.ts'
export {
  type ArbitraryLike,
  arbitraryOf,
  type Claim,
  type ClaimResult,
  type Counterexample,
  type Counts,
  type Domain,
  type DomainRecipe,
  domainOf,
  enumerate,
  type Outcome,
  type Probe,
  propertyOf,
  type Random,
  type Runnable,
  type RunOptions,
  reconcile,
  record,
  runClaim,
  runnable,
  type Small,
  type Verdict,
} from './engine/index.ts'
export * as gadgets from './gadgets/public.ts'
export { type JsonError, printJsonError, type Read } from './json/index.ts'
export { lemma6, lemma7, lemma8, lemma9, partition } from './lemmas/index.ts'
export {
  definitionOf,
  desugar,
  type Feature,
  type Formula,
  FRAGMENTS,
  type Fragment,
  featuresOf,
  formula,
  fragmentIncludes,
  meaning,
  type ParsedFormula,
  type Predicate,
  parseFormula,
  predicate,
  printFormula,
  problemText,
  type Semantics,
  share,
  type Unreadable,
} from './logic/index.ts'
export {
  type Decision,
  decide,
  decimal,
  type Enclosed,
  type ExponentialSum,
  type Precise,
  type Quotient,
  type Rational,
  type Real,
  real,
} from './numbers/index.ts'
export * as exponentialSum from './numbers/public-exponential-sum.ts'
export * as precise from './numbers/public-precise.ts'
export * as rational from './numbers/public-rational.ts'
export { largestTemperature, type SoftenedModel, soften } from './soften/index.ts'
export * as srasp from './srasp/public.ts'
export { STATEMENTS, type StatementId, statementOf } from './statements/index.ts'
export {
  type Activation,
  activationAt,
  deviation,
  enclosureOf,
  type FeedForward,
  floats,
  gapOfLength,
  gapOn,
  type Head,
  hard,
  type Layer,
  loadModel,
  type Mask,
  type Matrix,
  type Model,
  matrix,
  modelText,
  type Scheduled,
  saveModel,
  singleHeaded,
  soft,
  type Trace,
  type TransformerRecipe,
  term,
  trace,
  transformer,
  type Vector,
  vector,
  type Weighting,
  type Word,
  withTemperature,
  withWeighting,
  word,
} from './transformer/index.ts'
