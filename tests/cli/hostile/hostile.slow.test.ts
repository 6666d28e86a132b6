// The same for commands that take longer, or read and write a folder on disk.
import { expect, test } from 'vitest'
import { EXIT } from '../../../cli/exit-code.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { complaintOf, emptyFolder, obeyed, type Place } from './obey.ts'
import { orders, slowOrders } from './orders.ts'
import { hostileNames, hostileStrings } from './strings.ts'

const onDisk: Place = { folder: temporaryFolder, isOnDisk: true }

test.each(slowOrders().map((order) => [order[0].join(' '), order] as const))('%s', async (_, order) => {
  for (const hostile of hostileNames(order)) expect(await complaintOf(hostile, onDisk)).toBeUndefined()
})

test('so for each string of the others alone', async () => {
  const place = emptyFolder()
  for (const order of orders())
    for (const hostile of hostileStrings(order)) expect(await complaintOf(hostile, place)).toBeUndefined()
})

test('as they are, all are obeyed, and a byte order mark at the start of their files changes nothing', async () => {
  for (const order of slowOrders()) {
    const plain = await obeyed(order, onDisk)
    expect(plain.code).not.toBe(EXIT.badInput)
    expect(await obeyed(order, onDisk, { start: '\ufeff' })).toEqual(plain)
  }
})
