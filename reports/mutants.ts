// What became of the mutants, `reports/out/mutants.json`: `lemmata mutants` writes it, and reports count the kills of each claim.
// Runs of some mutants, or against some claims, leave what is known of the others as it was.
import { join } from 'node:path'
import type { About } from '../src/engine/index.ts'
import { type Read, type Schema, shape } from '../src/json/index.ts'
import { count, named, readDocument } from './files/index.ts'
import type { Mutants, Theorems } from './theorems-shape.ts'

const { boolean, constant, integer, list, nonEmptyText, nullable, number, object, optional, text } = shape

/**
 * How a claim noticed a mutant: what it compares came out wrong, only the means or only what layers owe did, the check threw, what should
 * fall did not, or the claim could not tell any more.
 */
export type GaveAway = About | 'crashed' | 'unrefuted' | 'undecided' | 'undercovered' | 'vacuous' | 'flaky'

export interface MutantRecord {
  readonly name: string
  /** In a sentence. */
  readonly mistake: string
  /** The claim that must notice it. */
  readonly killer: string
  /** Why nothing can notice it, where nothing can; else null. */
  readonly equivalent: string | null
  readonly killed: boolean
  /** The killer's. */
  readonly verdict: string
  /** Until the kill, the median over the seeds; null for a survivor. */
  readonly cases: number | null
  /** The plainest that any seed saw: an obligation only where no seed saw a wrong output. Null for a survivor. */
  readonly gaveAway: GaveAway | null
  /** Minimal. */
  readonly counterexample: string | null
  /** Of the run that is told of: the first that ended otherwise than it should, else the first. */
  readonly seed: number
  /** How many were tried. */
  readonly seeds: number
  readonly seconds: number
  /** Other claims that were asked, at a glance: one seed, few cases. */
  readonly others: readonly OtherClaim[]
}

/** A row of the matrix has one of these for each claim that is not the killer. */
export interface OtherClaim {
  readonly claim: string
  readonly verdict: string
  readonly killed: boolean
  /** Until the kill; null where there was none. */
  readonly cases: number | null
  readonly gaveAway: GaveAway | null
}

const SCHEMA = 'lemmata/mutants/1'

const gaveAway = nullable(
  named<GaveAway>({
    output: true,
    crashed: true,
    means: true,
    obligation: true,
    unrefuted: true,
    undecided: true,
    undercovered: true,
    vacuous: true,
    flaky: true,
  }),
)

const mutantsShape = object<{ schema: typeof SCHEMA; mutants: readonly MutantRecord[] }>({
  schema: constant(SCHEMA),
  mutants: list(
    object<MutantRecord>({
      name: nonEmptyText(),
      mistake: optional(text(), ''),
      killer: nonEmptyText(),
      equivalent: optional(nullable(nonEmptyText()), null),
      killed: boolean(),
      verdict: nonEmptyText(),
      cases: nullable(count),
      gaveAway: optional(gaveAway, null),
      counterexample: nullable(text()),
      seed: integer(Number.MIN_SAFE_INTEGER),
      seeds: count,
      seconds: number(),
      others: optional(
        list(
          object<OtherClaim>({
            claim: nonEmptyText(),
            verdict: nonEmptyText(),
            killed: boolean(),
            cases: nullable(count),
            gaveAway,
          }),
        ),
        [],
      ),
    }),
  ),
})

/** Of `mutants.json`, as it is in docs. */
export const mutantsSchema = (): Schema => shape.schemaOf(mutantsShape, 'What became of the mutants of lemmata')

/** @example mutantsPath('reports/out') // reports/out/mutants.json */
export const mutantsPath = (out: string): string => join(out, 'mutants.json')

/** @example readMutants('{"schema":"lemmata/mutants/1","mutants":[]}') // { kind: 'read', value: [] } */
export function readMutants(document: string): Read<readonly MutantRecord[]> {
  const read = readDocument(mutantsShape, document)
  return read.kind === 'read' ? { kind: 'read', value: read.value.mutants } : read
}

/** @example mutantsText([]) // { "schema": "lemmata/mutants/1", "mutants": [] } */
export const mutantsText = (mutants: readonly MutantRecord[]): string =>
  `${JSON.stringify({ schema: SCHEMA, mutants }, null, 2)}\n`

/** What is known after another run: the new of each name, in the order of the names, which are all there are. */
export function updatedMutants(
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
