// What is wrong with a text, as data, and how a person is shown it: the line, a caret, what was found, and a hint.
import { withCaret } from './caret.ts'

/** @example const problem: Unreadable = { kind: 'unreadable', column: 6, message: 'found the end', hint: null } */
export interface Unreadable {
  readonly kind: 'unreadable'
  /** From 1, in code points; one more than the length at the end. */
  readonly column: number
  /** One line: what was found and what was expected. */
  readonly message: string
  readonly hint: string | null
}

/**
 * The same in a text whose lines are read one by one.
 * @example const problem: srasp.UnreadableLine = { kind: 'unreadable', line: 2, column: 8, message: 'found the end', hint: null }
 */
export interface UnreadableLine extends Unreadable {
  /** From 1. */
  readonly line: number
}

/**
 * The text, or its line, a caret below the column, the message, and the hint if there is one.
 * @example problemText('Q_a &', { column: 6, message: 'found the end', hint: null }) // 'Q_a &\n     ^\ncolumn 6: found the end'
 */
export function problemText(text: string, problem: Omit<Unreadable, 'kind'> & Partial<UnreadableLine>): string {
  const { line, column, message, hint } = problem
  const shown = line === undefined ? text : (text.split('\n')[line - 1] ?? '')
  const where = line === undefined ? '' : `line ${line}, `
  const lines = [...withCaret(shown, column), `${where}column ${column}: ${message}`]
  return (hint === null ? lines : [...lines, `hint: ${hint}`]).join('\n')
}
