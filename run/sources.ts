// Loads what runs on several machines left: each has a folder `reports/out` with one result per claim, observations, coverage and
// mutants. All of it is read before anything is written.
import { existsSync, statSync } from 'node:fs'
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
import { messageOf, quote } from '../src/json/index.ts'
import { loadCoverage } from './coverage.ts'
import {
  type CorpusEntry,
  isKey,
  loadObservations,
  loadParts,
  namesIn,
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
  /** What its corpus has besides, and stays where it is: damaged lines, files of others. */
  readonly leftOut: readonly string[]
  observations(key: string): string | undefined
}

/** Loads a project, or its `reports/out`; a RangeError says what is wrong with it. @example loadSource('shard-1').results */
export function loadSource(folder: string): Source {
  const out = [folder, outFolder(folder)].find((candidate) => existsSync(join(candidate, 'parts')))
  if (out === undefined) {
    const what = existsSync(folder) ? 'has no results of claims' : 'does not exist'
    throw new RangeError(`${folder} ${what}: give the folder of a project that ran claims, or its reports/out`)
  }
  const { results, problems: damaged } = loadParts(out)
  const strange = results.filter(({ key }) => !isKey(key)).map(({ key }) => strangeKey(join(out, 'parts'), key))
  const problems = [...damaged, ...strange]
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
    ...loadCorpora(join(folder, 'corpus')),
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

const strangeKey = (parts: string, key: string) => ({
  file: join(parts, `${key}.json`),
  message: `$.key: expected letters, digits, dots and dashes, found ${quote(key)}`,
})

function loadCorpora(folder: string): Pick<Source, 'corpus' | 'leftOut'> {
  const corpus = new Map<string, readonly CorpusEntry[]>()
  const leftOut: string[] = []
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
  for (const name of isFolder ? namesIn(folder, '.jsonl') : []) {
    const [path, key] = [join(folder, name), basename(name, '.jsonl')]
    if (!isKey(key)) {
      leftOut.push(`${path} was not joined: ${quote(key)} is no key of a claim`)
      continue
    }
    try {
      const { entries, problems } = readCorpus(readText(path))
      corpus.set(key, entries)
      leftOut.push(...problems.map(({ line, message }) => `${path}:${line} is damaged and was not joined: ${message}`))
    } catch (error) {
      leftOut.push(`${path} was not joined: cannot read it: ${messageOf(error)}`)
    }
  }
  return { corpus, leftOut }
}
