// Named in vitest.config.ts as a setup file. Nothing can interrupt a loop from within, and vitest would wait for a test that never
// ends: a thread beside the tests says which one it is and ends the process, so that the run is red. It costs a thread a worker.
import { url } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeEach } from 'vitest'
import { patienceFrom } from '../index.ts'

/** Two numbers, whether something runs and how often that has changed, and the name of what runs. */
const HEAD = 2 * Int32Array.BYTES_PER_ELEMENT
const LONGEST_NAME = 1000

/** Setup files run anew with every test file, and one thread is enough. */
const PLACE = Symbol.for('lemmata.running')

function sharedMemory(): SharedArrayBuffer {
  const present: unknown = Reflect.get(globalThis, PLACE)
  if (present instanceof SharedArrayBuffer) return present
  const memory = new SharedArrayBuffer(HEAD + LONGEST_NAME)
  // Whoever debugs a test may take their time.
  const seconds = url() === undefined ? patienceFrom(process.env) : null
  // The thread is given its source, since a file of TypeScript could not be one.
  if (seconds !== null) new Worker(`(${watch})()`, { eval: true, workerData: { memory, seconds, HEAD } }).unref()
  Reflect.set(globalThis, PLACE, memory)
  return memory
}

/** The thread, in which nothing else of this module is known. */
function watch(): void {
  const { workerData } = process.getBuiltinModule('node:worker_threads')
  const { writeSync } = process.getBuiltinModule('node:fs')
  const { memory, seconds, HEAD } = workerData
  const [state, name] = [new Int32Array(memory, 0, 2), new Uint8Array(memory, HEAD)]
  const TICK = 200
  let [changes, waited, last] = [0, 0, performance.now()]
  setInterval(() => {
    const [isBusy, now] = [Atomics.load(state, 0) === 1, performance.now()]
    // A machine or process that slept has not tested meanwhile.
    waited += Math.min(now - last, 5 * TICK)
    last = now
    const before = changes
    changes = Atomics.load(state, 1)
    if (!isBusy || changes !== before) waited = 0
    if (waited < 1000 * seconds) return
    const what = new TextDecoder().decode(name.slice(0, name.indexOf(0)))
    writeSync(
      2,
      `\n${what}: no end after ${seconds} s, and ended here (with LEMMATA_PATIENCE=${10 * seconds} it is given more)\n`,
    )
    process.kill(process.pid, 'SIGKILL')
  }, TICK)
}

const memory = sharedMemory()
const [state, name] = [new Int32Array(memory, 0, 2), new Uint8Array(memory, HEAD)]

function begin(what: string): void {
  name.fill(0)
  new TextEncoder().encodeInto(what, name.subarray(0, LONGEST_NAME - 1))
  Atomics.store(state, 0, 1)
  Atomics.add(state, 1, 1)
}

begin('a test file that is being loaded')
beforeEach(({ task }) => begin(`${task.file.name} > ${task.name}`))
afterAll(() => {
  Atomics.store(state, 0, 0)
})
