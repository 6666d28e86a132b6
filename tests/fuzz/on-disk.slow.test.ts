// The same for commands that read folders: parts of results, corpora, coverage and mutants, one of them changed at a time.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneIn, oneOf } from '../../generators/chance.ts'
import { arbitraryOf } from '../../src/engine/index.ts'
import { obeyed, type Place } from '../cli/hostile/obey.ts'
import { type Order, slowOrders } from '../cli/hostile/orders.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { mutateDocument, mutateText } from './mutate.ts'
import { complaintOf } from './obey.ts'

const onDisk: Place = { folder: temporaryFolder, isOnDisk: true }

const samples = slowOrders().filter(([[name], contents]) => name !== 'mutants' && Object.keys(contents).length > 0)

/** One of its files changed. */
function changed([words, contents, ...rest]: Order, random: fc.Random): Order {
  const path = oneOf(random, Object.keys(contents))
  const content = contents[path]
  const lines = typeof content === 'string' ? [content] : content.map((value) => JSON.stringify(value))
  const text = lines.join('\n')
  const isText = typeof content === 'string' || oneIn(random, 4)
  const k = random.nextInt(0, lines.length - 1)
  const changedText = isText
    ? mutateText(random, text, [text])
    : lines.with(k, mutateDocument(random, content[k])).join('\n')
  return [words, { ...contents, [path]: `${changedText}\n` }, ...rest]
}

const orders = arbitraryOf<Order>({
  draw: (random) => changed(oneOf(random, samples), random),
  contains: (value): value is Order => Array.isArray(value),
  simpler: () => [],
})

test('200 changed folders get an answer or a pointed error', async () => {
  const codes: number[] = []
  for (const order of fc.sample(orders, { numRuns: 200, seed: 1 })) {
    const [words, files] = order
    const { code, out, rest } = await obeyed(order, onDisk)
    const texts = Object.fromEntries(Object.entries(files).map(([path, content]) => [path, String(content)]))
    const said = { code, out, err: code === 2 ? rest : '', progress: rest, isRefused: false, milliseconds: 0 }
    const one = { words: words.map(String), files: texts, lines: [], truth: null, fault: null }
    codes.push(code)
    expect([files, complaintOf(one, said)]).toEqual([files, undefined])
  }
  // Some read what is left, others refuse it.
  const refused = codes.filter((code) => code === 2).length
  expect(refused).toBeGreaterThan(50)
  expect(codes.length - refused).toBeGreaterThan(50)
})
