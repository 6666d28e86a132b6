// From the results of a run to the document `theorems.json`.
import type { ClaimResult, Tightness } from '../src/engine/index.ts'
import { compareDecimals } from './decimal.ts'
import { type MutantRecord, mutantsOf } from './mutants.ts'
import { inPaperOrder } from './order.ts'
import { type ClosestCall, type Compiled, type Coverage, SCHEMA, type Theorems } from './theorems-shape.ts'

/** What results do not say of the run they come from. */
export interface RunFacts {
  readonly profile: string
  readonly seed: number
  readonly seconds: number
  /** By the keys of claims. */
  readonly coverage?: ReadonlyMap<string, Coverage>
  /** Of the last run of mutants, which may be long ago. */
  readonly mutants?: readonly MutantRecord[]
  /** By the keys of claims whose results come from several runs. */
  readonly seeds?: ReadonlyMap<string, readonly number[]>
}

/** @example theorems(results, { profile: 'quick', seed: 1, seconds: 12 }).claims[0].verdict */
export const theorems = (
  results: readonly ClaimResult[],
  { profile, seed, seconds, coverage, mutants, seeds }: RunFacts,
): Theorems => ({
  schema: SCHEMA,
  profile,
  seed,
  seconds,
  claims: results.toSorted(inPaperOrder).map((result) => ({
    key: result.key,
    id: result.id,
    variant: result.variant,
    title: result.title,
    statement: result.statement,
    uses: result.uses,
    expects: result.expects,
    verdict: result.verdict,
    passed: result.passed,
    stoppedBecause: result.stoppedBecause,
    scope: result.scope,
    cases: result.cases,
    undecided: result.undecided,
    labels: result.labels,
    measures: result.measures,
    magnitudes: result.magnitudes,
    tightness: closestCall(result.tightness),
    ratios: result.ratios,
    growth: result.growth,
    credits: result.credits.map((credit) => ({ ...credit, tightness: closestCall(credit.tightness) })),
    compiled: compiled(result.key, results),
    counterexample: result.counterexample,
    illustrations: result.illustrations,
    problems: result.problems,
    coverage: coverage?.get(result.key) ?? null,
    mutants: mutantsOf(result.key, mutants ?? []),
    seeds: seeds?.get(result.key) ?? [result.seed],
    seconds: result.seconds,
  })),
})

const closestCall = (tightness: Tightness | null): ClosestCall | null =>
  tightness === null ? null : { ratio: tightness.ratio.lo, witness: tightness.witness }

/** The rows that other claims showed to this one, added up; the witness says whose case it is. */
function compiled(key: string, results: readonly ClaimResult[]): Compiled | null {
  const credits = results
    .filter((result) => result.key !== key)
    .flatMap((result) =>
      result.credits.filter(({ lemma }) => lemma === key).map((credit) => ({ ...credit, by: result.key })),
    )
  if (credits.length === 0) return null
  let closest: ClosestCall | null = null
  for (const { tightness, by } of credits) {
    if (tightness === null) continue
    if (closest === null || compareDecimals(tightness.ratio.lo, closest.ratio) > 0)
      closest = { ratio: tightness.ratio.lo, witness: `${by}: ${tightness.witness}` }
  }
  const sum = (of: (credit: (typeof credits)[number]) => number): number => credits.reduce((so, c) => so + of(c), 0)
  return { rows: sum((c) => c.rows), violations: sum((c) => c.violations), tightness: closest }
}
