// Keeps a counterexample so that it can be run again: always in a file of its own, and in the corpus if nobody expected it.
import { join, relative } from 'node:path'
import type { ClaimResult, Counterexample, Runnable } from '../src/engine/index.ts'
import {
  appendToCorpus,
  attempt,
  type Corpus,
  corpusPath,
  type Fault,
  replaceInCorpus,
  writeCounterexample,
} from './files/index.ts'
import type { CorpusUse } from './settings.ts'

/**
 * Returns the result with the command that replays its counterexample, where it could be kept. `corpus` is as it was before the run;
 * `faults` gets what is wrong: a locked or read-only corpus must not cost the result.
 */
export function keepCounterexample(
  claim: Runnable,
  result: ClaimResult,
  corpus: Corpus,
  use: CorpusUse,
  { directory, out }: { readonly directory: string; readonly out: string },
  faults: Fault[],
): ClaimResult {
  const file = attempt(faults, () => writeCounterexample(out, result)) ?? null
  const { counterexample } = result
  if (counterexample === null) return result
  const withLine = (replay: string): ClaimResult => ({ ...result, counterexample: { ...counterexample, replay } })
  const withReplay = (target: string): ClaimResult => withLine(`npx lemmata replay ${target}`)
  if (result.lacks.includes('corpus')) return withLine(vitestLine(result, counterexample.path))
  const folder = join(directory, 'corpus')
  const line = attempt(faults, () => corpusLine(claim, result, counterexample, corpus, use, folder)) ?? null
  if (line !== null) return withReplay(`${corpusPath('corpus', claim.key)}:${line}`)
  return file === null ? result : withReplay(relative(directory, file))
}

/** A case without a text of its own is drawn again, by the test that drew it. */
function vitestLine({ key, seed, profile }: ClaimResult, path: string | null): string {
  const settings = [
    ...(path === null ? [] : [`LEMMATA_PATH=${path}`]),
    `LEMMATA_SEED=${seed}`,
    ...(profile === 'quick' ? [] : [`LEMMATA_PROFILE=${profile}`]),
  ]
  return `${settings.join(' ')} npx vitest run -t '(^| )${key}: '`
}

/** Writes the case to the corpus if it belongs there, and returns its line; null if it is not in the corpus. */
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

/** Whether the line denotes the case: entries written by hand may have other spaces than the domain prints. */
function isCase(claim: Runnable, line: string, printed: string): boolean {
  if (line === printed) return true
  try {
    return claim.replay(line).case === printed
  } catch {
    return false
  }
}
