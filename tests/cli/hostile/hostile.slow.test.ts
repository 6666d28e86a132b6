// The same for commands that take longer, or read and write a folder on disk.
import { expect, test } from 'vitest'
import { EXIT } from '../../../cli/exit-code.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { complaintOf, obeyed, type Place } from './obey.ts'
import { slowOrders } from './orders.ts'
import { hostileNames } from './strings.ts'

const onDisk: Place = { folder: temporaryFolder, isOnDisk: true }

test.each(slowOrders().map((order) => [order[0].join(' '), order] as const))('%s', async (_, order) => {
  for (const hostile of hostileNames(order)) expect(await complaintOf(hostile, onDisk)).toBeUndefined()
})

test('as they are, all are obeyed, and a byte order mark at the start of their files changes nothing', async () => {
  for (const order of slowOrders()) {
    const plain = await obeyed(order, onDisk)
    expect(plain.code).not.toBe(EXIT.badInput)
    expect(await obeyed(order, onDisk, { start: '\ufeff' })).toEqual(plain)
  }
})
