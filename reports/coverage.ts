// What the claims of a run reach of `src`, on disk: the shares of each claim, and the functions that none of them enters.
// Machines that each ran some of the claims leave one of each; a function is unreached if it is on none of them.
import { join } from 'node:path'
import { type Read, shape, writeJson } from '../src/json/index.ts'
import { count, readDocument, writeAtomically } from './files/index.ts'
import type { Coverage } from './theorems-shape.ts'

const { list, nonEmptyText, number, object } = shape

/** Functions of src that no claim enters. */
export interface Unreached {
  /** How many functions there are in all. */
  readonly functions: number
  readonly files: readonly UnreachedFile[]
}

export interface UnreachedFile {
  /** From the root of the project. */
  readonly file: string
  /** Of all functions in it. */
  readonly of: number
  readonly functions: readonly UnreachedFunction[]
}

export interface UnreachedFunction {
  readonly name: string
  /** From its first line to its last. */
  readonly line: number
  readonly end: number
}

/** What a run with coverage leaves. */
export interface CodeReached {
  /** By the keys of claims. */
  readonly claims: ReadonlyMap<string, Coverage>
  readonly unreached: Unreached
}

const unreachedShape = object<Unreached>({
  functions: count,
  files: list(
    object<UnreachedFile>({
      file: nonEmptyText(),
      of: count,
      functions: list(object<UnreachedFunction>({ name: nonEmptyText(), line: count, end: count })),
    }),
  ),
})

const claimsShape = list(
  object<Coverage & { key: string }>({ key: nonEmptyText(), lines: number(), branches: number() }),
)

/** Where shares and unreached functions lie, below `reports/out`. */
export const CLAIM_SHARES = join('coverage', 'claims.json')
export const UNREACHED = join('coverage', 'unreached.json')

/** @example publishCoverage('reports/out', { claims: new Map([['lemma-6', { lines: 0.2, branches: 0.1 }]]), unreached }) */
export function publishCoverage(out: string, { claims, unreached }: CodeReached): void {
  const shares = [...claims].map(([key, { lines, branches }]) => ({ key, lines, branches }))
  writeAtomically(join(out, CLAIM_SHARES), writeJson(shares))
  writeAtomically(join(out, UNREACHED), `${JSON.stringify(unreached, null, 2)}\n`)
}

/** From the texts of both files. */
export function readCoverage(shares: string, unreached: string): Read<CodeReached> {
  const claims = readDocument(claimsShape, shares)
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
