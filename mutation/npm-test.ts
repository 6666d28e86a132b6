// `npm test` in copies of the checkout, one a core, each with one change in it: the tests that must notice it first, then all, until
// one is red. The copy has the built code of the checkout, as `npm test` does not build.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Answer, answerOf, type VitestReport } from './answer.ts'
import { type MutatedFolder, testsOf } from './folders.ts'

/** The source of a file, changed. */
export interface Change {
  readonly file: string
  readonly source: string
}

const LINKED = ['node_modules', 'dist']
/** Tests of how the sources are written: they see that a line has changed, not what it does. */
const OF_TEXTS = ['mutation/triage.test.ts', 'properties/mutants/mutants.test.ts', 'tests/architecture.test.ts']
const LEFT_OUT = [...LINKED, ...OF_TEXTS, '.git', 'reports/out']

function copyOfCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'lemmata-planted-'))
  cpSync('.', copy, { recursive: true, filter: (path) => !LEFT_OUT.includes(path) })
  for (const name of LINKED) symlinkSync(resolve(name), join(copy, name))
  return copy
}

/** What takes longer is endless, in seconds: all of `npm test`, which takes two to three minutes, and the tests of a folder, or so
 * many times what they take without a change. */
const PATIENCE = { whole: 900, nearby: 60, times: 5 }

interface Timed {
  readonly answer: Answer
  readonly seconds: number
}

/** @param paths Beginnings of test files; none means all. */
async function vitestIn(copy: string, paths: readonly string[], patience: number): Promise<Timed> {
  const output = join(copy, 'answer.json')
  rmSync(output, { force: true })
  const words = ['vitest', 'run', '--project', 'quick', '--bail', '1', '--reporter', 'json', '--outputFile', output]
  const start = performance.now()
  const isEnded = await endsWithin(patience, 'npx', [...words, ...paths], copy)
  const seconds = (performance.now() - start) / 1000
  if (!isEnded) return { answer: { kind: 'endless' }, seconds }
  const report: VitestReport = JSON.parse(readFileSync(output, 'utf8'))
  return { answer: answerOf(report, (file) => relative(copy, file)), seconds }
}

/** After so many seconds it is ended, and so it is when this process ends. */
async function endsWithin(seconds: number, command: string, words: readonly string[], cwd: string): Promise<boolean> {
  // A group of its own: an endless worker hears nothing, and ends with the group.
  // Without a corpus, where the cases of earlier changes would be found.
  const env = { ...process.env, LEMMATA_CORPUS: 'off' }
  const child = spawn(command, words, { cwd, env, stdio: 'ignore', detached: true })
  const { pid } = child
  if (pid === undefined) throw new Error(`${command} cannot be started`)
  const stop = (): void => void process.kill(-pid, 'SIGKILL')
  // Before the copy is removed, in which it writes.
  process.prependOnceListener('exit', stop)
  const isEnded = await Promise.race([
    once(child, 'exit').then(() => true),
    setTimeout(seconds * 1000, false, { ref: false }),
  ])
  process.off('exit', stop)
  if (!isEnded) stop()
  return isEnded
}

/** What vitest takes for the beginning of a path. @example 'properties/paper/lemma-' */
const pathsOf = (folder: MutatedFolder): string[] => testsOf(folder).map((glob) => glob.split('*')[0])

/** How long to wait for them, by what they take without a change, which must leave them green. */
async function patienceFor(copy: string, paths: readonly string[]): Promise<number> {
  const { answer, seconds } = await vitestIn(copy, paths, PATIENCE.whole)
  if (answer.kind === 'green') return Math.max(PATIENCE.nearby, PATIENCE.times * seconds)
  throw new RangeError(`npm test is not green without any change, in ${paths.join(' and ')}: mend that first`)
}

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

/** An answer to each change in a folder, in order. */
export async function npmTest(folder: MutatedFolder, changes: readonly Change[]): Promise<readonly Answer[]> {
  const paths = pathsOf(folder)
  const answers: Answer[] = []
  await withCopies(async (copies) => {
    const patience = await patienceFor(copies[0], paths)
    let next = 0
    const workThrough = async (copy: string): Promise<void> => {
      while (next < changes.length) {
        const index = next++
        answers[index] = await withChange(copy, changes[index], async () => {
          const nearby = await vitestIn(copy, paths, patience)
          const { answer } = nearby.answer.kind === 'green' ? await vitestIn(copy, [], PATIENCE.whole) : nearby
          return answer
        })
      }
    }
    await Promise.all(copies.map(workThrough))
  })
  return answers
}

/** They are gone afterwards, also when the work is interrupted. */
async function withCopies(use: (copies: readonly string[]) => Promise<void>): Promise<void> {
  const copies = Array.from({ length: availableParallelism() }, copyOfCheckout)
  const remove = (): void => {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true })
  }
  const interrupt = (): never => process.exit(130)
  process.once('exit', remove).once('SIGINT', interrupt)
  try {
    await use(copies)
  } finally {
    process.off('exit', remove).off('SIGINT', interrupt)
    remove()
  }
}
