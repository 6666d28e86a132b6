// The corpus under several processes and under kill -9. A worker says so after each change that was made: what was said must be
// in the file, on the line that was given, whatever happened to the workers.
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appendToCorpus, type Corpus, loadCorpus } from '../../run/files/index.ts'
import { withLock } from '../../run/files/lock.ts'
import { randomFrom } from '../../src/engine/index.ts'
import { openWorkshop, type Work, type Worker, type Workshop } from './corpus-processes.ts'

const ENTRIES = 1000
const KILLS = 50
/** So that, when one is killed, several find its lock. */
const AT_ONCE = 5
/** In milliseconds, after all have begun. */
const LONGEST_LIFE = 300
/** Of processes that hold the lock. */
const DEATHS = 100
/** Each has the lock so many times at most, and dies the last time. */
const MOST_TURNS = 40

let workshop: Workshop
beforeAll(() => {
  workshop = openWorkshop()
})
afterAll(() => workshop.close())

/** What a worker said, or what a line of the file holds: a case that it named, in its first or its smaller form. */
interface Form {
  readonly id: string
  readonly line: number
  readonly isSmaller: boolean
}

const saidBy = (worker: Worker): Form[] =>
  worker.said().map((text) => {
    const [word, line, id] = text.split(' ')
    return { id, line: Number(line), isSmaller: word === 'shrunk' }
  })

const formsIn = ({ entries }: Corpus): Form[] =>
  entries.map(({ line, case: c }) => ({ id: c.split(' ')[0], line, isSmaller: c.endsWith('smaller') }))

/** What was said and is not so. After the last word of a killed worker one more change may have been made. */
function lost(said: readonly Form[], corpus: Corpus): Form[] {
  const forms = new Map(formsIn(corpus).map((form) => [form.id, form]))
  return said.filter(({ id, line, isSmaller }) => {
    const form = forms.get(id)
    return form === undefined || form.line !== line || (isSmaller && !form.isSmaller)
  })
}

const left = (): string[] =>
  readdirSync(workshop.directory).filter((name) => name !== 'lock' && !name.endsWith('.jsonl'))

test(`two processes that append ${ENTRIES} entries each at the same time lose, tear and repeat none`, async () => {
  const { directory } = workshop
  const work: Omit<Work, 'name'> = { kind: 'append', directory, key: 'together', steps: ENTRIES }
  const start = performance.now()
  const workers = ['left', 'right'].map((name) => workshop.start({ ...work, name }))
  const ends = await Promise.all(workers.map((worker) => worker.end))
  const seconds = (performance.now() - start) / 1000
  expect(ends).toEqual([
    { how: 0, errors: '' },
    { how: 0, errors: '' },
  ])
  const corpus = loadCorpus(directory, 'together')
  expect(corpus.problems).toEqual([])
  expect(corpus.entries).toHaveLength(2 * ENTRIES)
  expect(new Set(formsIn(corpus).map(({ id }) => id)).size).toBe(2 * ENTRIES)
  for (const worker of workers) {
    expect(worker.said()).toHaveLength(ENTRIES)
    expect(lost(saidBy(worker), corpus)).toEqual([])
  }
  expect(left()).toEqual([])
  const turns = corpus.entries.filter(({ case: c }, k) => k > 0 && c[0] !== corpus.entries[k - 1].case[0]).length
  // Else the two ran one after the other, and nothing was tested.
  expect(turns).toBeGreaterThan(ENTRIES / 10)
  console.info(`${2 * ENTRIES} entries in ${seconds.toFixed(1)} s, ${turns} turns between the processes`)
})

test(`of ${KILLS} processes killed with -9 while they append and rewrite, every change that was made is kept`, async () => {
  const { directory } = workshop
  const key = 'killed'
  const random = randomFrom(1)
  const said: Form[] = []
  let abandoned = 0
  for (let round = 0; round < KILLS / AT_ONCE; round++) {
    const workers = Array.from({ length: AT_ONCE }, (_, k) =>
      workshop.start({ kind: 'append and shrink', directory, key, name: `round-${round}-${k}`, steps: null }),
    )
    await Promise.all(workers.map(firstWord))
    // All at one moment, where one of them is likely to hold the lock; or one by one, where the others go on.
    const life = random.nextInt(0, LONGEST_LIFE)
    const lives = workers.map(() => (round % 2 === 0 ? life : random.nextInt(0, LONGEST_LIFE)))
    await Promise.all(workers.map((worker, k) => killAfter(lives[k], worker)))
    for (const worker of workers) said.push(...saidBy(worker))
    if (left().includes(`${key}.jsonl.lock`)) abandoned += 1

    const corpus = loadCorpus(directory, key)
    expect(lost(said, corpus)).toEqual([])
    const ids = formsIn(corpus).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    // Only a write that was not finished, and so not said, may be torn: one for each that was killed.
    expect(corpus.problems.length).toBeLessThanOrEqual((round + 1) * AT_ONCE)
  }
  const line = appendToCorpus(directory, key, { case: 'after all', seed: 1 })
  const corpus = loadCorpus(directory, key)
  expect(corpus.entries.at(-1)).toEqual({ line, case: 'after all', seed: 1 })
  expect(lost(said, corpus)).toEqual([])
  expect(left()).toEqual([])
  console.info(
    `${said.length} changes kept; the lock was left behind in ${abandoned} of ${KILLS / AT_ONCE} rounds; ${corpus.problems.length} lines are torn`,
  )
  // Else no kill came at a bad moment, and nothing was tested.
  expect(said.length).toBeGreaterThan(KILLS)
  expect(abandoned).toBeGreaterThan(0)
})

test(`of ${DEATHS} processes that die with the lock, no two ever hold it at once, and the last leaves nothing behind`, async () => {
  const directory = join(workshop.directory, 'lock')
  mkdirSync(directory, { recursive: true })
  const random = randomFrom(2)
  const lines: string[] = []
  const oneAfterTheOther = async (lane: number): Promise<void> => {
    for (let k = 0; k < DEATHS / AT_ONCE; k++) {
      const steps = random.nextInt(1, MOST_TURNS)
      const worker = workshop.start({ kind: 'lock', directory, name: `lane-${lane}-${k}`, steps })
      expect(await worker.end).toEqual({ how: 'SIGKILL', errors: '' })
      lines.push(...worker.said())
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => oneAfterTheOther(lane)))
  expect(lines).toEqual([])
  expect(readdirSync(directory)).toContain('shared.lock')
  withLock(join(directory, 'shared'), () => {})
  expect(readdirSync(directory)).toEqual(['inside'])
})

test('an entry for which the disk has no room is an error, and leaves no half of a line', async () => {
  const { directory } = workshop
  const work: Work = { kind: 'append', directory, key: 'full', name: 'only', steps: null, isShortOfSpace: true }
  const worker = workshop.start(work)
  const { how, errors } = await worker.end
  expect([how, errors]).toEqual([1, expect.stringMatching(/full\.jsonl: only \d+ of \d+ bytes were written/)])
  const corpus = loadCorpus(directory, 'full')
  expect(corpus.problems).toEqual([])
  expect(formsIn(corpus)).toEqual(saidBy(worker))
  expect(left()).toEqual([])
})

async function firstWord(worker: Worker): Promise<void> {
  while (worker.said().length === 0) {
    if (worker.process.exitCode !== null) throw new Error((await worker.end).errors)
    await sleep(2)
  }
}

async function killAfter(milliseconds: number, worker: Worker): Promise<void> {
  await sleep(milliseconds)
  worker.process.kill('SIGKILL')
  expect(await worker.end).toEqual({ how: 'SIGKILL', errors: '' })
}
