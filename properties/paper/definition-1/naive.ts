// Definitions 1 to 4 taken literally: sums over all positions that a mask shows, one after the other, with none of the shortcuts of the
// evaluators. Exact rationals for hard heads, BigInt enclosures for soft ones. Slow: for words of a few symbols.
import { type Precise, precise, preciseExp, type Rational, rational } from '../../../src/numbers/index.ts'
import {
  type FeedForward,
  type Head,
  type Mask,
  type Matrix,
  type Model,
  scheduledAt,
  type Vector,
  type Word,
} from '../../../src/transformer/index.ts'

/** Numbers of some kind, and what Definitions 2 and 3 make of a row of scores q·k. */
interface Numbers<T> {
  readonly zero: T
  of(a: Rational): T
  add(a: T, b: T): T
  multiply(a: T, b: T): T
  relu(a: T): T
  weights(scores: readonly T[], head: Head, tau: Rational): readonly T[]
}

type Rows<T> = readonly (readonly T[])[]

const sees = (mask: Mask, i: number, j: number): boolean => {
  switch (mask) {
    case 'none':
      return true
    case 'future':
      return j <= i
    case 'past':
      return j >= i
    case 'strict-future':
      return j < i
    case 'strict-past':
      return j > i
  }
}

const entryOf = ({ entries }: Vector, index: number): Rational =>
  entries.find((entry) => entry.index === index)?.value ?? rational.zero

/** By layers, positions and coordinates, from the embedding on. */
function run<T>(numbers: Numbers<T>, model: Model, word: Word): readonly Rows<T>[] {
  const { add, multiply, of, zero } = numbers
  const n = word.length
  const applied = ({ rows, entries }: Matrix, x: readonly T[]): T[] =>
    Array.from({ length: rows }, (_, r) =>
      entries
        .filter(({ row }) => row === r)
        .reduce((sum, { column, value }) => add(sum, multiply(of(value), x[column])), zero),
    )
  const dot = (x: readonly T[], y: readonly T[]): T => x.reduce((sum, v, k) => add(sum, multiply(v, y[k])), zero)
  const plus = (x: readonly T[], y: readonly T[]): T[] => x.map((v, k) => add(v, y[k]))

  const attended = (head: Head, h: Rows<T>, i: number): T[] => {
    const visible = h.map((_, k) => k + 1).filter((j) => sees(head.mask, i, j))
    const nothing = model.coordinates.map(() => zero)
    if (visible.length === 0) return nothing
    const query = applied(head.query, h[i - 1])
    const scores = visible.map((j) => dot(query, applied(head.key, h[j - 1])))
    const weights = numbers.weights(scores, head, scheduledAt(model.schedule.temperature, i, n))
    return visible.reduce<T[]>(
      (sum, j, k) =>
        plus(
          sum,
          applied(head.value, h[j - 1]).map((v) => multiply(weights[k], v)),
        ),
      nothing,
    )
  }
  const net = ({ first, firstBias, second, secondBias }: FeedForward, c: readonly T[]): T[] => {
    const hidden = applied(first, c).map((v, u) => numbers.relu(add(v, of(entryOf(firstBias, u)))))
    return applied(second, hidden).map((v, k) => add(v, of(entryOf(secondBias, k))))
  }

  const embedded = word.map((symbol, k): readonly T[] => {
    const vector = model.embedding.symbols.find((one) => one.symbol === symbol)?.vector ?? model.embedding.other
    if (vector === null) throw new RangeError(`${symbol} has no embedding`)
    return model.coordinates.map((_, c) =>
      model.schedule.positions
        .filter(({ coordinate }) => coordinate === c)
        .reduce((sum, { value }) => add(sum, of(scheduledAt(value, k + 1, n))), of(entryOf(vector, c))),
    )
  })
  const streams: Rows<T>[] = [embedded]
  for (const { heads, feedForward } of model.layers) {
    const h = streams[streams.length - 1]
    const c = h.map((row, k) => heads.reduce((sum, head) => plus(sum, attended(head, h, k + 1)), row))
    streams.push(feedForward === null ? c : c.map((row) => plus(row, net(feedForward, row))))
  }
  return streams
}

const EXACT: Numbers<Rational> = {
  zero: rational.zero,
  of: (a) => a,
  add: rational.add,
  multiply: rational.multiply,
  relu: (a) => rational.maximum(a, rational.zero),
  weights(scores, { weighting }) {
    const isLargest = scores.map((s) => scores.every((other) => rational.compare(other, s) <= 0))
    const largest = scores.flatMap((_, k) => (isLargest[k] ? [k] : []))
    const chosen =
      weighting === 'leftmost' ? [largest[0]] : weighting === 'rightmost' ? [largest[largest.length - 1]] : largest
    return scores.map((_, k) => (chosen.includes(k) ? rational.of(1, chosen.length) : rational.zero))
  },
}

const BITS = 256

const ENCLOSED: Numbers<Precise> = {
  zero: precise.zero,
  of: (a) => precise.fromRational(a, BITS),
  add: (a, b) => precise.add(a, b, BITS),
  multiply: (a, b) => precise.multiply(a, b, BITS),
  relu: precise.relu,
  weights(scores, { weighting, query }, tau) {
    const root = precise.squareRoot(precise.fromRational(rational.of(query.rows), BITS), BITS)
    const heat = weighting === 'softmax-tau' ? precise.multiply(precise.fromRational(tau, BITS), root, BITS) : root
    const powers = scores.map((s) => preciseExp.exp(precise.divide(s, heat, BITS), BITS))
    const total = powers.reduce((sum, power) => precise.add(sum, power, BITS))
    return powers.map((power) => precise.divide(power, total, BITS))
  },
}

/** All heads hard. @example naiveHard(ahat, word('ab')) */
export const naiveHard = (model: Model, word: Word): readonly Rows<Rational>[] => run(EXACT, model, word)

/** All heads soft; enclosed. @example naiveSoft(withWeighting(ahat, 'softmax'), word('ab')) */
export const naiveSoft = (model: Model, word: Word): readonly Rows<Precise>[] => run(ENCLOSED, model, word)
