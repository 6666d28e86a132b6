// lemmata replay: one case again, from the corpus or from the counterexample of a run.
import { basename } from 'node:path'
import { readCorpus, readCounterexample } from '../../run/files/index.ts'
import type { Replayed, Runnable } from '../../src/engine/index.ts'
import { type Command, InputError, type Io } from '../command.ts'
import { EXIT } from '../exit-code.ts'
import { messageOf, readOrRefuse, readText } from '../files.ts'
import { findClaim } from '../find-claims.ts'

interface StoredCase {
  readonly key: string
  readonly case: string
}

export const replay = (claims: readonly Runnable[]): Command => ({
  name: 'replay',
  summary: 'run one case again, from the corpus or a counterexample file',
  example: 'lemmata replay corpus/lemma-8a.jsonl:3',
  options: [],
  operand: { value: 'FILE', help: 'a line of a corpus, such as corpus/lemma-8a.jsonl:3, or a counterexample file' },
  run(options, io, [file]) {
    const { key, case: line } = readCase(file, io)
    const claim = findClaim(claims, key)
    const replayed = rerun(claim, line, file)
    if (options.has('json')) {
      io.out(JSON.stringify({ key: claim.key, case: replayed.case, ending: replayed.ending, lines: replayed.lines }))
    } else {
      const lines = [OUTCOMES[replayed.ending], `case      ${replayed.case}`, ...replayed.lines]
      io.out([`${claim.key}: ${claim.title}`, ...lines.map((line) => `  ${line}`)].join('\n'))
    }
    return CODES[replayed.ending]
  },
})

const OUTCOMES: Readonly<Record<Replayed['ending'], string>> = {
  failed: 'fails again',
  crashed: 'the check throws again',
  passed: 'passes now',
  undecided: 'undecided: it needs more bits than the cap',
  discarded: 'not a case of the claim: a hypothesis does not hold',
}

const CODES: Readonly<Record<Replayed['ending'], number>> = {
  failed: EXIT.failed,
  crashed: EXIT.failed,
  passed: EXIT.passed,
  undecided: EXIT.open,
  discarded: EXIT.open,
}

function readCase(file: string, io: Io): StoredCase {
  const [, path, line] = /^(.*\.jsonl)(?::(.*))?$/s.exec(file) ?? []
  if (path !== undefined) return fromCorpus(path, line, io)
  const counterexample = readOrRefuse(readCounterexample(readText(file, io)), `${file} is not a counterexample:`)
  return { key: counterexample.claim, case: counterexample.case }
}

function fromCorpus(path: string, line: string | undefined, io: Io): StoredCase {
  const { entries, problems } = readCorpus(readText(path, io))
  const lines = `its entries are on line${entries.length === 1 ? '' : 's'} ${entries.map((entry) => entry.line).join(', ')}`
  const hint = entries.length === 0 ? 'it has no entries' : lines
  if (line === undefined) throw new InputError(`which line of ${path}? Write ${path}:1, for example; ${hint}`)
  const entry = entries.find((one) => `${one.line}` === line)
  if (entry !== undefined) return { key: basename(path, '.jsonl'), case: entry.case }
  const problem = problems.find((other) => `${other.line}` === line)
  if (problem !== undefined) throw new InputError(`line ${line} of ${path} is damaged: ${problem.message}`)
  throw new InputError(`${path} has no entry on line "${line}": ${hint}`)
}

function rerun(claim: Runnable, line: string, file: string): Replayed {
  try {
    return claim.replay(line)
  } catch (error) {
    throw new InputError(`${file} holds no case of ${claim.key}: ${messageOf(error)}`)
  }
}
