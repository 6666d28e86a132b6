// What `npm test` said of a change, from the report that vitest writes as JSON: the first thing that is red, and its words.
import { match } from 'ts-pattern'

export type Answer =
  | { readonly kind: 'green' }
  | { readonly kind: 'endless' }
  /** Without a test where a file could not be loaded. */
  | { readonly kind: 'red'; readonly file: string; readonly test: string | null; readonly message: string }

/** As much of vitest's report as is read. */
export interface VitestReport {
  readonly success: boolean
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** @param nameOf A file's path, from that of the copy. */
export function answerOf({ success, testResults }: VitestReport, nameOf: (file: string) => string): Answer {
  const red = testResults.flatMap(({ name, status, message, assertionResults }): Answer[] => {
    const file = nameOf(name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [{ kind: 'red', file, test: null, message }] : []
    return failed.map((test) => ({ kind: 'red', file, test: test.fullName, message: test.failureMessages.join('\n') }))
  })
  if (red.length > 0) return red[0]
  return success
    ? { kind: 'green' }
    : { kind: 'red', file: 'npm test', test: null, message: 'an error outside of tests' }
}

const LINES = 12

/** The words of the failure, without the stack. */
const wordsOf = (message: string): string =>
  message
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, LINES)
    .map((line) => `      ${line}`)
    .join('\n')

/** @example printAnswer({ kind: 'green' }) // '    NOT NOTICED' */
export const printAnswer = (answer: Answer): string =>
  match(answer)
    .with({ kind: 'green' }, () => '    NOT NOTICED')
    .with({ kind: 'endless' }, () => '    never ended')
    .with(
      { kind: 'red' },
      ({ file, test, message }) => `    ${file}: ${test ?? 'cannot be loaded'}\n${wordsOf(message)}`,
    )
    .exhaustive()
