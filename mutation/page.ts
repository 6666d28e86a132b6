// Stryker's page over all folders, from the reports of each, which is how Stryker itself draws one report.
import type { MutantResult } from '@stryker-mutator/api/core'

/** A part of mutation-testing-report-schema: files, their mutants, and what became of them. */
export interface FolderReport {
  readonly schemaVersion: '1.0'
  readonly thresholds: { readonly high: number; readonly low: number }
  readonly files: Readonly<Record<string, ReportedFile>>
}

interface ReportedFile {
  readonly language: 'typescript'
  readonly source: string
  readonly mutants: readonly Pick<
    MutantResult,
    'id' | 'killedBy' | 'location' | 'mutatorName' | 'replacement' | 'status' | 'statusReason'
  >[]
}

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
          // Numbers begin again in every folder.
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

/** @param reports As JSON texts. @param elements The script that draws a report. */
export const mutationPage = (reports: readonly string[], elements: string): string => `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>lemmata · mutation</title><script>${elements}</script></head>
<body>
<mutation-test-report-app title-postfix="lemmata"></mutation-test-report-app>
<script>
const reports = [${reports.map(inScript).join(',')}]
document.querySelector('mutation-test-report-app').report =
  { ...reports[0], files: Object.assign({}, ...reports.map(({ files }) => files)) }
</script>
</body>
</html>
`

/** Nothing in it ends the script. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c')
