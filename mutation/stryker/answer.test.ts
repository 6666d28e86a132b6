import { expect, test } from 'vitest'
import { type Answer, answerOf, type Ended, printAnswer } from './answer.ts'

const [well, badly]: Ended[] = [0, 1].map((code) => ({ code, errors: '' }))
const green: Answer = { kind: 'green' }
const red: Answer = {
  kind: 'red',
  file: 'f.test.ts',
  test: 'it is even',
  message: 'Error: 3 is odd\n    at f.ts:1:1\n  hint',
}

test('what the reporter wrote is believed', () => {
  expect(answerOf(green, well)).toBe(green)
  expect(answerOf(red, badly)).toBe(red)
})

test('a run that ends badly is red whatever was written, and an endless test is named', () => {
  const messageOf = (written: Answer | null, ended: Ended): string => printAnswer(answerOf(written, ended))
  expect(messageOf(null, well)).toBe('    npm test\n      it ended without a word')
  expect(messageOf(green, badly)).toBe('    npm test\n      it ended without a word')
  const errors = 'warning\nf.test.ts > it goes on: no end after 60 s, and ended here\n'
  const named = '    endless: f.test.ts > it goes on: no end after 60 s, and ended here'
  expect(messageOf({ ...red, file: 'npm test', test: null }, { code: 1, errors })).toBe(named)
  expect(messageOf(null, { code: null, errors: '' })).toBe('    endless: it never ended')
})

test('a failure is shown with its message and without its stack', () => {
  expect(printAnswer(red)).toBe('    f.test.ts: it is even\n      Error: 3 is odd\n        hint')
  expect(printAnswer({ ...red, test: null, message: 'no such module' })).toBe('    f.test.ts\n      no such module')
})

test('a change that nobody noticed stands in capitals', () => {
  expect(printAnswer({ kind: 'green' })).toBe('    NOT NOTICED')
})
