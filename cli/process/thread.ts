// The thread in which a long command runs. It prints through the main thread, since a thread's own streams wait
// until it is idle.
import { parentPort, workerData } from 'node:worker_threads'
import { main } from '../main.ts'
import { outputTo } from '../output.ts'
import { type Message, type Order, surroundings } from './start.ts'

const { words, looks, interrupted }: Order = workerData
const flag = new Int32Array(interrupted)
const say = (message: Message): void => parentPort?.postMessage(message)

const code = await main(words, {
  ...surroundings(looks),
  ...outputTo((to, line) => say({ to, line }), looks),
  drained: async () => {},
  lines: async function* () {},
  isInterrupted: () => Atomics.load(flag, 0) === 1,
})
say({ to: 'exit', code })
