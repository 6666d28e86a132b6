// From results to what people and machines read, and to what outlives a run.

export { inPaperOrder } from './order.ts'
export { progressLine, type Tick } from './progress.ts'
export { outOf, publish, theoremsPath } from './publish.ts'
export { type Recording, runRecorded } from './recorded.ts'
export {
  type CorpusUse,
  corpusUse,
  type Environment,
  profileFrom,
  runsFrom,
  type Settings,
  seedFrom,
  settingsFrom,
  settleSeed,
} from './settings.ts'
export { type Standing, standingOf } from './standing.ts'
export { type TerminalOptions, terminalReport } from './terminal.ts'
export { type RunFacts, theorems } from './theorems.ts'
export {
  type ClosestCall,
  type Compiled,
  type Coverage,
  type Mutants,
  readTheorems,
  SCHEMA,
  type Theorem,
  type Theorems,
  theoremsSchema,
} from './theorems-shape.ts'
export { unfinished } from './unfinished.ts'
