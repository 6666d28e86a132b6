// From what claims reach to their shares of src, and to the functions that no claim enters.
import { relative, sep } from 'node:path'
import {
  type Coverage,
  type RunCoverage,
  sum,
  type Unreached,
  type UnreachedFile,
} from '../../reports/document/index.ts'
import type { Layout, NamedFunction, ReachedCode } from './layout.ts'

export interface ReachedFile {
  readonly file: string
  readonly reached: ReachedCode
}

/** `claims` has what each claim reached, `all` the layouts of all files. File names become relative to `root`. */
export function coverageOf(
  claims: ReadonlyMap<string, readonly ReachedFile[]>,
  all: ReadonlyMap<string, Layout>,
  root: string,
): RunCoverage {
  const layouts = [...all.values()]
  const lines = sum(layouts, (layout) => new Set(layout.lines.map(({ what }) => what)).size)
  const branches = sum(layouts, (layout) => layout.branches.length)
  const shares = [...claims].map(([key, files]): [string, Coverage] => [
    key,
    {
      lines: sum(files, ({ reached }) => reached.lines.size) / Math.max(1, lines),
      branches: sum(files, ({ reached }) => reached.branches.size) / Math.max(1, branches),
    },
  ])
  return { claims: new Map(shares), unreached: unreachedOf([...claims.values()].flat(), all, root) }
}

function unreachedOf(reached: readonly ReachedFile[], all: ReadonlyMap<string, Layout>, root: string): Unreached {
  const nameOf = (file: string, { name, line }: NamedFunction): string => `${file} ${line} ${name}`
  const reachedNames = new Set(
    reached.flatMap(({ file, reached: { functions } }) => [...functions].map((what) => nameOf(file, what))),
  )
  const files = [...all].map(([file, { functions }]): UnreachedFile => {
    const notEntered = functions.map(({ what }) => what).filter((what) => !reachedNames.has(nameOf(file, what)))
    return {
      file: relative(root, file).replaceAll(sep, '/'),
      of: functions.length,
      functions: notEntered.toSorted((a, b) => a.line - b.line),
    }
  })
  return {
    functions: sum(files, (file) => file.of),
    files: files.filter(({ functions }) => functions.length > 0).toSorted((a, b) => (a.file < b.file ? -1 : 1)),
  }
}
