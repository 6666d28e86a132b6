import { expect, test } from 'vitest'
import { integerClaim } from '../../tests/support/integers.ts'
import { lookUp } from '../../tests/support/look-up.ts'
import { explain } from './explain.ts'
import { framesIn, withDeepStacks } from './frames.ts'
import { runClaim } from './run.ts'

const STACK = `RangeError: no entry 3
it can say (file:///more/100%.ts:1:1) about it
    at parse (file:///home/me/node_modules/lemmata/dist/src/logic/parse.js:81:41)
    at lookUp (/home/me/thing/lib/table.ts:10:32)
    at Object.observed (file:///home/me/thing/own%20claim.test.ts:14:104)
    at Array.map (<anonymous>)
    at parts.domain [as given] (/home/me/elsewhere/a.ts:1:2)
    at async late (/home/me/thing/b.ts:3:4)
    at Object.examine (/home/me/node_modules/lemmata/dist/src/engine/examine.js:40:29)
    at /home/me/thing/own.test.ts:1:1
    at node:internal/process/task_queues:95:5`

test('the first frames of the user’s code are kept, relative to the working directory', () => {
  expect(framesIn(STACK, [], '/home/me/thing')).toEqual([
    'lookUp (lib/table.ts:10:32)',
    'observed (own claim.test.ts:14:104)',
    'given (/home/me/elsewhere/a.ts:1:2)',
  ])
})

test('frames of this package are left out, and those of what calls it', () => {
  expect(framesIn(STACK, ['/home/me/thing/lib/', '/home/me/elsewhere/'], '/home/me')).toEqual([
    'observed (thing/own claim.test.ts:14:104)',
    'late (thing/b.ts:3:4)',
  ])
})

test('stacks are deeper while something runs, and then as they were, also where it throws', () => {
  const before = Error.stackTraceLimit
  expect(withDeepStacks(() => Error.stackTraceLimit)).toBeGreaterThan(before)
  expect(() => withDeepStacks(() => lookUp(3))).toThrow('no entry 3')
  expect(Error.stackTraceLimit).toBe(before)
})

test('a crash points at the line that threw', () => {
  const text = explain(runClaim(integerClaim(9, (c, probe) => probe.same(lookUp(c), c))))
  expect(text).toMatch(
    /\n {2}threw {5}RangeError: no entry 3\n {2}at {8}lookUp \(tests\/support\/look-up\.ts:\d+:\d+\)\n/,
  )
})
