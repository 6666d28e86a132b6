// Where the lines, branches and functions of a file are counted, by offsets into what V8 runs. The converter of vitest knows, and
// is asked once a file: given counts that say where they stand, it answers with the places it looks at. After that a claim
// costs a few microseconds a file, where a conversion would cost milliseconds.
import type { Profiler } from 'node:inspector'
import type { Script } from './counts.ts'

export interface Position {
  readonly line: number
  readonly column: number
}

export interface Range {
  readonly start: Position
  readonly end: Position
}

/** What Istanbul knows of a file; counts stand under the same names as places. */
export interface FileCoverage {
  readonly statementMap: Readonly<Record<string, Range>>
  readonly fnMap: Readonly<Record<string, FunctionCoverage>>
  readonly branchMap: Readonly<Record<string, { readonly loc: Range; readonly locations: readonly unknown[] }>>
  readonly s: Readonly<Record<string, number>>
  readonly f: Readonly<Record<string, number>>
  readonly b: Readonly<Record<string, readonly number[]>>
}

/** `decl` is its name or, without one, where it begins; `loc` its body. */
interface FunctionCoverage {
  readonly name: string
  readonly decl: Range
  readonly loc: Range
}

/** A line, arm or function of a file, and where its count stands. */
interface Place<T> {
  readonly what: T
  readonly at: number
  /** For an if without else, its block: the other way was taken where this was reached less often. */
  readonly less?: number
  /** Top-level code runs for whoever loads the module first, which is a matter of scheduling: it belongs to no claim. */
  readonly isTopLevel: boolean
}

export interface Layout {
  readonly lines: readonly Place<number>[]
  readonly branches: readonly Place<string>[]
  readonly functions: readonly Place<NamedFunction>[]
}

export interface NamedFunction {
  readonly name: string
  /** From its first line to its last. */
  readonly line: number
  readonly end: number
}

/** What was run of a file. */
export interface Reached {
  readonly lines: ReadonlySet<number>
  readonly branches: ReadonlySet<string>
  readonly functions: ReadonlySet<NamedFunction>
}

/** Counts for the converter: at every offset where a piece of syntax may begin, one more than the offset. */
export function telltale(code: string): Profiler.FunctionCoverage {
  const starts = new Set([0])
  for (const { 0: token, index } of code.matchAll(/[\p{ID_Continue}$]+|\S/gu)) {
    starts.add(index)
    // Blocks are counted from inside.
    if (token === '{') starts.add(index + 1)
  }
  const offsets = [...starts].toSorted((a, b) => a - b)
  const ranges = offsets.map((startOffset, k) => ({
    startOffset,
    endOffset: offsets[k + 1] ?? code.length,
    count: startOffset + 1,
  }))
  return {
    functionName: '',
    isBlockCoverage: true,
    ranges: [{ startOffset: 0, endOffset: code.length, count: 0 }, ...ranges],
  }
}

/** From what the converter makes of {@link telltale} counts, and the source, for names. */
export function layoutOf({ statementMap, fnMap, branchMap, s, f, b }: FileCoverage, source: string): Layout {
  const text = source.split('\n')
  const bodies = Object.values(fnMap).map(({ loc }) => loc)
  const isTopLevel = ({ start }: Range): boolean => !bodies.some((body) => isWithin(start, body))
  return {
    lines: Object.entries(statementMap).map(([id, range]) => ({
      what: range.start.line,
      at: s[id] - 1,
      isTopLevel: isTopLevel(range),
    })),
    branches: Object.entries(branchMap).flatMap(([id, { loc }]) =>
      b[id].map((count, arm) => ({
        what: `${id}.${arm}`,
        ...(isMissingElse(branchMap[id].locations[arm])
          ? { at: count + b[id][arm - 1] - 1, less: b[id][arm - 1] - 1 }
          : { at: count - 1 }),
        isTopLevel: isTopLevel(loc),
      })),
    ),
    functions: Object.entries(fnMap).map(([id, fn]) => ({
      what: { name: nameOf(fn, text), line: fn.decl.start.line, end: fn.loc.end.line },
      at: f[id] - 1,
      isTopLevel: false,
    })),
  }
}

/** Istanbul has no name for an arrow function: it is that of the constant or property that it is given to, if any. */
function nameOf({ name, decl: { start } }: FunctionCoverage, lines: readonly string[]): string {
  if (!name.startsWith('(anonymous')) return name
  const before = lines
    .slice(Math.max(0, start.line - 2), start.line - 1)
    .concat(lines[start.line - 1].slice(0, start.column))
  const [, constant, property] =
    /(?:const|let)\s+([\p{ID_Continue}$]+)[^=]*=\s*$|([\p{ID_Continue}$]+):\s*$/u.exec(before.join('\n')) ?? []
  return constant ?? property ?? name
}

/** Istanbul writes a place that is nowhere. */
const isMissingElse = (location: unknown): boolean =>
  typeof location === 'object' &&
  location !== null &&
  'start' in location &&
  typeof location.start === 'object' &&
  location.start !== null &&
  (!('line' in location.start) || location.start.line === undefined)

/** The places of a layout that counts reach. */
export function reachedOf({ lines, branches, functions }: Layout, script: Script): Reached {
  const counts = countsOf(script)
  const isReached = ({ at, less, isTopLevel }: Place<unknown>): boolean =>
    !isTopLevel && (counts[at] ?? 0) > (less === undefined ? 0 : (counts[less] ?? 0))
  const of = <T>(places: readonly Place<T>[]): Set<T> => new Set(places.filter(isReached).map(({ what }) => what))
  return { lines: of(lines), branches: of(branches), functions: of(functions) }
}

/** By offset into the module: of the ranges around it the innermost counts. */
function countsOf({ functions, startOffset: begin }: Script): Uint32Array {
  const ranges = functions.flatMap((f) => f.ranges)
  const counts = new Uint32Array(Math.max(0, ...ranges.map(({ endOffset }) => endOffset - begin)))
  const bySize = ranges.toSorted((x, y) => y.endOffset - y.startOffset - (x.endOffset - x.startOffset))
  for (const { startOffset, endOffset, count } of bySize)
    counts.fill(count, Math.max(0, startOffset - begin), Math.max(0, endOffset - begin))
  return counts
}

const isWithin = (position: Position, { start, end }: Range): boolean =>
  !isBefore(position, start) && !isBefore(end, position)

const isBefore = (a: Position, b: Position): boolean => a.line < b.line || (a.line === b.line && a.column < b.column)
