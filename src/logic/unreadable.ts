// What is wrong with a text, as data, and how a person is shown it: the line, a caret, what was found, and a hint.

export interface Unreadable {
  readonly kind: 'unreadable'
  /** The column, from 1, in code points; one more than the length at the end. */
  readonly at: number
  /** One line: what was found and what was expected. */
  readonly message: string
  readonly hint: string | null
}

/** The widest line that is shown whole, and what is shown on either side of the column in longer ones. */
const WIDEST = 100
const AROUND = 45

/**
 * The text on one line, a caret below the column, the message, and the hint if there is one.
 * @example problemText('Q_a &', { at: 6, message: 'found the end, expected a formula', hint: null })
 */
export function problemText(text: string, { at, message, hint }: Omit<Unreadable, 'kind'>): string {
  const shown = around(text, at)
  const lines = [shown.line, `${' '.repeat(shown.width)}^`, `column ${at}: ${message}`]
  return (hint === null ? lines : [...lines, `hint: ${hint}`]).join('\n')
}

/** The line, or a window of it, and the width of what stands before the column. */
function around(text: string, at: number): { line: string; width: number } {
  const characters = [...text]
  const isWhole = characters.length <= WIDEST
  const first = isWhole ? 0 : Math.max(0, at - 1 - AROUND)
  const last = isWhole ? characters.length : Math.min(characters.length, at + AROUND)
  const before =
    (first > 0 ? '…' : '') +
    characters
      .slice(first, at - 1)
      .map(visible)
      .join('')
  const after =
    characters
      .slice(at - 1, last)
      .map(visible)
      .join('') + (last < characters.length ? '…' : '')
  return { line: before + after, width: [...before].reduce((sum, character) => sum + widthOf(character), 0) }
}

/** Control characters, tabs and marks that turn the direction of writing would move the caret away from its place. */
const visible = (character: string): string => {
  if (/\s/u.test(character)) return ' '
  return /[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(character) ? '�' : character
}

const WIDE =
  /[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60]/u

/** In columns of a terminal. */
const widthOf = (character: string): number => {
  if (/\p{M}/u.test(character)) return 0
  return WIDE.test(character) ? 2 : 1
}

/** From an index in UTF-16 units to a column. */
export function columnsOf(text: string): (unit: number) => number {
  if (!/[\ud800-\udfff]/.test(text)) return (unit) => unit + 1
  const columns = new Int32Array(text.length + 1)
  let column = 0
  for (let unit = 0; unit <= text.length; unit += 1) {
    const isSecondHalf = unit > 0 && (text.codePointAt(unit - 1) ?? 0) > 0xffff
    if (!isSecondHalf) column += 1
    columns[unit] = column
  }
  return (unit) => columns[unit]
}

/** From `start` up to `end`, in UTF-16 units. */
export interface Extent {
  readonly start: number
  readonly end: number
}

const LONGEST_EXCERPT = 30

/** Part of the text on one line, cut when long. */
export function excerpt(text: string, { start, end }: Extent = { start: 0, end: text.length }): string {
  const characters = [...text.slice(start, Math.min(end, start + 2 * LONGEST_EXCERPT))].map(visible)
  const isWhole = characters.length <= LONGEST_EXCERPT && end <= start + 2 * LONGEST_EXCERPT
  return isWhole ? characters.join('') : `${characters.slice(0, LONGEST_EXCERPT - 1).join('')}…`
}
