// Coverage of a run: for each statement the code that it is about and what of it its claims do not reach, and the functions that no claim
// enters. If several machines ran some of the claims each, a place is unreached if no machine reached it.
import { type Read, readDocument, type Shaped, shape, writeJson } from '../../src/json/index.ts'
import { compare } from './order.ts'
import { groupBy, leastOf, sum } from './totals.ts'

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

/** What several machines reach together of a statement, in whatever order they come. */
export function joinedCoverage(parts: readonly Coverage[]): Coverage {
  const [first, ...others] = parts
  if (others.length === 0) return first
  const byName = groupBy(
    parts.flatMap(({ files }) => files),
    ({ file }) => file,
  )
  return coverageOf([...byName.values()].map(joinedFile), null)
}

const joinedFile = (parts: readonly CoveredFile[]): CoveredFile => ({
  file: parts[0].file,
  // They differ only where machines ran different sources.
  lines: Math.min(...parts.map(({ lines }) => lines)),
  branches: Math.min(...parts.map(({ branches }) => branches)),
  unreachedLines: inAll(parts.map(({ unreachedLines }) => unreachedLines)),
  unreachedBranches: inAll(parts.map(({ unreachedBranches }) => unreachedBranches)),
})

/** What some part has k times, and none of so many parts less often, stays k times. */
function inAll<T extends { readonly line: number }>(
  parts: readonly (readonly T[])[],
  nameOf: (item: T) => string | number = ({ line }) => line,
  of = parts.length,
): T[] {
  const repeated = parts.flatMap((items) => [...groupBy(items, nameOf).values()])
  return [...groupBy(repeated, ([item]) => nameOf(item)).values()]
    .filter(({ length }) => length === of)
    .flatMap((same) => leastOf(same, (a, b) => a.length - b.length || byText(a, b)) ?? [])
    .toSorted((a, b) => a.line - b.line || byText(a, b))
}

const byText = (a: object, b: object): number => compare(JSON.stringify(a), JSON.stringify(b))

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
  if (first === undefined || others.length === 0) return first ?? null
  const byName = groupBy(
    runs.flatMap(({ files }) => files),
    ({ file }) => file,
  )
  const files = [...byName].map(([file, parts]) => ({
    file,
    of: Math.min(...parts.map((part) => part.of)),
    functions: inAll(
      parts.map(({ functions }) => functions),
      ({ name, line }) => `${line} ${name}`,
      runs.length,
    ),
  }))
  return { ...unreachedOf(files), functions: Math.min(...runs.map(({ functions }) => functions)) }
}
