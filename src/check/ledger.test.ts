// The ledger alone: when rows are asked for more digits, which row of a lemma is the closest, and what stays open.
import { describe, expect, test, vi } from 'vitest'
import { type Interval, interval, rational, real } from '../numbers/index.ts'
import { type Compared, openLedger, type Spot } from './ledger.ts'

const spot = (i: number): Spot => ({ layer: 1, layerName: 'layer', of: 'a', i })
const { point, between } = interval

const QUARTER = rational.of(1, 4)
const HALF = rational.of(1, 2)

/** The closest row and what is open, of rows of one lemma at positions 1, 2, …; without an answer, more digits are not to be had. */
function written(...rows: readonly (readonly [observed: Interval, bound: Interval, exactly?: () => Compared])[]) {
  const ledger = openLedger()
  rows.forEach(([observed, bound, exactly], k) => {
    ledger.row('lemma', spot(k + 1), 'what', observed, bound, exactly)
  })
  const { credits, open } = ledger.checked()
  expect(credits.map(({ lemma, rows: count }) => [lemma, count])).toEqual([['lemma', rows.length]])
  return { closest: credits[0].closest, open: open.map(({ spot: { i } }) => i) }
}

/** What more digits say; counts how often it is asked. */
const digits = (observed = QUARTER, bound = HALF) => vi.fn((): Compared => ({ observed, bound }))

describe('a row that holds by its intervals', () => {
  test('is written down as the run has it: doubles as rationals, and intervals as what they are', () => {
    const wide = between(0.1, 0.2)
    const { closest, open } = written([wide, point(0.5)])
    expect({ ...closest, observed: undefined }).toEqual({
      lemma: 'lemma',
      spot: spot(1),
      what: 'what',
      observed: undefined,
      bound: HALF,
    })
    expect(closest.observed).toMatchObject({ kind: 'enclosed', filter: wide })
    expect(open).toEqual([])
  })

  test('is an interval still where it lies beyond the doubles', () => {
    const beyond = { lo: Number.POSITIVE_INFINITY, hi: Number.POSITIVE_INFINITY }
    expect(written([point(0.5), beyond]).closest).toMatchObject({ observed: HALF, bound: { filter: beyond } })
  })

  test('holds also where both are equal, and nobody is asked for more digits', () => {
    const exactly = digits()
    expect(written([point(0.5), point(0.5), exactly])).toMatchObject({
      closest: { observed: HALF, bound: HALF },
      open: [],
    })
    expect(exactly).not.toHaveBeenCalled()
  })

  test('has digits enough where three of them are known, or where it is exactly 0', () => {
    const exactly = digits()
    written([between(0.4999, 0.5), point(1), exactly])
    written([point(0), point(1), exactly])
    expect(exactly).not.toHaveBeenCalled()
  })

  test('is worth more digits where fewer are known and no row before came closer', () => {
    const exactly = digits()
    expect(written([between(0.1, 0.4), point(0.5), exactly]).closest).toMatchObject({ observed: QUARTER, bound: HALF })
    expect(exactly).toHaveBeenCalledOnce()
    written([point(0.5), point(0.5)], [between(0.1, 0.4), point(0.5), exactly])
    expect(exactly).toHaveBeenCalledOnce()
  })

  test('is not the closest where its digits say less than its interval', () => {
    const first = [point(0.375), point(0.5)] as const
    const { closest } = written(first, [between(0.1, 0.4), point(0.5), digits()])
    expect(closest.spot.i).toBe(1)
  })
})

