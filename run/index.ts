// From claims to results on disk: settings, corpora, what a run leaves, and how reports are written.
export * from './files/index.ts'
export { type Joined, joined, publishJoined } from './join.ts'
export { mutationIn } from './mutation.ts'
export {
  mutantsPath,
  observationsPath,
  observedIn,
  outOf,
  publish,
  publishCoverage,
  publishObservations,
  publishPage,
  type Surroundings,
  theoremsPath,
} from './publish.ts'
export { type Recording, runRecorded } from './recorded.ts'
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
