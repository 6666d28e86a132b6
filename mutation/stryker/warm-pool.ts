// Threads that are kept from run to run: starting one, with Vitest in it, takes longer than most mutants live.
import { Worker } from 'node:worker_threads'
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node'

/** How many runs a thread serves before its garbage slows it down. */
const RUNS = 100

interface Thread {
  readonly worker: Worker
  readonly runs: number
}

const idle: Thread[] = []

/** Nobody reads what the tests of mutants print. */
function silent(worker: Worker): Worker {
  worker.stdout.resume()
  worker.stderr.resume()
  return worker
}

/** @param file The built warm-thread. */
export const warmPool = (file: string) => ({
  name: 'warm',
  createPoolWorker: ({ env, execArgv }: PoolOptions): PoolWorker => {
    let thread: Thread | null = null
    const listeners: [event: string, listener: (message: unknown) => void][] = []
    const current = (): Thread => {
      if (thread === null) throw new Error('the thread has not been started')
      return thread
    }
    return {
      name: 'warm',
      on: (event, listener) => {
        listeners.push([event, listener])
        current().worker.on(event, listener)
      },
      off: (event, listener) => current().worker.off(event, listener),
      send: (message: WorkerRequest) => current().worker.postMessage(message),
      deserialize: (data) => data,
      start: async () => {
        thread ??= idle.pop() ?? {
          worker: silent(new Worker(file, { env, execArgv, stdout: true, stderr: true })),
          runs: 0,
        }
      },
      stop: async () => {
        const { worker, runs } = current()
        // The worker also has listeners of its own, which stay.
        for (const [event, listener] of listeners) worker.off(event, listener)
        if (runs < RUNS) idle.push({ worker, runs: runs + 1 })
        else await worker.terminate()
        thread = null
      },
    }
  },
})
