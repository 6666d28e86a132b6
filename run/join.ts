// Sources joined to one report, which is what `lemmata report --merge` writes: results, labels, closest calls, coverage, mutants,
// observed cases, counterexamples and corpora.
import {
  type CodeReached,
  type Coverage,
  type Merged,
  type MutantRecord,
  mergeRuns,
  mutantsText,
  type Theorems,
  theorems,
  unreachedInAll,
} from '../reports/index.ts'
import { appendToCorpus, writeAtomically, writeCounterexample } from './files/index.ts'
import { mutationIn } from './mutation.ts'
import { mutantsPath, publish, publishCoverage } from './publish.ts'
import { corpusUse, type Environment } from './settings.ts'
import type { Source } from './sources.ts'

export interface Joined {
  readonly document: Theorems
  readonly merged: readonly Merged[]
  /** Null where nobody measured coverage. */
  readonly code: CodeReached | null
  readonly mutants: readonly MutantRecord[]
  /** Texts of observed cases. */
  readonly observed: readonly string[]
}

/** @example joined([sourceIn('shard-1'), sourceIn('shard-2')]).document.claims.length */
export function joined(sources: readonly Source[]): Joined {
  const sourceOf = new Map(sources.flatMap((source) => source.results.map((result) => [result, source])))
  const merged = mergeRuns(sources.flatMap((source) => source.results))
  const results = merged.map(({ result }) => result)
  const code = joinedCode(sources)
  const mutants = [
    ...new Map(sources.flatMap((source) => source.mutants.map((record) => [record.name, record]))).values(),
  ]
  const document = theorems(results, {
    profile: [...new Set(results.map(({ profile }) => profile))].toSorted().join(' and '),
    seed: Math.min(...merged.flatMap(({ seeds }) => seeds)),
    // Of all machines together: nobody knows which of them worked at the same time.
    seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
    ...(code === null ? {} : { coverage: code.claims }),
    mutants,
    seeds: new Map(merged.map(({ result, seeds }) => [result.key, seeds])),
  })
  const byKey = new Map(merged.map((one) => [one.result.key, one]))
  const observed = document.claims.flatMap(({ key }) =>
    (byKey.get(key)?.runs ?? []).flatMap((run) => sourceOf.get(run)?.observed(key) ?? []),
  )
  return { document, merged, code, mutants, observed }
}

/** Of a claim that ran on several machines only shares are known: together they reach at least the most of them. */
function joinedCode(sources: readonly Source[]): CodeReached | null {
  const known = sources.flatMap(({ code }) => code ?? [])
  const unreached = unreachedInAll(known.map((code) => code.unreached))
  if (unreached === null) return null
  const claims = new Map<string, Coverage>()
  for (const [key, { lines, branches }] of known.flatMap((code) => [...code.claims])) {
    const other = claims.get(key) ?? { lines: 0, branches: 0 }
    claims.set(key, { lines: Math.max(lines, other.lines), branches: Math.max(branches, other.branches) })
  }
  return { claims, unreached }
}

/** Writes what a run here would have left. Machines of a CI service add nothing to the corpus. */
export function publishJoined(
  out: string,
  { document, merged, code, mutants, observed }: Joined,
  sources: readonly Source[],
  environment: Environment,
  corpus: string,
): void {
  const mutation = mutationIn(out)
  const planted = { mutants, mutation: mutation?.kind === 'read' ? mutation.value : null }
  publish(out, document, { unreached: code?.unreached ?? null, environment, observed, planted })
  if (code !== null) publishCoverage(out, code)
  if (mutants.length > 0) writeAtomically(mutantsPath(out), mutantsText(mutants))
  for (const { result } of merged) writeCounterexample(out, result)
  if (corpusUse(environment) !== 'written') return
  for (const source of sources) {
    for (const [key, entries] of source.corpus) for (const entry of entries) appendToCorpus(corpus, key, entry)
  }
}
