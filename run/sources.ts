// Loads what runs on several machines left: each has a folder `reports/out` with one result per claim, observations, coverage and
// mutants. All of it is read before anything is written.
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  type MutantRecord,
  type Presentation,
  type RunCoverage,
  readMutants,
  readTheorems,
  type Theorems,
} from '../reports/document/index.ts'
import type { MutantReport } from '../reports/html/index.ts'
import type { ClaimResult } from '../src/engine/index.ts'
import { loadCoverage } from './coverage.ts'
import {
  type CorpusEntry,
  loadObservations,
  loadParts,
  onFile,
  readCorpus,
  readIfThere,
  readText,
} from './files/index.ts'
import { mutantsPath, outFolder, theoremsPath } from './publish.ts'
import { valueOrThrow } from './read.ts'
import { loadStrykerReport } from './stryker.ts'

export interface Source {
  readonly out: string
  readonly results: readonly ClaimResult[]
  /** Null if it was not measured. */
  readonly coverage: RunCoverage | null
  readonly mutants: readonly MutantRecord[]
  /** Null if it left no document. */
  readonly presentation: Presentation | null
  /** By key of the claim. */
  readonly corpus: ReadonlyMap<string, readonly CorpusEntry[]>
  observations(key: string): string | undefined
}

/** Loads a project, or its `reports/out`; a RangeError says what is wrong with it. @example loadSource('shard-1').results */
export function loadSource(folder: string): Source {
  const out = [folder, outFolder(folder)].find((candidate) => existsSync(join(candidate, 'parts')))
  if (out === undefined) {
    const what = existsSync(folder) ? 'has no results of claims' : 'does not exist'
    throw new RangeError(`${folder} ${what}: give the folder of a project that ran claims, or its reports/out`)
  }
  const { results, problems } = loadParts(out)
  // A result that cannot be read might be the one that matters.
  if (problems.length > 0)
    throw new RangeError(problems.map(({ file, message }) => `cannot read ${file}: ${message}`).join('\n'))
  if (results.length === 0) throw new RangeError(`${join(out, 'parts')} is empty: run claims there first`)
  return {
    out,
    results,
    coverage: loadCoverage(out),
    mutants: loadMutants(out),
    presentation: loadTheorems(out)?.presentation ?? null,
    corpus: onFile('read', join(folder, 'corpus'), () => loadCorpora(join(folder, 'corpus'))),
    observations: (key) => loadObservations(out, key),
  }
}

/** The document that the last run left; null before any. @example loadTheorems('reports/out')?.claims.length */
export function loadTheorems(out: string): Theorems | null {
  const path = theoremsPath(out)
  const text = readIfThere(path)
  return text === undefined ? null : valueOrThrow(readTheorems(text), path)
}

/** From the last run of mutants, if there was one. @example loadMutants('reports/out') */
export function loadMutants(out: string): readonly MutantRecord[] {
  const path = mutantsPath(out)
  const text = readIfThere(path)
  return text === undefined ? [] : valueOrThrow(readMutants(text), path)
}

/** Planted mutants, and Stryker's. @example loadMutantReport('reports/out').planted */
export function loadMutantReport(out: string): MutantReport {
  const stryker = loadStrykerReport(out)
  return {
    planted: loadMutants(out),
    stryker: stryker === null ? null : valueOrThrow(stryker, join(out, 'mutation')),
  }
}

function loadCorpora(folder: string): Map<string, readonly CorpusEntry[]> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : []
  return new Map(names.map((name) => [basename(name, '.jsonl'), readCorpus(readText(join(folder, name))).entries]))
}
