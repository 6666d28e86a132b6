// The command line as a process: its arguments, streams and signals. A long command runs in a thread of its own, because claims
// are synchronous, and somebody must listen for the user's interruption.
import { once } from 'node:events'
import { existsSync, fstatSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { looksOf } from '../../reports/text/index.ts'
import { END_SIGNALS, fileErrorOf, onFile, writeAtomically } from '../../run/files/index.ts'
import type { Io } from '../command.ts'
import { EXIT } from '../exit-code.ts'
import { isLong, main } from '../main.ts'
import { type Destination, outputTo } from '../output.ts'
import { linesOf } from './lines.ts'
import { linesTo } from './streams.ts'

/** The data of the thread. */
export interface Order {
  readonly words: readonly string[]
  readonly looks: Io['looks']
  /** One Int32: 1 when the user wants it to end. */
  readonly interrupted: SharedArrayBuffer
}

/** A message of the thread. */
export type Message =
  | { readonly to: Destination; readonly line: string }
  | { readonly to: 'exit'; readonly code: number }

/** How long an interrupted thread may take to end, in milliseconds. */
const PATIENCE = 5000

/** Called by lemmata.js. */
export async function start(): Promise<void> {
  const words = process.argv.slice(2)
  process.stdout.on('error', leave)
  // Nobody can be told.
  process.stderr.on('error', () => {})
  const looks = looksOf(process.stdout, process.env)
  if (isLong(words)) process.exitCode = await runInThread(words, looks)
  else process.exitCode = await main(words, { ...streams(looks), ...surroundings(looks), isInterrupted: () => false })
}

/** Ends early when whoever reads the output has had enough, as `head` does, or when it has no place to go. */
function leave(error: Error): void {
  if ('code' in error && error.code === 'EPIPE') process.exit(EXIT.interrupted)
  show.err(`lemmata: ${fileErrorOf('write', 'to standard output', error).message}`)
  process.exit(EXIT.badInput)
}

type Streams = Destination | 'json' | 'drained' | 'lines'

const show = linesTo(process, process.env)

const streams = (looks: Io['looks']): Pick<Io, Streams> => ({
  ...outputTo((to, line) => show[to](line), looks),
  drained: async () => {
    if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain')
  },
  lines: standardInput,
})

function standardInput(): AsyncIterable<string> {
  onFile('read', 'standard input', () => {
    // Node takes it for an empty file.
    if (fstatSync(0).isDirectory()) throw new Error('it is a folder')
  })
  return linesOf(process.stdin.setEncoding('utf8'))
}

/** Its folder, wherever links lead to it. */
const PACKAGE = dirname(createRequire(import.meta.url).resolve('lemmata/package.json'))

/** Everything but streams and signals, which threads do not have. */
export const surroundings = (looks: Io['looks']): Omit<Io, Streams | 'isInterrupted'> => ({
  looks,
  read: (path) => readFileSync(path, 'utf8'),
  write: writeAtomically,
  directory: '',
  isCheckout: existsSync('properties/index.ts') && realpathSync('.') === PACKAGE,
  environment: process.env,
  clock: () => performance.now() / 1000,
})

function runInThread(words: readonly string[], looks: Io['looks']): Promise<number> {
  const interrupted = new SharedArrayBuffer(4)
  const order: Order = { words, looks, interrupted }
  const thread = new Worker(new URL('./thread.js', import.meta.url), { workerData: order })
  const onSignal = (): void => {
    // A second interruption ends it at once: a case that never ends would never ask.
    if (Atomics.exchange(new Int32Array(interrupted), 0, 1) === 1) process.exit(EXIT.interrupted)
    setTimeout(() => process.exit(EXIT.interrupted), PATIENCE).unref()
  }
  for (const signal of END_SIGNALS) process.on(signal, onSignal)
  return new Promise((resolve, reject) => {
    thread.on('message', (message: Message) => {
      if (message.to === 'exit') resolve(message.code)
      else show[message.to](message.line)
    })
    thread.on('error', reject)
    // This has no effect once the thread has sent its exit code.
    thread.on('exit', () => reject(new Error('the thread of the command ended without an exit code')))
  })
}
