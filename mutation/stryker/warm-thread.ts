// A thread that runs tests again and again. Vitest, packages and the folders of src that no change can reach stay loaded, with
// the code that V8 compiled; everything else is loaded anew, so that no change of one run is left in the next.
import { parentPort } from 'node:worker_threads'
import { init, runBaseTests, setupEnvironment } from 'vitest/worker'

type State = Parameters<typeof runBaseTests>[1]

const port = parentPort
if (port === null) throw new Error('this is the code of a thread')

/** Stryker's global, which says which mutant is active; none must be while modules load. */
const STRYKER = '__stryker__'

const listeners: ((message: unknown) => void)[] = []
let last: State | null = null

const { LEMMATA_MUTATION_FOLDER: mutated = '' } = process.env

/** A module of src outside the folder with the changes. */
function isAside(id: string): boolean {
  const folder = /\/src\/([^/]+)\/[^/]+$/.exec(id)?.[1]
  return folder !== undefined && folder !== mutated && !id.endsWith('.test.ts')
}

/** What a change can reach: modules that are not aside, and those that import them. */
function reached({ idToModuleMap }: State['evaluatedModules']): ReadonlySet<string> {
  const found = new Set([...idToModuleMap.keys()].filter((id) => !isAside(id)))
  // Iterating over a set includes what is added meanwhile.
  for (const id of found) for (const importer of idToModuleMap.get(id)?.importers ?? []) found.add(importer)
  return found
}

function forget(): void {
  Reflect.deleteProperty(globalThis, STRYKER)
  if (last === null) return
  const { evaluatedModules } = last
  for (const id of reached(evaluatedModules)) {
    const node = evaluatedModules.getModuleById(id)
    if (node !== undefined) evaluatedModules.invalidateModule(node)
  }
}

init({
  post: (response) => port.postMessage(response),
  on: (listener) => {
    // The first stays for good; each run adds one more, and only the last of these is in use.
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
