// How much of the code a claim exercises. Lines and branches count when they lie in a function that was entered: top-level
// lines run for whoever loads the module first, and that is a matter of scheduling.

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
  readonly fnMap: Readonly<Record<string, { readonly loc: Range }>>
  readonly branchMap: Readonly<Record<string, { readonly loc: Range }>>
  readonly s: Readonly<Record<string, number>>
  readonly f: Readonly<Record<string, number>>
  readonly b: Readonly<Record<string, readonly number[]>>
}

export interface CodeCount {
  readonly lines: number
  readonly branches: number
}

/** All there is in a file. */
export const totalCount = ({ statementMap, b }: FileCoverage): CodeCount => ({
  lines: new Set(Object.values(statementMap).map((range) => range.start.line)).size,
  branches: Object.values(b).reduce((sum, arms) => sum + arms.length, 0),
})

/** What was run, within entered functions. */
export function enteredCount({ statementMap, fnMap, branchMap, s, f, b }: FileCoverage): CodeCount {
  const entered = Object.keys(fnMap)
    .filter((name) => f[name] > 0)
    .map((name) => fnMap[name].loc)
  const isEntered = ({ start }: Range): boolean => entered.some((range) => isWithin(start, range))
  const lines = new Set<number>()
  for (const [name, range] of Object.entries(statementMap)) {
    if (s[name] > 0 && isEntered(range)) lines.add(range.start.line)
  }
  let branches = 0
  for (const [name, { loc }] of Object.entries(branchMap)) {
    if (isEntered(loc)) branches += b[name].filter((count) => count > 0).length
  }
  return { lines: lines.size, branches }
}

const isWithin = (position: Position, { start, end }: Range): boolean =>
  !isBefore(position, start) && !isBefore(end, position)

const isBefore = (a: Position, b: Position): boolean => a.line < b.line || (a.line === b.line && a.column < b.column)
