// Loads what runs on several machines left: each has a folder `reports/out` with one result per claim, observations, coverage and
// mutants. All of it is read before anything is written.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type MutantRecord, type RunCoverage, readCoverage, readMutants } from '../reports/document/index.ts'
import type { MutantReport } from '../reports/html/index.ts'
import type { ClaimResult } from '../src/engine/index.ts'
import { printJsonError, type Read } from '../src/json/index.ts'
import { type CorpusEntry, loadObservations, loadParts, readCorpus } from './files/index.ts'
import { COVERED_STATEMENTS, mutantsPath, outFolder, UNREACHED } from './publish.ts'
import { loadStrykerReport } from './stryker.ts'

export interface Source {
  readonly out: string
  readonly results: readonly ClaimResult[]
  /** Null if it was not measured. */
  readonly coverage: RunCoverage | null
  readonly mutants: readonly MutantRecord[]
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
    corpus: loadCorpora(join(folder, 'corpus')),
    observations: (key) => loadObservations(out, key),
  }
}

/** Null if it was not measured. @example loadCoverage('reports/out')?.statements.get('lemma-6') */
export function loadCoverage(out: string): RunCoverage | null {
  const [statements, unreached] = [COVERED_STATEMENTS, UNREACHED].map((name) => join(out, name))
  if (!existsSync(statements) || !existsSync(unreached)) return null
  return valueOrThrow(readCoverage(readFileSync(statements, 'utf8'), readFileSync(unreached, 'utf8')), statements)
}

/** From the last run of mutants, if there was one. @example loadMutants('reports/out') */
export function loadMutants(out: string): readonly MutantRecord[] {
  const path = mutantsPath(out)
  return existsSync(path) ? valueOrThrow(readMutants(readFileSync(path, 'utf8')), path) : []
}

/** Planted mutants, and Stryker's. @example loadMutantReport('reports/out').planted */
export function loadMutantReport(out: string): MutantReport {
  const stryker = loadStrykerReport(out)
  return {
    planted: loadMutants(out),
    stryker: stryker === null ? null : valueOrThrow(stryker, join(out, 'mutation')),
  }
}

function valueOrThrow<T>(read: Read<T>, path: string): T {
  if (read.kind === 'read') return read.value
  throw new RangeError(`${path} is damaged:\n${read.errors.map((error) => `  ${printJsonError(error)}`).join('\n')}`)
}

function loadCorpora(folder: string): Map<string, readonly CorpusEntry[]> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : []
  return new Map(
    names.map((name) => [basename(name, '.jsonl'), readCorpus(readFileSync(join(folder, name), 'utf8')).entries]),
  )
}
