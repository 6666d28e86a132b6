// From results to what people and machines read, and to what outlives a run.

export { claimLines, type Line } from './claim-lines.ts'
export { type Change, type Comparison, compareRuns, type Run, type RunOverview, readRun } from './compare.ts'
export { comparisonText } from './comparison-text.ts'
export {
  type CodeReached,
  publishCoverage,
  readCoverage,
  type Unreached,
  type UnreachedFile,
  type UnreachedFunction,
  unreachedInAll,
} from './coverage.ts'
export { headline } from './headline.ts'
export { type Planted, pageOf } from './html/index.ts'
export { type Joined, joined, publishJoined } from './join.ts'
export { junitOf } from './junit.ts'
export { type Merged, mergeRuns } from './merge.ts'
export {
  type GaveAway,
  type MutantRecord,
  type MutantStanding,
  mutantStanding,
  mutantsPath,
  mutantsSchema,
  mutantsText,
  type OtherClaim,
  readMutants,
  updatedMutants,
  withMutants,
  worstFirst,
} from './mutants.ts'
export { type MutatedFolder, type Mutation, mutationIn } from './mutation.ts'
export { observationLines, observationsPath, observedIn, publishObservations } from './observations.ts'
export { inPaperOrder } from './order.ts'
export type { TerminalOptions } from './paint.ts'
export { progressLine, type Tick } from './progress.ts'
export { outOf, publish, publishPage, type Surroundings, theoremsPath } from './publish.ts'
export { type Recording, runRecorded } from './recorded.ts'
export { type Section, sectionsOf } from './sections.ts'
export {
  type CorpusUse,
  corpusUse,
  type Environment,
  patienceFrom,
  profileFrom,
  runsFrom,
  type Settings,
  seedFrom,
  settingsFrom,
  settleSeed,
} from './settings.ts'
export { mutantsIn, plantedIn, type Source, sourceIn } from './sources.ts'
export { type Standing, standingOf } from './standing.ts'
export { summaryOf } from './summary.ts'
export { terminalReport } from './terminal.ts'
export { counted, verdictText, visible } from './text.ts'
export { type RunFacts, theorems } from './theorems.ts'
export {
  type ClosestCall,
  type Compiled,
  type Coverage,
  type Credited,
  type Mutants,
  readTheorems,
  SCHEMA,
  type Theorem,
  type Theorems,
  theoremsSchema,
} from './theorems-shape.ts'
export { unfinished } from './unfinished.ts'
