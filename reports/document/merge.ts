// Merges runs: claims of different shards are collected, and runs of one claim with different seeds or slices become one result. Cases add up,
// labels are weighted by random cases, the closest call is the closest of all, and any verdict that is not a pass wins.
import { type CaseCounts, type ClaimResult, casesOf, isTooRare, PHASES, type Verdict } from '../../src/engine/index.ts'
import { compareDecimals } from './decimal.ts'
import { byLength, compare, inPaperOrder } from './order.ts'
import { bySlice, gapsIn, partText } from './slices.ts'
import { closest, groupBy, leastOf, sum } from './totals.ts'

/** @example const isOfOneRun = ({ seeds }: MergedClaim) => seeds.length === 1 */
export interface MergedClaim {
  readonly result: ClaimResult
  /** The seed that decided the verdict comes first. */
  readonly seeds: readonly number[]
  /** In the order of the seeds. */
  readonly runs: readonly ClaimResult[]
  /** Slices that are missing, or that overlap. */
  readonly gaps: readonly string[]
}

/**
 * One per key, in the order of the paper. The order of the runs does not matter.
 * @example mergeRuns([1, 2].map((seed) => claims[0].run({ numRuns: 10, seed })))[0].seeds // [1, 2]
 */
export const mergeRuns = (runs: readonly ClaimResult[]): readonly MergedClaim[] =>
  [...groupBy(runs, ({ key }) => key).values()]
    .map((own) => mergeOne(dropRepeated(own)))
    .toSorted((a, b) => inPaperOrder(a.result, b.result))

/**
 * The same seed gives the same cases: of two such runs, the one that got further includes the other, and a whole run its slices. Only what
 * a slice found by a search of its own stands beside the whole run.
 */
function dropRepeated(runs: readonly ClaimResult[]): ClaimResult[] {
  const byName = new Map(
    [...groupBy(runs, nameOf)].flatMap(([name, same]) => {
      const furthest = leastOf(same, furtherFirst)
      return furthest === null ? [] : [[name, furthest]]
    }),
  )
  const left = [...byName.values()]
  const sliced = new Set(left.filter(({ slice }) => slice !== null).map(wholeOf))
  return left.filter((run) => {
    if (run.slice === null) return run.verdict !== 'interrupted' || !sliced.has(nameOf(run))
    return isFinal(run) || (byName.get(wholeOf(run))?.verdict ?? 'interrupted') === 'interrupted'
  })
}

const wholeOf = (run: ClaimResult): string => nameOf({ ...run, slice: null })

const nameOf = ({ profile, seed, slice }: Pick<ClaimResult, 'profile' | 'seed' | 'slice'>): string =>
  `${profile} ${seed} ${slice}`

/** What a longer run cannot make up for, then what was not interrupted, then what tried more. */
const furtherFirst = (a: ClaimResult, b: ClaimResult): number =>
  Number(isFinal(b)) - Number(isFinal(a)) ||
  Number(a.verdict === 'interrupted') - Number(b.verdict === 'interrupted') ||
  casesOf(b) - casesOf(a) ||
  byPrecedence(a, b) ||
  byLength(JSON.stringify(a), JSON.stringify(b))

const isFinal = ({ verdict }: ClaimResult): boolean => FINAL.includes(verdict)

const FINAL: readonly Verdict[] = ['refuted', 'crashed', 'flaky']

/** The first of these that any run has is the verdict: nothing makes up for a refutation, and a finite domain needs no more cases. */
const PRECEDENCE: readonly Verdict[] = [
  ...FINAL,
  'interrupted',
  'undecided',
  'undercovered',
  'vacuous',
  'holds-exhaustively',
  'holds',
]

/** No two runs that are left are equal in this order, so that whatever is the first of several is the same in any order of the runs. */
const byPrecedence = (a: ClaimResult, b: ClaimResult): number =>
  PRECEDENCE.indexOf(a.verdict) - PRECEDENCE.indexOf(b.verdict) ||
  (a.counterexample?.size ?? 0) - (b.counterexample?.size ?? 0) ||
  a.seed - b.seed ||
  bySlice(a, b) ||
  compare(a.profile, b.profile)

