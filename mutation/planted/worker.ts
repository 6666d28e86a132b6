// One of the threads that share the mutants: it receives the name of one, and answers with its result.
import { parentPort, workerData } from 'node:worker_threads'
import { mutants } from '../../properties/mutants.ts'
import { loaderIn } from './load.ts'
import type { Shared } from './pool.ts'
import { runMutant } from './run.ts'

const shared: Shared = workerData
const loader = loaderIn(shared.root)

parentPort?.on('message', async (name: string) => {
  const mutant = mutants.find((one) => one.name === name)
  if (mutant === undefined) throw new Error(`there is no mutant ${name}`)
  parentPort?.postMessage(await runMutant(mutant, shared, loader))
})
