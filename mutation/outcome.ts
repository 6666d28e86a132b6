// What became of a folder's mutants, in numbers, and which of them live.
import type { MutantResult } from '@stryker-mutator/api/core'
import type { MutatedFolder as Figures } from '../reports/index.ts'

export type Outcome = Figures

/** A change of the source that no test noticed, told so that other changes of the file do not matter. */
export interface Survivor {
  readonly file: string
  /** The line where the change begins. */
  readonly line: string
  readonly find: string
  readonly put: string
}

export function outcomeOf(folder: string, results: readonly MutantResult[], seconds: number): Outcome {
  const count = (...statuses: readonly MutantResult['status'][]): number =>
    results.filter(({ status }) => statuses.includes(status)).length
  const excluded = count('Ignored')
  // An error outside of tests, as of a module that cannot be loaded, makes a run red as well.
  const killed = count('Killed', 'RuntimeError', 'CompileError')
  const timeout = count('Timeout')
  const tested = results.length - excluded
  return {
    folder,
    mutants: results.length,
    killed,
    timeout,
    survived: count('Survived'),
    noCoverage: count('NoCoverage'),
    excluded,
    score: tested === 0 ? 100 : (100 * (killed + timeout)) / tested,
    seconds,
  }
}

/** @param sourceOf The text of a file. @param nameOf Its path within the project. */
export const survivorsOf = (
  results: readonly MutantResult[],
  sourceOf: (file: string) => string,
  nameOf: (file: string) => string,
): Survivor[] =>
  results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ fileName, location, replacement }) => {
      const source = sourceOf(fileName)
      return {
        file: nameOf(fileName),
        line: short(lineAt(source, location.start.line)),
        find: short(between(source, location)),
        put: short(replacement),
      }
    })

// Lines and columns count from 1.
const lineAt = (source: string, line: number): string => source.split('\n')[line - 1]

function between(source: string, { start, end }: MutantResult['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, k) => line.slice(k === 0 ? start.column - 1 : 0, k === last ? end.column - 1 : line.length))
    .join('\n')
}

const LONGEST = 120

const short = (code: string): string => {
  const flat = code.replaceAll(/\s+/g, ' ').trim()
  return flat.length <= LONGEST ? flat : `${flat.slice(0, LONGEST)}…`
}

/** @example printSurvivor({ file: 'src/a.ts', line: 'return 1', find: '1', put: '0' }) // 'src/a.ts: return 1 …' */
export const printSurvivor = ({ file, line, find, put }: Survivor): string => `${file}: ${line}\n    ${find}  →  ${put}`
