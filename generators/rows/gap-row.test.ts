import { describe, expect, test } from 'vitest'
import { maximalPositions, rowHasGap } from '../../src/lemmas/index.ts'
import { rational } from '../../src/numbers/index.ts'
import { assertDomain, type GapRow, gapRows } from '../index.ts'

const rows = gapRows()
const isValid = ({ scores, gap }: GapRow): boolean => rational.sign(gap) > 0 && rowHasGap(scores, gap)
const maxima = ({ scores }: GapRow): number => maximalPositions(scores).length
const isAtGap = ({ scores, gap }: GapRow): boolean => {
  const edge = rational.subtract(scores.reduce(rational.maximum), gap)
  return scores.some((score) => rational.equal(score, edge))
}

/** Nothing lies below the edge of the gap. */
const isFlat = ({ scores, gap }: GapRow): boolean => {
  const edge = rational.subtract(scores.reduce(rational.maximum), gap)
  return scores.every((score) => rational.compare(score, edge) >= 0)
}

describe('gapRows', () => {
  test('keep the laws of a domain; one maximum, several and all, and scores exactly at the gap are common', () => {
    assertDomain(rows, {
      isValid,
      labels: {
        tieless: { share: 0.2, on: (row) => row.scores.length > 1 && maxima(row) === 1 },
        'several ties': { share: 0.15, on: (row) => maxima(row) > 1 && maxima(row) < row.scores.length },
        'all tied': { share: 0.1, on: (row) => row.scores.length > 1 && maxima(row) === row.scores.length },
        'exactly at the gap': { share: 0.3, on: isAtGap },
        'several others, all exactly at the gap': {
          share: 0.12,
          on: (row) => row.scores.length > maxima(row) + 1 && isFlat(row),
        },
        'farther than the gap': { share: 0.1, on: (row) => maxima(row) < row.scores.length && !isAtGap(row) },
        'gap small': { share: 0.06, on: ({ gap }) => rational.compare(gap, rational.of(1, 100)) <= 0 },
        'gap large': { share: 0.06, on: ({ gap }) => rational.compare(gap, rational.of(1000)) >= 0 },
        'largest first': { share: 0.2, on: ({ scores }) => maximalPositions(scores)[0] === 1 },
        'largest last': { share: 0.2, on: ({ scores }) => maximalPositions(scores).at(-1) === scores.length },
      },
    })
  })

  test('keep to the gaps asked for', () => {
    const narrow = gapRows({ gap: { most: rational.of(1, 2) } })
    assertDomain(narrow, {
      isValid: (row) => isValid(row) && rational.compare(row.gap, rational.half) <= 0,
      draws: 200,
    })
    expect(narrow.small?.scope(2)).toBe(
      'all 6 rows of length 1 to 2 with gap 1/2 over {0, -1/2, -1}, the largest score 0',
    )
  })

  test('are written and read', () => {
    const row = rows.parse('(0 -1 0) gap 1')
    expect(row).toEqual({ scores: [0, -1, 0].map((score) => rational.of(score)), gap: rational.one })
    expect(rows.print(row)).toBe('(0 -1 0) gap 1')
    expect(rows.outstanding(row)).toEqual([0, 2])
  })

  test.each([
    ['(0 -1/2) gap 1', 'the score of position 2 is within the gap'],
    ['(0) gap -1', 'gap -1 is out of range'],
  ])('reading %s says what is wrong', (line, message) => {
    expect(() => rows.parse(line)).toThrow(`${line}: ${message}`)
  })

  test('a row that loses its only maximum keeps its height and its gap', () => {
    const row = rows.parse('(0 -2 -5/2 -4) gap 1')
    const cut = (start: number, count: number): string => rows.print(rows.without(row, start, count) ?? row)
    expect(cut(1, 1)).toBe('(0 -5/2 -4) gap 1')
    expect(cut(0, 1)).toBe('(0 -1 -2) gap 1')
    expect(cut(0, 2)).toBe('(0 -3/2) gap 1')
    expect(rows.print(rows.reversed(row))).toBe('(-4 -5/2 -2 0) gap 1')
  })
})
