// The figures of all folders, `reports/out/mutation/summary.json`, which the report shows too. A run of some folders keeps those of the
// others.
import type { Outcome } from './outcome.ts'

export const summaryText = (folders: readonly Outcome[]): string => `${JSON.stringify({ folders }, null, 2)}\n`

/** @param names All folders, in order. */
export function updatedSummary(names: readonly string[], old: readonly Outcome[], fresh: Outcome): readonly Outcome[] {
  const known = new Map([...old, fresh].map((outcome) => [outcome.folder, outcome]))
  return names.flatMap((name) => known.get(name) ?? [])
}

/** @example summaryLine({ folder: 'json', mutants: 10, … }) // 'json: 9 of 10 killed (90.0%), 0 excluded, 3 s' */
export const summaryLine = ({ folder, mutants, killed, timeout, excluded, score, seconds }: Outcome): string =>
  `${folder}: ${killed + timeout} of ${mutants - excluded} noticed (${score.toFixed(1)}%), ${timeout} of them as ` +
  `endless; ${excluded} excluded; ${seconds.toFixed(0)} s`
