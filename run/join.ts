// Joins what several machines left to one report, which `lemmata report --merge` writes: results, labels, closest calls, coverage,
// mutants, observations, counterexamples and corpora.
import {
  type Coverage,
  JOINED,
  joinedCoverage,
  type MergedClaim,
  type MutantRecord,
  mergeRuns,
  mutantsText,
  NEUTRAL,
  type RunCoverage,
  sum,
  type Theorems,
  theorems,
  unreachedInAll,
} from '../reports/document/index.ts'
import { appendToCorpus, writeAtomically, writeCounterexample } from './files/index.ts'
import { mutantsPath, publish } from './publish.ts'
import { corpusUse, type Environment } from './settings.ts'
import type { Source } from './sources.ts'
import { loadStrykerReport } from './stryker.ts'

interface JoinedReport {
  readonly document: Theorems
  readonly claims: readonly MergedClaim[]
  /** Null if no machine measured coverage. */
  readonly coverage: RunCoverage | null
  readonly mutants: readonly MutantRecord[]
  /** One text per run of a claim. */
  readonly observations: readonly string[]
}

/** @example joinSources([loadSource('shard-1'), loadSource('shard-2')]).document.claims.length */
export function joinSources(sources: readonly Source[]): JoinedReport {
  const sourceOf = new Map(sources.flatMap((source) => source.results.map((result) => [result, source])))
  const claims = mergeRuns(sources.flatMap((source) => source.results))
  const results = claims.map(({ result }) => result)
  const coverage = joinCoverage(sources)
  const mutants = [
    ...new Map(sources.flatMap((source) => source.mutants.map((record) => [record.name, record]))).values(),
  ]
  const document = theorems(results, {
    profile: [...new Set(results.map(({ profile }) => profile))].toSorted().join(JOINED),
    seed: Math.min(...claims.flatMap(({ seeds }) => seeds)),
    // The time of all machines added up: nobody knows which of them worked at the same time.
    seconds: sum(results, ({ seconds }) => seconds),
    ...(coverage === null ? {} : { coverage: coverage.statements }),
    mutants,
    seeds: new Map(claims.map(({ result, seeds }) => [result.key, seeds])),
    presentation: sources.find(({ presentation }) => presentation !== null)?.presentation ?? NEUTRAL,
  })
  const runsOf = new Map(claims.map(({ result, runs }) => [result.key, runs]))
  const observations = document.claims.flatMap(({ key }) =>
    (runsOf.get(key) ?? []).flatMap((run) => sourceOf.get(run)?.observations(key) ?? []),
  )
  return { document, claims, coverage, mutants, observations }
}

/** Pages that show code stay where they were made. */
function joinCoverage(sources: readonly Source[]): RunCoverage | null {
  const parts = sources.flatMap(({ coverage }) => coverage ?? [])
  const unreached = unreachedInAll(parts.map((part) => part.unreached))
  if (unreached === null) return null
  const ids = new Set(parts.flatMap(({ statements }) => [...statements.keys()]))
  const joined = [...ids].map((id): [string, Coverage] => [
    id,
    { ...joinedCoverage(parts.flatMap(({ statements }) => statements.get(id) ?? [])), report: null },
  ])
  return { statements: new Map(joined), unreached }
}

/** Writes what a single run would have left here. On a CI service the corpus stays as it is. */
export function publishJoinedReport(
  out: string,
  { document, claims, coverage, mutants, observations }: JoinedReport,
  sources: readonly Source[],
  environment: Environment,
  corpus: string,
): void {
  const stryker = loadStrykerReport(out)
  const report = { planted: mutants, stryker: stryker?.kind === 'read' ? stryker.value : null }
  publish(out, document, { coverage, environment, observations, mutants: report })
  if (mutants.length > 0) writeAtomically(mutantsPath(out), mutantsText(mutants))
  for (const { result } of claims) writeCounterexample(out, result)
  if (corpusUse(environment) !== 'written') return
  for (const source of sources) {
    for (const [key, entries] of source.corpus) for (const entry of entries) appendToCorpus(corpus, key, entry)
  }
}
