// What became of the mutants, `reports/out/mutants.json`: `lemmata mutants` writes it, and reports count the kills of each claim.
// Runs of some mutants leave the others as they were.
import { join } from 'node:path'
import { type Read, shape } from '../src/json/index.ts'
import { count, readDocument } from './files/index.ts'
import type { Mutants } from './theorems-shape.ts'

const { boolean, constant, integer, list, nonEmptyText, nullable, number, object, text } = shape

export interface MutantRecord {
  readonly name: string
  /** The claim that must notice it. */
  readonly killer: string
  readonly killed: boolean
  /** The killer's. */
  readonly verdict: string
  /** Until the kill, the median over the seeds; null for a survivor. */
  readonly cases: number | null
  /** Minimal. */
  readonly counterexample: string | null
  /** Of the run that is told of: the first that let the mutant live, else the first. */
  readonly seed: number
  /** How many were tried. */
  readonly seeds: number
  readonly seconds: number
}

const SCHEMA = 'lemmata/mutants/1'

const mutantsShape = object<{ schema: typeof SCHEMA; mutants: readonly MutantRecord[] }>({
  schema: constant(SCHEMA),
  mutants: list(
    object<MutantRecord>({
      name: nonEmptyText(),
      killer: nonEmptyText(),
      killed: boolean(),
      verdict: nonEmptyText(),
      cases: nullable(count),
      counterexample: nullable(text()),
      seed: integer(Number.MIN_SAFE_INTEGER),
      seeds: count,
      seconds: number(),
    }),
  ),
})

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
  const known = new Map([...old, ...fresh].map((record) => [record.name, record]))
  return names.flatMap((name) => known.get(name) ?? [])
}

/** How a claim did; null where no mutant is known that it must kill. */
export function mutantsOf(key: string, records: readonly MutantRecord[]): Mutants | null {
  const own = records.filter(({ killer }) => killer === key)
  if (own.length === 0) return null
  const killed = own.filter((record) => record.killed)
  const cases = killed.flatMap((record) => record.cases ?? []).toSorted((a, b) => a - b)
  return { killed: killed.length, total: own.length, median: cases[cases.length >> 1] ?? null }
}
