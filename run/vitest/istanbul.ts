// What we read from Istanbul's data, into which vitest converts the counts of V8.
import type { CoveredFile, Place, UnreachedFunction } from '../../reports/document/index.ts'

interface Position {
  readonly line: number
  readonly column: number
}

interface Range {
  readonly start: Position
  readonly end: Position
}

/** `decl` is the name of a function or, without one, its start; `loc` is its body. */
interface FunctionRange {
  readonly name: string
  readonly decl: Range
  readonly loc: Range
}

interface Branch {
  readonly loc: Range
  /** Of an `else` that is not there, without lines. */
  readonly locations: readonly { readonly start: Partial<Position> }[]
}

/** A file; a count has the same id as its place. */
export interface FileCoverage {
  readonly path: string
  readonly statementMap: Readonly<Record<string, Range>>
  readonly fnMap: Readonly<Record<string, FunctionRange>>
  readonly branchMap: Readonly<Record<string, Branch>>
  readonly s: Readonly<Record<string, number>>
  readonly f: Readonly<Record<string, number>>
  readonly b: Readonly<Record<string, readonly number[]>>
}

/** The part of Istanbul's map that we use. */
export interface CoverageMap {
  files(): string[]
  fileCoverageFor(file: string): { toJSON(): FileCoverage }
  addFileCoverage(file: FileCoverage): void
}

/** Without the code that runs as the module is loaded: which suite loads it first depends on scheduling. */
export function withinFunctions(file: FileCoverage): FileCoverage {
  const bodies = Object.values(file.fnMap).map(({ loc }) => loc)
  const isInside = ({ start }: Range): boolean => bodies.some((body) => isWithin(start, body))
  const statements = idsOf(file.statementMap, isInside)
  const branches = idsOf(file.branchMap, ({ loc }) => isInside(loc))
  return {
    ...file,
    ...{ statementMap: pick(file.statementMap, statements), s: pick(file.s, statements) },
    ...{ branchMap: pick(file.branchMap, branches), b: pick(file.b, branches) },
  }
}

const idsOf = <T>(places: Readonly<Record<string, T>>, isKept: (place: T) => boolean): Set<string> =>
  new Set(Object.entries(places).flatMap(([id, place]) => (isKept(place) ? [id] : [])))

const pick = <T>(record: Readonly<Record<string, T>>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => ids.has(id)))

/** How many lines and branches a file has, and those that were not reached; `name` is for people. */
export function coveredFile(
  { statementMap, s, branchMap, b }: FileCoverage,
  name: string,
  source: string,
): CoveredFile {
  const text = source.split('\n')
  const placeOn = (line: number): Place => ({ line, text: (text[line - 1] ?? '').trim() })
  const counts = new Map<number, number>()
  for (const [id, { start }] of Object.entries(statementMap))
    counts.set(start.line, Math.max(counts.get(start.line) ?? 0, s[id]))
  const arms = Object.entries(branchMap).flatMap(([id, { loc, locations }]) =>
    locations.map(({ start }, arm) => ({ line: start.line ?? loc.start.line, count: b[id][arm] })),
  )
  const missed = (places: readonly { line: number; count: number }[]): Place[] =>
    places
      .filter(({ count }) => count === 0)
      .map(({ line }) => placeOn(line))
      .toSorted((x, y) => x.line - y.line)
  return {
    file: name,
    ...{ lines: counts.size, unreachedLines: missed([...counts].map(([line, count]) => ({ line, count }))) },
    ...{ branches: arms.length, unreachedBranches: missed(arms) },
  }
}

/** All functions of a file, and those that were not called. */
export function functionsOf(
  { fnMap, f }: FileCoverage,
  source: string,
): { of: number; unreached: UnreachedFunction[] } {
  const text = source.split('\n')
  const all = Object.entries(fnMap).map(([id, fn]) => ({ fn, count: f[id] }))
  const unreached = all
    .filter(({ count }) => count === 0)
    .map(({ fn }) => ({ name: nameOf(fn, text), line: fn.decl.start.line, end: fn.loc.end.line }))
  return { of: all.length, unreached: unreached.toSorted((x, y) => x.line - y.line) }
}

/** Istanbul does not name arrow functions: such a function has the name of the constant or property it is assigned to, if any. */
function nameOf({ name, decl: { start } }: FunctionRange, lines: readonly string[]): string {
  if (!name.startsWith('(anonymous')) return name
  const before = lines
    .slice(Math.max(0, start.line - 2), start.line - 1)
    .concat(lines[start.line - 1].slice(0, start.column))
  const [, constant, property] =
    /(?:const|let)\s+([\p{ID_Continue}$]+)[^=]*=\s*$|([\p{ID_Continue}$]+):\s*$/u.exec(before.join('\n')) ?? []
  return constant ?? property ?? name
}

const isWithin = (position: Position, { start, end }: Range): boolean =>
  !isBefore(position, start) && !isBefore(end, position)

const isBefore = (a: Position, b: Position): boolean => a.line < b.line || (a.line === b.line && a.column < b.column)
