// The results of a run as data: theorems.json, merged runs, comparisons, mutants, coverage.
export { type Change, type Comparison, compareRuns, type Run, type RunOverview, readRun } from './compare.ts'
export {
  type Coverage,
  type CoveredFile,
  coverageOf,
  coverageTexts,
  joinedCoverage,
  type Place,
  type RunCoverage,
  readCoverage,
  type Shares,
  type Unreached,
  type UnreachedFile,
  type UnreachedFunction,
  unreachedInAll,
  unreachedOf,
} from './coverage.ts'
export { compareDecimals, formatClosest, formatRatio } from './decimal.ts'
export { type MergedClaim, mergeRuns } from './merge.ts'
export {
  type Giveaway,
  joinedMutants,
  type MutantRecord,
  type MutantStanding,
  medianCases,
  mutantStanding,
  mutantsText,
  type OtherClaim,
  readMutants,
  updateMutants,
  withMutants,
  worstFirst,
} from './mutants.ts'
export { byLength, compare, inPaperOrder, numberOf } from './order.ts'
export { joinedPresentation, NEUTRAL, nameOf, type Presentation, presentationFrom, titleOf } from './presentation.ts'
export { type Section, sectionsOf } from './sections.ts'
export { slicesOf } from './slices.ts'
export { type RefutedKind, refutedKinds, type Standing, standingOf } from './standing.ts'
export { readStrykerReport, type StrykerFolder, type StrykerReport } from './stryker.ts'
export { JOINED, type RunFacts, theorems, withEarlier } from './theorems.ts'
export {
  type Compiled,
  readTheorems,
  SCHEMA,
  type Theorem,
  type Theorems,
  theoremsSchema,
} from './theorems-shape.ts'
export { groupBy, leastOf, sum } from './totals.ts'
