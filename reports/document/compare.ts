// Two runs side by side: which verdicts, case counts, seeds, closest calls, coverage and speeds changed, and which claims came or
// went. Documents of earlier versions can be compared too: only what is compared is read.
import { type CaseCounts, casesOf, PHASES, resultFields } from '../../src/engine/index.ts'
import { isList, isObject, type Json, parseDocument, type Read, shape } from '../../src/json/index.ts'
import { type Shares, sharesShape } from './coverage.ts'
import { compareDecimals } from './decimal.ts'
import type { Theorem, Theorems } from './theorems-shape.ts'

const { list, nonEmptyText, nullable, number, object, optional } = shape

/** Seeds are empty where the document is too old to have them. */
interface Compared extends Pick<Theorem, 'key' | 'verdict' | 'passed' | 'cases' | 'seeds' | 'tightness' | 'seconds'> {
  readonly coverage: Shares | null
}

/** What is compared of a run. @example const run: Run = theorems([], { profile: 'quick', seed: 1, seconds: 0 }) */
export interface Run extends Pick<Theorems, 'profile' | 'seed' | 'seconds'> {
  readonly claims: readonly Compared[]
}

/** How something was, and how it is. */
export interface Change<T> {
  readonly key: string
  readonly before: T
  readonly after: T
}

export interface CountChange extends Change<number> {
  readonly phase: keyof CaseCounts
}

/** @example const isFine = ({ regressions }: Comparison) => regressions.length === 0 */
export interface Comparison {
  readonly before: RunOverview
  readonly after: RunOverview
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly verdicts: readonly Change<Pick<Compared, 'verdict' | 'passed'>>[]
  /** One entry per claim and phase whose count differs. */
  readonly cases: readonly CountChange[]
  readonly seeds: readonly Change<readonly number[]>[]
  /** Observed/bound of the closest call; null where nothing was compared. */
  readonly closest: readonly Change<string | null>[]
  readonly coverage: readonly Change<Shares | null>[]
  /** Cases per second. */
  readonly speeds: readonly Change<number>[]
  /** Claims that passed and do not pass any more. */
  readonly regressions: readonly string[]
}

export type RunOverview = Pick<Theorems, 'profile' | 'seed' | 'seconds'> & { readonly claims: number }

/** Machines are not that steady: a speed has changed when it is half as fast again, or slower by as much. */
const SPEED_FACTOR = 1.5
/** What takes less time than this, in seconds, has no speed that could be told from noise. */
const SHORTEST = 0.25

const COUNTS = [...PHASES, 'discarded'] as const

/**
 * @example
 * const run = theorems([claims[0].run({ numRuns: 10 })], { profile: 'quick', seed: 1, seconds: 12 })
 * compareRuns(run, run).regressions // []
 */
export function compareRuns(before: Run, after: Run): Comparison {
  const known = new Map(before.claims.map((claim) => [claim.key, claim]))
  const still = new Set(after.claims.map(({ key }) => key))
  const pairs = after.claims.flatMap((claim) => {
    const old = known.get(claim.key)
    return old === undefined ? [] : { key: claim.key, before: old, after: claim }
  })
  const changes = <T>(of: (claim: Compared) => T, isChange: (a: T, b: T) => boolean): Change<T>[] =>
    pairs
      .map(({ key, before: old, after: young }) => ({ key, before: of(old), after: of(young) }))
      .filter((change) => isChange(change.before, change.after))
  return {
    before: overview(before),
    after: overview(after),
    added: after.claims.map(({ key }) => key).filter((key) => !known.has(key)),
    removed: before.claims.map(({ key }) => key).filter((key) => !still.has(key)),
    verdicts: changes(
      ({ verdict, passed }) => ({ verdict, passed }),
      (a, b) => a.verdict !== b.verdict || a.passed !== b.passed,
    ),
    cases: pairs.flatMap(({ key, before: { cases: old }, after: { cases: young } }) =>
      COUNTS.filter((phase) => old[phase] !== young[phase]).map((phase) => ({
        key,
        phase,
        before: old[phase],
        after: young[phase],
      })),
    ),
    seeds: changes(
      ({ seeds }) => seeds,
      (a, b) => a.length > 0 && b.length > 0 && a.join() !== b.join(),
    ),
    closest: changes(({ tightness }) => tightness?.ratio ?? null, isOtherRatio),
    coverage: changes(
      ({ coverage }) => coverage,
      (a, b) => a?.lines !== b?.lines || a?.branches !== b?.branches,
    ),
    speeds: pairs
      .filter((pair) => Math.min(pair.before.seconds, pair.after.seconds) >= SHORTEST)
      .map(({ key, before: old, after: young }) => ({ key, before: speedOf(old), after: speedOf(young) }))
      .filter((change) => isOtherSpeed(change.before, change.after)),
    regressions: pairs.filter((pair) => pair.before.passed && !pair.after.passed).map(({ key }) => key),
  }
}

const overview = ({ profile, seed, seconds, claims }: Run): RunOverview => ({
  profile,
  seed,
  seconds,
  claims: claims.length,
})

const isOtherRatio = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a !== b : compareDecimals(a, b) !== 0

const speedOf = (claim: Compared): number => casesOf(claim) / claim.seconds

const isOtherSpeed = (a: number, b: number): boolean => a > SPEED_FACTOR * b || b > SPEED_FACTOR * a

const { key, verdict, passed, cases, tightness, seconds } = resultFields
const claimFields = {
  key,
  verdict,
  passed,
  cases,
  seeds: optional(list(number()), []),
  tightness,
  coverage: nullable(sharesShape),
  seconds,
}
const runFields = { profile: nonEmptyText(), seed: number(), seconds, claims: list(object(claimFields)) }

/** @example readRun(JSON.stringify(theorems([], { profile: 'quick', seed: 1, seconds: 0 }))).kind // read */
export function readRun(document: string): Read<Run> {
  const json = parseDocument(document)
  return json.kind === 'read' ? shape.read(object(runFields), onlyCompared(json.value)) : json
}

function onlyCompared(document: Json): Json {
  if (!isObject(document)) return document
  const run = cut(document, runFields)
  const claims = run.get('claims')
  if (claims !== undefined && isList(claims))
    run.set(
      'claims',
      claims.map((claim) => (isObject(claim) ? cut(claim, claimFields) : claim)),
    )
  return run
}

const cut = (value: ReadonlyMap<string, Json>, fields: object): Map<string, Json> =>
  new Map([...value].filter(([name]) => Object.hasOwn(fields, name)))
