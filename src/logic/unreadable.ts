// What is wrong with a text, as data, and how a person is shown it: the line, a caret, what was found, and a hint.
import { withCaret } from '../text/index.ts'

export interface Unreadable {
  readonly kind: 'unreadable'
  /** The column, from 1, in code points; one more than the length at the end. */
  readonly at: number
  /** One line: what was found and what was expected. */
  readonly message: string
  readonly hint: string | null
}

/**
 * The text on one line, a caret below the column, the message, and the hint if there is one.
 * @example problemText('Q_a &', { at: 6, message: 'found the end, expected a formula', hint: null })
 */
export function problemText(text: string, { at, message, hint }: Omit<Unreadable, 'kind'>): string {
  const lines = [...withCaret(text, at), `column ${at}: ${message}`]
  return (hint === null ? lines : [...lines, `hint: ${hint}`]).join('\n')
}
