// Parts of models, made and changed in one way: vectors as matrices of one column, nets from a way to make matrices.
import { type Embedding, type FeedForward, type Matrix, type Vector, vector } from '../../src/transformer/index.ts'

/** 2 and 3 among them: √d_k is then irrational. */
export const KEY_WIDTH = [1, 4] as const
export const HIDDEN_WIDTH = [0, 4] as const

export const vectorOf = ({ rows, entries }: Matrix): Vector =>
  vector(
    rows,
    entries.map(({ row, value }) => [row, value]),
  )

export const columnOf = ({ size, entries }: Vector): Matrix => ({
  rows: size,
  columns: 1,
  entries: entries.map(({ index, value }) => ({ row: index, column: 0, value })),
})

export const netOf = (width: number, hidden: number, make: (rows: number, columns: number) => Matrix): FeedForward => ({
  first: make(hidden, width),
  firstBias: vectorOf(make(hidden, 1)),
  second: make(width, hidden),
  secondBias: vectorOf(make(width, 1)),
})

export const mapEmbedding = ({ symbols, other }: Embedding, change: (v: Vector) => Vector): Embedding => ({
  symbols: symbols.map(({ symbol, vector }) => ({ symbol, vector: change(vector) })),
  other: other && change(other),
})
