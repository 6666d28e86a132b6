// Gives an attempt to the command line, in this process, and looks at what comes out: an answer, or an error that says what is wrong.

import { starting } from '../../cli/budget/index.ts'
import type { Io } from '../../cli/command.ts'
import { answering } from '../../cli/commands/simulate/batch.ts'
import { EXIT } from '../../cli/exit-code.ts'
import { main } from '../../cli/main.ts'
import type { Runnable } from '../../src/engine/index.ts'
import { terminal } from '../cli/terminal.ts'
import { type Attempt, BUDGET, type Fault } from './attempt.ts'

export interface Answer {
  readonly code: number
  readonly out: string
  readonly err: string
  readonly progress: string
  /** Whether the file system refused something. */
  readonly isRefused: boolean
  readonly milliseconds: number
}

type Said = Omit<Answer, 'milliseconds'>

/** In milliseconds of the processor, since others may be at work on the machine. */
export function obey(one: Attempt, claims: readonly Runnable[] = [], run = obeyOnce): Answer {
  const before = process.cpuUsage()
  const answer = run(one, claims)
  const { user, system } = process.cpuUsage(before)
  return { ...answer, milliseconds: (user + system) / 1000 }
}

/** A batch is asked line by line, since a stream would take its time. */
export function obeyOnce({ words, files, lines, fault }: Attempt, claims: readonly Runnable[]): Said {
  const { io: sound, printed } = terminal({ files, claims, write: () => {} })
  const { injected, isRefused } = injecting(fault)
  const io: Io = { ...sound, read: injected(sound.read), write: injected(sound.write) }
  if (words.includes('--batch')) {
    const answer = answering(
      { semantics: 'paper', heads: 'single' },
      { start: starting(new Map([['budget', BUDGET[1]]]), io) },
    )
    const answers = lines.map((line) => answer(line))
    return {
      code: Math.max(...answers.map(({ code }) => code)),
      out: answers.map(({ text }) => text).join('\n'),
      err: '',
      progress: '',
      isRefused: false,
    }
  }
  const code = main(words, io, claims)
  if (typeof code !== 'number') throw new Error(`"${words.join(' ')}" takes its time`)
  const { out, err, progress } = printed(code)
  return { code, out, err, progress: progress.join('\n'), isRefused: isRefused() }
}

/** Counts what is read and written, and throws in its turn. */
function injecting(fault: Fault | null) {
  let done = 0
  const injected =
    <A extends unknown[], R>(work: (...given: A) => R) =>
    (...given: A): R => {
      done += 1
      if (fault !== null && done === fault.at) throw Object.assign(new Error(FIRED), { code: fault.code })
      return work(...given)
    }
  return { injected, isRefused: () => fault !== null && done >= fault.at }
}

/** Shown for codes that have no words of their own. */
const FIRED = 'the device does not answer'

/** All that moves a cursor or turns the direction of writing, but for the end of a line. */
const CONTROL = /[^\n\P{Cc}]|[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Cs}/u

/** What an engine says of its own limits and of our mistakes, and what should have been a word. */
const SLIPS =
  /call stack|Invalid (?:array|string|typed|count)|is not (?:a function|iterable|defined)|Cannot (?:read|convert|mix|set)|BigInt|undefined|\bNaN\b|\[object|^\s+at |Unexpected (?:token|end)|is not valid JSON/m

/** Undefined where all is well. */
export function complaintOf(
  { words, files, lines }: Attempt,
  { code, out, err, progress, isRefused }: Answer,
): string | undefined {
  const isJson = words.includes('--json') || words.includes('--batch')
  if (CONTROL.test(out + err + progress)) return `a control character in ${JSON.stringify(out + err + progress)}`
  if (isJson && !out.split('\n').every((line) => line === '' || isDocument(line))) return `no JSON: ${out}`
  if (isRefused && !/cannot (read|write) /.test(out + err))
    return `not a word of what the file system refused: ${out}${err}`
  if (code !== EXIT.badInput)
    return err === '' || /^lemmata: (warning|stopped)/.test(err) ? undefined : `exit ${code}, with ${err}`
  const message = messageIn(isJson ? out : err)
  if (message === undefined) return `exit 2 without a message: ${out}${err}`
  const slip = SLIPS.exec(message)?.[0]
  // What the user wrote may say anything.
  const isOurs =
    slip !== undefined && ![...words, ...Object.values(files), ...lines].some((text) => text.includes(slip))
  return isOurs ? `an error for nobody: ${message}` : undefined
}

const isDocument = (line: string): boolean => documentIn(line) !== undefined

export function documentIn(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function messageIn(text: string): string | undefined {
  if (text.startsWith('lemmata: ')) return text.length > 'lemmata: '.length + 5 ? text : undefined
  const value = documentIn(text.split('\n').find((line) => line.includes('"error"')) ?? '')
  return typeof value === 'object' && value !== null && 'error' in value ? String(value.error) : undefined
}
