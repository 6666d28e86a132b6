import { expect, test } from 'vitest'
import { rational } from '../../src/numbers/index.ts'
import { parseList, parseParts, printList, printParts } from './list-text.ts'

test('lists and what belongs to them are written on one line and read back', () => {
  expect(printList([rational.zero, rational.half])).toBe('(0 1/2)')
  expect(parseList('(0 1/2)')).toEqual([rational.zero, rational.half])
  expect(parseList('()')).toEqual([])
  expect(printParts('(0)', { gap: '1' })).toBe('(0) gap 1')
  expect(parseParts('(0) gap 1', ['gap'])).toEqual(['(0)', '1'])
})

test('parts may stand in any order, and none may lack, be strange or come twice', () => {
  expect(parseParts('(0) b 2 a 1', ['a', 'b'])).toEqual(['(0)', '1', '2'])
  for (const line of ['(0) a 1', '(0) a 1 c 2', '(0) a 1 b', '(0) a 1 a 1', '0 a 1 b 2', '']) {
    expect(() => parseParts(line, ['a', 'b'])).toThrow('expected (…) a … b …')
  }
})
