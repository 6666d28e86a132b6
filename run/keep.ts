// Puts a counterexample where it can be run again: into the corpus what nobody expected, and always into a file of its own.
import { join, relative } from 'node:path'
import type { ClaimResult, Counterexample, Runnable } from '../src/engine/index.ts'
import { appendToCorpus, type Corpus, corpusPath, replaceInCorpus, writeCounterexample } from './files/index.ts'
import { outOf } from './publish.ts'
import type { CorpusUse } from './settings.ts'

/** The result, with the line that runs its counterexample again. `corpus` is as it was before the run. */
export function keep(
  claim: Runnable,
  result: ClaimResult,
  corpus: Corpus,
  use: CorpusUse,
  directory: string,
): ClaimResult {
  const file = writeCounterexample(outOf(directory), result)
  const { counterexample } = result
  if (counterexample === null || file === null) return result
  const again = (target: string): ClaimResult => ({
    ...result,
    counterexample: { ...counterexample, replay: `npx lemmata replay ${target}` },
  })
  try {
    const line = corpusLine(claim, result, counterexample, corpus, use, join(directory, 'corpus'))
    return again(line === null ? relative(directory, file) : `${corpusPath('corpus', claim.key)}:${line}`)
  } catch (error) {
    // A locked or read-only corpus must not cost the result.
    const problem = `corpus: cannot write: ${error instanceof Error ? error.message : String(error)}`
    return { ...again(relative(directory, file)), problems: [...result.problems, problem] }
  }
}

/** Where the case stands in the corpus, after it was written there if it belongs there and may be. */
function corpusLine(
  claim: Runnable,
  { verdict, passed, seed }: ClaimResult,
  { case: minimal, found, phase }: Counterexample,
  corpus: Corpus,
  use: CorpusUse,
  directory: string,
): number | null {
  const old = phase === 'corpus' ? corpus.entries.find((entry) => isCase(claim, entry.case, found)) : undefined
  if (old !== undefined && minimal === found) return old.line
  if (use !== 'written' || verdict !== 'refuted' || passed) return null
  const entry = { case: minimal, seed }
  return old === undefined
    ? appendToCorpus(directory, claim.key, entry)
    : replaceInCorpus(directory, claim.key, old.case, entry)
}

/** Whether the line reads as the case: people write their entries with other spaces than the domain. */
function isCase(claim: Runnable, line: string, printed: string): boolean {
  if (line === printed) return true
  try {
    return claim.replay(line).case === printed
  } catch {
    return false
  }
}
