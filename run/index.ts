// From claims to results on disk, and from there to reports. The files themselves are in `files/`.
export { lastCoverage, loadCoverage } from './coverage.ts'
export { joinSources, publishJoinedReport } from './join.ts'
export {
  mutantsPath,
  observationsPath,
  outFolder,
  publish,
  publishObservations,
  publishPage,
  theoremsPath,
} from './publish.ts'
export { type RecordOptions, runAndRecord } from './record.ts'
export { begunRun } from './resume.ts'
export {
  type CorpusUse,
  corpusUse,
  type Errand,
  errandFrom,
  type Parameters,
  partFrom,
  patienceFrom,
  profileFrom,
  runsFrom,
  type Settings,
  seedFrom,
  settingsFrom,
  settleSeed,
} from './settings.ts'
export { loadMutantReport, loadSource, loadTheorems } from './sources.ts'
export { readStoredCase, replayCase, type StoredCase } from './stored-case.ts'
export { loadStrykerReport } from './stryker.ts'
export { version } from './version.ts'
