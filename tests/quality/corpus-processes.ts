// Processes that work on one corpus. The few files that they need are stripped of their types into a temporary folder.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transpileFolders } from './transpile.ts'

const FOLDERS = ['src/json', 'run/files', 'tests/quality']

// `exec`, so that the worker is the process that is killed.
const WITH_SPACE = 'exec "$0" "$@"'
/** Files of two blocks at most, 1 or 2 kB: as good as a full disk. */
const WITHOUT_SPACE = `ulimit -f 2 && ${WITH_SPACE}`

export interface Workshop {
  /** For corpora. */
  readonly directory: string
  start(work: Work | LockWork): Worker
  /** Ends the processes that still run, and removes the folder. */
  close(): void
}

/** The orders of a worker; it takes that many steps, or goes on until it is killed. */
export interface Work {
  readonly kind: 'append' | 'append and shrink'
  readonly directory: string
  readonly key: string
  /** Different for each worker, so that their cases differ. */
  readonly name: string
  readonly steps: number | null
  readonly isShortOfSpace?: true
}

/** Takes a lock so many times, and dies with it. */
export interface LockWork {
  readonly kind: 'lock'
  readonly directory: string
  readonly name: string
  readonly steps: number
}

export interface Worker {
  readonly process: ChildProcess
  /** What it has printed so far, one line per change. */
  said(): readonly string[]
  /** The signal or exit code, and all errors, once it has ended. */
  readonly end: Promise<{ readonly how: string | number | null; readonly errors: string }>
}

export function openWorkshop(): Workshop {
  const home = mkdtempSync(join(tmpdir(), 'lemmata-corpus-'))
  transpileFolders(FOLDERS, home)
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }\n')
  const children: ChildProcess[] = []
  return {
    directory: join(home, 'corpus'),
    start(work) {
      const script = join(home, 'tests/quality', work.kind === 'lock' ? 'corpus-lock-worker.js' : 'corpus-worker.js')
      const command = work.kind !== 'lock' && work.isShortOfSpace === true ? WITHOUT_SPACE : WITH_SPACE
      const words = ['-c', command, process.execPath, script, JSON.stringify(work)]
      const child = spawn('sh', words, { stdio: ['ignore', 'pipe', 'pipe'] })
      children.push(child)
      return worker(child)
    },
    close() {
      for (const child of children) child.kill('SIGKILL')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function worker(child: ChildProcess): Worker {
  const said: string[] = []
  const errors: string[] = []
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => said.push(chunk))
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => errors.push(chunk))
  return {
    process: child,
    // The last line has no newline yet, or is empty.
    said: () => said.join('').split('\n').slice(0, -1),
    end: new Promise((settle) => {
      child.on('close', (code, signal) => settle({ how: signal ?? code, errors: errors.join('') }))
    }),
  }
}
