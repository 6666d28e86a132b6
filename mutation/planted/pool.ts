// Mutants shared among threads, one per core; each takes the next mutant when it is done. Threads load neither claims given as values
// nor TypeScript: mutants from outside the built-in list, or without the build, run one after the other.
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Mutant } from '../../properties/library/index.ts'
import { mutants as builtIn } from '../../properties/mutants.ts'
import { loaderIn } from './load.ts'
import { type MutantResult, runMutant, type Trial } from './run.ts'

/** What every thread is given. */
export interface Shared extends Trial {
  /** Of the checkout. */
  readonly root: string
}

export interface Watching {
  /** Before each mutant. */
  begin(mutant: Mutant, index: number): void
  /** After each mutant, with all results so far, in the order of the mutants. */
  done(results: readonly MutantResult[]): void
  isInterrupted(): boolean
}

/** In the order of the mutants; those that an interruption left unfinished are missing. */
export async function runMutants(
  mutants: readonly Mutant[],
  shared: Shared,
  watching: Watching,
): Promise<readonly MutantResult[]> {
  const canShare = import.meta.url.endsWith('.js') && mutants.every((mutant) => builtIn.includes(mutant))
  const threads = canShare ? Math.min(availableParallelism(), mutants.length) : 1
  const results: (MutantResult | null)[] = mutants.map(() => null)
  const known = (): readonly MutantResult[] => results.filter((result) => result !== null)
  let next = 0
  const workThrough: Work = async (run) => {
    while (next < mutants.length && !watching.isInterrupted()) {
      const index = next++
      watching.begin(mutants[index], index)
      results[index] = await run(mutants[index])
      watching.done(known())
    }
  }
  if (threads === 1) {
    const loader = loaderIn(shared.root)
    await workThrough((mutant) => runMutant(mutant, shared, loader, watching.isInterrupted)).finally(loader.close)
  } else {
    await untilInterrupted(watching, (interrupted) =>
      Promise.all(Array.from({ length: threads }, () => inThread(shared, workThrough, interrupted))),
    )
  }
  return known()
}

type Work = (run: (mutant: Mutant) => Promise<MutantResult | null>) => Promise<void>

/** How often to look for an interruption, in milliseconds. */
const INTERVAL = 100

/** Gives the work a promise that settles on an interruption: busy threads hear nothing, and a mutant may take minutes. */
async function untilInterrupted(
  { isInterrupted }: Watching,
  work: (interrupted: Promise<null>) => Promise<unknown>,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const interrupted = new Promise<null>((resolve) => {
    timer = setInterval(() => isInterrupted() && resolve(null), INTERVAL)
  })
  try {
    await work(interrupted)
  } finally {
    clearInterval(timer)
  }
}

async function inThread(shared: Shared, work: Work, interrupted: Promise<null>): Promise<void> {
  const thread = new Worker(new URL('./worker.js', import.meta.url), { workerData: shared })
  const answer = async (): Promise<MutantResult | null> => {
    const [result]: (MutantResult | null)[] = await once(thread, 'message')
    return result
  }
  try {
    await work(({ name }) => {
      thread.postMessage(name)
      return Promise.race([answer(), interrupted])
    })
  } finally {
    await thread.terminate()
  }
}
