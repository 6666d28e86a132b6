// Where the lines, branches and functions of a file are counted, as offsets into the code that V8 runs. Vitest's converter knows:
// given counts that encode their own offsets, it returns for each line, branch and function the offset it looks at. It runs once per
// file; after that a claim costs a few microseconds per file, where a conversion would cost milliseconds.
import type { Profiler } from 'node:inspector'
import type { Script } from './counts.ts'

interface Position {
  readonly line: number
  readonly column: number
}

interface Range {
  readonly start: Position
  readonly end: Position
}

/** Istanbul's data of a file; a count has the same id as its place. */
export interface FileCoverage {
  readonly statementMap: Readonly<Record<string, Range>>
  readonly fnMap: Readonly<Record<string, FunctionCoverage>>
  readonly branchMap: Readonly<Record<string, { readonly loc: Range; readonly locations: readonly unknown[] }>>
  readonly s: Readonly<Record<string, number>>
  readonly f: Readonly<Record<string, number>>
  readonly b: Readonly<Record<string, readonly number[]>>
}

/** `decl` is its name or, without one, its start; `loc` is its body. */
interface FunctionCoverage {
  readonly name: string
  readonly decl: Range
  readonly loc: Range
}

/** A line, an arm of a branch or a function, and the offset of its count. */
interface Place<T> {
  readonly what: T
  readonly at: number
  /** For an `if` without `else`, its block: the condition was false at least once if the block was reached less often. */
  readonly less?: number
  /** Top-level code runs when the module is first loaded, which depends on scheduling: it belongs to no claim. */
  readonly isTopLevel: boolean
}

export interface Layout {
  readonly lines: readonly Place<number>[]
  readonly branches: readonly Place<string>[]
  readonly functions: readonly Place<NamedFunction>[]
}

export interface NamedFunction {
  readonly name: string
  /** Its first line. */
  readonly line: number
  /** Its last line. */
  readonly end: number
}

/** The part of a file that was run. */
export interface ReachedCode {
  readonly lines: ReadonlySet<number>
  readonly branches: ReadonlySet<string>
  readonly functions: ReadonlySet<NamedFunction>
}

/** Counts for the converter: at every offset where a piece of syntax may start, the count is the offset plus 1. */
export function offsetCounts(code: string): Profiler.FunctionCoverage {
  const starts = new Set([0])
  for (const { 0: token, index } of code.matchAll(/[\p{ID_Continue}$]+|\S/gu)) {
    starts.add(index)
    // The count of a block starts after its brace.
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

/** From the converted {@link offsetCounts}; names come from the source. */
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

/** Istanbul does not name arrow functions: such a function has the name of the constant or property it is assigned to, if any. */
function nameOf({ name, decl: { start } }: FunctionCoverage, lines: readonly string[]): string {
  if (!name.startsWith('(anonymous')) return name
  const before = lines
    .slice(Math.max(0, start.line - 2), start.line - 1)
    .concat(lines[start.line - 1].slice(0, start.column))
  const [, constant, property] =
    /(?:const|let)\s+([\p{ID_Continue}$]+)[^=]*=\s*$|([\p{ID_Continue}$]+):\s*$/u.exec(before.join('\n')) ?? []
  return constant ?? property ?? name
}

/** Istanbul marks it by a location without a line. */
const isMissingElse = (location: unknown): boolean =>
  typeof location === 'object' &&
  location !== null &&
  'start' in location &&
  typeof location.start === 'object' &&
  location.start !== null &&
  (!('line' in location.start) || location.start.line === undefined)

/** The places whose counts are not 0. */
export function reachedCode({ lines, branches, functions }: Layout, script: Script): ReachedCode {
  const counts = countsOf(script)
  const isReached = ({ at, less, isTopLevel }: Place<unknown>): boolean =>
    !isTopLevel && (counts[at] ?? 0) > (less === undefined ? 0 : (counts[less] ?? 0))
  const of = <T>(places: readonly Place<T>[]): Set<T> => new Set(places.filter(isReached).map(({ what }) => what))
  return { lines: of(lines), branches: of(branches), functions: of(functions) }
}

/** By offset into the module; the innermost range around an offset decides. */
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
