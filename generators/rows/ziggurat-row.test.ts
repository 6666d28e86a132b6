import { describe, expect, test } from 'vitest'
import { lemma6 } from '../../src/lemmas/index.ts'
import { rational } from '../../src/numbers/index.ts'
import { assertDomain, type ZigguratRow, zigguratRows } from '../index.ts'

const rows = zigguratRows()

/** Positions without slack, of those on one side of the peak. */
const isTight = ({ scores, gamma, peak }: ZigguratRow, side: (position: number) => boolean): boolean =>
  scores.every((score, k) => {
    const fall = rational.multiply(gamma, rational.of(Math.abs(k + 1 - peak)))
    return !side(k + 1) || rational.equal(rational.add(score, fall), scores[peak - 1])
  })
const isInside = ({ peak, scores }: ZigguratRow): boolean => peak > 1 && peak < scores.length
const isAtLeast = (limit: number) => (row: ZigguratRow) => rational.compare(row.gamma, rational.of(limit)) >= 0

describe('zigguratRows', () => {
  // The required shares are about half of those designed.
  test('keep the laws of a domain; rows at the limit, peaks at the edges and slopes of all sizes are common', () => {
    assertDomain(rows, {
      isValid: lemma6.hypothesis,
      labels: {
        'one score': { share: 0.06, on: ({ scores }) => scores.length === 1 },
        'at the limit everywhere': { share: 0.12, on: (row) => row.scores.length > 1 && isTight(row, () => true) },
        'at the limit on the left only': {
          share: 0.04,
          on: (row) => isInside(row) && isTight(row, (j) => j < row.peak) && !isTight(row, () => true),
        },
        'at the limit on the right only': {
          share: 0.04,
          on: (row) => isInside(row) && isTight(row, (j) => j > row.peak) && !isTight(row, () => true),
        },
        'peak first': { share: 0.15, on: ({ peak, scores }) => peak === 1 && scores.length > 1 },
        'peak last': { share: 0.15, on: ({ peak, scores }) => peak === scores.length && peak > 1 },
        'peak inside': { share: 0.12, on: isInside },
        'gamma 1': { share: 0.04, on: ({ gamma }) => rational.equal(gamma, rational.one) },
        'gamma small': { share: 0.06, on: ({ gamma }) => rational.compare(gamma, rational.of(1, 100)) <= 0 },
        'gamma large': { share: 0.06, on: isAtLeast(1000) },
        'peak score not 0': { share: 0.2, on: ({ scores, peak }) => !rational.isZero(scores[peak - 1]) },
      },
    })
  })

  test('keep to the lengths and slopes asked for', () => {
    const steep = zigguratRows({ minLength: 2, maxLength: 4, gamma: { least: rational.of(3) } })
    assertDomain(steep, {
      isValid: (row) => lemma6.hypothesis(row) && row.scores.length >= 2 && isAtLeast(3)(row),
      draws: 200,
      scope: 4,
    })
    expect(steep.small?.scope(2)).toBe('all 4 rows of length 2 to 2 with gamma 3, peak score 0 and slacks 0 or 1')
  })

  test('are written and read', () => {
    const row = rows.parse('(-1 0 -3/2) peak 2 gamma 1')
    expect(row).toEqual({
      scores: [rational.of(-1), rational.zero, rational.of(-3, 2)],
      peak: 2,
      gamma: rational.one,
    })
    expect(rows.print(row)).toBe('(-1 0 -3/2) peak 2 gamma 1')
  })

  test.each([
    ['(-1/2 0) peak 2 gamma 1', 'the score of position 1 is above -1'],
    ['(0 0) peak 3 gamma 1', 'there is no position 3'],
    ['(0) peak x gamma 1', 'there is no position NaN'],
    ['(0) peak 1 gamma 0', 'gamma 0 is out of range'],
    ['() peak 1 gamma 1', 'expected a length of at least 1, found 0'],
    ['(0) gamma 1', 'expected (…) peak … gamma …'],
    ['(0) peak 1 gamma 1 tau 1', 'expected (…) peak … gamma …'],
  ])('reading %s says what is wrong', (line, message) => {
    expect(() => rows.parse(line)).toThrow(`${line}: ${message}`)
  })

  test('positions are cut with their slack, and the neighbour of a peak that is cut becomes the peak', () => {
    const row = rows.parse('(-4 -1 0 -3/2) peak 3 gamma 1')
    const cut = (start: number, count: number): string => rows.print(rows.without(row, start, count) ?? row)
    expect(cut(1, 1)).toBe('(-3 0 -3/2) peak 2 gamma 1')
    expect(cut(3, 1)).toBe('(-4 -1 0) peak 3 gamma 1')
    expect(cut(2, 1)).toBe('(-4 -1 0) peak 3 gamma 1')
    expect(cut(2, 2)).toBe('(-3 0) peak 2 gamma 1')
    expect(rows.without(row, 0, 4)).toBeUndefined()
  })

  test('the peak stands out, and moves when the row is reversed', () => {
    const row = rows.parse('(-4 -1 0 -3/2) peak 3 gamma 1')
    expect(rows.outstanding(row)).toEqual([2])
    expect(rows.print(rows.reversed(row))).toBe('(-3/2 0 -1 -4) peak 2 gamma 1')
  })

  test('a row has at least one score', () => {
    expect(() => zigguratRows({ minLength: 0 })).toThrow('a row has at least one score')
  })
})
