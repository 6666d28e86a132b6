// The result of a run of Stryker in a folder: files, their mutants, and which of them survived.
import type { MutantResult } from '@stryker-mutator/api/core'
import { type Anchor, anchorOf } from './anchor.ts'
import { offsetOf, type Place } from './plant.ts'

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
export interface Survivor extends Anchor {
  readonly file: string
}

export const isAlive = ({ status }: ReportedMutant): boolean => status === 'Survived' || status === 'NoCoverage'

/** The description of a change, survivor or not. */
export const changeOf = (
  file: string,
  source: string,
  { location: { start, end }, replacement = '' }: Place,
): Survivor => ({
  file,
  ...anchorOf(source, offsetOf(source, start), offsetOf(source, end), replacement),
})

export const survivorsOf = ({ files }: FolderReport): Survivor[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(isAlive).map((mutant) => changeOf(file, source, mutant)),
  )

/** All changes, survivors or not. */
export const triedIn = ({ files }: FolderReport): Survivor[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => changeOf(file, source, mutant)),
  )

/** As an entry of the list, which lacks but its reason. */
export const printSurvivor = (survivor: Survivor): string => JSON.stringify(survivor, null, 2)
