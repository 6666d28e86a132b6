// What runs leave on disk: corpora, results, observations, counterexamples.
export { writeAtomically } from './atomic.ts'
export { type Corpus, type CorpusEntry, readCorpus } from './corpus.ts'
export { appendToCorpus, corpusPath, joinCorpus, loadCorpus, replaceInCorpus } from './corpus-file.ts'
export { readCounterexample, writeCounterexample } from './counterexample.ts'
export { isKey } from './key.ts'
export { loadObservations, writeObservations } from './observations.ts'
export { loadParts, removeStale, type Stamps, stampsOf, writePart } from './parts.ts'
