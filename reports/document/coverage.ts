// Coverage of a run: for each statement the code that it is about and what of it its claims do not reach, and the functions that no claim
// enters. If several machines ran some of the claims each, a place is unreached if no machine reached it.
import { type Read, readDocument, type Shaped, shape, writeJson } from '../../src/json/index.ts'
import { sum } from './totals.ts'

const { count, list, nonEmptyText, nullable, number, object, text } = shape

/** A line of a file. */
const placeShape = object({ line: count, text: text() })
export type Place = Shaped<typeof placeShape>

/** Only code within functions counts: the rest runs as the file is loaded, for whoever comes first. */
const coveredFileShape = object({
  /** Relative to the root of the project. */
  file: nonEmptyText(),
  lines: count,
  unreachedLines: list(placeShape),
  branches: count,
  /** Where the branches begin, the same line once per branch. */
  unreachedBranches: list(placeShape),
})
export type CoveredFile = Shaped<typeof coveredFileShape>

/** Of the lines and branches of the code that a statement is about. */
const shares = { lines: number(), branches: number() }
export const sharesShape = object(shares)
export type Shares = Shaped<typeof sharesShape>

const coverageShape = object({
  ...shares,
  files: list(coveredFileShape),
  /** The page that shows the code line by line, beside the document. */
  report: nullable(nonEmptyText()),
})
export type Coverage = Shaped<typeof coverageShape>

/** @example coverageOf(files, 'coverage/lemma-6/index.html').lines // 0.75 */
export function coverageOf(files: readonly CoveredFile[], report: string | null): Coverage {
  const lines = sum(files, (file) => file.lines)
  const branches = sum(files, (file) => file.branches)
  return {
    lines: shareOf(
      lines,
      sum(files, (file) => file.unreachedLines.length),
    ),
    branches: shareOf(
      branches,
      sum(files, (file) => file.unreachedBranches.length),
    ),
    files: files.toSorted((a, b) => (a.file < b.file ? -1 : 1)),
    report,
  }
}

const shareOf = (all: number, missed: number): number => (all === 0 ? 1 : (all - missed) / all)

/** What several machines reach together of a statement. */
export function joinedCoverage(parts: readonly Coverage[]): Coverage {
  const [first, ...others] = parts
  if (others.length === 0) return first
  const names = new Set(parts.flatMap(({ files }) => files.map(({ file }) => file)))
  const files = [...names].map((name) => parts.flatMap((part) => part.files.filter(({ file }) => file === name)))
  return coverageOf(files.map(joinedFile), null)
}

const joinedFile = (parts: readonly CoveredFile[]): CoveredFile => ({
  ...parts[0],
  unreachedLines: inAll(parts.map(({ unreachedLines }) => unreachedLines)),
  unreachedBranches: inAll(parts.map(({ unreachedBranches }) => unreachedBranches)),
})

/** A line that some part names k times and no part names less often stays k times. */
const inAll = ([first, ...others]: readonly (readonly Place[])[]): Place[] =>
  first.filter(({ line }, k) => {
    const before = first.slice(0, k).filter((place) => place.line === line).length
    return others.every((places) => places.filter((place) => place.line === line).length > before)
  })

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

/** Functions that no claim enters; `functions` is how many there are in all files that are measured. */
const unreachedShape = object({ functions: count, files: list(unreachedFile) })
export type Unreached = Shaped<typeof unreachedShape>

/** @example unreachedOf([{ file: 'src/a.ts', of: 2, functions: [] }]) // { functions: 2, files: [] } */
export const unreachedOf = (files: readonly UnreachedFile[]): Unreached => ({
  functions: sum(files, ({ of }) => of),
  files: files.filter(({ functions }) => functions.length > 0).toSorted((a, b) => (a.file < b.file ? -1 : 1)),
})

export interface RunCoverage {
  /** By id. */
  readonly statements: ReadonlyMap<string, Coverage>
  readonly unreached: Unreached
}

const statementsShape = list(object({ id: nonEmptyText(), coverage: coverageShape }))

/** The texts of `statements.json` and `unreached.json`. */
export function coverageTexts({ statements, unreached }: RunCoverage): { statements: string; unreached: string } {
  const entries = [...statements].map(([id, coverage]) => ({ id, coverage }))
  return { statements: writeJson(entries), unreached: `${JSON.stringify(unreached, null, 2)}\n` }
}

/** From the texts of both files. */
export function readCoverage(statements: string, unreached: string): Read<RunCoverage> {
  const read = readDocument(statementsShape, statements)
  const unreachedRead = readDocument(unreachedShape, unreached)
  if (read.kind === 'unreadable') return read
  if (unreachedRead.kind === 'unreadable') return unreachedRead
  const byId = new Map(read.value.map(({ id, coverage }) => [id, coverage]))
  return { kind: 'read', value: { statements: byId, unreached: unreachedRead.value } }
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
