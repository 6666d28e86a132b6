// The command line without a process: what it prints, and its exit code.
import { readFileSync } from 'node:fs'
import { main } from '../../cli/main.ts'

export interface Printed {
  readonly code: number
  readonly out: string
  readonly err: string
  readonly progress: readonly string[]
}

/** Runs a command line; `files` stand for files on disk, others are read from the repository. */
export function lemmata(words: readonly string[], files: Readonly<Record<string, string>> = {}): Printed {
  const out: string[] = []
  const err: string[] = []
  const progress: string[] = []
  const code = main(words, {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    progress: (line) => progress.push(line),
    read: (path) => (Object.hasOwn(files, path) ? files[path] : readFileSync(path, 'utf8')),
  })
  return { code, out: out.join('\n'), err: err.join('\n'), progress }
}
