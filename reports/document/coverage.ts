// Coverage of `src` by the claims of a run: the shares of each claim, and the functions that no claim enters.
// If several machines ran some of the claims each, a function is unreached if no machine reached it.
import { type Read, readDocument, type Shaped, shape, writeJson } from '../../src/json/index.ts'
import type { Coverage } from './theorems-shape.ts'

const { count, list, nonEmptyText, number, object } = shape

const unreachedFunction = object({
  name: nonEmptyText(),
  /** Its first line. */
  line: count,
  /** Its last line. */
  end: count,
})
export type UnreachedFunction = Shaped<typeof unreachedFunction>

const unreachedFile = object({
  /** Relative to the root of the project. */
  file: nonEmptyText(),
  /** How many functions it has. */
  of: count,
  functions: list(unreachedFunction),
})
export type UnreachedFile = Shaped<typeof unreachedFile>

/** Functions of src that no claim enters; `functions` is how many src has. */
const unreachedShape = object({ functions: count, files: list(unreachedFile) })
export type Unreached = Shaped<typeof unreachedShape>

export interface RunCoverage {
  /** By key of the claim. */
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
  const unreachedRead = readDocument(unreachedShape, unreached)
  if (claims.kind === 'unreadable') return claims
  if (unreachedRead.kind === 'unreadable') return unreachedRead
  const byKey = new Map(claims.value.map(({ key, lines, branches }) => [key, { lines, branches }]))
  return { kind: 'read', value: { claims: byKey, unreached: unreachedRead.value } }
}

/** The functions that none of the runs enters; null if there are no runs. */
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
