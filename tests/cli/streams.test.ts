import { expect, test } from 'vitest'
import { linesTo } from '../../cli/process/streams.ts'

/** What arrives on a terminal of 20 columns, and on a pipe. */
function said(environment: Readonly<Record<string, string>>, isTTY = true): readonly string[] {
  const texts: string[] = []
  const stream = { isTTY, columns: 20, write: (text: string) => texts.push(text) }
  const to = linesTo({ stdout: stream, stderr: stream }, environment)
  to.out('a line')
  to.progress('lemma-6: random 500 of 2000')
  to.progress('')
  to.err('an error')
  return texts
}

test('a line of progress fits the terminal and takes the place of the last one', () => {
  expect(said({})).toEqual(['a line\n', '\r\u001b[Klemma-6: random 50…', '\r\u001b[K', 'an error\n'])
})

test('where nobody watches, or the terminal is dumb, there is no progress', () => {
  expect(said({}, false)).toEqual(['a line\n', 'an error\n'])
  expect(said({ TERM: 'dumb' })).toEqual(['a line\n', 'an error\n'])
})