describe('the closest row', () => {
  test('is the one with the largest ratio, wherever it comes', () => {
    const [far, near, middle] = [0.125, 0.5, 0.25].map((observed) => [point(observed), point(1)] as const)
    expect(written(far, near, middle).closest.spot.i).toBe(2)
    expect(written(near, far, middle).closest.spot.i).toBe(1)
    expect(written(far, middle, near).closest.spot.i).toBe(3)
  })

  test('is the first of equal ones, whether they hold or not', () => {
    expect(written([point(1), point(2)], [point(2), point(4)]).closest.spot.i).toBe(1)
    expect(written([point(2), point(1)], [point(4), point(2)]).closest.spot.i).toBe(1)
  })

  test('is the one that fails most', () => {
    expect(written([point(3), point(1)], [point(2), point(1)]).closest.spot.i).toBe(1)
    expect(written([point(2), point(1)], [point(3), point(1)], [point(1), point(2)]).closest.spot.i).toBe(2)
  })

  test('is not one of 0 ≤ 0, if there is another', () => {
    expect(written([point(0), point(0)], [point(0.5), point(1)]).closest.spot.i).toBe(2)
    expect(written([point(0.5), point(1)], [point(0), point(0)]).closest.spot.i).toBe(1)
    expect(written([point(0), point(0)]).closest).toMatchObject({ observed: rational.zero, bound: rational.zero })
  })

  test('is a row of which nothing is known, if there is no other', () => {
    const unknown = [interval.everything, interval.everything] as const
    expect(written(unknown, unknown)).toMatchObject({ closest: { spot: { i: 1 } }, open: [1, 2] })
    expect(written(unknown, [point(0.5), point(1)])).toMatchObject({ closest: { spot: { i: 2 } }, open: [1] })
  })

  test('is another for each lemma, in the order of their first rows', () => {
    const ledger = openLedger()
    for (const [k, lemma] of ['b', 'a', 'b'].entries()) ledger.row(lemma, spot(k), 'what', point(k), point(4))
    expect(ledger.checked().credits.map(({ lemma, rows, closest }) => [lemma, rows, closest.spot.i])).toEqual([
      ['b', 2, 2],
      ['a', 1, 1],
    ])
  })
})

describe('a row that does not hold by its intervals', () => {
  test('is open as the run has it where they are apart', () => {
    const exactly = digits()
    const ledger = openLedger()
    ledger.row('lemma', spot(1), 'what', point(2), point(1), exactly)
    const row = { lemma: 'lemma', spot: spot(1), what: 'what', observed: rational.of(2), bound: rational.one }
    expect(ledger.checked()).toEqual({
      credits: [{ lemma: 'lemma', rows: 1, closest: row }],
      open: [row],
      broken: [],
      margin: null,
    })
    expect(exactly).not.toHaveBeenCalled()
  })

  test('is settled by more digits where they overlap or touch', () => {
    const overlapping = [between(0.2, 0.6), between(0.4, 0.5)] as const
    const touching = [between(0.5, 0.6), point(0.5)] as const
    for (const row of [overlapping, touching]) {
      expect(written([...row, digits(HALF, HALF)])).toMatchObject({
        closest: { observed: HALF, bound: HALF },
        open: [],
      })
      expect(written([...row, digits(HALF, QUARTER)])).toMatchObject({ open: [1] })
    }
  })

  test('stays open where they overlap and there are no more digits', () => {
    expect(written([between(0.2, 0.6), between(0.4, 0.5)]).open).toEqual([1])
    expect(
      written([between(0.2, 0.6), point(0.5), () => ({ observed: real.within(between(0.2, 0.6)), bound: HALF })]).open,
    ).toEqual([1])
  })

  test('is one of at most 20 that are told, and all are counted', () => {
    const failing = Array.from({ length: 25 }, () => [point(2), point(1)] as const)
    expect(written(...failing).open).toEqual(Array.from({ length: 20 }, (_, k) => k + 1))
  })
})

test('what is broken is told as it was said, 20 times at most', () => {
  const ledger = openLedger()
  for (let i = 1; i <= 25; i++) ledger.broken('lemma', spot(i), `fault ${i}`)
  const { broken, credits } = ledger.checked()
  expect(broken).toEqual(
    Array.from({ length: 20 }, (_, k) => ({ lemma: 'lemma', spot: spot(k + 1), message: `fault ${k + 1}` })),
  )
  expect(credits).toEqual([])
})

test('the margin is the least, and null where there was none', () => {
  const ledger = openLedger()
  expect(ledger.checked().margin).toBe(null)
  for (const left of [0.25, 0.125, 0.2]) ledger.margin(left)
  expect(ledger.checked().margin).toBe(0.125)
})

test('without credits nobody is asked for the digits of a row that holds, and what is open is open still', () => {
  const ledger = openLedger({ isCredited: false })
  const [holding, overlapping] = [digits(), digits(HALF, QUARTER)]
  ledger.row('lemma', spot(1), 'what', between(0, 0.1), point(0.5), holding)
  ledger.row('lemma', spot(2), 'what', between(0, 1), point(0.5), overlapping)
  const { credits, open } = ledger.checked()
  expect([credits, open.map(({ spot: { i } }) => i)]).toEqual([[], [2]])
  expect(holding).not.toHaveBeenCalled()
})
