// From what claims reach to shares of all of src, and to the functions that no claim enters.
import { relative, sep } from 'node:path'
import type { CodeReached, Coverage, Unreached, UnreachedFile } from '../../reports/index.ts'
import type { Layout, NamedFunction, Reached } from './layout.ts'

/** What a claim reached of a file. */
export interface ReachedFile {
  readonly file: string
  readonly reached: Reached
}

/** From what each claim reached and the layouts of all files; names of files are told from the root on. */
export function codeReached(
  claims: ReadonlyMap<string, readonly ReachedFile[]>,
  all: ReadonlyMap<string, Layout>,
  root: string,
): CodeReached {
  const layouts = [...all.values()]
  const lines = sum(layouts, (layout) => new Set(layout.lines.map(({ what }) => what)).size)
  const branches = sum(layouts, (layout) => layout.branches.length)
  const shares = [...claims].map(([key, files]): [string, Coverage] => [
    key,
    {
      lines: share(
        sum(files, ({ reached }) => reached.lines.size),
        lines,
      ),
      branches: share(
        sum(files, ({ reached }) => reached.branches.size),
        branches,
      ),
    },
  ])
  return { claims: new Map(shares), unreached: unreachedOf([...claims.values()].flat(), all, root) }
}

function unreachedOf(reached: readonly ReachedFile[], all: ReadonlyMap<string, Layout>, root: string): Unreached {
  const nameOf = (file: string, { name, line }: NamedFunction): string => `${file} ${line} ${name}`
  const entered = new Set(
    reached.flatMap(({ file, reached: { functions } }) => [...functions].map((what) => nameOf(file, what))),
  )
  const files = [...all].map(([file, { functions }]): UnreachedFile => {
    const missed = functions.map(({ what }) => what).filter((what) => !entered.has(nameOf(file, what)))
    return {
      file: relative(root, file).replaceAll(sep, '/'),
      of: functions.length,
      functions: missed.toSorted((a, b) => a.line - b.line),
    }
  })
  return {
    functions: sum(files, (file) => file.of),
    files: files.filter(({ functions }) => functions.length > 0).toSorted((a, b) => (a.file < b.file ? -1 : 1)),
  }
}

const share = (part: number, total: number): number => (total === 0 ? 0 : part / total)

const sum = <T>(values: readonly T[], of: (value: T) => number): number =>
  values.reduce((so, value) => so + of(value), 0)
