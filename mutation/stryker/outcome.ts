// The results of a folder's mutants, in numbers.
import type { StrykerFolder as Figures } from '../../reports/document/index.ts'
import type { FolderReport, ReportedMutant } from './report.ts'

export type Outcome = Figures

export function outcomeOf(folder: string, { files }: FolderReport, seconds: number): Outcome {
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const count = (...statuses: readonly ReportedMutant['status'][]): number =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  const excluded = count('Ignored')
  // An error outside of tests, as of a module that cannot be loaded, makes a run red too.
  const killed = count('Killed', 'RuntimeError', 'CompileError')
  const timeout = count('Timeout')
  const tested = mutants.length - excluded
  return {
    folder,
    mutants: mutants.length,
    killed,
    timeout,
    survived: count('Survived'),
    noCoverage: count('NoCoverage'),
    excluded,
    score: tested === 0 ? 100 : (100 * (killed + timeout)) / tested,
    seconds,
  }
}
