// `npm test` in copies of the checkout, one per core, each with one change planted: first the tests that must notice it, then all, until
// one is red. The copies share the built code of the checkout, since `npm test` does not build.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Answer, answerOf, type Ended, printAnswer, WRITTEN } from './answer.ts'
import { type MutatedFolder, testsOf } from './folders.ts'

/** The source of a file, changed. */
export interface Change {
  readonly file: string
  readonly source: string
}

const LINKED = ['node_modules', 'dist']
/** Tests of how the sources are written: they notice that a line has changed, not what it does. */
const OF_TEXTS = [
  'mutation/stryker/triage.test.ts',
  'properties/mutants.test.ts',
  'tests/architecture.test.ts',
  'tests/budgets.test.ts',
]
const LEFT_OUT = [...LINKED, ...OF_TEXTS, '.git', 'reports/out']

function copyOfCheckout(parent: string): string {
  const copy = mkdtempSync(join(parent, 'lemmata-planted-'))
  cpSync('.', copy, { recursive: true, filter: (path) => !LEFT_OUT.includes(path) })
  for (const name of LINKED) symlinkSync(resolve(name), join(copy, name))
  return copy
}

/** Seconds to wait for one test, and for all of them, which take two to three minutes. */
const PATIENCE = { one: 60, all: 900 }

/** @param paths Beginnings of test files; none means all. */
async function vitestIn(copy: string, paths: readonly string[]): Promise<Answer> {
  const path = join(copy, WRITTEN)
  rmSync(path, { force: true })
  const words = ['vitest', 'run', '--project', 'quick', '--reporter', './mutation/stryker/first-red.ts']
  const ended = await ending('npx', [...words, ...paths], copy)
  const written: Answer | null = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
  return answerOf(written, ended)
}

/** Ends the command when it takes too long, and when this process ends. */
async function ending(command: string, words: readonly string[], cwd: string): Promise<Ended> {
  // A group of its own, so that its workers end with it.
  // Without a corpus, which would hold the cases of earlier changes.
  const env = { ...process.env, LEMMATA_CORPUS: 'off', LEMMATA_PATIENCE: `${PATIENCE.one}` }
  const child = spawn(command, words, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  const { pid } = child
  if (pid === undefined) throw new Error(`${command} cannot be started`)
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text
  })
  const stop = (): void => endGroup(pid)
  // Workers may still be busy when the run has ended.
  child.once('exit', stop)
  // It writes into the copy, so it must end before the copy is removed.
  process.prependOnceListener('exit', stop)
  const code = await Promise.race([
    // A process that was killed has no code.
    once(child, 'close').then(([code]) => Number(code ?? 1)),
    setTimeout(PATIENCE.all * 1000, null, { ref: false }),
  ])
  process.off('exit', stop)
  if (code === null) stop()
  return { code, errors }
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All of them have ended.
  }
}

/** Beginnings of paths, as vitest takes them. @example 'properties/paper/lemma-' */
const pathsOf = (folder: MutatedFolder): string[] => testsOf(folder).map((glob) => glob.split('*')[0])

async function withChange<T>(copy: string, { file, source }: Change, use: () => Promise<T>): Promise<T> {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, source)
  try {
    return await use()
  } finally {
    writeFileSync(path, before)
  }
}

/** Copies of the checkout in which changes are planted. */
export interface Copies {
  /** Throws unless `npm test` is green in all copies at once. */
  requireGreen(): Promise<void>
  /** One answer per change in a folder, in order. */
  npmTest(folder: MutatedFolder, changes: readonly Change[]): Promise<readonly Answer[]>
}

const copiesAt = (paths: readonly string[]): Copies => ({
  async requireGreen() {
    const answers = await Promise.all(paths.map((copy) => vitestIn(copy, [])))
    const trouble = answers.find(({ kind }) => kind !== 'green')
    if (trouble !== undefined)
      throw new RangeError(`npm test is not green without a change: fix that first\n${printAnswer(trouble)}`)
  },
  async npmTest(folder, changes) {
    const answers: Answer[] = []
    let next = 0
    const workThrough = async (copy: string): Promise<void> => {
      while (next < changes.length) {
        const index = next++
        answers[index] = await withChange(copy, changes[index], async () => {
          const nearby = await vitestIn(copy, pathsOf(folder))
          return nearby.kind === 'green' ? vitestIn(copy, []) : nearby
        })
      }
    }
    await Promise.all(paths.map(workThrough))
    return answers
  },
})

/** The copies are gone afterwards, also after an interruption. @param parent The folder in which they are made. */
export async function withCopies<T>(use: (copies: Copies) => Promise<T>, parent = tmpdir()): Promise<T> {
  const paths = Array.from({ length: availableParallelism() }, () => copyOfCheckout(parent))
  const remove = (): void => {
    for (const path of paths) rmSync(path, { recursive: true, force: true })
  }
  const interrupt = (): never => process.exit(130)
  process.once('exit', remove)
  for (const signal of INTERRUPTIONS) process.once(signal, interrupt)
  try {
    return await use(copiesAt(paths))
  } finally {
    process.off('exit', remove)
    for (const signal of INTERRUPTIONS) process.off(signal, interrupt)
    remove()
  }
}

const INTERRUPTIONS = ['SIGINT', 'SIGTERM', 'SIGHUP']
