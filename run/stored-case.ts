// A case that an earlier run left: a line of a corpus, or a counterexample. `lemmata replay` runs it again, and so does claimTest
// where LEMMATA_REPLAY names it. What is wrong with a file is a RangeError.
import { basename } from 'node:path'
import { findingLines, type Replayed, type Runnable } from '../src/engine/index.ts'
import { messageOf, printJsonError } from '../src/json/index.ts'
import { readCorpus, readCounterexample } from './files/index.ts'
import { profileFrom } from './settings.ts'

export interface StoredCase {
  /** As the user named it. @example 'corpus/lemma-8a.jsonl:3' */
  readonly source: string
  /** The claim. */
  readonly key: string
  readonly case: string
  /** Where the case is found again by its path instead of its text: the run that drew it. */
  readonly drawn: { readonly path: string; readonly seed: number; readonly profile: string } | null
}

/** @param read Gives the text of a file. */
export function readStoredCase(source: string, read: (path: string) => string): StoredCase {
  const [, path, line] = /^(.*\.jsonl)(?::(.*))?$/s.exec(source) ?? []
  if (path !== undefined) return { source, ...fromCorpus(path, line, read(path)), drawn: null }
  const stored = readCounterexample(read(source))
  if (stored.kind === 'unreadable') {
    throw new RangeError([`${source} is not a counterexample:`, ...stored.errors.map(printJsonError)].join('\n  '))
  }
  const { claim: key, case: text, path: drawnAt, seed, profile } = stored.value
  return { source, key, case: text, drawn: drawnAt === null ? null : { path: drawnAt, seed, profile } }
}

function fromCorpus(path: string, line: string | undefined, text: string): Pick<StoredCase, 'key' | 'case'> {
  const { entries, problems } = readCorpus(text)
  const lines = `its entries are on line${entries.length === 1 ? '' : 's'} ${entries.map((entry) => entry.line).join(', ')}`
  const hint = entries.length === 0 ? 'it has no entries' : lines
  if (line === undefined) throw new RangeError(`which line of ${path}? Write ${path}:1, for example; ${hint}`)
  const entry = entries.find((one) => `${one.line}` === line)
  if (entry !== undefined) return { key: basename(path, '.jsonl'), case: entry.case }
  const problem = problems.find((other) => `${other.line}` === line)
  if (problem !== undefined) throw new RangeError(`line ${line} of ${path} is damaged: ${problem.message}`)
  throw new RangeError(`${path} has no entry on line "${line}": ${hint}`)
}

/** @example replayCase(claim, readStoredCase('corpus/lemma-8a.jsonl:3', (path) => readFileSync(path, 'utf8'))).ending */
export function replayCase(claim: Runnable, stored: StoredCase): Replayed {
  if (stored.drawn !== null) return drawAgain(claim, stored.case, stored.drawn)
  try {
    return claim.replay(stored.case)
  } catch (error) {
    throw new RangeError(`${stored.source} holds no case of ${claim.key}: ${messageOf(error)}`)
  }
}

function drawAgain(claim: Runnable, text: string, { path, seed, profile }: NonNullable<StoredCase['drawn']>): Replayed {
  const { counterexample } = claim.run({
    path,
    seed,
    profile: profileFrom(profile, 'the profile of the counterexample'),
  })
  if (counterexample === null) return { ending: 'passed', case: text, lines: [] }
  const { case: drawn, finding, explanation } = counterexample
  const ending = finding.some(({ term }) => term === 'threw') ? 'crashed' : 'failed'
  return { ending, case: drawn, lines: [...findingLines(finding), ...(explanation?.split('\n') ?? [])] }
}
