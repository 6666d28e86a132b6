// Merges runs: claims of different shards are collected, and runs of one claim with different seeds or slices become one result. Cases add up,
// labels are weighted by random cases, the closest call is the closest of all, and any verdict that is not a pass wins.
import {
  type CaseCounts,
  type ClaimResult,
  casesOf,
  isTooRare,
  PHASES,
  sliceFrom,
  type Verdict,
} from '../../src/engine/index.ts'
import { compareDecimals } from './decimal.ts'
import { gapsIn, slicesOf } from './slices.ts'
import { closest, sum } from './totals.ts'

/** @example const isOfOneRun = ({ seeds }: MergedClaim) => seeds.length === 1 */
export interface MergedClaim {
  readonly result: ClaimResult
  /** The seed that decided the verdict comes first. */
  readonly seeds: readonly number[]
  /** In the order of the seeds. */
  readonly runs: readonly ClaimResult[]
}

/**
 * One per key. The order of the runs does not matter.
 * @example mergeRuns([1, 2].map((seed) => claims[0].run({ numRuns: 10, seed })))[0].seeds // [1, 2]
 */
export function mergeRuns(runs: readonly ClaimResult[]): readonly MergedClaim[] {
  return groupBy(runs, 'key').map(([, own]) => mergeOne(dropRepeated(own)))
}

/** The same seed gives the same cases: of two such runs, the one that got further includes the other, and a whole run its slices. */
function dropRepeated(runs: readonly ClaimResult[]): ClaimResult[] {
  const byName = new Map<string, ClaimResult>()
  for (const run of runs) {
    const other = byName.get(nameOf(run))
    if (other === undefined || isFurther(run, other)) byName.set(nameOf(run), run)
  }
  return [...byName.values()].filter((run) => run.slice === null || !byName.has(nameOf({ ...run, slice: null })))
}

const nameOf = ({ profile, seed, slice }: Pick<ClaimResult, 'profile' | 'seed' | 'slice'>): string =>
  `${profile} ${seed} ${slice}`

function isFurther(a: ClaimResult, b: ClaimResult): boolean {
  const isWhole = ({ verdict }: ClaimResult): boolean => verdict !== 'interrupted'
  if (isWhole(a) !== isWhole(b)) return isWhole(a)
  return casesOf(a) > casesOf(b)
}

/** The first of these that any run has is the verdict: nothing makes up for a refutation, and a finite domain needs no more cases. */
const PRECEDENCE: readonly Verdict[] = [
  'refuted',
  'crashed',
  'flaky',
  'interrupted',
  'undecided',
  'undercovered',
  'vacuous',
  'holds-exhaustively',
  'holds',
]

function byPrecedence(a: ClaimResult, b: ClaimResult): number {
  return (
    PRECEDENCE.indexOf(a.verdict) - PRECEDENCE.indexOf(b.verdict) ||
    (a.counterexample?.size ?? 0) - (b.counterexample?.size ?? 0) ||
    a.seed - b.seed ||
    (sliceFrom(a.slice ?? '')?.number ?? 0) - (sliceFrom(b.slice ?? '')?.number ?? 0)
  )
}

function mergeOne(unordered: readonly ClaimResult[]): MergedClaim {
  const runs = unordered.toSorted(byPrecedence)
  const seeds = [...new Set(runs.map(({ seed }) => seed))]
  const [first] = runs
  if (runs.length === 1) return { result: first, seeds, runs }
  const labels = mergeLabels(runs)
  const gaps = gapsIn(runs)
  const isWhole = first.verdict === 'holds-exhaustively' && gaps.length === 0
  const isPass = first.verdict === 'holds' || first.verdict === 'holds-exhaustively'
  const total = sum(runs, labelledCases)
  const isRare =
    isPass &&
    labels.some(({ share, required, example }) =>
      // Whoever tries a whole domain draws nothing, so a label that no case carries is too rare.
      isWhole ? required > 0 && example === null : isTooRare({ name: '', count: share * total, total, required }),
    )
  const passing = isWhole || !isPass ? first.verdict : 'holds'
  const result: ClaimResult = {
    ...first,
    verdict: isRare ? 'undercovered' : passing,
    passed: first.passed && !isRare,
    stoppedBecause: isRare ? 'undercovered' : first.stoppedBecause,
    scope: gaps.length === 0 ? firstNonNull(runs.map(({ scope }) => scope)) : null,
    slice: gaps.length === 0 ? null : slicesOf(runs).join(' '),
    cases: runs.map(({ cases }) => cases).reduce(addCases),
    undecided: sum(runs, ({ undecided }) => undecided),
    labels,
    measures: mergeMeasures(runs.flatMap(({ measures }) => measures)),
    magnitudes: mergeMagnitudes(runs.flatMap(({ magnitudes }) => magnitudes)),
    tightness: closest(runs.map(({ tightness }) => tightness)),
    ratios: mergeRatios(runs.flatMap(({ ratios }) => ratios)),
    growth: mergeGrowth(runs.flatMap(({ growth }) => growth)),
    credits: mergeCredits(runs.flatMap(({ credits }) => credits)),
    illustrations: runs.map(({ illustrations }) => illustrations).find((list) => list.length > 0) ?? [],
    problems: [...new Set([...gaps, ...runs.flatMap(({ problems }) => problems)])],
    observations: runs.flatMap(({ observations }) => observations),
    seconds: sum(runs, ({ seconds }) => seconds),
  }
  return { result, seeds, runs }
}

