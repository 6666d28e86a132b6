// What is wrong with the text of a program, as data, and how a person is shown it: the line, a caret, what was found, and a hint.
import { withCaret } from '../text/index.ts'

export interface UnreadableProgram {
  readonly kind: 'unreadable'
  /** From 1. */
  readonly line: number
  /** From 1, in code points; one more than the length of the line at its end. */
  readonly column: number
  /** One line: what was found and what was expected. */
  readonly message: string
  readonly hint: string | null
}

/**
 * The line, a caret below the column, the message, and the hint if there is one.
 * @example programProblemText('alphabet a\ny(i) =', { line: 2, column: 7, message: 'found the end', hint: null })
 */
export function programProblemText(text: string, problem: Omit<UnreadableProgram, 'kind'>): string {
  const { line, column, message, hint } = problem
  const lines = [...withCaret(text.split('\n')[line - 1] ?? '', column), `line ${line}, column ${column}: ${message}`]
  return (hint === null ? lines : [...lines, `hint: ${hint}`]).join('\n')
}
