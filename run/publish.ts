// Puts what is known of a run where everybody looks for it: the document with its schema, and what is made of it.
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CodeReached,
  coverageTexts,
  junitOf,
  type Planted,
  pageOf,
  summaryOf,
  type Theorems,
  theoremsSchema,
  type Unreached,
} from '../reports/index.ts'
import { writeJson } from '../src/json/index.ts'
import { readObserved, writeAtomically } from './files/index.ts'
import type { Environment } from './settings.ts'

/** Where the reports of a project go. @example outOf('mine') // mine/reports/out */
export const outOf = (directory: string): string => join(directory, 'reports', 'out')

/** Where the document lies. @example theoremsPath('reports/out') // reports/out/theorems.json */
export const theoremsPath = (out: string): string => join(out, 'theorems.json')

/** @example mutantsPath('reports/out') // reports/out/mutants.json */
export const mutantsPath = (out: string): string => join(out, 'mutants.json')

/** @example observationsPath('reports/out') // reports/out/observations.jsonl */
export const observationsPath = (out: string): string => join(out, 'observations.jsonl')

/** Where shares and unreached functions lie, below `reports/out`. */
export const CLAIM_SHARES = join('coverage', 'claims.json')
export const UNREACHED = join('coverage', 'unreached.json')

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

/** What the claims of a run left, in their order. */
export const observedIn = (
  out: string,
  { claims }: { readonly claims: readonly { readonly key: string }[] },
): string[] => claims.flatMap(({ key }) => readObserved(out, key) ?? [])

/** Joins what claims left. Without anything, a file of an earlier run goes. */
export function publishObservations(out: string, texts: readonly string[]): void {
  if (texts.length === 0) rmSync(observationsPath(out), { force: true })
  else writeAtomically(observationsPath(out), texts.join(''))
}

/** @example publishCoverage('reports/out', { claims: new Map([['lemma-6', { lines: 0.2, branches: 0.1 }]]), unreached }) */
export function publishCoverage(out: string, code: CodeReached): void {
  const { shares, unreached } = coverageTexts(code)
  writeAtomically(join(out, CLAIM_SHARES), shares)
  writeAtomically(join(out, UNREACHED), unreached)
}
