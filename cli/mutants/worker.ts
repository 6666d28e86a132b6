// One of the threads among which mutants are shared: it is told a name, and says what became of the mutant.
import { parentPort, workerData } from 'node:worker_threads'
import { mutants } from '../../properties/mutants/index.ts'
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
