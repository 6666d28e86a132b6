// Text tables for the terminal.
import { visible } from '../reports/index.ts'

/** Columns as wide as their widest entry, two spaces apart. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows].map((row) => row.map(visible))
  const widths = head.map((_, c) => Math.max(...all.map((row) => [...row[c]].length)))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, c) => cell + ' '.repeat(widths[c] - [...cell].length))
      .join('  ')
      .trimEnd()
  return all.map(line).join('\n')
}
