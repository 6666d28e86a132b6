// The result of a run of Stryker in a folder: files, their mutants, and which of them survived.
import type { MutantResult } from '@stryker-mutator/api/core'
import { between, type Place } from './plant.ts'

/** A part of mutation-testing-report-schema: files, and their mutants with their status. */
export interface FolderReport {
  readonly schemaVersion: '1.0'
  readonly thresholds: { readonly high: number; readonly low: number }
  readonly files: Readonly<Record<string, ReportedFile>>
}

interface ReportedFile {
  readonly language: 'typescript'
  readonly source: string
  readonly mutants: readonly ReportedMutant[]
}

export type ReportedMutant = Pick<
  MutantResult,
  'id' | 'killedBy' | 'location' | 'mutatorName' | 'replacement' | 'status' | 'statusReason'
>

export function reportOf(
  folder: string,
  results: readonly MutantResult[],
  sourceOf: (file: string) => string,
  nameOf: (file: string) => string,
): FolderReport {
  const files = [...new Set(results.map(({ fileName }) => fileName))].map((file): [string, ReportedFile] => [
    nameOf(file),
    {
      language: 'typescript',
      source: sourceOf(file),
      mutants: results
        .filter(({ fileName }) => fileName === file)
        .map(({ id, killedBy, location, mutatorName, replacement, status, statusReason }) => ({
          // Stryker's ids begin again in every folder.
          id: `${folder} ${id}`,
          location,
          mutatorName,
          replacement,
          status,
          ...(killedBy === undefined ? {} : { killedBy }),
          ...(statusReason === undefined ? {} : { statusReason }),
        })),
    },
  ])
  return { schemaVersion: '1.0', thresholds: { high: 90, low: 80 }, files: Object.fromEntries(files) }
}

/** A change of the source that no test noticed, described so that it is found again when the file changes elsewhere. */
export interface Survivor {
  readonly file: string
  /** The line where the change begins. */
  readonly line: string
  readonly find: string
  readonly put: string
}

export const keyOf = ({ file, line, find, put }: Survivor): string => JSON.stringify([file, line, find, put])

export const isAlive = ({ status }: ReportedMutant): boolean => status === 'Survived' || status === 'NoCoverage'

/** The description of a change, survivor or not. */
export function changeOf(file: string, source: string, { location, replacement = '' }: Place): Survivor {
  return {
    file,
    line: short(source.split('\n')[location.start.line - 1]),
    find: short(between(source, location)),
    put: short(replacement),
  }
}

export const survivorsOf = ({ files }: FolderReport): Survivor[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(isAlive).map((mutant) => changeOf(file, source, mutant)),
  )

/** Keys of all changes, survivors or not. */
export const triedIn = ({ files }: FolderReport): ReadonlySet<string> =>
  new Set(
    Object.entries(files).flatMap(([file, { source, mutants }]) =>
      mutants.map((mutant) => keyOf(changeOf(file, source, mutant))),
    ),
  )

const LONGEST = 120

const short = (code: string): string => {
  const flat = code.replaceAll(/\s+/g, ' ').trim()
  return flat.length <= LONGEST ? flat : `${flat.slice(0, LONGEST)}…`
}

/** @example printSurvivor({ file: 'src/a.ts', line: 'return 1', find: '1', put: '0' }) // 'src/a.ts: return 1 …' */
export const printSurvivor = ({ file, line, find, put }: Survivor): string => `${file}: ${line}\n    ${find}  →  ${put}`
