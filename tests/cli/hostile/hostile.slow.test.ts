// The same for commands that take longer, or read and write a folder on disk.
import { expect, test } from 'vitest'
import { EXIT } from '../../../cli/exit-code.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { codeOf, complaintOf } from './obey.ts'
import { slowOrders } from './orders.ts'
import { hostileNames } from './strings.ts'

test.each(slowOrders().map((order) => [order[0].join(' '), order] as const))('%s', async (_, order) => {
  expect(await codeOf(order, temporaryFolder(), true)).not.toBe(EXIT.badInput)
  for (const hostile of hostileNames(order)) expect(await complaintOf(hostile, temporaryFolder, true)).toBeUndefined()
})
