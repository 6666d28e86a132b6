// Joins what several machines left to one report, which `lemmata report --merge` writes: results, labels, closest calls, coverage,
// mutants, observations, counterexamples and corpora. The order of the machines changes nothing, nor who ran what. Linear in what they left.
import {
  byLength,
  type Coverage,
  groupBy,
  JOINED,
  joinedCoverage,
  joinedMutants,
  joinedPresentation,
  leastOf,
  type MergedClaim,
  type MutantRecord,
  mergeRuns,
  mutantsText,
  type RunCoverage,
  readTheorems,
  sum,
  type Theorems,
  theorems,
  unreachedInAll,
} from '../reports/document/index.ts'
import { OBSERVED_CASES } from '../reports/text/index.ts'
import {
  attempt,
  type CorpusEntry,
  type Fault,
  FileError,
  joinCorpus,
  writeAtomically,
  writeCounterexample,
} from './files/index.ts'
import { mutantsPath, publish } from './publish.ts'
import { valueOrThrow } from './read.ts'
import { corpusUse, type Environment } from './settings.ts'
import type { Source } from './sources.ts'
import { loadStrykerReport } from './stryker.ts'

interface JoinedReport {
  readonly document: Theorems
  readonly claims: readonly MergedClaim[]
  /** Null if no machine measured coverage. */
  readonly coverage: RunCoverage | null
  readonly mutants: readonly MutantRecord[]
  /** Texts of lines. */
  readonly observations: readonly string[]
  /** By key of the claim. */
  readonly corpus: ReadonlyMap<string, readonly CorpusEntry[]>
}

/** @example joinSources([loadSource('shard-1'), loadSource('shard-2')]).document.claims.length */
export function joinSources(sources: readonly Source[]): JoinedReport {
  const sourceOf = new Map(sources.flatMap((source) => source.results.map((result) => [result, source])))
  const claims = mergeRuns(sources.flatMap((source) => source.results))
  const results = claims.map(({ result }) => result)
  const coverage = joinCoverage(sources)
  const mutants = joinedMutants(sources.flatMap((source) => source.mutants))
  const document = theorems(results, {
    profile: [...new Set(results.map(({ profile }) => profile))].toSorted().join(JOINED),
    seed:
      leastOf(
        claims.flatMap(({ seeds }) => seeds),
        (a, b) => a - b,
      ) ?? 0,
    // The time of all machines added up: nobody knows which of them worked at the same time.
    seconds: sum(results, ({ seconds }) => seconds),
    ...(coverage === null ? {} : { coverage: coverage.statements }),
    mutants,
    seeds: new Map(claims.map(({ result, seeds }) => [result.key, seeds])),
    presentation: joinedPresentation(sources.flatMap(({ presentation }) => presentation ?? [])),
  })
  // Sums may be larger than a count can be.
  valueOrThrow(readTheorems(JSON.stringify(document)), 'nothing was written: the joined theorems.json')
  const observations = claims.flatMap(({ result: { key }, runs }) =>
    runs.slice(0, MOST_OBSERVED).map((run) => {
      const most = Math.max(1, Math.floor(MOST_OBSERVED / runs.length))
      return firstLines(sourceOf.get(run)?.observations(key) ?? '', most)
    }),
  )
  return { document, claims, coverage, mutants, observations, corpus: joinCorpora(sources) }
}

/** Of a claim, as in the longest run: readers of observations load all of them at once. */
const MOST_OBSERVED = OBSERVED_CASES.deep

function firstLines(text: string, most: number): string {
  let end = 0
  for (let line = 0; line < most && end < text.length; line++) end = text.indexOf('\n', end) + 1 || text.length
  return text.slice(0, end)
}

/** Pages that show code stay where they were made. */
function joinCoverage(sources: readonly Source[]): RunCoverage | null {
  const parts = sources.flatMap(({ coverage }) => coverage ?? [])
  const unreached = unreachedInAll(parts.map((part) => part.unreached))
  if (unreached === null) return null
  const byId = groupBy(
    parts.flatMap(({ statements }) => [...statements]),
    ([id]) => id,
  )
  const joined = [...byId].map(([id, same]): [string, Coverage] => [
    id,
    { ...joinedCoverage(same.map(([, coverage]) => coverage)), report: null },
  ])
  return { statements: new Map(joined.toSorted(([a], [b]) => byLength(a, b))), unreached }
}

/** Each case once, the shortest first; of several entries the one that says most. */
function joinCorpora(sources: readonly Source[]): ReadonlyMap<string, readonly CorpusEntry[]> {
  const byKey = groupBy(
    sources.flatMap(({ corpus }) => [...corpus]),
    ([key]) => key,
  )
  const joined = [...byKey].map(([key, corpora]): [string, readonly CorpusEntry[]] => {
    const byCase = groupBy(
      corpora.flatMap(([, entries]) => entries),
      (entry) => entry.case,
    )
    const entries = [...byCase.values()].flatMap((same) => leastOf(same, byNote) ?? [])
    return [key, entries.toSorted((a, b) => byLength(a.case, b.case))]
  })
  return new Map(joined)
}

const byNote = (a: CorpusEntry, b: CorpusEntry): number => byLength(b.note ?? '', a.note ?? '') || a.seed - b.seed

/** Writes what it can of what a single run would have left here; the FileError at the end has the rest. On a CI service the corpus stays as it is. */
export function publishJoinedReport(
  out: string,
  { document, claims, coverage, mutants, observations, corpus: joined }: JoinedReport,
  environment: Environment,
  corpus: string,
): void {
  const stryker = loadStrykerReport(out)
  const report = { planted: mutants, stryker: stryker?.kind === 'read' ? stryker.value : null }
  const faults: Fault[] = []
  attempt(faults, () => publish(out, document, { coverage, environment, observations, mutants: report }))
  if (mutants.length > 0) attempt(faults, () => writeAtomically(mutantsPath(out), mutantsText(mutants)))
  for (const { result } of claims) attempt(faults, () => writeCounterexample(out, result))
  if (corpusUse(environment) === 'written')
    for (const [key, entries] of joined) attempt(faults, () => joinCorpus(corpus, key, entries))
  if (faults.length > 0) throw new FileError(faults)
}