function addCases(a: CaseCounts, b: CaseCounts): CaseCounts {
  const total = { ...a }
  for (const phase of [...PHASES, 'discarded'] as const) total[phase] += b[phase]
  return total
}

/** Labels are shares of the random cases; a case that ends a run is not labelled. */
const labelledCases = ({ cases, counterexample }: ClaimResult): number =>
  cases.random - (counterexample?.phase === 'random' ? 1 : 0)

function mergeLabels(runs: readonly ClaimResult[]): ClaimResult['labels'] {
  const total = sum(runs, labelledCases)
  return groupBy(
    runs.flatMap((run) => run.labels.map((label) => ({ ...label, count: label.share * labelledCases(run) }))),
    'name',
  ).map(([name, same]) => ({
    name,
    share: total === 0 ? 0 : sum(same, ({ count }) => count) / total,
    required: Math.max(...same.map(({ required }) => required)),
    // Results do not have the sizes of cases, but smaller cases are mostly shorter.
    example: firstNonNull(same.map(({ example }) => example).toSorted(byLength)),
  }))
}

/** Null comes last. */
const byLength = (a: string | null, b: string | null): number =>
  (a?.length ?? Number.MAX_SAFE_INTEGER) - (b?.length ?? Number.MAX_SAFE_INTEGER)

const mergeMeasures = (measures: ClaimResult['measures']): ClaimResult['measures'] =>
  groupBy(measures, 'name').map(([name, same]) => ({
    name,
    count: sum(same, ({ count }) => count),
    least: Math.min(...same.map(({ least }) => least)),
    median: weightedMedian(same.toSorted((a, b) => a.median - b.median)).median,
    most: Math.max(...same.map(({ most }) => most)),
  }))

const mergeMagnitudes = (magnitudes: ClaimResult['magnitudes']): ClaimResult['magnitudes'] =>
  groupBy(magnitudes, 'name').map(([name, same]) => ({
    name,
    place: same[0].place,
    count: sum(same, ({ count }) => count),
    least: same.map(({ least }) => least).toSorted(compareDecimals)[0],
    median: weightedMedian(same.toSorted((a, b) => compareDecimals(a.median, b.median))).median,
    most: same.map(({ most }) => most).toSorted((a, b) => compareDecimals(b, a))[0],
  }))

/** The median at which half of all values is reached: the values themselves are gone. */
function weightedMedian<T extends { readonly count: number }>(ordered: readonly T[]): T {
  const half = sum(ordered, ({ count }) => count) / 2
  let total = 0
  for (const part of ordered) {
    total += part.count
    if (total >= half) return part
  }
  return ordered[0]
}

const mergeRatios = (ratios: ClaimResult['ratios']): ClaimResult['ratios'] =>
  groupBy(ratios, 'atMost')
    .map(([atMost, same]) => ({ atMost, count: sum(same, ({ count }) => count) }))
    .toSorted((a, b) => a.atMost - b.atMost)

const mergeGrowth = (growth: ClaimResult['growth']): ClaimResult['growth'] =>
  groupBy(growth, 'n')
    .map(([n, same]) => ({
      n,
      cases: sum(same, ({ cases }) => cases),
      most: Math.max(...same.map(({ most }) => most)),
    }))
    .toSorted((a, b) => a.n - b.n)

const mergeCredits = (credits: ClaimResult['credits']): ClaimResult['credits'] =>
  groupBy(credits, 'lemma').map(([lemma, same]) => ({
    lemma,
    rows: sum(same, ({ rows }) => rows),
    violations: sum(same, ({ violations }) => violations),
    tightness: closest(same.map(({ tightness }) => tightness)),
  }))

const firstNonNull = <T>(values: readonly (T | null)[]): T | null => values.find((value) => value !== null) ?? null

function groupBy<T, Field extends keyof T>(items: readonly T[], field: Field): [T[Field], T[]][] {
  const groups = new Map<T[Field], T[]>()
  for (const item of items) groups.set(item[field], [...(groups.get(item[field]) ?? []), item])
  return [...groups]
}
