// A domain of one's own from stock arbitraries of fast-check: a row of scores, and one of them that is raised. Text makes it a domain
// with a corpus, whose lines are replayed and shrink; any `fc.Arbitrary` alone would do as a domain without one.
import fc from 'fast-check'
import type { Domain } from 'lemmata'

export interface Raise {
  readonly scores: readonly number[]
  /** From 1 to the length of the row. */
  readonly at: number
  readonly by: number
}

const LARGEST = 20
const LINE = /^(-?\d+(?: -?\d+)*) at (\d+) by (\d+)$/

const score = fc.integer({ min: -LARGEST, max: LARGEST })

const parts = fc.record(
  {
    scores: fc.array(score, { minLength: 1, maxLength: 8 }),
    at: fc.nat(7),
    by: fc.integer({ min: 1, max: LARGEST }),
  },
  { noNullPrototype: true },
)

/** Which position depends on the length: by `map` with the way back, since what comes out of `chain` cannot be shrunk again from a file. */
const arbitrary = parts.map(
  ({ scores, at, by }): Raise => ({ scores, at: (at % scores.length) + 1, by }),
  (value) => {
    if (!isRaise(value)) throw new Error('no raise')
    return { ...value, scores: [...value.scores], at: value.at - 1 }
  },
)

/** The stock arbitraries look at the numbers themselves. */
const isRaise = (value: unknown): value is Raise =>
  typeof value === 'object' &&
  value !== null &&
  'scores' in value &&
  Array.isArray(value.scores) &&
  'at' in value &&
  typeof value.at === 'number' &&
  value.at <= value.scores.length &&
  'by' in value

export const raises: Domain<Raise> = {
  arbitrary,
  print: ({ scores, at, by }) => `${scores.join(' ')} at ${at} by ${by}`,
  parse(line) {
    const [, scores, at, by] = LINE.exec(line) ?? []
    if (scores === undefined) throw new Error(`${line}: write scores, a position and a number, such as 3 -1 at 2 by 5`)
    const raise = { scores: scores.split(' ').map(Number), at: Number(at), by: Number(by) }
    if (raise.at >= 1 && raise.at <= raise.scores.length) return raise
    throw new Error(`${line}: the position is ${at}, but there are ${raise.scores.length} scores`)
  },
  /** Without one of the scores a case is smaller, wherever its position moves; 1 is smaller than −1. */
  size: ({ scores, at, by }) => scores.reduce((sum, s) => sum + 100 + 2 * Math.abs(s) + (s < 0 ? 1 : 0), at + by),
}
