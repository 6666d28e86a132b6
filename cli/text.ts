// Text for the terminal: tables, indentation, enclosures.
import { visible } from '../reports/index.ts'
import type { Quantity } from '../src/index.ts'

/** Columns as wide as their widest entry, two spaces apart. */
export function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(visible))
  const widths = cells[0].map((_, c) => Math.max(...cells.map((row) => [...row[c]].length)))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, c) => cell + ' '.repeat(widths[c] - [...cell].length))
      .join('  ')
      .trimEnd()
  return cells.map(line).join('\n')
}

/** @example indented('a\nb') // '  a\n  b' */
export const indented = (text: string, by = 2): string => text.replace(/^/gm, ' '.repeat(by))

/** Both ends of an enclosure where they differ. */
export const quantityText = (q: Quantity): string => {
  if (typeof q === 'string') return q
  return q.lo === q.hi ? q.lo : `[${q.lo}, ${q.hi}]`
}
