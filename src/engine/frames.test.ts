import { expect, test, vi } from 'vitest'
import { integerClaim } from '../../tests/support/integers.ts'
import { lookUp } from '../../tests/support/look-up.ts'
import { explain } from './explain.ts'
import { framesIn, ownFolders, userFrames, withDeepStacks } from './frames.ts'
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

test.each([
  ['a name', '    at f (/a/b.ts:1:2)', 'f (/a/b.ts:1:2)'],
  ['no name', '    at /a/b.ts:1:2', '/a/b.ts:1:2'],
  ['a name that cannot be cut', '    at Foo.a. (/a/b.ts:1:2)', 'Foo.a. (/a/b.ts:1:2)'],
  ['a large place', '    at f (/a/b.ts:1234:567)', 'f (/a/b.ts:1234:567)'],
  ['a drive', '    at f (C:\\me\\table.ts:1:2)', 'f (C:\\me\\table.ts:1:2)'],
  ['a drive and slashes', '    at C:/me/table.ts:1:2', 'C:/me/table.ts:1:2'],
  ['an address', '    at async f (file:///a/own%20b.ts:1:2)', 'f (/a/own b.ts:1:2)'],
  ['an address that is not encoded', '    at f (file:///a/100%.ts:1:2)', 'f (/a/100%.ts:1:2)'],
  ['a path that looks encoded', '    at f (/a/own%20b.ts:1:2)', 'f (/a/own%20b.ts:1:2)'],
])('a frame with %s is kept', (_, line, frame) => {
  expect(framesIn(line, [], '/home/me')).toEqual([frame])
  expect(framesIn(`Error: no\n${line}`, [], '/home/me')).toEqual([frame])
})

test.each([
  ['words before it', 'Error: at f (/a/b.ts:1:2)'],
  ['words behind it', '    at f (/a/b.ts:1:2) and more'],
  ['no place', '    at f (/a/b.ts)'],
  ['a relative path', '    at f (b.ts:1:2)'],
  ['a scheme', '    at f (node:fs:1:2)'],
  ['another package', '    at f (C:\\me\\node_modules\\b.ts:1:2)'],
])('a line with %s is no frame of the user', (_, line) => {
  expect(framesIn(line, [], '/home/me')).toEqual([])
})

test('all of a built package is its own, and of its checkout what calls checks', () => {
  expect(ownFolders('/a/dist/')).toEqual(['/a/dist/'])
  const folders = ['/dist/a/src/engine/', '/dist/a/properties/library/', '/dist/a/run/', '/dist/a/cli/']
  expect(ownFolders('/dist/a/')).toEqual(folders)
})

test('an error without a stack has no frames, and without a process paths are relative to the root', () => {
  const errorAt = (stack: string | undefined): Error => Object.assign(new Error('no'), { stack })
  expect(userFrames(errorAt(undefined))).toEqual([])
  const here = `    at f (${process.cwd()}/a.ts:1:2)`
  expect(userFrames(errorAt(here))).toEqual(['f (a.ts:1:2)'])
  vi.stubGlobal('process', undefined)
  try {
    expect(userFrames(errorAt('    at f (/me/a.ts:1:2)'))).toEqual(['f (me/a.ts:1:2)'])
  } finally {
    vi.unstubAllGlobals()
  }
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
