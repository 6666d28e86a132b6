// Runs a claim and writes to disk what must outlive the process: its result, its counterexample, its corpus. Until the claim has
// ended, its result on disk says `interrupted` with the cases so far, so that it is true whenever the process is killed.
import { join } from 'node:path'
import { OBSERVED_CASES, observationLines, type Tick } from '../reports/text/index.ts'
import { blankResult, type ClaimResult, type Runnable } from '../src/engine/index.ts'
import {
  attempt,
  type Corpus,
  corpusPath,
  type Fault,
  faultLines,
  loadCorpus,
  removeState,
  writeObservations,
  writePart,
} from './files/index.ts'
import { keepCounterexample } from './keep-counterexample.ts'
import { stateKeeper } from './keep-state.ts'
import { outFolder } from './publish.ts'
import { begunRun, NOT_BEGUN, stateSettings } from './resume.ts'
import type { Settings } from './settings.ts'
import { watch } from './watch.ts'

export interface RecordOptions {
  readonly settings: Settings
  /** The project, which contains `corpus/` and `reports/out/`. */
  readonly directory: string
  /** Where results go. Default: its `reports/out/`. */
  readonly out?: string
  /** The test file that runs it, relative to the project. Default: null, for the command line. */
  readonly file?: string | null
  readonly isInterrupted?: () => boolean
  /** Called about once a second in runs longer than two seconds. */
  readonly onTick?: (tick: Tick) => void
  /** In seconds, from some fixed moment. Default: the clock of the process. */
  readonly clock?: () => number
  /** Whether a later run can go on where this one is stopped, and whether this one goes on from there. Default: neither. */
  readonly state?: 'kept' | 'resumed'
  /** Called if files could not be read or written; the result has that among its problems. */
  readonly onFaults?: (faults: readonly Fault[]) => void
}

/** @example runAndRecord(claim, { settings: settingsFrom(process.env), directory: '.' }).verdict */
export function runAndRecord(claim: Runnable, recording: RecordOptions): ClaimResult {
  const { settings, directory, isInterrupted, onTick, clock = () => performance.now() / 1000 } = recording
  const { out = outFolder(directory), file = null, state: use } = recording
  const { result: finished, state } = use === 'resumed' ? begunRun(claim, settings, out) : NOT_BEGUN
  if (finished !== null) return finished
  const { corpus: corpusUse, ...options } = settings
  const faults: Fault[] = []
  const stored =
    corpusUse === 'off' ? undefined : attempt(faults, () => loadCorpus(join(directory, 'corpus'), claim.key))
  const corpus = stored ?? NO_CORPUS
  const keeper = stateKeeper(
    { out, key: claim.key, file, clock },
    use === undefined ? null : () => stateSettings(claim, settings),
  )
  const { onCase, poll } = watch(claim.key, clock, onTick)
  if (state === null) {
    attempt(faults, () => removeState(out, claim.key))
    // What is wrong is told by the last write of the same file.
    attempt([], () => writePart(out, { ...blankResult(claim, settings), file }))
    attempt(faults, () => writeObservations(out, claim.key, []))
  }
  const start = Date.now() / 1000
  const result = claim.run({
    ...options,
    corpus: corpus.entries.map((entry) => entry.case),
    clock,
    resume: state,
    onCase(event) {
      keeper.onCase(event)
      onCase(event)
    },
    observations: OBSERVED_CASES[options.profile],
    illustrated: options.profile !== 'mutate',
    isInterrupted: () => {
      const isOver = isInterrupted?.() ?? false
      keeper.poll()
      poll()
      return isOver
    },
  })
  const problems = corpus.problems.map(({ line, message }) => `${corpusPath('corpus', claim.key)}:${line}: ${message}`)
  const known = { ...result, file, problems: [...problems, ...result.problems] }
  const complete = keepCounterexample(claim, known, corpus, corpusUse, { directory, out }, faults)
  if (OBSERVED_CASES[options.profile] > 0)
    attempt(faults, () => writeObservations(out, claim.key, observationLines(complete, start)))
  // Observations have a file of their own, and reporters need none: they would be most of what passes between processes.
  const recorded = (): ClaimResult => ({
    ...complete,
    ...{ observations: [], problems: [...complete.problems, ...faultLines(faults)] },
  })
  attempt(faults, () => writePart(out, recorded()))
  keeper.end(result.verdict === 'interrupted', faults)
  if (faults.length > 0) recording.onFaults?.(faults)
  return recorded()
}

const NO_CORPUS: Corpus = { entries: [], problems: [] }
