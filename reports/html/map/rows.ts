// Rows of the nodes and wires in the columns of a layout.
import { sum } from '../../document/index.ts'

/** A node, or the place where a long wire crosses a column. */
export interface Slot {
  readonly column: number
  readonly isNode: boolean
  /** Its number in the given order; a wire has that of the node it leads to. */
  readonly place: number
  readonly left: Slot[]
  readonly right: Slot[]
  row: number
}

const SWEEPS = 12
/** The height of a wire, in heights of a node. */
const WIRE_ROOM = 0.45

/** Moves slots near the rows of their neighbours, while the slots of a column keep their distances. */
export function spaceRows(columns: readonly (readonly Slot[])[]): void {
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const ways = sweep % 2 === 0 ? columns : columns.toReversed()
    for (const column of ways) {
      const wanted = column.map((slot) => {
        const near = [...slot.left, ...slot.right]
        return near.length === 0 ? slot.row : sum(near, ({ row }) => row) / near.length
      })
      separate(column, wanted).forEach((row, k) => {
        column[k].row = row
      })
    }
  }
}

/** The rows nearest to the wanted ones, by least squares, at the distances that slots need: isotonic regression after subtracting these. */
function separate(column: readonly Slot[], wanted: readonly number[]): number[] {
  const offsets: number[] = []
  column.forEach((slot, k) => {
    const room = k === 0 ? 0 : (roomOf(column[k - 1]) + roomOf(slot)) / 2
    offsets.push((offsets[k - 1] ?? 0) + room)
  })
  const blocks: { sum: number; count: number }[] = []
  wanted.forEach((row, k) => {
    let block = { sum: row - offsets[k], count: 1 }
    for (
      let last = blocks.at(-1);
      last !== undefined && last.sum / last.count > block.sum / block.count;
      last = blocks.at(-1)
    ) {
      block = { sum: last.sum + block.sum, count: last.count + block.count }
      blocks.pop()
    }
    blocks.push(block)
  })
  const levels = blocks.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
  return levels.map((level, k) => level + offsets[k])
}

const roomOf = ({ isNode }: Slot): number => (isNode ? 1 : WIRE_ROOM)
