// Parts of a text: their columns, and how messages show them.
import { cut } from '../json/index.ts'
import { visible } from './caret.ts'

/** From `start` up to `end`, in UTF-16 units. */
export interface Extent {
  readonly start: number
  readonly end: number
}

const LONGEST_EXCERPT = 30

/** Part of the text on one line, cut when long. @example excerpt('Y Q_1', { start: 2, end: 5 }) // 'Q_1' */
export function excerpt(text: string, { start, end }: Partial<Extent> = {}): string {
  return Array.from(cut(text.slice(start, end), LONGEST_EXCERPT), visible).join('')
}

/** From an index in UTF-16 units to a column, from 1, in code points. @example columnsOf('🎲!')(2) // 2 */
export function columnsOf(text: string): (unit: number) => number {
  const columns = new Int32Array(text.length + 1)
  let column = 0
  for (let unit = 0; unit <= text.length; unit += 1) {
    const isSecondHalf = (text.codePointAt(unit - 1) ?? 0) > 0xffff
    if (!isSecondHalf) column += 1
    columns[unit] = column
  }
  return (unit) => columns[unit]
}
