// Matrices and vectors of a model: as large as what they stand beside, with every entry inside, once, and exact.
import {
  type Flaw,
  type Found,
  fieldOf,
  firstFlaw,
  flaw,
  isCount,
  isList,
  isRecord,
  rationalFlaw,
  shown,
} from './flaw.ts'

/** How long a side must be, and what says so. */
export interface Side {
  readonly size: number
  /** @example 'the model has 3 coordinates' */
  readonly because: () => string
}

/** @example counted(1, 'row') // '1 row' */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

export function matrixFlaw(name: string, value: unknown, rows: Side, columns: Side): Found {
  if (!isRecord(value)) return flaw(name, `is ${shown(value)}: give a matrix`)
  const { rows: height, columns: width, entries } = value
  return (
    sideFlaw(name, 'row', height, rows) ??
    sideFlaw(name, 'column', width, columns) ??
    entriesFlaw(name, entries, {
      cellOf({ row, column }) {
        if (!isWithin(row, rows)) return outside(name, 'row', row, rows.size)
        if (!isWithin(column, columns)) return outside(name, 'column', column, columns.size)
        return row * columns.size + column
      },
      placeOf: (cell) => `row ${Math.floor(cell / columns.size)}, column ${cell % columns.size}`,
    })
  )
}

export function vectorFlaw(name: string, value: unknown, side: Side): Found {
  if (!isRecord(value)) return flaw(name, `is ${shown(value)}: give a vector`)
  const { size, entries } = value
  return (
    sideFlaw(name, 'component', size, side) ??
    entriesFlaw(name, entries, {
      cellOf: ({ index }) => (isWithin(index, side) ? index : outside(name, 'component', index, side.size)),
      placeOf: (cell) => `component ${cell}`,
    })
  )
}

const isWithin = (index: unknown, { size }: Side): index is number => isCount(index) && index < size

const sideFlaw = (name: string, what: string, found: unknown, { size, because }: Side): Found =>
  found === size
    ? undefined
    : flaw(name, `has ${isCount(found) ? counted(found, what) : `${shown(found)} ${what}s`}, ${because()}`)

const outside = (name: string, what: string, index: unknown, size: number): Flaw =>
  flaw(
    name,
    `has an entry in ${what} ${shown(index)}, but it has ${counted(size, what)}${size === 0 ? '' : ', counted from 0'}`,
  )

/** Where an entry stands, as one number, and that number in words. */
interface Cells {
  cellOf(entry: Readonly<Record<string, unknown>>): number | Flaw
  placeOf(cell: number): string
}

function entriesFlaw(name: string, entries: unknown, { cellOf, placeOf }: Cells): Found {
  if (!isList(entries)) return flaw(`the list of entries of ${name}`, `is ${shown(entries)}: give a list`)
  const seen = new Set<number>()
  return firstFlaw(entries, (entry, k) => {
    if (!isRecord(entry)) return flaw(`entry ${k + 1} of ${name}`, `is ${shown(entry)}: give an object`)
    const cell = cellOf(entry)
    if (typeof cell !== 'number') return cell
    if (seen.has(cell)) return flaw(name, `has two entries in ${placeOf(cell)}: keep one`)
    seen.add(cell)
    return rationalFlaw(() => `the entry in ${placeOf(cell)} of ${name}`, fieldOf(entry, 'value'))
  })
}
