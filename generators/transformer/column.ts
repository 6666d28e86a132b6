// Vectors as matrices of one column, so that what draws or varies a matrix does it for vectors too.
import { type Matrix, type Vector, vector } from '../../src/transformer/index.ts'

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
