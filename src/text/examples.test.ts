// Every example in the doc comments of this folder, run: the key is the example as it stands there.
import { expect, test } from 'vitest'
import { examplesIn } from '../../tests/support/examples.ts'
import {
  afterSpace,
  characterAt,
  columnsOf,
  endOfWord,
  excerpt,
  infixPrinted,
  inParentheses,
  isSeen,
  meaningless,
  printedLeaf,
  problemText,
  quoted,
  quotedAt,
  shownAt,
  spellingsOf,
  textAbove,
  unlessStopped,
  withCaret,
  wrongToken,
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
  "problemText('Q_a &', { column: 6, message: 'found the end, expected a formula', hint: null })": () =>
    expect(problemText('Q_a &', { column: 6, message: 'found the end, expected a formula', hint: null })).toBe(
      'Q_a &\n     ^\ncolumn 6: found the end, expected a formula',
    ),
  "spellingsOf({ and: { ascii: '&', also: ['and'] } }, ['ascii']).get('and') // 'and'": () =>
    expect(spellingsOf({ and: { ascii: '&', also: ['and'] } }, ['ascii']).get('and')).toBe('and'),
  "afterSpace('a  b', 1) // 3": () => expect(afterSpace('a  b', 1)).toBe(3),
  "endOfWord('abc d', 1) // 3": () => expect(endOfWord('abc d', 1)).toBe(3),
  "wrongToken(2, 'found \"&&\"') // { kind: 'wrong', message: 'found \"&&\"', hint: null, start: 2, end: 2 }": () =>
    expect(wrongToken(2, 'found "&&"')).toEqual({ kind: 'wrong', message: 'found "&&"', hint: null, start: 2, end: 2 }),
  'meaningless(2, \'"&&"\', null).message // \'found "&&", which has no meaning here\'': () =>
    expect(meaningless(2, '"&&"', null).message).toBe('found "&&", which has no meaning here'),
  "printedLeaf('Q_a').text // 'Q_a'": () => expect(printedLeaf('Q_a').text).toBe('Q_a'),
  "inParentheses({ text: 'a & b', level: 3 }).text // '(a & b)'": () =>
    expect(inParentheses({ text: 'a & b', level: 3 }).text).toBe('(a & b)'),
  "textAbove(3, { text: 'a & b', level: 3 }) // '(a & b)'": () =>
    expect(textAbove(3, { text: 'a & b', level: 3 })).toBe('(a & b)'),
  "infixPrinted('&', { level: 3, chain: 'flat' }, [printedLeaf('a'), printedLeaf('b')]).text // 'a & b'": () =>
    expect(infixPrinted('&', { level: 3, chain: 'flat' }, [printedLeaf('a'), printedLeaf('b')]).text).toBe('a & b'),
}

test('every example in the comments is run here, and no other', () => {
  expect(Object.keys(runs).sort()).toEqual(examplesIn(import.meta.dirname).sort())
})

test.each(Object.entries(runs))('%s is true', (_, run) => run())
