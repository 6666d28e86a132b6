import { describe, expect, test } from 'vitest'
import { lemma8, rowHasGap } from '../../src/lemmas/index.ts'
import { rational } from '../../src/numbers/index.ts'
import { MASKS, visible } from '../../src/transformer/index.ts'
import { assertDomain, visiblePart, type WindowedRow, windowedRows, windowOf } from '../index.ts'

const rows = windowedRows()
const isValid = (row: WindowedRow): boolean => {
  const { first, last } = visible(row.mask, row.position, row.scores.length)
  return lemma8.hypothesis({ first, scores: row.scores.slice(first - 1, last) })
}
const hides = (row: WindowedRow): boolean => visiblePart(row, row.scores).length < row.scores.length
const most = (row: WindowedRow) => visiblePart(row, row.scores).reduce(rational.maximum)
const masked = (mask: string) => ({ share: 0.07, on: (row: WindowedRow) => row.mask === mask })

describe('windowedRows', () => {
  test('keep the laws of a domain; hidden scores that would spoil the gap are common', () => {
    assertDomain(rows, {
      isValid,
      labels: {
        ...Object.fromEntries(MASKS.map((mask) => [mask, masked(mask)])),
        'something hidden': { share: 0.35, on: hides },
        'a larger score hidden': {
          share: 0.2,
          on: (row) => row.scores.some((score) => rational.compare(score, most(row)) > 0),
        },
        'no gap in the whole row': { share: 0.15, on: ({ scores }) => !rowHasGap(scores, rational.one) },
        'one score visible': { share: 0.1, on: (row) => visiblePart(row, row.scores).length === 1 },
        'ties visible': {
          share: 0.15,
          on: (row) => visiblePart(row, row.scores).filter((score) => rational.equal(score, most(row))).length > 1,
        },
      },
    })
  })

  test('keep to the gap and the masks asked for', () => {
    const gap = rational.of(1, 3)
    assertDomain(windowedRows({ gap, masks: ['future', 'strict-past'] }), {
      isValid: (row) => rowHasGap(visiblePart(row, row.scores), gap) && ['future', 'strict-past'].includes(row.mask),
      draws: 300,
    })
  })

  test('are written and read, and say what is seen', () => {
    const row = rows.parse('(0 5 -1) mask strict-future position 3')
    expect(rows.print(row)).toBe('(0 5 -1) mask strict-future position 3')
    expect(windowOf(row)).toEqual({ first: 1, last: 2 })
    expect(visiblePart(row, ['x', 'y', 'z'])).toEqual(['x', 'y'])
    expect(rows.outstanding(row)).toEqual([1])
    expect(rows.outstanding(rows.parse('(9 0 -1 0) mask past position 2'))).toEqual([1, 3])
  })

  test.each([
    ['(0 -1/2) mask none position 1', 'the score of position 2 is visible and within the gap 1'],
    ['(9 0 -1/2) mask past position 2', 'the score of position 3 is visible and within the gap 1'],
    ['(0) mask strict-past position 1', 'position 1 sees nothing'],
    ['(0) mask none position 2', 'there is no position 2'],
    ['(0) mask both position 1', 'both is not one of the masks none, future, past, strict-future, strict-past'],
  ])('reading %s says what is wrong', (line, message) => {
    expect(() => rows.parse(line)).toThrow(message)
  })

  test('cutting moves the position along, and keeps the gap and the largest visible score', () => {
    const row = rows.parse('(0 1 2 11/4 4) mask future position 3')
    const cut = (start: number, count: number): string => {
      const rest = rows.without(row, start, count)
      return rest === undefined ? 'nothing' : rows.print(rest)
    }
    expect(cut(0, 1)).toBe('(1 2 11/4 4) mask future position 2')
    expect(cut(1, 2)).toBe('(-3/4 2 13/4) mask future position 2')
    expect(cut(3, 2)).toBe('(0 1 2) mask future position 3')
    expect(cut(2, 3)).toBe('(1 2) mask future position 2')
    expect(cut(0, 5)).toBe('nothing')
  })

  test('masks under which nothing is visible need longer rows', () => {
    expect(() => windowedRows({ masks: ['strict-past'] })).toThrow(
      'under strict-past nothing is visible in a row of length 1: raise minLength',
    )
    assertDomain(windowedRows({ masks: ['strict-past'], minLength: 2 }), { isValid, draws: 100, starts: 10 })
  })

  test('reversing turns the mask around', () => {
    const reversed = (line: string): string => rows.print(rows.reversed(rows.parse(line)))
    expect(reversed('(0 1 2) mask future position 1')).toBe('(2 1 0) mask past position 3')
    expect(reversed('(0 1 2) mask strict-past position 1')).toBe('(2 1 0) mask strict-future position 3')
    expect(reversed('(0 1 2) mask none position 2')).toBe('(2 1 0) mask none position 2')
  })
})
