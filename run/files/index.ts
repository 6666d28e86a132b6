// What runs leave on disk: corpora, results, counterexamples.
export { writeAtomically } from './atomic.ts'
export {
  type Corpus,
  type CorpusEntry,
  type CorpusLine,
  type CorpusProblem,
  mergeCorpus,
  readCorpus,
} from './corpus.ts'
export { appendToCorpus, corpusPath, loadCorpus, replaceInCorpus } from './corpus-file.ts'
export { type CounterexampleFile, readCounterexample, writeCounterexample } from './counterexample.ts'
export { readObserved, writeObserved } from './observed.ts'
export { type PartProblem, type Parts, readParts, writePart } from './parts.ts'
