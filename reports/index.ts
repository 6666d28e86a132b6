// From results to what people and programs read: pure functions. Only what users need; code of this repository imports folders.
export {
  type Comparison,
  compareRuns,
  type MergedClaim,
  mergeRuns,
  type Presentation,
  type Run,
  type RunFacts,
  readRun,
  readTheorems,
  type Theorem,
  type Theorems,
  theorems,
  theoremsSchema,
} from './document/index.ts'
export { pageOf } from './html/index.ts'
export {
  type ClaimLine,
  claimLines,
  claimTable,
  comparisonText,
  headline,
  junitOf,
  observationLines,
  summaryOf,
  type TerminalOptions,
  terminalReport,
} from './text/index.ts'
