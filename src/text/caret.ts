// A line of text with a caret below one of its columns, as terminals show it; long lines in a window.
import { widthOf } from '../json/index.ts'

/** The widest line that is shown whole, and what is shown on either side of the column in longer ones. */
const WIDEST = 100
const AROUND = 45

/** The text on one line, and below it a caret at a column, from 1, in code points. @example withCaret('Y &', 3) // ['Y &', '  ^'] */
export function withCaret(text: string, column: number): readonly [line: string, caret: string] {
  const characters = [...text]
  const isWhole = characters.length <= WIDEST
  const first = isWhole ? 0 : Math.max(0, column - 1 - AROUND)
  const last = isWhole ? characters.length : Math.min(characters.length, column + AROUND)
  const before =
    (first > 0 ? '…' : '') +
    characters
      .slice(first, column - 1)
      .map(visible)
      .join('')
  const after =
    characters
      .slice(column - 1, last)
      .map(visible)
      .join('') + (last < characters.length ? '…' : '')
  const width = [...before].reduce((sum, character) => sum + widthOf(character), 0)
  return [before + after, `${' '.repeat(width)}^`]
}

/** Control characters, tabs and marks that turn the direction of writing would move the caret away from its place. */
export const visible = (character: string): string => {
  if (/\s/u.test(character)) return ' '
  return /[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(character) ? '�' : character
}
