import { expect, test } from 'vitest'
import { answerOf, printAnswer, type VitestReport } from './answer.ts'

const nameOf = (file: string): string => file.slice(1)

const passed = { fullName: 'it works', status: 'passed', failureMessages: [] }
const failed = {
  fullName: 'it is even',
  status: 'failed',
  failureMessages: ['Error: 3 is odd\n    at f.ts:1:1\n  hint'],
}
const fileOf = (...assertionResults: VitestReport['testResults'][number]['assertionResults']) => ({
  name: '/f.test.ts',
  status: assertionResults.includes(failed) ? 'failed' : 'passed',
  message: '',
  assertionResults,
})

test('a run without a failure is green', () => {
  expect(answerOf({ success: true, testResults: [fileOf(passed)] }, nameOf)).toEqual({ kind: 'green' })
})

test('the first test that failed is told with its words, and without its stack', () => {
  const answer = answerOf({ success: false, testResults: [fileOf(passed), fileOf(passed, failed)] }, nameOf)
  expect(answer).toMatchObject({ kind: 'red', file: 'f.test.ts', test: 'it is even' })
  expect(printAnswer(answer)).toBe('    f.test.ts: it is even\n      Error: 3 is odd\n        hint')
})

test('a file that cannot be loaded is red', () => {
  const broken = { ...fileOf(), status: 'failed', message: 'no such module' }
  const answer = answerOf({ success: false, testResults: [broken] }, nameOf)
  expect(printAnswer(answer)).toBe('    f.test.ts: cannot be loaded\n      no such module')
})

test('an error outside of tests is red', () => {
  expect(answerOf({ success: false, testResults: [fileOf(passed)] }, nameOf).kind).toBe('red')
})

test('what lives is shouted, and what never ends is told', () => {
  expect(printAnswer({ kind: 'green' })).toBe('    NOT NOTICED')
  expect(printAnswer({ kind: 'endless' })).toBe('    never ended')
})
