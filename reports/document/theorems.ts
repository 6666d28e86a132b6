// Makes the document `theorems.json` from the results of a run, and brings an earlier one up to date.
import type { ClaimResult } from '../../src/engine/index.ts'
import type { Shares } from './coverage.ts'
import { type MutantRecord, mutantsOf } from './mutants.ts'
import { compare, inPaperOrder } from './order.ts'
import { NEUTRAL, type Presentation } from './presentation.ts'
import { type Compiled, SCHEMA, type Theorems } from './theorems-shape.ts'
import { byCloseness, groupBy, leastOf, sum } from './totals.ts'

/** What results do not say about their run. @example const facts: RunFacts = { profile: 'quick', seed: 1, seconds: 12 } */
export interface RunFacts {
  readonly profile: string
  readonly seed: number
  readonly seconds: number
  /** By id of the statement. */
  readonly coverage?: ReadonlyMap<string, Shares>
  /** From the last run of mutants, which may be old. */
  readonly mutants?: readonly MutantRecord[]
  /** By key, for claims whose results come from several runs. */
  readonly seeds?: ReadonlyMap<string, readonly number[]>
  /** Title, sections and names. Default: none. */
  readonly presentation?: Presentation
}

/**
 * @example
 * const results = [claims[0].run({ numRuns: 10 })]
 * theorems(results, { profile: 'quick', seed: 1, seconds: 12 }).claims[0].passed // true
 */
export const theorems = (
  results: readonly ClaimResult[],
  { profile, seed, seconds, coverage, mutants = [], seeds, presentation = NEUTRAL }: RunFacts,
): Theorems => {
  const compiledOf = compiledIn(results)
  return {
    schema: SCHEMA,
    profile,
    seed,
    seconds,
    presentation,
    claims: results.toSorted(inPaperOrder).map(({ observations: _, profile: __, seed: own, ...result }) => ({
      ...result,
      compiled: compiledOf(result.key),
      coverage: sharesOf(coverage?.get(result.id)),
      mutants: mutantsOf(result.key, mutants),
      seeds: seeds?.get(result.key) ?? [own],
      earlier: false,
    })),
  }
}

/** The document of a run, with the claims of an earlier one that did not run this time. */
export function withEarlier(ran: Theorems, earlier: Theorems): Theorems {
  if (earlier.claims.length === 0) return ran
  const claims = [...ran.claims, ...earlier.claims.map((claim) => ({ ...claim, earlier: true }))].toSorted(inPaperOrder)
  const compiledOf = compiledIn(claims)
  const shares = new Map(ran.claims.map(({ id, coverage }) => [id, coverage]))
  return {
    ...ran,
    profile: [...new Set([...ran.profile.split(JOINED), ...earlier.profile.split(JOINED)])].toSorted().join(JOINED),
    // As for runs on several machines.
    seconds: sum(claims, ({ seconds }) => seconds),
    claims: claims.map((claim) => ({
      ...claim,
      compiled: compiledOf(claim.key),
      coverage: shares.get(claim.id) ?? claim.coverage,
    })),
  }
}

/** Between the profiles of a document that is made of several runs. */
export const JOINED = ' and '

/** What is known of lines is not repeated for every claim. */
const sharesOf = (known: Shares | undefined): Shares | null =>
  known === undefined ? null : { lines: known.lines, branches: known.branches }

type Crediting = Pick<ClaimResult, 'key' | 'credits'>

/** For each claim the rows of other claims that rest on it, added up. */
function compiledIn(results: readonly Crediting[]): (key: string) => Compiled | null {
  const credited = groupBy(
    results.flatMap(({ key, credits }) => credits.map((credit) => ({ ...credit, by: key }))),
    ({ lemma }) => lemma,
  )
  return (key) => {
    const credits = (credited.get(key) ?? []).filter(({ by }) => by !== key)
    if (credits.length === 0) return null
    const calls = credits.flatMap(({ tightness, by }) => (tightness === null ? [] : { tightness, by }))
    const closest = leastOf(calls, (a, b) => byCloseness(a.tightness, b.tightness) || compare(a.by, b.by))
    return {
      rows: sum(credits, ({ rows }) => rows),
      violations: sum(credits, ({ violations }) => violations),
      tightness: closest?.tightness ?? null,
      by: closest?.by ?? null,
    }
  }
}
