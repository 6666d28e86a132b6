// What ⊖ and ⊕ have in common: attention to the nearest even and to the nearest odd position on one side, i itself included. With
// p = (−1)^i, keys p/2 and −p/2 have gap 1. Of the two, the one whose parity is not that of i is the neighbour: (1 + p)/2 and
// (1 − p)/2, subtracted, leave it alone and push the other to 0 or below.
import { rational } from '../numbers/index.ts'
import { type Coordinate, type Site, times } from '../stream/index.ts'
import type { LinearForm } from '../transformer/index.ts'
import { writeRounded } from './rounding.ts'
import { attendTieBroken } from './tie-break.ts'

export interface Neighbour {
  readonly name: string
  readonly of: Coordinate
  /** The nearest position on the left is the rightmost one there. */
  readonly prefer: 'right' | 'left'
  /** Subtracted where the even, or the odd, neighbour must not count. */
  readonly notEven: LinearForm
  readonly notOdd: LinearForm
}

const half = rational.half
const minusHalf = rational.negate(half)

/** f(even − (1 + p)/2 + notEven) + f(odd − (1 − p)/2 + notOdd), at most one of which is 1. */
export function attendToNeighbour(site: Site, { name, of, prefer, notEven, notOdd }: Neighbour): Coordinate {
  const parity = site.position('(-1)^i')
  const attend = (which: 'even' | 'odd'): Coordinate =>
    attendTieBroken(site, {
      name: `nearest ${which} for ${name}`,
      prefer,
      base: [times(which === 'even' ? half : minusHalf, parity)],
      value: of,
    })
  const [even, odd] = [attend('even'), attend('odd')]
  return writeRounded(site, name, [
    { constant: minusHalf, form: [times(1, even), times(minusHalf, parity), ...notEven] },
    { constant: minusHalf, form: [times(1, odd), times(half, parity), ...notOdd] },
  ])
}
