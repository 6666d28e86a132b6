// A project of somebody else's, with everything installed, in a folder of its own. Needs the build.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Ended, type Running, running, theoremsIn } from '../quality/shards-project.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { ROOT } from './entries.ts'

export interface StrangersProject {
  readonly directory: string
  write(files: Readonly<Record<string, string>>): void
  /** Runs a line as it stands in a terminal, which has no variables but these. */
  shell(line: string, environment?: Readonly<Record<string, string>>): Promise<Ended>
  start(line: string): Running
  /** The lines that run the counterexamples of the last run of tests again, by key. */
  replayLines(): ReadonlyMap<string, string>
}

const PACKAGES = ['lemmata', 'fast-check', 'vitest', '@vitest/coverage-v8']
const EXECUTABLES = { lemmata: 'lemmata/cli/lemmata.js', vitest: 'vitest/vitest.mjs' }

export function strangersProject(files: Readonly<Record<string, string>> = {}, packages = PACKAGES): StrangersProject {
  const directory = temporaryFolder()
  const link = (target: string, name: string): void => {
    mkdirSync(dirname(join(directory, 'node_modules', name)), { recursive: true })
    symlinkSync(target, join(directory, 'node_modules', name))
  }
  for (const name of packages) link(name === 'lemmata' ? ROOT : join(ROOT, 'node_modules', name), name)
  for (const [name, target] of Object.entries(EXECUTABLES)) link(join('..', target), `.bin/${name}`)
  const write: StrangersProject['write'] = (more) => {
    for (const [name, text] of Object.entries(more)) {
      mkdirSync(dirname(join(directory, name)), { recursive: true })
      writeFileSync(join(directory, name), text)
    }
  }
  write(files)
  const start = (line: string, environment?: Readonly<Record<string, string>>): Running =>
    running('sh', ['-c', line], directory, environment)
  return {
    directory,
    write,
    start,
    shell: (line, environment) => start(line, environment).end,
    replayLines: () =>
      new Map(theoremsIn(directory).claims.map(({ key, counterexample }) => [key, counterexample?.replay ?? ''])),
  }
}
