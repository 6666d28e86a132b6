// Lemma 9 and the markers of Proposition 10 on hand-made streams: each hypothesis alone is missed, where it is missing.
import { describe, expect, test } from 'vitest'
import { interval, type Rational, rational } from '../numbers/index.ts'
import { type FeedForward, type Layer, matrix, type NetObligation, vector } from '../transformer/index.ts'
import { openLedger, type Spot } from './ledger.ts'
import { checkMarker, checkRounding, type HardColumns } from './net.ts'
import type { StreamRows } from './row-state.ts'

type Rounding = Extract<NetObligation, { kind: 'rounding' }>
type Marker = Extract<NetObligation, { kind: 'marker' }>

const spotOf = (i: number): Spot => ({ layer: 3, layerName: 'round', of: 'out', i })
const [SOFT, EXACT, TO] = [0, 1, 2]
const { zero, one, half } = rational
const TWO = rational.of(2)

/** soft + 2·exact, to a third coordinate. */
const OBLIGATION: Rounding = {
  kind: 'rounding',
  constant: zero,
  form: [
    { index: SOFT, factor: one },
    { index: EXACT, factor: TWO },
  ],
  to: TO,
}

/** 2·ReLU(x − ¼) − 2·ReLU(x − ¾), where x is what the obligation says. */
function netOf({ constant, form, to }: Rounding): FeedForward {
  return {
    first: matrix(
      2,
      3,
      [0, 1].flatMap((unit) => form.map(({ index, factor }) => [unit, index, factor] as const)),
    ),
    firstBias: vector(2, [
      [0, rational.subtract(constant, rational.of(1, 4))],
      [1, rational.subtract(constant, rational.of(3, 4))],
    ]),
    second: matrix(3, 2, [
      [to, 0, TWO],
      [to, 1, rational.of(-2)],
    ]),
    secondBias: vector(3, []),
  }
}

function rounded(
  after: StreamRows,
  hard: HardColumns,
  obligation: Rounding = OBLIGATION,
  feedForward: FeedForward | null = netOf(obligation),
) {
  const ledger = openLedger()
  const layer: Layer = { name: 'round', heads: [], feedForward }
  checkRounding(obligation, layer, after, hard, spotOf, ledger)
  return ledger.checked()
}

const missed = (i: number, message: string) => [{ lemma: 'lemma-9', spot: spotOf(i), message }]
const column = (...values: readonly Rational[]): HardColumns => new Map([[SOFT, values]])
const NEAR_ONE = { lo: 0.9, hi: 1 }

describe('a rounding', () => {
  test('of what is near an integer at every position is credited, and what is left of ¼ is its margin', () => {
    const rows = [
      [NEAR_ONE, zero, one],
      [NEAR_ONE, one, one],
    ]
    const { broken, open, credits, margin } = rounded(rows, column(one, one))
    expect([broken, open]).toEqual([[], []])
    expect(credits.map(({ lemma, rows: count }) => [lemma, count])).toEqual([['lemma-9', 2]])
    expect(credits[0].closest).toMatchObject({ spot: spotOf(1), what: 'the error of the approximate Boolean' })
    expect(margin).toBeCloseTo(0.15, 12)
  })

  test('of what is exact leaves the whole of ¼', () => {
    const rows = [
      [one, zero, one],
      [zero, zero, zero],
    ]
    expect(rounded(rows, new Map()).margin).toBe(0.25)
  })

  test('of what is too far from the integer stays open at that position', () => {
    const rows = [
      [NEAR_ONE, zero, one],
      [{ lo: 0.5, hi: 0.625 }, zero, one],
    ]
    const { broken, open, margin } = rounded(rows, column(one, one))
    expect(broken).toEqual([])
    expect(open).toMatchObject([
      { lemma: 'lemma-9', spot: spotOf(2), what: 'the error of the approximate Boolean', bound: rational.of(1, 4) },
    ])
    expect(margin).toBeCloseTo(-0.25, 12)
    expect(margin).toBeLessThan(-0.25)
  })

  test('reads nothing that its net writes, not even beside other things', () => {
    const obligation: Rounding = { ...OBLIGATION, form: [OBLIGATION.form[0], { index: TO, factor: one }] }
    const checked = rounded([[one, zero, zero]], new Map(), obligation)
    expect(checked.broken).toEqual(missed(1, 'the net reads a coordinate that it also writes'))
    expect(checked.credits).toEqual([])
  })

  test('cannot be kept by a layer without a net, or with another one', () => {
    const other = netOf({ ...OBLIGATION, constant: one })
    for (const net of [null, other]) {
      const checked = rounded([[one, zero, one]], new Map(), OBLIGATION, net)
      expect(checked.broken).toEqual(missed(1, 'the net does not round the sum of its obligation'))
      expect(checked.credits).toEqual([])
    }
  })

  test('reads nothing of which only bounds are known, without a target', () => {
    const rows = [
      [one, zero, one],
      [NEAR_ONE, zero, one],
    ]
    const { broken, credits } = rounded(rows, new Map())
    expect(broken).toEqual(missed(2, 'the net rounds an approximate coordinate whose hard value is unknown'))
    expect(credits.map(({ rows: count }) => count)).toEqual([1])
  })

  test('has an integer as its target', () => {
    const rows = [
      [zero, half, one],
      [zero, rational.of(1, 4), one],
    ]
    expect(rounded(rows, new Map()).broken).toEqual(missed(2, 'hard attention gives 1/2, which is not an integer'))
  })

  test.each([
    ['2', TWO],
    ['−1', rational.of(-1)],
    ['½', half],
    ['something between 0 and 1', { lo: 0, hi: 1 }],
    ['what is 1 but not exactly known to be', interval.point(1)],
  ])('leaves exactly 0 or 1, and not %s', (_, output) => {
    const rows = [
      [zero, zero, zero],
      [one, zero, output],
      [one, zero, one],
    ]
    expect(rounded(rows, new Map()).broken).toEqual(missed(2, 'the net does not leave exactly 0 or 1'))
  })
})

