// What `npm test` said about a change: the first failure, and its message.
import { match } from 'ts-pattern'

export type Answer =
  | { readonly kind: 'green' }
  /** The test is null where a file failed as a whole. */
  | { readonly kind: 'red'; readonly file: string; readonly test: string | null; readonly message: string }
  /** Red too, though `npm test` itself would wait longer. */
  | { readonly kind: 'endless'; readonly message: string }

/** Where mutation/stryker/first-red.ts writes it, in the folder in which vitest runs. */
export const WRITTEN = 'answer.json'

/** How vitest ended: the code is null if it took too long. */
export interface Ended {
  readonly code: number | null
  /** Its standard error. */
  readonly errors: string
}

/** @param written By the reporter, if it got that far. */
export function answerOf(written: Answer | null, { code, errors }: Ended): Answer {
  const endless = code === null ? 'it never ended' : ENDLESS.exec(errors)?.[0]
  if (endless !== undefined) return { kind: 'endless', message: endless }
  const isBelieved = written?.kind === 'red' || (written?.kind === 'green' && code === 0)
  return isBelieved ? written : { kind: 'red', file: 'npm test', test: null, message: 'it ended without a word' }
}

/** As run/vitest/endless.ts says it. */
const ENDLESS = /^.*: no end after .*$/m

const LINES = 12
/** Paths of shrinking may be thousands of characters long. */
const COLUMNS = 200

/** The message of the failure, without the stack. */
const wordsOf = (message: string): string =>
  message
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, LINES)
    .map((line) => `      ${line.slice(0, COLUMNS)}`)
    .join('\n')

/** @example printAnswer({ kind: 'green' }) // '    NOT NOTICED' */
export const printAnswer = (answer: Answer): string =>
  match(answer)
    .with({ kind: 'green' }, () => '    NOT NOTICED')
    .with({ kind: 'endless' }, ({ message }) => `    endless: ${message}`)
    .with(
      { kind: 'red' },
      ({ file, test, message }) => `    ${file}${test === null ? '' : `: ${test}`}\n${wordsOf(message)}`,
    )
    .exhaustive()
