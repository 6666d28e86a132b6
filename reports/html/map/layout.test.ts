import { expect, test } from 'vitest'
import { type LayoutNode, layout } from './layout.ts'

const graph = (...edges: readonly string[]): LayoutNode[] => {
  const ids = [...new Set(edges.flatMap((edge) => edge.split('>')))]
  return ids.map((id) => ({
    id,
    uses: edges.filter((edge) => edge.endsWith(`>${id}`)).map((edge) => edge.split('>')[0]),
  }))
}

const placesIn = (nodes: readonly LayoutNode[]) =>
  new Map(layout(nodes).nodes.map(({ id, column, row }) => [id, { column, row }]))

test('what a node rests on stands to its left, as near as it can', () => {
  const places = placesIn(graph('a>b', 'b>c', 'd>c', 'a>c'))
  expect([...places].map(([id, { column }]) => `${id}${column}`)).toEqual(['a0', 'b1', 'c2', 'd1'])
})

test('nodes of a column keep their distance', () => {
  const { nodes, columns } = layout(graph('a>x', 'b>x', 'c>x', 'd>y', 'a>y', 'x>z', 'y>z', 'a>z'))
  for (let column = 0; column < columns; column++) {
    const rows = nodes
      .filter((node) => node.column === column)
      .map(({ row }) => row)
      .toSorted((a, b) => a - b)
    for (let k = 1; k < rows.length; k++) expect(rows[k] - rows[k - 1]).toBeGreaterThanOrEqual(1 - 1e-9)
  }
  expect(Math.min(...nodes.map(({ row }) => row))).toBeGreaterThanOrEqual(0)
})

test('wires cross the columns between their ends, one place each', () => {
  const long = layout(graph('a>b', 'b>c', 'a>c')).wires.find(({ from, to }) => from === 'a' && to === 'c')
  expect(long?.path.map(({ column }) => column)).toEqual([0, 1, 2])
})

test('what can be drawn without a crossing is', () => {
  const places = placesIn(graph('a>p', 'b>q', 'c>r', 'a>r').toReversed())
  const order = (ids: string): string =>
    [...ids].toSorted((x, y) => (places.get(x)?.row ?? 0) - (places.get(y)?.row ?? 0)).join('')
  const [left, right] = [order('abc'), order('pqr')]
  const wires = [
    ['a', 'p'],
    ['b', 'q'],
    ['c', 'r'],
    ['a', 'r'],
  ]
  const crossings = wires.flatMap(([a, p]) =>
    wires.filter(([b, q]) => left.indexOf(a) < left.indexOf(b) && right.indexOf(p) > right.indexOf(q)),
  )
  expect(crossings).toEqual([])
})

test('nodes without connections are set apart, cycles end, and nothing is nothing', () => {
  expect(layout([{ id: 'a', uses: [] }])).toMatchObject({ alone: ['a'], nodes: [], rows: 0, columns: 0 })
  expect(layout(graph('a>b', 'b>a')).nodes).toHaveLength(2)
  expect(layout([])).toMatchObject({ alone: [], nodes: [], wires: [] })
})
