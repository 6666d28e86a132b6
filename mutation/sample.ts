// Mutants drawn at random from the reports of the last run, and which test noticed each: does a red test point at the mistake?
import fc from 'fast-check'
import { type FolderReport, isAlive, type ReportedMutant } from './report.ts'

export interface Drawn {
  readonly file: string
  readonly line: number
  readonly put: string
  readonly isNoticed: boolean
  /** The first test that failed; null for a survivor, and for a change that made the code endless. */
  readonly test: string | null
}

const isTested = ({ status }: ReportedMutant): boolean => status !== 'Ignored'

/** @param size Less when there are fewer. */
export function sample({ files }: FolderReport, size: number, seed: number): readonly Drawn[] {
  const all = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.filter(isTested).map((mutant) => ({ file, mutant })),
  )
  const length = Math.min(size, all.length)
  const [drawn] = fc.sample(fc.shuffledSubarray(all, { minLength: length, maxLength: length }), { numRuns: 1, seed })
  return drawn.map(({ file, mutant }) => ({
    file,
    line: mutant.location.start.line,
    put: mutant.replacement ?? '',
    isNoticed: !isAlive(mutant),
    test: mutant.killedBy?.[0] ?? null,
  }))
}

/** @example printDrawn({ file: 'src/a.ts', line: 3, put: 'x < 1', isNoticed: true, test: 'a.test.ts#one' }) */
export const printDrawn = ({ file, line, put, isNoticed, test }: Drawn): string =>
  `  ${file}:${line}  ${put.replaceAll(/\s+/g, ' ').slice(0, 60)}\n    ${isNoticed ? (test ?? 'never ended') : 'NOT NOTICED'}`
