// What the claims of a run reach of `src`: the shares of each claim, and the functions that none of them enters.
// Machines that each ran some of the claims leave one of each; a function is unreached if it is on none of them.
import { type Read, readDocument, type Shaped, shape, writeJson } from '../../src/json/index.ts'
import type { Coverage } from './theorems-shape.ts'

const { count, list, nonEmptyText, number, object } = shape

const unreachedFunction = object({
  name: nonEmptyText(),
  /** From its first line to its last. */
  line: count,
  end: count,
})
export type UnreachedFunction = Shaped<typeof unreachedFunction>

const unreachedFile = object({
  /** From the root of the project. */
  file: nonEmptyText(),
  /** Of all functions in it. */
  of: count,
  functions: list(unreachedFunction),
})
export type UnreachedFile = Shaped<typeof unreachedFile>

/** Functions of src that no claim enters; `functions` is how many there are in all. */
const unreachedShape = object({ functions: count, files: list(unreachedFile) })
export type Unreached = Shaped<typeof unreachedShape>

/** What a run with coverage leaves. */
export interface RunCoverage {
  /** By the keys of claims. */
  readonly claims: ReadonlyMap<string, Coverage>
  readonly unreached: Unreached
}

const sharesShape = list(object({ key: nonEmptyText(), lines: number(), branches: number() }))

/** The texts of `claims.json` and `unreached.json`. */
export function coverageTexts({ claims, unreached }: RunCoverage): { shares: string; unreached: string } {
  const shares = [...claims].map(([key, { lines, branches }]) => ({ key, lines, branches }))
  return { shares: writeJson(shares), unreached: `${JSON.stringify(unreached, null, 2)}\n` }
}

/** From the texts of both files. */
export function readCoverage(shares: string, unreached: string): Read<RunCoverage> {
  const claims = readDocument(sharesShape, shares)
  const missed = readDocument(unreachedShape, unreached)
  if (claims.kind === 'invalid') return claims
  if (missed.kind === 'invalid') return missed
  const byKey = new Map(claims.value.map(({ key, lines, branches }) => [key, { lines, branches }]))
  return { kind: 'read', value: { claims: byKey, unreached: missed.value } }
}

/** What none of several runs enters. Null for none. */
export function unreachedInAll(runs: readonly Unreached[]): Unreached | null {
  const [first, ...others] = runs
  if (first === undefined) return null
  const isInAll = (file: string, { name, line }: UnreachedFunction): boolean =>
    others.every((run) =>
      run.files.some((other) => other.file === file && other.functions.some((f) => f.name === name && f.line === line)),
    )
  const files = first.files.map((file) => ({ ...file, functions: file.functions.filter((f) => isInAll(file.file, f)) }))
  return { ...first, files: files.filter(({ functions }) => functions.length > 0) }
}
