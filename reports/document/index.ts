// What is known after a run, as data: theorems.json, merged runs, comparisons, mutants, coverage.
export { type Change, type Comparison, compareRuns, type Run, type RunOverview, readRun } from './compare.ts'
export {
  type CodeReached,
  coverageTexts,
  readCoverage,
  type Unreached,
  type UnreachedFile,
  type UnreachedFunction,
  unreachedInAll,
} from './coverage.ts'
export { compareDecimals, percentOf } from './decimal.ts'
export { type Merged, mergeRuns } from './merge.ts'
export {
  type GaveAway,
  type MutantRecord,
  type MutantStanding,
  mutantStanding,
  mutantsSchema,
  mutantsText,
  type OtherClaim,
  readMutants,
  updatedMutants,
  withMutants,
  worstFirst,
} from './mutants.ts'
export { type MutatedFolder, type Mutation, readMutation } from './mutation.ts'
export { inPaperOrder } from './order.ts'
export { type Section, sectionsOf } from './sections.ts'
export { isPrinted, type Standing, standingOf } from './standing.ts'
export { type RunFacts, theorems } from './theorems.ts'
export {
  type Compiled,
  type Coverage,
  type Mutants,
  readTheorems,
  SCHEMA,
  type Theorem,
  type Theorems,
  theoremsSchema,
} from './theorems-shape.ts'
