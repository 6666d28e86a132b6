// The order within the columns of a layout: few wires cross, and what may stand in the order of the paper does.
import type { Slot } from './rows.ts'

const SWEEPS = 12

/** Columns in the order of their neighbours' means, to and fro; the order with the fewest crossings stays, and neighbours are swapped. */
export function orderColumns(columns: readonly (readonly Slot[])[]): Slot[][] {
  const current = columns.map((column) => [...column])
  numberRows(current)
  let best = current.map((column) => [...column])
  let fewest = crossingsIn(current)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const side = sweep % 2 === 0 ? 'left' : 'right'
    const ways = side === 'left' ? [...current.keys()] : [...current.keys()].reverse()
    for (const c of ways) {
      current[c] = current[c].toSorted((a, b) => meanRow(a, side) - meanRow(b, side))
      numberRows([current[c]])
    }
    const crossed = crossingsIn(current)
    if (crossed < fewest) {
      fewest = crossed
      best = current.map((column) => [...column])
    }
  }
  numberRows(best)
  swapNeighbours(best)
  return best
}

const SWAPS = 8

/** What does not make it worse is swapped at first, since the way to a better order may be level; later only what is in its place. */
function swapNeighbours(columns: Slot[][]): void {
  let fewest = crossingsIn(columns)
  for (let pass = 0; pass < SWAPS; pass++) {
    for (const column of columns) {
      for (let k = 1; k < column.length; k++) {
        const isMisplaced = column[k].place < column[k - 1].place
        swap(column, k)
        const crossed = crossingsIn(columns)
        if (crossed < fewest || (crossed === fewest && (pass < SWAPS / 2 || isMisplaced))) fewest = crossed
        else swap(column, k)
      }
    }
  }
}

function swap(column: Slot[], k: number): void {
  const [upper, lower] = [column[k - 1], column[k]]
  column[k - 1] = lower
  column[k] = upper
  lower.row = k - 1
  upper.row = k
}

const numberRows = (columns: readonly (readonly Slot[])[]): void => {
  for (const column of columns) {
    column.forEach((slot, k) => {
      slot.row = k
    })
  }
}

function meanRow(slot: Slot, side: 'left' | 'right'): number {
  const near = slot[side]
  return near.length === 0 ? slot.row : near.reduce((sum, { row }) => sum + row, 0) / near.length
}

function crossingsIn(columns: readonly (readonly Slot[])[]): number {
  let crossings = 0
  for (const column of columns) {
    const wires = column.flatMap((slot) => slot.right.map((end) => [slot.row, end.row] as const))
    wires.forEach(([a, b], k) => {
      for (const [c, d] of wires.slice(k + 1)) if ((a - c) * (b - d) < 0) crossings += 1
    })
  }
  return crossings
}
