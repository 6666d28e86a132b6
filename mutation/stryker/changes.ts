// Every change that Stryker would make in a folder, found without running any of them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from '@stryker-mutator/api/logging'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { exclude } from './exclude.ts'
import type { MutatedFolder } from './folders.ts'
import type { Place } from './plant.ts'

/** A change of a file, and all of the file as it is. */
export interface Planned {
  readonly file: string
  readonly source: string
  readonly mutant: Place
}

const no = (): boolean => false
const nothing = (): void => {}
const SILENT: Logger = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
}

const filesOf = ({ folder }: MutatedFolder): string[] =>
  readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join('src', folder, name))
    .toSorted()

/** Those that `exclude` leaves alone are not among them. */
export async function changesIn(folder: MutatedFolder): Promise<readonly Planned[]> {
  const sources = new Map(filesOf(folder).map((file) => [file, readFileSync(file, 'utf8')]))
  const { mutants } = await new Instrumenter(SILENT).instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [exclude] },
  )
  return mutants.flatMap(({ fileName, location: { start, end }, replacement, status }) => {
    const source = sources.get(fileName)
    if (source === undefined || status === 'Ignored') return []
    return { file: fileName, source, mutant: { location: { start: fromOne(start), end: fromOne(end) }, replacement } }
  })
}

/** Here lines and columns count from 0, in reports from 1. */
const fromOne = ({ line, column }: Place['location']['start']) => ({ line: line + 1, column: column + 1 })
