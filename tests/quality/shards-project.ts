// A project of claims in a folder of its own, in which vitest runs as it does for a user.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { readTheorems, type Theorems } from '../../reports/document/index.ts'
import { printJsonError } from '../../src/json/index.ts'

export const ROOT = resolve(import.meta.dirname, '../..')

export interface Ended {
  /** The exit code, or the signal that ended it. */
  readonly how: number | string | null
  /** Both streams, without colours. */
  readonly output: string
}

export interface Running {
  readonly process: ChildProcess
  readonly end: Promise<Ended>
}

export interface Project {
  readonly directory: string
  start(words: readonly string[], environment?: Readonly<Record<string, string>>): Running
  vitest(words: readonly string[], environment?: Readonly<Record<string, string>>): Promise<Ended>
  theorems(): Theorems
}

/** A test file of claims; `atMost` and `samples` are those of tests/cli, `claims` the built-in ones. */
export const testFile = (...claims: readonly string[]): string =>
  [
    `import { claimTest } from '${ROOT}/run/vitest/index.ts'`,
    `import { claims } from '${ROOT}/properties/index.ts'`,
    `import { atMost, samples } from '${ROOT}/tests/cli/claims.ts'`,
    ...claims.map((claim) => `claimTest(${claim})`),
    '',
  ].join('\n')

const CONFIG = `
import { defineConfig } from 'vitest/config'
export default defineConfig({
  test: {
    isolate: false,
    reporters: ['default', '${ROOT}/run/vitest/reporter.ts'],
    coverage: {
      provider: 'custom',
      customProviderModule: '${ROOT}/run/vitest/coverage.ts',
      include: ['src/**/*.ts'],
      reporter: ['json-summary'],
      reportOnFailure: true,
    },
  },
})
`

/** Lies within the repository, so that its packages are found; gone after the test. */
export function claimProject(files: Readonly<Record<string, string>>): Project {
  mkdirSync(join(ROOT, 'reports/out'), { recursive: true })
  const directory = mkdtempSync(join(ROOT, 'reports/out/project-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  for (const [name, text] of Object.entries({ 'vitest.config.ts': CONFIG, ...files })) {
    mkdirSync(dirname(join(directory, name)), { recursive: true })
    writeFileSync(join(directory, name), text)
  }
  const start: Project['start'] = (words, environment = {}) =>
    running(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...words], directory, environment)
  return {
    directory,
    start,
    vitest: (words, environment) => start(words, environment).end,
    theorems: () => theoremsIn(directory),
  }
}

/** The document that a run left in a project. */
export function theoremsIn(directory: string): Theorems {
  const read = readTheorems(readFileSync(join(directory, 'reports/out/theorems.json'), 'utf8'))
  if (read.kind === 'read') return read.value
  throw new Error(read.errors.map(printJsonError).join('\n'))
}

/** A process in a group of its own, as a terminal starts it; it sees nothing of the vitest that runs this test. */
export function running(
  command: string,
  words: readonly string[],
  directory: string,
  environment: Readonly<Record<string, string>> = {},
): Running {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(command, words, {
    cwd: directory,
    env: { PATH, HOME, NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  onTestFinished(() => endGroup(child))
  const chunks: string[] = []
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  return {
    process: child,
    end: new Promise((settle) => {
      child.on('close', (code, signal) => settle({ how: signal ?? code, output: chunks.join('') }))
    }),
  }
}

/** With the processes that it started, should a test fail and leave them behind. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All have ended.
  }
}

/** Waits until the file is there and its text is as wished. */
export async function untilFile(path: string, isAsWished: (text: string) => boolean): Promise<void> {
  // Generous: the machine may be busy.
  for (let tries = 0; tries < 600; tries++) {
    if (existsSync(path) && isAsWished(readFileSync(path, 'utf8'))) return
    await new Promise((settle) => setTimeout(settle, 100))
  }
  throw new Error(`${path} did not come`)
}
