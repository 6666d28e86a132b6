// A small layered layout: a node stands to the right of what it rests on. Columns by longest path, order within columns by
// barycentres, rows by least squares under minimal distances. Unconnected nodes are left out. Takes milliseconds for a paper.
import { orderColumns } from './crossings.ts'
import { type Slot, spaceRows } from './rows.ts'

export interface LayoutNode {
  readonly id: string
  /** Nodes that stand to its left. */
  readonly uses: readonly string[]
}

interface PlacedNode {
  readonly id: string
  readonly column: number
  /** The row of its middle; not always an integer. */
  readonly row: number
}

export interface Wire {
  readonly from: string
  readonly to: string
  /** Where it crosses the columns, including both ends. */
  readonly path: readonly { readonly column: number; readonly row: number }[]
}

export interface Layout {
  readonly columns: number
  readonly rows: number
  readonly nodes: readonly PlacedNode[]
  readonly wires: readonly Wire[]
  /** Ids of unconnected nodes. */
  readonly alone: readonly string[]
}

/** Ids are distinct; unknown ids in `uses` are ignored; cycles are cut where they close. @example layout([{ id: 'a', uses: [] }, { id: 'b', uses: ['a'] }]) */
export function layout(nodes: readonly LayoutNode[]): Layout {
  const parts = componentsOf(nodes)
  const alone = parts.filter(({ length }) => length === 1).map(([{ id }]) => id)
  const whole: { columns: number; rows: number; nodes: PlacedNode[]; wires: Wire[] } = {
    columns: 0,
    rows: 0,
    nodes: [],
    wires: [],
  }
  for (const part of parts.filter(({ length }) => length > 1)) {
    const { columns, rows, nodes: placed, wires } = layoutOf(part)
    const below = <P extends { readonly row: number }>(place: P): P => ({ ...place, row: place.row + whole.rows })
    whole.nodes.push(...placed.map(below))
    whole.wires.push(...wires.map((wire) => ({ ...wire, path: wire.path.map(below) })))
    whole.rows += rows
    whole.columns = Math.max(whole.columns, columns)
  }
  return { ...whole, alone }
}

/** Connected components, in the order of their first nodes. */
function componentsOf(nodes: readonly LayoutNode[]): LayoutNode[][] {
  const components: LayoutNode[][] = []
  for (const node of nodes) {
    const isNear = (other: LayoutNode): boolean => node.uses.includes(other.id) || other.uses.includes(node.id)
    const neighbours = components.filter((component) => component.some(isNear))
    const [home] = neighbours
    if (home === undefined) {
      components.push([node])
      continue
    }
    home.push(...neighbours.slice(1).flat(), node)
    for (const other of neighbours.slice(1)) components.splice(components.indexOf(other), 1)
  }
  return components
}

/** The layout of one component. */
function layoutOf(nodes: readonly LayoutNode[]): Omit<Layout, 'alone'> {
  const columnOf = columnsOf(nodes)
  const slots = new Map(nodes.map(({ id }, k) => [id, slotIn(columnOf(id), true, k)]))
  const crossings: { from: string; to: string; path: Slot[] }[] = []
  const columns: Slot[][] = []
  const put = (slot: Slot): Slot => {
    columns[slot.column] = [...(columns[slot.column] ?? []), slot]
    return slot
  }
  for (const { id, uses } of nodes) {
    const end = slots.get(id)
    if (end !== undefined) put(end)
    for (const name of uses) {
      const start = slots.get(name)
      if (start === undefined || end === undefined || start.column >= end.column) continue
      const between = Array.from({ length: end.column - start.column - 1 }, (_, k) =>
        put(slotIn(start.column + k + 1, false, end.place)),
      )
      const path = [start, ...between, end]
      for (let k = 1; k < path.length; k++) {
        path[k - 1].right.push(path[k])
        path[k].left.push(path[k - 1])
      }
      crossings.push({ from: name, to: id, path })
    }
  }
  const ordered = orderColumns(columns)
  spaceRows(ordered)
  const all = ordered.flat().map(({ row }) => row)
  const top = Math.min(...all)
  return {
    columns: ordered.length,
    rows: Math.max(...all) - top + 1,
    nodes: nodes.map(({ id }) => ({ id, column: columnOf(id), row: (slots.get(id)?.row ?? 0) - top })),
    wires: crossings.map(({ from, to, path }) => ({
      from,
      to,
      path: path.map(({ column, row }) => ({ column, row: row - top })),
    })),
  }
}

const slotIn = (column: number, isNode: boolean, place: number): Slot => ({
  column,
  isNode,
  place,
  left: [],
  right: [],
  row: 0,
})

/** The longest path from the left; a node that rests on nothing moves right, next to the first that needs it. */
function columnsOf(nodes: readonly LayoutNode[]): (id: string) => number {
  const usesOf = new Map(nodes.map(({ id, uses }) => [id, uses]))
  const columnById = new Map<string, number>()
  const depth = (id: string, above: ReadonlySet<string>): number => {
    const uses = (usesOf.get(id) ?? []).filter((name) => usesOf.has(name) && !above.has(name))
    const columns =
      columnById.get(id) ?? uses.reduce((most, name) => Math.max(most, 1 + depth(name, new Set([...above, id]))), 0)
    columnById.set(id, columns)
    return columns
  }
  for (const { id } of nodes) depth(id, new Set())
  return (id) => {
    const own = columnById.get(id) ?? 0
    if (own > 0) return own
    const users = nodes.filter(({ uses }) => uses.includes(id)).map((node) => columnById.get(node.id) ?? 0)
    return Math.max(0, Math.min(...users) - 1)
  }
}
