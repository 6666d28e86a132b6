// What runs on several machines left, found and read: each leaves a folder `reports/out`, with a result for every claim, observed
// cases, coverage and mutants. All of it is read before anything is written.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type CodeReached, type MutantRecord, type Planted, readCoverage, readMutants } from '../reports/index.ts'
import type { ClaimResult } from '../src/engine/index.ts'
import { printJsonError, type Read } from '../src/json/index.ts'
import { type CorpusEntry, readCorpus, readObserved, readParts } from './files/index.ts'
import { mutationIn } from './mutation.ts'
import { CLAIM_SHARES, mutantsPath, outOf, UNREACHED } from './publish.ts'

export interface Source {
  readonly out: string
  readonly results: readonly ClaimResult[]
  /** Null where coverage was not measured. */
  readonly code: CodeReached | null
  readonly mutants: readonly MutantRecord[]
  /** By the keys of claims. */
  readonly corpus: ReadonlyMap<string, readonly CorpusEntry[]>
  /** Lines of a claim's observed cases. */
  observed(key: string): string | undefined
}

/** Reads a project, or the `reports/out` of one; a RangeError says what is wrong with it. @example sourceIn('shard-1').results */
export function sourceIn(folder: string): Source {
  const out = [folder, outOf(folder)].find((candidate) => existsSync(join(candidate, 'parts')))
  if (out === undefined) {
    const what = existsSync(folder) ? 'holds no results of claims' : 'is not there'
    throw new RangeError(`${folder} ${what}: give the folder of a project that ran claims, or its reports/out`)
  }
  const { results, problems } = readParts(out)
  // A result that cannot be read might be the one that matters.
  if (problems.length > 0)
    throw new RangeError(problems.map(({ file, message }) => `cannot read ${file}: ${message}`).join('\n'))
  if (results.length === 0) throw new RangeError(`${join(out, 'parts')} is empty: run claims there first`)
  return {
    out,
    results,
    code: codeIn(out),
    mutants: mutantsIn(out),
    corpus: corpusIn(join(folder, 'corpus')),
    observed: (key) => readObserved(out, key),
  }
}

function codeIn(out: string): CodeReached | null {
  const [shares, unreached] = [CLAIM_SHARES, UNREACHED].map((name) => join(out, name))
  if (!existsSync(shares) || !existsSync(unreached)) return null
  return readable(readCoverage(readFileSync(shares, 'utf8'), readFileSync(unreached, 'utf8')), shares)
}

/** What the last run of mutants left, which may be long ago; nothing before any. @example mutantsIn('reports/out') */
export function mutantsIn(out: string): readonly MutantRecord[] {
  const path = mutantsPath(out)
  return existsSync(path) ? readable(readMutants(readFileSync(path, 'utf8')), path) : []
}

/** The same with what a program found that changed the source by itself. @example plantedIn('reports/out').mutants */
export function plantedIn(out: string): Planted {
  const mutation = mutationIn(out)
  return { mutants: mutantsIn(out), mutation: mutation === null ? null : readable(mutation, join(out, 'mutation')) }
}

function readable<T>(read: Read<T>, path: string): T {
  if (read.kind === 'read') return read.value
  throw new RangeError(`${path} is damaged:\n${read.errors.map((error) => `  ${printJsonError(error)}`).join('\n')}`)
}

function corpusIn(folder: string): Map<string, readonly CorpusEntry[]> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : []
  return new Map(
    names.map((name) => [basename(name, '.jsonl'), readCorpus(readFileSync(join(folder, name), 'utf8')).entries]),
  )
}
