// Puts what is known of a run where everybody looks for it: the document with its schema, and what is made of it.
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeJson } from '../src/json/index.ts'
import type { Unreached } from './coverage.ts'
import { writeAtomically } from './files/index.ts'
import { type Planted, pageOf } from './html/index.ts'
import { junitOf } from './junit.ts'
import { observedIn, publishObservations } from './observations.ts'
import type { Environment } from './settings.ts'
import { summaryOf } from './summary.ts'
import { type Theorems, theoremsSchema } from './theorems-shape.ts'

/** Where the reports of a project go. @example outOf('mine') // mine/reports/out */
export const outOf = (directory: string): string => join(directory, 'reports', 'out')

/** Where the document lies. @example theoremsPath('reports/out') // reports/out/theorems.json */
export const theoremsPath = (out: string): string => join(out, 'theorems.json')

/** @example publish('reports/out', theorems(results, facts)) */
export function publish(
  out: string,
  document: Theorems,
  { unreached = null, environment = {}, observed = observedIn(out, document), planted }: Surroundings = {},
): void {
  const summary = summaryOf(document, unreached)
  writeAtomically(join(out, 'theorems.schema.json'), writeJson(theoremsSchema()))
  writeAtomically(theoremsPath(out), `${JSON.stringify(document, null, 2)}\n`)
  writeAtomically(join(out, 'summary.md'), summary)
  writeAtomically(join(out, 'junit.xml'), junitOf(document))
  publishPage(out, 'index.html', document, planted)
  publishObservations(out, observed)
  const { GITHUB_STEP_SUMMARY: shown } = environment
  // Where a CI service shows what is written there; steps before may have used it, too.
  if (shown !== undefined && shown !== '') appendFileSync(shown, summary)
}

/** The page of some claims, beside what the last whole run left. @example publishPage('reports/out', 'check.html', document) */
export const publishPage = (out: string, name: string, document: Theorems, planted?: Planted): void =>
  writeAtomically(join(out, name), pageOf(document, planted))

export interface Surroundings {
  /** Null in a run without coverage. */
  readonly unreached?: Unreached | null
  readonly environment?: Environment
  /** Texts of observed cases. Default: those that the claims left beside their results. */
  readonly observed?: readonly string[]
  /** Mistakes that were planted. Default: none are known. */
  readonly planted?: Planted | undefined
}
