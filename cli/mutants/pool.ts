// Mutants shared among threads, one a core: each takes the next when it is done. They need the built-in list and the built code, since
// threads load neither claims given as values nor TypeScript; otherwise one after the other.
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { mutants as builtIn, type Mutant } from '../../properties/mutants/index.ts'
import { type MutantResult, runMutant } from './run.ts'

/** What every thread is given. */
export interface Shared {
  readonly seeds: readonly number[]
  readonly root: string
}

export interface Watching {
  /** Before each mutant. */
  begin(mutant: Mutant, index: number): void
  isInterrupted(): boolean
}

/** In the order of the mutants; those that were not begun when it was interrupted are missing. */
export async function runMutants(
  mutants: readonly Mutant[],
  shared: Shared,
  watching: Watching,
): Promise<readonly MutantResult[]> {
  const canShare = import.meta.url.endsWith('.js') && mutants.every((mutant) => builtIn.includes(mutant))
  const threads = canShare ? Math.min(availableParallelism(), mutants.length) : 1
  const results: (MutantResult | undefined)[] = mutants.map(() => undefined)
  let next = 0
  const workThrough = async (run: (mutant: Mutant) => Promise<MutantResult>): Promise<void> => {
    while (next < mutants.length && !watching.isInterrupted()) {
      const index = next++
      watching.begin(mutants[index], index)
      results[index] = await run(mutants[index])
    }
  }
  if (threads === 1) await workThrough((mutant) => runMutant(mutant, shared.seeds, shared.root))
  else await Promise.all(Array.from({ length: threads }, () => inThread(shared, workThrough)))
  return results.filter((result) => result !== undefined)
}

type Work = (run: (mutant: Mutant) => Promise<MutantResult>) => Promise<void>

async function inThread(shared: Shared, work: Work): Promise<void> {
  const thread = new Worker(new URL('./worker.js', import.meta.url), { workerData: shared })
  try {
    await work(async ({ name }) => {
      thread.postMessage(name)
      const [result]: MutantResult[] = await once(thread, 'message')
      return result
    })
  } finally {
    await thread.terminate()
  }
}
