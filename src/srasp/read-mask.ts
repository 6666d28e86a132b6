// Masks: all, or an order of i and j, written from either side.
import type { Token } from './lex.ts'
import type { AttentionMask } from './program.ts'
import { isSign, peek, type Reading, unexpected } from './reading.ts'

export function readMask(reading: Reading, hint: string): AttentionMask {
  const first = peek(reading)
  if (isSign(first, 'all')) {
    reading.next += 1
    return 'all'
  }
  const isFromI = isSign(first, 'i')
  if (!isFromI && !isSign(first, 'j')) return unexpected(reading, first, MASKS, hint)
  reading.next += 1
  const operator = peek(reading)
  const mask = ORDERS.get(operator.sign)
  if (mask === undefined) return unexpected(reading, operator, '<, <=, > or >= between i and j', hint)
  reading.next += 1
  const second = peek(reading)
  const other = isFromI ? 'j' : 'i'
  if (!isSign(second, other)) return unexpected(reading, second, `${other} in the mask`, hint)
  reading.next += 1
  return isFromI ? TURNED[mask] : mask
}

const MASKS = 'a mask: all, j < i, j <= i, j > i or j >= i'

type Order = Exclude<AttentionMask, 'all'>

/** By the sign between j and i. */
const ORDERS: ReadonlyMap<Token['sign'], Order> = new Map([
  ['<', 'j<i'],
  ['<=', 'j<=i'],
  ['>', 'j>i'],
  ['>=', 'j>=i'],
])

/** i < j is j > i. */
const TURNED: Readonly<Record<Order, Order>> = { 'j<i': 'j>i', 'j<=i': 'j>=i', 'j>i': 'j<i', 'j>=i': 'j<=i' }
