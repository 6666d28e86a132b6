import { expect, test } from 'vitest'
import { rational } from '../numbers/index.ts'
import {
  dependsOn,
  isNamedTerm,
  NAMED_TERMS,
  type Scheduled,
  scheduledAt,
  tabulatedSchedule,
  term,
} from './schedule.ts'

const at = (name: string, i: number, n: number): string =>
  isNamedTerm(name) ? rational.print(scheduledAt(term(name), i, n)) : 'unknown'

test('every named term has the value that its name says', () => {
  expect(NAMED_TERMS.map((name) => `${name}: ${at(name, 3, 5)}`)).toMatchInlineSnapshot(`
    [
      "1: 1",
      "i: 3",
      "i^2: 9",
      "1/i: 1/3",
      "1/i^2: 1/9",
      "n: 5",
      "1/n: 1/5",
      "1/n^2: 1/25",
      "i/n: 3/5",
      "(i/n)^2: 9/25",
      "i*n: 15",
      "i^2*n: 45",
      "1/(n-i+1): 1/3",
      "(-1)^i: -1",
      "[i=1]: 0",
    ]
  `)
})

test.each(NAMED_TERMS)('%s depends on what it says, and on nothing else', (name) => {
  const values = (places: readonly (readonly [i: number, n: number])[]) =>
    new Set(places.map(([i, n]) => at(name, i, n)))
  const along = values([1, 2, 3].map((i) => [i, 3]))
  const byLength = values([2, 3, 4].map((n) => [2, n]))
  expect([along.size > 1, byLength.size > 1]).toEqual([dependsOn(name, 'i'), dependsOn(name, 'n')])
})

test('(-1)^i is −1 at odd and 1 at even positions', () => {
  expect([1, 2, 3, 4].map((i) => at('(-1)^i', i, 4))).toEqual(['-1', '1', '-1', '1'])
})

test('[i=1] is 1 at the first position and 0 after it', () => {
  expect([1, 2, 3].map((i) => at('[i=1]', i, 3))).toEqual(['1', '0', '0'])
})

test('a factor multiplies a term', () => {
  expect(scheduledAt(term('1/n', rational.of(3, 2)), 1, 4)).toEqual(rational.of(3, 8))
})

test('tables answer by length and by position', () => {
  const byLength = { kind: 'by-length', rows: [{ n: 2, value: rational.of(7) }] } as const
  const byPosition = { kind: 'by-position', rows: [{ n: 2, values: [rational.of(1), rational.of(0)] }] } as const
  expect([1, 2].map((i) => scheduledAt(byLength, i, 2))).toEqual([rational.of(7), rational.of(7)])
  expect([1, 2].map((i) => scheduledAt(byPosition, i, 2))).toEqual([rational.of(1), rational.of(0)])
})

test('a function answers for every position and length, and a table of it up to a length', () => {
  const value: Scheduled = { kind: 'function', name: 'n − i', at: (i, n) => rational.of(n - i) }
  expect([1, 2, 3].map((i) => rational.print(scheduledAt(value, i, 3)))).toEqual(['2', '1', '0'])
  const schedule = { positions: [{ coordinate: 7, value }], temperature: term('1') }
  expect(tabulatedSchedule(schedule, 2)).toEqual({
    positions: [
      {
        coordinate: 7,
        value: {
          kind: 'by-position',
          rows: [
            { n: 1, values: [rational.zero] },
            { n: 2, values: [rational.one, rational.zero] },
          ],
        },
      },
    ],
    temperature: term('1'),
  })
})

test('what a function gives that is no Rational is an error that shows it', () => {
  const giving = (value: unknown): Scheduled => ({
    kind: 'function',
    name: 'θ',
    at: () => JSON.parse(JSON.stringify(value)),
  })
  for (const [value, given] of [
    [{ n: 1 }, 'an object'],
    ['1/2', '1/2'],
  ] as const) {
    expect(() => scheduledAt(giving(value), 1, 2)).toThrow(
      `the function "θ" of the schedule gives ${given} at i = 1, n = 2: give a Rational, such as rational.of(1, 2)`,
    )
  }
})

test('a length that a table lacks is an error that names the lengths it has', () => {
  const table = {
    kind: 'by-length',
    rows: [
      { n: 2, value: rational.one },
      { n: 4, value: rational.one },
    ],
  } as const
  expect(() => scheduledAt(table, 1, 3)).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: a table of the schedule has no row for n = 3; it has n = 2, 4]`,
  )
  expect(() => scheduledAt({ kind: 'by-length', rows: [] }, 1, 3)).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: a table of the schedule has no row for n = 3; it has n = none]`,
  )
})

test('names inherited by every object are not terms', () => {
  expect(['toString', '__proto__', 'constructor'].map(isNamedTerm)).toEqual([false, false, false])
})
