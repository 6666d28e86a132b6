// Whose coordinate it is: a head writes the values of its obligation, alone, to a place where nothing stood. Faults tell the lemma and the spot.
import { describe, expect, test } from 'vitest'
import { type Rational, rational } from '../numbers/index.ts'
import {
  type Head,
  type HeadObligation,
  type Layer,
  type Matrix,
  type Model,
  matrix,
  type Obligation,
  type Schedule,
  soft,
  term,
  vector,
  word,
  zeroMatrix,
} from '../transformer/index.ts'
import { checkObligations } from './check.ts'

const [ONE, X, MEAN] = [0, 1, 2]
const { zero, one } = rational

const writing = (...entries: readonly (readonly [row: number, column: number, value: Rational])[]): Matrix =>
  matrix(4, 4, entries)

const headOf = (value: Matrix, name = 'average'): Head => ({
  name,
  mask: 'future',
  weighting: 'softmax',
  query: zeroMatrix(1, 4),
  key: zeroMatrix(1, 4),
  value,
})

/** Means of x, to a coordinate of their own. */
const AVERAGE = headOf(writing([MEAN, X, one]))
const OBLIGATION = {
  kind: 'mean',
  head: 0,
  mask: 'future',
  value: [{ index: X, factor: one }],
  to: MEAN,
} satisfies Obligation

/** The second of two layers has the heads; x is 1 where an a stands. */
function checked(
  heads: readonly Head[],
  obligations: readonly Obligation[],
  positions: Schedule['positions'] = [],
  feedForward: Layer['feedForward'] = null,
) {
  const model: Model = {
    name: 'means',
    coordinates: ['one', 'x', 'mean', 'other'],
    embedding: { symbols: [{ symbol: 'a', vector: vector(4, [[X, one]]) }], other: vector(4, []) },
    schedule: { positions: [{ coordinate: ONE, value: term('1') }, ...positions], temperature: term('1') },
    layers: [
      { name: 'nothing', heads: [], feedForward: null },
      { name: 'means', heads, feedForward, obligations },
    ],
    outputs: [],
  }
  return checkObligations(model, soft(model, word('aba')))
}

const missed = (lemma: string, of: string, message: string) => ({
  lemma,
  spot: { layer: 2, layerName: 'means', of, i: 1 },
  message,
})
const NOT_OWN = missed(
  'definition-3',
  'average',
  'the head does not write the values of its obligation to a coordinate of its own',
)

describe('a head keeps its obligation', () => {
  test('where it alone writes it, to a coordinate of zeros', () => {
    expect(checked([AVERAGE], [OBLIGATION])).toEqual({ credits: [], open: [], broken: [], margin: null })
  })

  test('with a second head beside it, for a coordinate of that one', () => {
    const second = headOf(writing([3, X, one]), 'second')
    expect(checked([AVERAGE, second], [OBLIGATION, { ...OBLIGATION, head: 1, to: 3 }]).broken).toEqual([])
  })
})

describe('a coordinate is no head’s own', () => {
  test('where something stands at one of the positions', () => {
    expect(checked([AVERAGE], [OBLIGATION], [{ coordinate: MEAN, value: term('[i=1]') }]).broken).toEqual([NOT_OWN])
  })

  test('where something stands at every position', () => {
    expect(checked([AVERAGE], [OBLIGATION], [{ coordinate: MEAN, value: term('1') }]).broken).toEqual([NOT_OWN])
  })

  test('where another head writes, and the one with the obligation writes nothing', () => {
    const [silent, loud] = [headOf(writing(), 'silent'), headOf(writing([MEAN, X, one]), 'loud')]
    expect(
      checked(
        [silent, loud],
        [
          { ...OBLIGATION, value: [] },
          { ...OBLIGATION, head: 1 },
        ],
      ).broken,
    ).toEqual([{ ...NOT_OWN, spot: { ...NOT_OWN.spot, of: 'silent' } }])
    // Also where the other one writes only zeros, which are the means of nothing.
    const zeros = headOf(writing([MEAN, 3, one]), 'zeros')
    const nothing = [{ index: 3, factor: one }]
    expect(
      checked(
        [silent, zeros],
        [
          { ...OBLIGATION, value: [] },
          { ...OBLIGATION, head: 1, value: nothing },
        ],
      ).broken,
    ).toEqual([{ ...NOT_OWN, spot: { ...NOT_OWN.spot, of: 'silent' } }])
  })

  test('where the net of the layer writes too', () => {
    const bias = { first: zeroMatrix(0, 4), firstBias: vector(0, []), second: zeroMatrix(4, 0) }
    const net = { ...bias, secondBias: vector(4, [[MEAN, one]]) }
    expect(checked([AVERAGE], [OBLIGATION], [], net).broken).toEqual([NOT_OWN])
  })
})

describe('a fault is told', () => {
  test('of what a head writes that nothing justifies, also where others have an obligation for it', () => {
    const both = headOf(writing([MEAN, X, one], [3, X, one]))
    const idle = headOf(writing(), 'idle')
    const message = 'no obligation covers what the head writes to other'
    expect(checked([both], [OBLIGATION]).broken).toEqual([missed('definition-1', 'average', message)])
    expect(checked([both, idle], [OBLIGATION, { ...OBLIGATION, head: 1, to: 3 }]).broken[0]).toEqual(
      missed('definition-1', 'average', message),
    )
  })

  test('of another mask than that of the obligation', () => {
    expect(checked([AVERAGE], [{ ...OBLIGATION, mask: 'none' }]).broken).toEqual([
      missed('definition-3', 'average', 'the head has the mask future, but its obligation names none'),
    ])
  })

  const { kind: _, ...REST } = OBLIGATION
  const PEAKED = { ...REST, gamma: one, tolerance: one }
  const COUNT = { count: { of: X, direction: 'left' }, plus: 0 } as const
  test.each<[string, HeadObligation]>([
    ['definition-3', OBLIGATION],
    ['proposition-10c', { ...REST, kind: 'reciprocal', direction: 'left' }],
    ['proposition-10d', { ...REST, kind: 'reciprocal', direction: 'right' }],
    ['lemma-8a', { ...PEAKED, kind: 'tie-break', clause: 'a', base: [] }],
    ['lemma-8b', { ...PEAKED, kind: 'tie-break', clause: 'b', base: [] }],
    ['lemma-8c', { ...PEAKED, kind: 'tie-break', clause: 'c', base: [] }],
    ['lemma-6', { ...PEAKED, ...COUNT, kind: 'lookup', lemma: 'lemma-6' }],
    ['lemma-7', { ...PEAKED, ...COUNT, kind: 'lookup', lemma: 'lemma-7' }],
  ])('of a head that is not there, on behalf of %s', (lemma, obligation) => {
    expect(checked([], [{ ...obligation, head: 7 }])).toEqual({
      credits: [],
      open: [],
      broken: [missed(lemma, 'mean', 'there is no head number 7')],
      margin: null,
    })
  })

  test('of a net, at its coordinate and its layer', () => {
    const rounding: Obligation = { kind: 'rounding', constant: zero, form: [], to: 3 }
    expect(checked([], [rounding]).broken).toEqual([
      missed('lemma-9', 'other', 'the net does not round the sum of its obligation'),
    ])
    const marker: Obligation = { kind: 'marker', edge: 'first', from: X, to: 3 }
    expect(checked([], [marker]).broken[0]).toEqual(
      missed('proposition-10a', 'other', 'the marker of the first position must be exactly 1'),
    )
  })
})
