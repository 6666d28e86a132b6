// Test files run by vitest, as the project configures it: own claims live there. Vitest is the project's own, loaded when it is needed,
// and nothing of it reaches the streams of the command.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import type { TaskMeta } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'
import { type Planted, plantingPlugin } from '../../mutation/planted/index.ts'
import { OVERWRITE } from '../../reports/text/index.ts'
import type {} from '../../run/vitest/index.ts'
import { InputError, type Io } from '../command.ts'
import { messageOf } from '../files.ts'
import { installLine } from './packages.ts'

export interface TestOrder {
  /** Relative to the project; none: all. */
  readonly files?: readonly string[]
  /** What the name of a test must match; absent: no test runs, and each says which claim it is. */
  readonly names?: RegExp
  /** Settings for claimTest. */
  readonly environment?: Readonly<Record<string, string>>
  /** A change of the source. */
  readonly planted?: Planted
}

/** A claim's test, run or skipped. */
export interface OwnTest {
  readonly file: string
  readonly meta: TaskMeta
  /** Why it failed; empty where it did not. */
  readonly errors: readonly string[]
}

export interface TestsRun {
  readonly tests: readonly OwnTest[]
  /** Files that could not be loaded, workers that died. */
  readonly problems: readonly string[]
}

/** How often to look for an interruption, in milliseconds. */
const INTERVAL = 100
const NO_TEST = /^(?!)/
const QUIET: Reporter = {}

export async function runTests(order: TestOrder, io: Io): Promise<TestsRun> {
  const { createVitest } = await loadVitest(io)
  const { files = [], names = NO_TEST, environment = {}, planted } = order
  const root = resolve(io.directory)
  const restore = setEnvironment({
    TEST: 'true',
    VITEST: 'true',
    NODE_ENV: 'test',
    LEMMATA_COMMAND: 'true',
    ...environment,
  })
  const options = {
    ...{
      root,
      watch: false,
      passWithNoTests: true,
      allowOnly: true,
      reporters: [QUIET],
      coverage: { enabled: false },
    },
    testNamePattern: names.source,
    // Claims that share their time run one after the other.
    ...('LEMMATA_CLAIMS' in environment ? { maxWorkers: 1 } : {}),
  }
  const plugins = planted === undefined ? [] : [plantingPlugin(planted)]
  const vitest = await createVitest('test', options, { plugins }, { stdout: silent(), stderr: progressOf(io) }).catch(
    (error) => {
      throw new InputError(`vitest cannot start here: ${messageOf(error)}`)
    },
  )
  const there = files.filter((file) => existsSync(resolve(root, file))).map((file) => resolve(root, file))
  const interruption = interruptionOf(io)
  try {
    const ended = await Promise.race([vitest.start(there), interruption.promise])
    if (ended === null) return NOTHING
    const { testModules, unhandledErrors } = ended
    return {
      tests: testModules.flatMap(testsIn),
      problems: [...testModules.flatMap(problemsOf), ...unhandledErrors.map(messageOf)],
    }
  } catch (error) {
    if (isNoFiles(error)) return NOTHING
    throw error
  } finally {
    interruption.clear()
    const closed = vitest.close().catch(() => {})
    // A busy worker hears nothing, and is killed after a while: nobody waits for that.
    if (!io.isInterrupted()) await closed
    io.progress('')
    restore()
  }
}

const NOTHING: TestsRun = { tests: [], problems: [] }

/** A promise that settles when the user wants the command to end. */
function interruptionOf(io: Io): { readonly promise: Promise<null>; clear(): void } {
  let timer: NodeJS.Timeout | undefined
  const promise = new Promise<null>((settle) => {
    timer = setInterval(() => io.isInterrupted() && settle(null), INTERVAL)
  })
  return { promise, clear: () => clearInterval(timer) }
}

/** The project's own vitest, since peers are optional. */
async function loadVitest(io: Io): Promise<typeof import('vitest/node')> {
  try {
    const here = createRequire(resolve(io.directory, 'package.json'))
    return await import(pathToFileURL(here.resolve('vitest/node')).href)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')) throw error
    throw new VitestMissing(
      `claims of your own run in vitest, which is not installed here: ${installLine(io, ['vitest'])}`,
    )
  }
}

export class VitestMissing extends InputError {}

const isNoFiles = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'VITEST_FILES_NOT_FOUND'

const testsIn = (module: TestModule): readonly OwnTest[] =>
  [...module.children.allTests()]
    .filter((test) => test.meta().lemmataErrand !== undefined)
    .map((test) => ({
      file: module.relativeModuleId,
      meta: test.meta(),
      errors: (test.result().errors ?? []).map(({ message }) => message),
    }))

const problemsOf = (module: TestModule): readonly string[] =>
  module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`)

const silent = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Workers write their progress to the stream of errors, each line over the last. */
const progressOf = (io: Io): Writable =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      const [before, line] = chunk.toString().split(OVERWRITE).slice(-2)
      if (line !== undefined && before !== undefined) io.progress(line)
      done()
    },
  })

/** Workers inherit the environment. Gives a function that undoes it. */
function setEnvironment(environment: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(environment).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, environment)
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}
