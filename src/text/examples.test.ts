// Every example in the doc comments of this folder, run: the key is the example as it stands there.
import { expect, test } from 'vitest'
import { examplesIn } from '../../tests/support/examples.ts'
import {
  characterAt,
  columnsOf,
  excerpt,
  isSeen,
  quoted,
  quotedAt,
  shownAt,
  unlessStopped,
  withCaret,
} from './index.ts'

const runs: Record<string, () => void> = {
  "withCaret('Y &', 3) // ['Y &', '  ^']": () => expect(withCaret('Y &', 3)).toEqual(['Y &', '  ^']),
  "excerpt('Y Q_1', { start: 2, end: 5 }) // 'Q_1'": () => expect(excerpt('Y Q_1', { start: 2, end: 5 })).toBe('Q_1'),
  "columnsOf('🎲!')(2) // 2": () => expect(columnsOf('🎲!')(2)).toBe(2),
  "quoted('a b') // '\"a b\"'": () => expect(quoted('a b')).toBe('"a b"'),
  "quotedAt('in \"a\"', 3) // { kind: 'symbol', symbol: 'a', end: 6 }": () =>
    expect(quotedAt('in "a"', 3)).toEqual({ kind: 'symbol', symbol: 'a', end: 6 }),
  "characterAt('🎲!', 0) // '🎲'": () => expect(characterAt('🎲!', 0)).toBe('🎲'),
  "isSeen('\\u200b') // false": () => expect(isSeen('\u200b')).toBe(false),
  "shownAt('a b', 1) // 'a space'": () => expect(shownAt('a b', 1)).toBe('a space'),
  "unlessStopped((stop) => [stop('wrong'), 'not reached']) // 'wrong'": () =>
    expect(unlessStopped((stop) => [stop('wrong'), 'not reached'])).toBe('wrong'),
}

test('every example in the comments is run here, and no other', () => {
  expect(Object.keys(runs).sort()).toEqual(examplesIn(import.meta.dirname).sort())
})

test.each(Object.entries(runs))('%s is true', (_, run) => run())
