// Only the survivors of the last run, tried again: do the tests that were written since kill them? The figures of a
// folder whose code has changed come from whole runs.
import { changeOf, type FolderReport, isAlive, keyOf, type ReportedMutant } from './report.ts'

/** Ranges as Stryker takes them: every place where a survivor's line stands now. Lines that are gone need no run. */
export function rangesOf({ files }: FolderReport, sourceOf: (file: string) => string): readonly string[] {
  const ranges = Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const [before, now] = [source, sourceOf(file)].map((text) => text.split('\n').map((line) => line.trim()))
    return mutants.filter(isAlive).flatMap(({ location: { start, end } }) => {
      const span = end.line - start.line
      return now.flatMap((line, k) => (line === before[start.line - 1] ? `${file}:${k + 1}-${k + 1 + span}` : []))
    })
  })
  return [...new Set(ranges)]
}

/** The last report, updated by a run of its survivors; those whose line is gone are dropped. */
export function mergedReport(last: FolderReport, run: FolderReport): FolderReport {
  const results = Object.entries(run.files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant): [string, ReportedMutant] => [keyOf(changeOf(file, source, mutant)), mutant]),
  )
  // Changes that look the same must all be dead.
  const found = new Map(results.toSorted(([, a], [, b]) => Number(isAlive(a)) - Number(isAlive(b))))
  const files = Object.entries(last.files).map(([file, { mutants, ...rest }]) => {
    const judged = mutants.flatMap((mutant): ReportedMutant | [] => {
      if (!isAlive(mutant)) return mutant
      const now = found.get(keyOf(changeOf(file, rest.source, mutant)))
      if (now === undefined) return []
      const { status, killedBy } = now
      return { ...mutant, status, ...(killedBy === undefined ? {} : { killedBy }) }
    })
    return [file, { ...rest, mutants: judged }] as const
  })
  return { ...last, files: Object.fromEntries(files) }
}