describe('a marker', () => {
  const FIRST: Marker = { kind: 'marker', edge: 'first', from: 0, to: 1 }
  const LAST: Marker = { kind: 'marker', edge: 'last', from: 0, to: 1 }
  const third = rational.of(1, 3)

  function marked(obligation: Marker, after: StreamRows) {
    const ledger = openLedger()
    checkMarker(obligation, after, spotOf, ledger)
    return ledger.checked()
  }

  test('is 1 at its end and 0 elsewhere, where the mean is 1 and at most 1/3', () => {
    const rows = [
      [one, one],
      [zero, zero],
      [third, zero],
    ] as const
    for (const [obligation, after, lemma] of [
      [FIRST, rows, 'proposition-10a'],
      [LAST, rows.toReversed(), 'proposition-10b'],
    ] as const) {
      const { broken, open, credits } = marked(obligation, after)
      expect([broken, open, credits.map((credit) => [credit.lemma, credit.rows])]).toEqual([[], [], [[lemma, 3]]])
    }
  })

  test.each([
    ['the mean is not exact', { lo: 0, hi: 0.25 }, zero],
    ['the marker is not exact', zero, { lo: 0, hi: 0.25 }],
    ['neither is exact', { lo: 0, hi: 0.25 }, { lo: 0, hi: 0.25 }],
    ['the marker is another number', zero, one],
  ])('is missed at the position where %s', (_, mean, output) => {
    const { broken, credits } = marked(FIRST, [
      [one, one],
      [mean, output],
      [third, zero],
    ])
    const message = 'the marker of the first position must be exactly 0'
    expect(broken).toEqual([{ lemma: 'proposition-10a', spot: spotOf(2), message }])
    expect(credits.map(({ rows }) => rows)).toEqual([2])
  })

  test('must be exactly 1 at its end', () => {
    const message = 'the marker of the last position must be exactly 1'
    expect(
      marked(LAST, [
        [zero, zero],
        [one, zero],
      ]).broken,
    ).toEqual([{ lemma: 'proposition-10b', spot: spotOf(2), message }])
  })

  test('rests on a mean of 1 at its end and of at most 1/3 elsewhere', () => {
    const what = 'the mean of (−1)^{j+1}'
    const { broken, open } = marked(FIRST, [
      [half, one],
      [third, zero],
      [rational.of(-1, 2), zero],
    ])
    expect(broken).toEqual([])
    expect(open).toEqual([
      { lemma: 'proposition-10a', spot: spotOf(1), what, observed: one, bound: half },
      { lemma: 'proposition-10a', spot: spotOf(3), what, observed: half, bound: expect.anything() },
    ])
  })
})
