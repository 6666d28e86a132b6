// Runs a claim and leaves on disk what must outlive the process: its result, its counterexample, its corpus. Until a claim has
// ended its result on disk says `interrupted`, with the cases so far, so whatever kills the process leaves the truth behind.
import { join } from 'node:path'
import { OBSERVED_CASES, observationLines, type Tick } from '../reports/index.ts'
import { blankResult, type ClaimResult, type Runnable } from '../src/engine/index.ts'
import { type Corpus, corpusPath, loadCorpus, writeObserved, writePart } from './files/index.ts'
import { keep } from './keep.ts'
import { outOf } from './publish.ts'
import type { Settings } from './settings.ts'
import { watch } from './watch.ts'

export interface Recording {
  readonly settings: Settings
  /** The project, in which `corpus/` and `reports/out/` lie. */
  readonly directory: string
  readonly isInterrupted?: () => boolean
  /** Hears of runs longer than two seconds, about once a second. */
  readonly onTick?: (tick: Tick) => void
  /** In seconds, from some fixed moment. Default: that of the process. */
  readonly clock?: () => number
}

/** @example runRecorded(claim, { settings: settingsFrom(process.env), directory: '.' }).verdict */
export function runRecorded(claim: Runnable, recording: Recording): ClaimResult {
  const { settings, directory, isInterrupted, onTick, clock = () => performance.now() / 1000 } = recording
  const { seed, profile, runs } = settings
  const out = outOf(directory)
  const corpus = settings.corpus === 'off' ? NO_CORPUS : loadCorpus(join(directory, 'corpus'), claim.key)
  const unfinished = blankResult(claim, settings)
  const { onCase, look } = watch(claim.key, clock, (tick, cases, elapsed) => {
    writePart(out, { ...unfinished, cases, seconds: elapsed })
    onTick?.(tick)
  })
  writePart(out, unfinished)
  writeObserved(out, claim.key, [])
  const began = Date.now() / 1000
  const result = claim.run({
    seed,
    profile,
    ...(runs === undefined ? {} : { runs }),
    corpus: corpus.entries.map((entry) => entry.case),
    clock,
    onCase,
    observations: OBSERVED_CASES[profile],
    illustrated: profile !== 'mutate',
    isInterrupted: () => {
      look()
      return isInterrupted?.() ?? false
    },
  })
  const damaged = corpus.problems.map(({ line, message }) => `${corpusPath('corpus', claim.key)}:${line}: ${message}`)
  const kept = keep(
    claim,
    { ...result, problems: [...damaged, ...result.problems] },
    corpus,
    settings.corpus,
    directory,
  )
  if (OBSERVED_CASES[profile] > 0) writeObserved(out, claim.key, observationLines(kept, began))
  // On disk they lie apart, and reporters need none: they would be most of what processes tell each other.
  const told = { ...kept, observations: [] }
  writePart(out, told)
  return told
}

const NO_CORPUS: Corpus = { entries: [], problems: [] }