function mergeOne(unordered: readonly ClaimResult[]): MergedClaim {
  const runs = unordered.toSorted(byPrecedence)
  const seeds = [...new Set(runs.map(({ seed }) => seed))]
  const [first] = runs
  const gaps = gapsIn(runs)
  if (runs.length === 1 && gaps.length === 0) return { result: first, seeds, runs, gaps }
  const labels = mergeLabels(runs)
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
    slice: gaps.length === 0 ? null : partText(runs),
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
  return { result, seeds, runs, gaps }
}

function addCases(a: CaseCounts, b: CaseCounts): CaseCounts {
  const total = { ...a }
  for (const phase of [...PHASES, 'discarded'] as const) total[phase] += b[phase]
  return total
}

/** Labels are shares of the random cases; a case that ends a run is not labelled. */
const labelledCases = ({ cases, counterexample }: ClaimResult): number =>
  cases.random - (counterexample?.phase === 'random' ? 1 : 0)

/** Shares are counts again, so that the merged share is what one run would have. */
function mergeLabels(runs: readonly ClaimResult[]): ClaimResult['labels'] {
  const total = sum(runs, labelledCases)
  const counted = runs.flatMap((run) => {
    const cases = labelledCases(run)
    return run.labels.map((label) => ({ ...label, count: Math.round(label.share * cases) }))
  })
  return [...groupBy(counted, ({ name }) => name)].map(([name, same]) => ({
    name,
    share: total === 0 ? 0 : sum(same, ({ count }) => count) / total,
    required: mostOf(same, ({ required }) => required),
    example: leastOf(
      same.flatMap(({ example }) => example ?? []),
      byLength,
    ),
  }))
}

const mergeMeasures = (measures: ClaimResult['measures']): ClaimResult['measures'] =>
  [...groupBy(measures, ({ name }) => name)].map(([name, same]) => ({
    name,
    count: sum(same, ({ count }) => count),
    least: -mostOf(same, ({ least }) => -least),
    median: weightedMedian(same.toSorted((a, b) => a.median - b.median)).median,
    most: mostOf(same, ({ most }) => most),
  }))

const mergeMagnitudes = (magnitudes: ClaimResult['magnitudes']): ClaimResult['magnitudes'] =>
  [...groupBy(magnitudes, ({ name }) => name)].map(([name, same]) => ({
    name,
    place: same[0].place,
    count: sum(same, ({ count }) => count),
    least: same.map(({ least }) => least).toSorted(compareMagnitudes)[0],
    median: weightedMedian(same.toSorted((a, b) => compareMagnitudes(a.median, b.median))).median,
    most: same.map(({ most }) => most).toSorted((a, b) => compareMagnitudes(b, a))[0],
  }))

/** As in a single run: by absolute value, an enclosure by its upper end, and what is not known is largest. */
function compareMagnitudes(a: string, b: string): number {
  const [first, second] = [a, b].map((text) => /\d+(?:\.\d+)?(?:e[+-]?\d+)?(?=\]?$)/.exec(text)?.[0])
  if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined)
  return compareDecimals(first, second)
}

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
  [...groupBy(ratios, ({ atMost }) => atMost)]
    .map(([atMost, same]) => ({ atMost, count: sum(same, ({ count }) => count) }))
    .toSorted((a, b) => a.atMost - b.atMost)

const mergeGrowth = (growth: ClaimResult['growth']): ClaimResult['growth'] =>
  [...groupBy(growth, ({ n }) => n)]
    .map(([n, same]) => ({ n, cases: sum(same, ({ cases }) => cases), most: mostOf(same, ({ most }) => most) }))
    .toSorted((a, b) => a.n - b.n)

const mergeCredits = (credits: ClaimResult['credits']): ClaimResult['credits'] =>
  [...groupBy(credits, ({ lemma }) => lemma)].map(([lemma, same]) => ({
    lemma,
    rows: sum(same, ({ rows }) => rows),
    violations: sum(same, ({ violations }) => violations),
    tightness: closest(same.map(({ tightness }) => tightness)),
  }))

/** Math.max takes no hundred thousand arguments. */
const mostOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((most, item) => Math.max(most, of(item)), Number.NEGATIVE_INFINITY)

const firstNonNull = <T>(values: readonly (T | null)[]): T | null => values.find((value) => value !== null) ?? null
