// Orders the columns of a layout so that few wires cross, and otherwise in the order of the paper.
import { sum } from '../../document/index.ts'
import type { Slot } from './rows.ts'

const SWEEPS = 12

/** Sorts each column by the mean rows of its neighbours, sweeping right and left; keeps the order with the fewest crossings, and then swaps neighbours. */
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
    const crossings = crossingsIn(current)
    if (crossings < fewest) {
      fewest = crossings
      best = current.map((column) => [...column])
    }
  }
  numberRows(best)
  swapNeighbours(best)
  return best
}

const SWAPS = 8

/** At first a swap may leave the crossings equal, since a better order may lie beyond it; later only if it restores the paper's order. */
function swapNeighbours(columns: Slot[][]): void {
  let fewest = crossingsIn(columns)
  for (let pass = 0; pass < SWAPS; pass++) {
    for (const column of columns) {
      for (let k = 1; k < column.length; k++) {
        const isMisplaced = column[k].place < column[k - 1].place
        swap(column, k)
        const crossings = crossingsIn(columns)
        if (crossings < fewest || (crossings === fewest && (pass < SWAPS / 2 || isMisplaced))) fewest = crossings
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
  return near.length === 0 ? slot.row : sum(near, ({ row }) => row) / near.length
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
