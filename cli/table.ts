// Text tables for the terminal.

/** Symbols of words may be anything: what would move the cursor is spelled out. */
const visible = (cell: string): string =>
  cell.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)

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
