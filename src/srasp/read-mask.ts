// Masks: all, or an order of i and j, written from either side.
import { peek, skipSign, takeSign, unexpected } from '../text/index.ts'
import type { Token } from './lex.ts'
import type { AttentionMask } from './program.ts'
import type { Reader } from './reader.ts'

export function readMask(reader: Reader, hint: string): AttentionMask {
  if (skipSign(reader, 'all')) return 'all'
  const isFromI = skipSign(reader, 'i')
  if (!isFromI) takeSign(reader, 'j', MASKS, hint)
  const operator = peek(reader)
  const mask = ORDERS.get(operator.sign)
  if (mask === undefined) return unexpected(reader, operator, '<, <=, > or >= between i and j', hint)
  reader.next += 1
  const other = isFromI ? 'j' : 'i'
  takeSign(reader, other, `${other} in the mask`, hint)
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
