// The results of mutants, `reports/out/mutants.json`: `lemmata mutants` writes it, and reports count the kills of each claim.
// A run of some mutants, or against some claims, keeps the earlier results of the others.
import { ABOUT } from '../../src/engine/index.ts'
import { type Read, readDocument, type Schema, type Shaped, shape } from '../../src/json/index.ts'
import { byLength, compare } from './order.ts'
import type { Mutants, Theorems } from './theorems-shape.ts'
import { groupBy, leastOf } from './totals.ts'

const { boolean, constant, count, integer, list, nonEmptyText, nullable, number, object, oneOf, optional, text } = shape

/**
 * How a claim noticed a mutant: its outputs were wrong, only its means or only an obligation were, the check threw, a claim that should be
 * refuted was not, or the claim could no longer be decided.
 */
const GIVEAWAYS = [...ABOUT, 'crashed', 'unrefuted', 'undecided', 'undercovered', 'vacuous', 'flaky'] as const
export type Giveaway = (typeof GIVEAWAYS)[number]

/** Another claim that was run against the mutant, with one seed and few cases. */
const otherClaim = object({
  claim: nonEmptyText(),
  verdict: nonEmptyText(),
  killed: boolean(),
  /** Until the kill; null if there was none. */
  cases: nullable(count),
  gaveAway: nullable(oneOf(GIVEAWAYS)),
})
export type OtherClaim = Shaped<typeof otherClaim>

const mutantRecord = object({
  name: nonEmptyText(),
  /** In a sentence. */
  mistake: optional(text(), ''),
  /** The claim that must notice it. */
  killer: nonEmptyText(),
  /** Why no claim can notice it; null if one can. */
  equivalent: optional(nullable(nonEmptyText()), null),
  killed: boolean(),
  /** The killer's verdict. */
  verdict: nonEmptyText(),
  /** Until the kill, as the median over the seeds; null for a survivor. */
  cases: nullable(count),
  /** The plainest over all seeds: an obligation only if no seed gave a wrong output. Null for a survivor. */
  gaveAway: optional(nullable(oneOf(GIVEAWAYS)), null),
  /** Minimal. */
  counterexample: nullable(text()),
  /** The seed of the run recorded here: the first that did not end as it should, else the first. */
  seed: integer(),
  /** How many seeds were tried. */
  seeds: count,
  seconds: number(),
  others: optional(list(otherClaim), []),
})
export type MutantRecord = Shaped<typeof mutantRecord>

const SCHEMA = 'lemmata/mutants/1'

const mutantsShape = object({ schema: constant(SCHEMA), mutants: list(mutantRecord) })

/** The schema of `mutants.json`, published in docs. */
export const mutantsSchema = (): Schema => shape.schemaOf(mutantsShape, 'What became of the mutants of lemmata')

/** @example readMutants('{"schema":"lemmata/mutants/1","mutants":[]}') // { kind: 'read', value: [] } */
export function readMutants(document: string): Read<readonly MutantRecord[]> {
  const read = readDocument(mutantsShape, document)
  return read.kind === 'read' ? { kind: 'read', value: read.value.mutants } : read
}

/** @example mutantsText([]) // { "schema": "lemmata/mutants/1", "mutants": [] } */
export const mutantsText = (mutants: readonly MutantRecord[]): string =>
  `${JSON.stringify({ schema: SCHEMA, mutants }, null, 2)}\n`

/** The records after another run, in the order of `names`, which are all mutants there are: new ones replace old ones. */
export function updateMutants(
  names: readonly string[],
  old: readonly MutantRecord[],
  fresh: readonly MutantRecord[],
): readonly MutantRecord[] {
  const before = new Map(old.map((record) => [record.name, record]))
  const after = new Map(fresh.map((record) => [record.name, record]))
  return names.flatMap((name) => {
    const [oldRecord, record] = [before.get(name), after.get(name)]
    if (record === undefined) return oldRecord ?? []
    const others = new Map([...(oldRecord?.others ?? []), ...record.others].map((other) => [other.claim, other]))
    return { ...record, others: [...others.values()].filter(({ claim }) => claim !== record.killer) }
  })
}

/** Those of several machines by name, one of each: what was tried with most seeds, then what survived, and of equals the first as text. */
export const joinedMutants = (records: readonly MutantRecord[]): readonly MutantRecord[] =>
  [...groupBy(records, ({ name }) => name).values()]
    .flatMap((same) => leastOf(same, bySeeds) ?? [])
    .toSorted((a, b) => compare(a.name, b.name))

const bySeeds = (a: MutantRecord, b: MutantRecord): number =>
  b.seeds - a.seeds ||
  Number(a.killed) - Number(b.killed) ||
  b.others.length - a.others.length ||
  byLength(JSON.stringify(a), JSON.stringify(b))

/** `disproved`: some claim notices it, though it is said to be equivalent. */
export type MutantStanding = 'survived' | 'disproved' | 'killed' | 'equivalent'

/** @example mutantStanding({ equivalent: null, killed: true, others: [] }) // killed */
export function mutantStanding({
  equivalent,
  killed,
  others,
}: Pick<MutantRecord, 'equivalent' | 'killed' | 'others'>): MutantStanding {
  if (equivalent === null) return killed ? 'killed' : 'survived'
  return killed || others.some((other) => other.killed) ? 'disproved' : 'equivalent'
}

/** Worst first; the order is otherwise kept. */
export function worstFirst<R extends Pick<MutantRecord, 'equivalent' | 'killed' | 'others'>>(
  records: readonly R[],
): R[] {
  const rank: Readonly<Record<MutantStanding, number>> = { disproved: 0, survived: 1, killed: 2, equivalent: 3 }
  return records.toSorted((a, b) => rank[mutantStanding(a)] - rank[mutantStanding(b)])
}

/** The kills of a claim; null if there is no mutant that it must kill. */
export function mutantsOf(key: string, records: readonly MutantRecord[]): Mutants | null {
  const own = records.filter(({ killer, equivalent }) => killer === key && equivalent === null)
  if (own.length === 0) return null
  const killed = own.filter((record) => record.killed)
  return { killed: killed.length, total: own.length, median: medianCases(killed) }
}

/** Cases until the kill; null if none was killed. */
export function medianCases(records: readonly MutantRecord[]): number | null {
  const cases = records.flatMap((record) => record.cases ?? []).toSorted((a, b) => a - b)
  return cases[cases.length >> 1] ?? null
}

/** The document with the kills of a later run of mutants. @example withMutants(document, []).claims[0].mutants // null */
export const withMutants = (document: Theorems, records: readonly MutantRecord[]): Theorems => ({
  ...document,
  claims: document.claims.map((claim) => ({ ...claim, mutants: mutantsOf(claim.key, records) })),
})
