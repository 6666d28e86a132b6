// A thread that runs tests again and again: Vitest itself and packages stay loaded, our modules are loaded anew each time, so that no
// change of one run is left in the next.
import { parentPort } from 'node:worker_threads'
import { init, runBaseTests, setupEnvironment } from 'vitest/worker'

type State = Parameters<typeof runBaseTests>[1]

const port = parentPort
if (port === null) throw new Error('this is the code of a thread')

/** Stryker's, which says which mutant is active; and it must be none while modules load. */
const STRYKER = '__stryker__'

const listeners: ((message: unknown) => void)[] = []
let last: State | null = null

function forget(): void {
  Reflect.deleteProperty(globalThis, STRYKER)
  last?.evaluatedModules.clear()
}

init({
  post: (response) => port.postMessage(response),
  on: (listener) => {
    // The first is there for good; of the others, one a run, the last is in use.
    for (const old of listeners.splice(1)) port.off('message', old)
    listeners.push(listener)
    port.on('message', listener)
  },
  off: (listener) => port.off('message', listener),
  runTests: async (state, traces) => {
    forget()
    last = state
    await runBaseTests('run', state, traces)
  },
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
  setup: setupEnvironment,
})
