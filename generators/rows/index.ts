// Rows of scores with a known shape, and values to be weighted by them.

export { type GapRow, type GapRowOptions, gapRows } from './gap-row.ts'
export type { RowOptions } from './row.ts'
export { values } from './value.ts'
export { visiblePart, type WindowedOptions, type WindowedRow, windowedRows, windowOf } from './windowed-row.ts'
export { type ZigguratOptions, type ZigguratRow, zigguratRows } from './ziggurat-row.ts'
