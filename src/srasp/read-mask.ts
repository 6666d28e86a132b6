// Masks: all, or an order of i and j, written from either side.
import type { Sign } from './notation.ts'
import type { AttentionMask } from './program.ts'
import { isSign, peek, type Reading, unexpected } from './reading.ts'

export function readMask(reading: Reading, hint: string): AttentionMask | undefined {
  const first = peek(reading)
  if (isSign(first, 'all')) {
    reading.next += 1
    return 'all'
  }
  const isFromI = isSign(first, 'i')
  if (!isFromI && !isSign(first, 'j')) return unexpected(reading, first, MASKS, hint)
  reading.next += 1
  const operator = peek(reading)
  const mask = operator.kind === 'sign' ? orderOf(operator.sign) : undefined
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

function orderOf(sign: Sign): Order | undefined {
  switch (sign) {
    case '<':
    case '<=':
    case '>':
    case '>=':
      return `j${sign}i`
    default:
      return undefined
  }
}

/** i < j is j > i. */
const TURNED: Readonly<Record<Order, Order>> = { 'j<i': 'j>i', 'j<=i': 'j>=i', 'j>i': 'j<i', 'j>=i': 'j<=i' }
