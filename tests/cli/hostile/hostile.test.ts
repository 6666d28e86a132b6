// Whatever a file, a case, a claim or an option holds, the terminal is sent text and our own colours, and with --json JSON.
import { expect, test } from 'vitest'
import { EXIT } from '../../../cli/exit-code.ts'
import { commandsFor } from '../../../cli/main.ts'
import { complaintOf, emptyFolder, obeyed } from './obey.ts'
import { type Order, orders, slowOrders } from './orders.ts'
import { hostileNames } from './strings.ts'

const titleOf = ([words]: Order): string => words.join(' ')

test.each(orders().map((order) => [titleOf(order), order] as const))('%s', async (_, order) => {
  const place = emptyFolder()
  for (const hostile of hostileNames(order)) expect(await complaintOf(hostile, place)).toBeUndefined()
})

test('as they are, all are obeyed but those with a broken file or line', async () => {
  const place = emptyFolder()
  const refused: string[] = []
  for (const order of orders()) if ((await obeyed(order, place)).code === EXIT.badInput) refused.push(titleOf(order))
  expect(refused).toEqual(['run --model m.json --word 01', 'simulate --batch'])
})

test('a byte order mark at the start of a file or of standard input changes nothing', async () => {
  const place = emptyFolder()
  for (const order of orders())
    expect(await obeyed(order, place, { start: '\ufeff' })).toEqual(await obeyed(order, place))
})

test('every command and every option with a value is among them', () => {
  const all = [...orders(), ...slowOrders()].map(([words]) => words)
  for (const { name, options } of commandsFor([])) {
    const own = all.filter(([first]) => first === name).flat()
    const wanted = [name, ...options.filter(({ value }) => value !== undefined).map((option) => `--${option.name}`)]
    expect(wanted.filter((word) => !own.includes(word))).toEqual([])
  }
})
