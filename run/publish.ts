// Writes the report of a run to `reports/out`: the document with its schema, and everything made from it.
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RunCoverage, type Theorems, theoremsSchema } from '../reports/document/index.ts'
import { type MutantReport, type PageOptions, pageOf } from '../reports/html/index.ts'
import { junitOf, summaryOf } from '../reports/text/index.ts'
import { writeJson } from '../src/json/index.ts'
import { publishCoverage } from './coverage.ts'
import { attempt, type Fault, FileError, loadObservations, onFile, remove, writeAtomically } from './files/index.ts'
import type { Environment } from './settings.ts'

/** @example outFolder('mine') // mine/reports/out */
export const outFolder = (directory: string): string => join(directory, 'reports', 'out')

/** @example theoremsPath('reports/out') // reports/out/theorems.json */
export const theoremsPath = (out: string): string => join(out, 'theorems.json')

/** @example mutantsPath('reports/out') // reports/out/mutants.json */
export const mutantsPath = (out: string): string => join(out, 'mutants.json')

/** @example observationsPath('reports/out') // reports/out/observations.jsonl */
export const observationsPath = (out: string): string => join(out, 'observations.jsonl')

/** Writes what it can; the FileError at the end has the rest. @example publish('reports/out', theorems(results, facts)) */
export function publish(
  out: string,
  document: Theorems,
  { ran = document, coverage = null, environment = {}, observations, mutants }: PublishOptions = {},
): void {
  const summary = summaryOf(document, coverage?.unreached ?? null)
  const { GITHUB_STEP_SUMMARY: page } = environment
  const faults: Fault[] = []
  for (const work of [
    () => writeAtomically(join(out, 'theorems.schema.json'), writeJson(theoremsSchema())),
    () => writeAtomically(theoremsPath(out), `${JSON.stringify(document, null, 2)}\n`),
    () => writeAtomically(join(out, 'summary.md'), summary),
    () => writeAtomically(join(out, 'junit.xml'), junitOf(ran)),
    () => publishPage(out, 'index.html', document, { mutants, coverage: coverage?.statements }),
    () => publishCoverage(out, document, coverage),
    () => publishObservations(out, document, observations),
    // Earlier steps of the job may have written to the same file.
    () => page !== undefined && page !== '' && onFile('write', page, () => appendFileSync(page, summary)),
  ])
    attempt(faults, work)
  if (faults.length > 0) throw new FileError(faults)
}

/** Writes the page of some claims; the page of the last whole run stays. @example publishPage('reports/out', 'check.html', document) */
export const publishPage = (out: string, name: string, document: Theorems, options?: PageOptions): void =>
  writeAtomically(join(out, name), pageOf(document, options))

interface PublishOptions {
  /** What ran this time, which is what services for test results want to know. Default: all. */
  readonly ran?: Theorems
  /** Null in a run without coverage. */
  readonly coverage?: RunCoverage | null
  readonly environment?: Environment
  /** Default: those that the claims left beside their results. */
  readonly observations?: readonly string[]
  /** Default: none. */
  readonly mutants?: MutantReport
}

/** Joins what the claims left beside their results. If they left nothing, removes the file of an earlier run. */
export function publishObservations(
  out: string,
  { claims }: Theorems,
  texts: readonly string[] = claims.flatMap(({ key }) => loadObservations(out, key) ?? []),
): void {
  if (texts.length === 0) remove(observationsPath(out))
  else writeAtomically(observationsPath(out), texts.join(''))
}
