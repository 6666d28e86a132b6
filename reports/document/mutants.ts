// What became of the mutants, `reports/out/mutants.json`: `lemmata mutants` writes it, and reports count the kills of each claim.
// Runs of some mutants, or against some claims, leave what is known of the others as it was.
import { ABOUT } from '../../src/engine/index.ts'
import { type Read, readDocument, type Schema, type Shaped, shape } from '../../src/json/index.ts'
import type { Mutants, Theorems } from './theorems-shape.ts'

const { boolean, constant, count, integer, list, nonEmptyText, nullable, number, object, oneOf, optional, text } = shape

/**
 * How a claim noticed a mutant: what it compares came out wrong, only the means or only an obligation did, the check threw, what should
 * be refuted was not, or the claim could not tell any more.
 */
const GIVEAWAYS = [...ABOUT, 'crashed', 'unrefuted', 'undecided', 'undercovered', 'vacuous', 'flaky'] as const
export type Giveaway = (typeof GIVEAWAYS)[number]

/** Another claim that was asked, at a glance: one seed, few cases. A row of the matrix has one for each. */
const otherClaim = object({
  claim: nonEmptyText(),
  verdict: nonEmptyText(),
  killed: boolean(),
  /** Until the kill; null where there was none. */
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
  /** Why nothing can notice it, where nothing can; else null. */
  equivalent: optional(nullable(nonEmptyText()), null),
  killed: boolean(),
  /** The killer's. */
  verdict: nonEmptyText(),
  /** Until the kill, the median over the seeds; null for a survivor. */
  cases: nullable(count),
  /** The plainest that any seed saw: an obligation only where no seed saw a wrong output. Null for a survivor. */
  gaveAway: optional(nullable(oneOf(GIVEAWAYS)), null),
  /** Minimal. */
  counterexample: nullable(text()),
  /** Of the run that is told of: the first that ended otherwise than it should, else the first. */
  seed: integer(),
  /** How many were tried. */
  seeds: count,
  seconds: number(),
  others: optional(list(otherClaim), []),
})
export type MutantRecord = Shaped<typeof mutantRecord>

const SCHEMA = 'lemmata/mutants/1'

const mutantsShape = object({ schema: constant(SCHEMA), mutants: list(mutantRecord) })

/** Of `mutants.json`, as it is in docs. */
export const mutantsSchema = (): Schema => shape.schemaOf(mutantsShape, 'What became of the mutants of lemmata')

/** @example readMutants('{"schema":"lemmata/mutants/1","mutants":[]}') // { kind: 'read', value: [] } */
export function readMutants(document: string): Read<readonly MutantRecord[]> {
  const read = readDocument(mutantsShape, document)
  return read.kind === 'read' ? { kind: 'read', value: read.value.mutants } : read
}

/** @example mutantsText([]) // { "schema": "lemmata/mutants/1", "mutants": [] } */
export const mutantsText = (mutants: readonly MutantRecord[]): string =>
  `${JSON.stringify({ schema: SCHEMA, mutants }, null, 2)}\n`

/** What is known after another run: the new of each name, in the order of the names, which are all there are. */
export function updateMutants(
  names: readonly string[],
  old: readonly MutantRecord[],
  fresh: readonly MutantRecord[],
): readonly MutantRecord[] {
  const before = new Map(old.map((record) => [record.name, record]))
  const after = new Map(fresh.map((record) => [record.name, record]))
  return names.flatMap((name) => {
    const [earlier, later] = [before.get(name), after.get(name)]
    if (later === undefined) return earlier ?? []
    const asked = new Map([...(earlier?.others ?? []), ...later.others].map((other) => [other.claim, other]))
    return { ...later, others: [...asked.values()].filter(({ claim }) => claim !== later.killer) }
  })
}

/** How a mutant stands; `disproved`: something notices what is said to be equivalent. */
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

/** Worst first; otherwise as they come. */
export function worstFirst<R extends Pick<MutantRecord, 'equivalent' | 'killed' | 'others'>>(
  records: readonly R[],
): R[] {
  const rank: Readonly<Record<MutantStanding, number>> = { disproved: 0, survived: 1, killed: 2, equivalent: 3 }
  return records.toSorted((a, b) => rank[mutantStanding(a)] - rank[mutantStanding(b)])
}

/** How a claim did; null where no mutant is known that it must kill. */
export function mutantsOf(key: string, records: readonly MutantRecord[]): Mutants | null {
  const own = records.filter(({ killer, equivalent }) => killer === key && equivalent === null)
  if (own.length === 0) return null
  const killed = own.filter((record) => record.killed)
  const cases = killed.flatMap((record) => record.cases ?? []).toSorted((a, b) => a - b)
  return { killed: killed.length, total: own.length, median: cases[cases.length >> 1] ?? null }
}

/** What is known of a run, after another run of mutants. @example withMutants(document, []).claims[0].mutants // null */
export const withMutants = (document: Theorems, records: readonly MutantRecord[]): Theorems => ({
  ...document,
  claims: document.claims.map((claim) => ({ ...claim, mutants: mutantsOf(claim.key, records) })),
})
