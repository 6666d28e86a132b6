// Named in vitest.config.ts as a setup file. Nothing can interrupt a loop from inside, and vitest would wait forever for a test that
// never ends: a thread beside the tests names the test and kills the process, so that the run fails. It costs one thread per worker.
import { url } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeEach } from 'vitest'
import { patienceFrom } from '../index.ts'

/** The shared memory: whether a test runs, how often that has changed, and then the name of the test. */
const HEAD = 2 * Int32Array.BYTES_PER_ELEMENT
const LONGEST_NAME = 1000

/** Setup files run again for every test file, and one thread is enough. */
const PLACE = Symbol.for('lemmata.running')

function sharedMemory(): SharedArrayBuffer {
  const present: unknown = Reflect.get(globalThis, PLACE)
  if (present instanceof SharedArrayBuffer) return present
  const memory = new SharedArrayBuffer(HEAD + LONGEST_NAME)
  // A debugger may stop a test for as long as it likes.
  const seconds = url() === undefined ? patienceFrom(process.env) : null
  // The thread gets its source as text, since a worker cannot load a TypeScript file.
  if (seconds !== null) new Worker(`(${watch})()`, { eval: true, workerData: { memory, seconds, HEAD } }).unref()
  Reflect.set(globalThis, PLACE, memory)
  return memory
}

/** The source of the thread: it cannot use anything else of this module. */
function watch(): void {
  const { workerData } = process.getBuiltinModule('node:worker_threads')
  const { writeSync } = process.getBuiltinModule('node:fs')
  const { memory, seconds, HEAD } = workerData
  const [state, name] = [new Int32Array(memory, 0, 2), new Uint8Array(memory, HEAD)]
  const TICK = 200
  let [changes, waited, last] = [0, 0, performance.now()]
  setInterval(() => {
    const [isBusy, now] = [Atomics.load(state, 0) === 1, performance.now()]
    // The time that the machine or the process slept does not count.
    waited += Math.min(now - last, 5 * TICK)
    last = now
    const before = changes
    changes = Atomics.load(state, 1)
    if (!isBusy || changes !== before) waited = 0
    if (waited < 1000 * seconds) return
    const what = new TextDecoder().decode(name.slice(0, name.indexOf(0)))
    writeSync(
      2,
      `\n${what}: killed, since it did not end within ${seconds} s (LEMMATA_PATIENCE=${10 * seconds} gives it more time)\n`,
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
