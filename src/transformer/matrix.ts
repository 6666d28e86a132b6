// Sparse matrices and vectors of exact rationals, as plain lists of entries: no position twice, no zero stored.

import { oncePer } from '../memo/index.ts'
import { type Rational, rational } from '../numbers/index.ts'

export interface MatrixEntry {
  readonly row: number
  readonly column: number
  readonly value: Rational
}

/** @example const row: Matrix = matrix(1, 2, [[0, 1, rational.of(3)]]) */
export interface Matrix {
  readonly rows: number
  readonly columns: number
  readonly entries: readonly MatrixEntry[]
}

export interface VectorEntry {
  readonly index: number
  readonly value: Rational
}

/** @example const unit: Vector = vector(3, [[2, rational.one]]) */
export interface Vector {
  readonly size: number
  readonly entries: readonly VectorEntry[]
}

/** @example matrix(1, 2, [[0, 1, rational.of(3)]]).entries // [{ row: 0, column: 1, value: rational.of(3) }] */
export function matrix(
  rows: number,
  columns: number,
  entries: readonly (readonly [row: number, column: number, value: Rational])[],
): Matrix {
  const seen = new Set<number>()
  for (const [row, column] of entries) {
    if (!(inRange(row, rows) && inRange(column, columns))) {
      throw new RangeError(`entry (${row}, ${column}) lies outside a ${rows}×${columns} matrix`)
    }
    if (seen.has(row * columns + column)) throw new RangeError(`entry (${row}, ${column}) is given twice`)
    seen.add(row * columns + column)
  }
  return {
    rows,
    columns,
    entries: entries.filter(([, , v]) => !rational.isZero(v)).map(([row, column, value]) => ({ row, column, value })),
  }
}

/** @example vector(3, [[2, rational.one]]).entries // [{ index: 2, value: rational.one }] */
export function vector(size: number, entries: readonly (readonly [index: number, value: Rational])[]): Vector {
  const asMatrix = matrix(
    size,
    1,
    entries.map(([index, value]) => [index, 0, value]),
  )
  return { size, entries: asMatrix.entries.map(({ row, value }) => ({ index: row, value })) }
}

/** Σ factor·h[index]. */
export type LinearForm = readonly { readonly index: number; readonly factor: Rational }[]

/** By coordinate, in order of appearance; a form may name one twice. */
export function factorsOf(form: LinearForm): ReadonlyMap<number, Rational> {
  const factors = new Map<number, Rational>()
  for (const { index, factor } of form) factors.set(index, rational.add(factors.get(index) ?? rational.zero, factor))
  return factors
}

/** The rows of a matrix as linear forms. */
export const rowsOf: (matrix: Matrix) => readonly LinearForm[] = oncePer((matrix) => {
  const rows = Array.from({ length: matrix.rows }, (): { index: number; factor: Rational }[] => [])
  for (const { row, column, value } of matrix.entries) rows[row].push({ index: column, factor: value })
  return rows
})

/** The rows that are not 0, by their index: of d coordinates a head or net writes few, and a list of all would take d places. */
export const writtenRowsOf: (matrix: Matrix) => ReadonlyMap<number, LinearForm> = oncePer((matrix) => {
  const rows = new Map<number, { index: number; factor: Rational }[]>()
  for (const { row, column, value } of matrix.entries) {
    const form = rows.get(row)
    if (form === undefined) rows.set(row, [{ index: column, factor: value }])
    else form.push({ index: column, factor: value })
  }
  return rows
})

/** Their indices. */
export const writtenBy = ({ entries }: Matrix): number[] => [...new Set(entries.map(({ row }) => row))]

export const zeroMatrix = (rows: number, columns: number): Matrix => ({ rows, columns, entries: [] })
export const zeroVector = (size: number): Vector => ({ size, entries: [] })

const inRange = (index: number, size: number): boolean => Number.isInteger(index) && index >= 0 && index < size
