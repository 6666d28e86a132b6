// The command line without a process: what it prints, and its exit code.
import { readFileSync } from 'node:fs'
import type { Io } from '../../cli/command.ts'
import { main } from '../../cli/main.ts'
import { type Destination, outputTo } from '../../cli/output.ts'
import type { Runnable } from '../../src/engine/index.ts'

export interface Printed {
  readonly code: number
  readonly out: string
  readonly err: string
  readonly progress: readonly string[]
  /** What was written to files. */
  readonly written: Readonly<Record<string, string>>
}

export interface Surroundings
  extends Partial<
    Pick<Io, 'directory' | 'isCheckout' | 'environment' | 'isInterrupted' | 'clock' | 'write' | 'looks'>
  > {
  /** Stand for files on disk; others are read from the repository. */
  readonly files?: Readonly<Record<string, string>>
  readonly claims?: readonly Runnable[]
  /** Standard input. */
  readonly lines?: readonly string[]
}

/** For commands that load the sources. Else there are no results on disk: those of the checkout may be of a run that goes on. */
export const CHECKOUT: Surroundings = { directory: '' }

/** Runs a command line that answers at once. */
export function lemmata(words: readonly string[], surroundings: Surroundings = {}): Printed {
  const { io, printed } = terminal(surroundings)
  const code = main(words, io, surroundings.claims)
  if (typeof code !== 'number') throw new Error(`"${words.join(' ')}" takes its time: await lemmataLater`)
  return printed(code)
}

/** Runs any command line. */
export async function lemmataLater(words: readonly string[], surroundings: Surroundings = {}): Promise<Printed> {
  const { io, printed } = terminal(surroundings)
  return printed(await main(words, io, surroundings.claims))
}

/** An Io, and what was printed by the time that the exit code is known. */
export function terminal({
  files = {},
  lines = [],
  claims: _,
  looks = { colours: false },
  ...more
}: Surroundings = {}): {
  io: Io
  printed: (code: number) => Printed
} {
  const said: Record<Destination, string[]> = { out: [], err: [], progress: [] }
  const written: Record<string, string> = {}
  const io: Io = {
    ...outputTo((to, line) => said[to].push(line), looks),
    drained: async () => {},
    read: (path) => (Object.hasOwn(files, path) ? files[path] : readFileSync(path, 'utf8')),
    write: (path, text) => {
      written[path] = text
    },
    lines: async function* () {
      yield* lines
    },
    looks,
    directory: 'nowhere',
    isCheckout: true,
    environment: {},
    isInterrupted: () => false,
    clock: () => 0,
    ...more,
  }
  return {
    io,
    printed: (code) => ({
      ...{ code, progress: said.progress, written },
      ...{ out: said.out.join('\n'), err: said.err.join('\n') },
    }),
  }
}
