// Text for the terminal: tables, indentation.
import { visible } from '../reports/text/index.ts'

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
