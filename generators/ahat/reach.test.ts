import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Rational, rational } from '../../src/numbers/index.ts'
import {
  allWords,
  type FeedForward,
  gapOver,
  type Mask,
  type Model,
  matrix,
  term,
  vector,
  zeroMatrix,
} from '../../src/transformer/index.ts'
import { transformers } from '../index.ts'
import { derivedSquare } from './reach.ts'

const { one } = rational
/** c becomes [c > 0], if it is 0 or at least 1/8. */
const anyOf: FeedForward = {
  first: matrix(3, 1, [
    [0, 0, rational.of(8)],
    [1, 0, rational.of(8)],
    [2, 0, one],
  ]),
  firstBias: vector(3, [[1, rational.of(-1)]]),
  second: matrix(1, 3, [
    [0, 0, one],
    [0, 1, rational.of(-1)],
    [0, 2, rational.of(-1)],
  ]),
  secondBias: vector(1, []),
}

/** Two layers on one coordinate, 1 for a and 0 for b: the second scores by the mean that the first wrote. */
function meanThenScore(net: FeedForward | null, mask: Mask = 'none', dimension = 1): Model {
  const unit = matrix(1, 1, [[0, 0, one]])
  const projection = matrix(dimension, 1, [[0, 0, one]])
  const nothing = zeroMatrix(1, 1)
  const head = { name: 'head', mask, weighting: 'average' } as const
  return {
    name: 'mean, then score',
    coordinates: ['x'],
    embedding: {
      symbols: [
        { symbol: 'a', vector: vector(1, [[0, one]]) },
        { symbol: 'b', vector: vector(1, []) },
      ],
      other: null,
    },
    schedule: { positions: [], temperature: term('1') },
    layers: [
      { name: 'mean', heads: [{ ...head, query: nothing, key: nothing, value: unit }], feedForward: net },
      { name: 'score', heads: [{ ...head, query: projection, key: projection, value: unit }], feedForward: null },
    ],
    outputs: [],
  }
}

const text = (square: Rational | undefined): string => (square === undefined ? 'tied' : rational.print(square))
const squares = (model: Model, lengths: readonly number[]): string[] =>
  lengths.map((n) => text(derivedSquare(model, n)))

describe('a gap that is read off the weights', () => {
  test('falls with the denominators of means, and stays where a net rounds them', () => {
    // Means of n bits are multiples of 1/lcm(1..n), products of two of these of its square.
    expect(squares(meanThenScore(null), [1, 2, 3, 4])).toEqual(['tied', '1/16', '1/1296', '1/20736'])
    expect(squares(meanThenScore(anyOf), [1, 2, 3, 4, 8])).toEqual(['tied', '1', '1', '1', '1'])
  })

  test('falls beyond the lengths that the net rounds for', () => {
    expect(text(derivedSquare(meanThenScore(anyOf), 9))).not.toBe('1')
  })

  test('is divided by √d_k', () => {
    expect(squares(meanThenScore(anyOf, 'none', 3), [2])).toEqual(['1/3'])
  })

  test('is anything where no row sees two positions', () => {
    expect(squares(meanThenScore(anyOf, 'strict-past'), [1, 2, 3])).toEqual(['tied', 'tied', '1'])
  })

  test('is anything where the scores are 0', () => {
    expect(squares({ ...meanThenScore(null), layers: [meanThenScore(null).layers[0]] }, [3])).toEqual(['tied'])
  })

  describe('from grids alone', () => {
    const net = (first: Rational[], firstBias: Rational[], second: Rational[], secondBias: Rational): FeedForward => ({
      first: matrix(
        first.length,
        1,
        first.map((w, u) => [u, 0, w]),
      ),
      firstBias: vector(
        first.length,
        firstBias.map((b, u) => [u, b]),
      ),
      second: matrix(
        1,
        first.length,
        second.map((w, u) => [0, u, w]),
      ),
      secondBias: vector(1, [[0, secondBias]]),
    })
    const third = rational.of(1, 3)

    // The stream is a multiple of 1/2 after attention.
    test('counts the bias that is added: queries are multiples of gcd(1/2, 1/3), keys differ by 1/2', () => {
      expect(text(derivedSquare(meanThenScore(net([], [], [], third)), 2, 0))).toBe('1/144')
    })

    test('counts the bias of a unit: it gives multiples of gcd(1/2, 1/3)', () => {
      const model = meanThenScore(net([one], [rational.negate(third)], [one], rational.zero))
      expect(text(derivedSquare(model, 2, 0))).toBe('1/1296')
    })

    test('counts the 0 of a row that sees nothing: means are 4/3 and multiples of 1/2 more, or 0', () => {
      const model = meanThenScore(null, 'strict-future')
      const symbols = [rational.of(4, 3), third].map((value, k) => ({
        symbol: 'ab'[k],
        vector: vector(1, [[0, value]]),
      }))
      expect(text(derivedSquare({ ...model, embedding: { symbols, other: null } }, 3, 0))).toBe('1/1296')
    })
  })

  // With values, and on grids alone.
  test.each([undefined, 0, 8])('is one, whatever the model and however hard its heads (most: %s)', (most) => {
    const domain = transformers({
      weightings: ['average', 'leftmost', 'rightmost'],
      alphabet: ['a', 'b'],
      maxLength: 3,
    })
    let derived = 0
    for (const model of fc.sample(domain.arbitrary, { seed: 1, numRuns: 150 })) {
      const stated = derivedSquare(model, 3, most)
      const found = gapOver(model, allWords(['a', 'b'], 3))
      if (found.kind === 'all-tied') continue
      derived += 1
      if (stated === undefined || rational.compare(stated, found.square) > 0) {
        expect.fail(`${text(stated)} is said to be a gap squared: ${domain.print(model)}`)
      }
    }
    expect(derived).toBeGreaterThan(50)
  })
})
