// Only the survivors of the last run, tried again: do the tests that were written since kill them? The figures of a
// folder whose code has changed come from whole runs.
import type { Planned } from './changes.ts'
import type { Place } from './plant.ts'
import { changeOf, type FolderReport, isAlive, type ReportedMutant, survivorsOf } from './report.ts'

/** Ranges as Stryker takes them: every place where a survivor stands now. Those that are gone need no run. */
export function rangesOf(last: FolderReport, now: readonly Planned[]): readonly string[] {
  const alive = new Set(survivorsOf(last).map((survivor) => JSON.stringify(survivor)))
  const found = now.filter(({ file, source, mutant }) => alive.has(keyOf(file, source, mutant)))
  return [
    ...new Set(found.map(({ file, mutant: { location } }) => `${file}:${location.start.line}-${location.end.line}`)),
  ]
}

const keyOf = (file: string, source: string, place: Place): string => JSON.stringify(changeOf(file, source, place))

/** The last report, updated by a run of its survivors; those that are gone are dropped. */
export function mergedReport(last: FolderReport, run: FolderReport): FolderReport {
  const results = Object.entries(run.files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant): [string, ReportedMutant] => [keyOf(file, source, mutant), mutant]),
  )
  // Changes that look the same must all be dead.
  const found = new Map(results.toSorted(([, a], [, b]) => Number(isAlive(a)) - Number(isAlive(b))))
  const files = Object.entries(last.files).map(([file, { mutants, ...rest }]) => {
    const judged = mutants.flatMap((mutant): ReportedMutant | [] => {
      if (!isAlive(mutant)) return mutant
      const now = found.get(keyOf(file, rest.source, mutant))
      if (now === undefined) return []
      const { status, killedBy } = now
      return { ...mutant, status, ...(killedBy === undefined ? {} : { killedBy }) }
    })
    return [file, { ...rest, mutants: judged }] as const
  })
  return { ...last, files: Object.fromEntries(files) }
}
