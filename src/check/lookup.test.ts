// A lookup by hand: what the check asks of queries, keys and γ, and the rows that it writes down.
import { describe, expect, test } from 'vitest'
import {
  faultsOf,
  type GivenRow,
  headWith,
  isTightAround,
  rationals,
  recordingLedger,
  spotAt,
  streamOf,
} from '../../tests/support/by-hand.ts'
import { lemma6, lemma7 } from '../lemmas/index.ts'
import { decide, type Interval, interval, precise, type Rational, rational } from '../numbers/index.ts'
import {
  type Activation,
  type Enclosure,
  type HeadObligation,
  type Mask,
  visible,
  zeroMatrix,
} from '../transformer/index.ts'
import type { HeadView } from './head-view.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { checkLookup } from './lookup.ts'

type Lookup = Extract<HeadObligation, { kind: 'lookup' }>
type Column = readonly (number | Activation<Enclosure>)[]
type Vectors = readonly (readonly Rational[])[]

/** Coordinate 0 is counted to the left, 1 is looked up, 2 is written. */
interface Setting {
  readonly counted: Column
  readonly values: Column
  readonly written: Column
  readonly mask: Mask
  readonly size: number
  readonly queries: Vectors | undefined
  readonly keys: Vectors | undefined
}

/** γ = weight·spread/√4. */
const query = (row: number, weight: number, rest = [0, 0]): Rational[] => rationals([row * weight, weight, ...rest])
const key = (j: number, spread = 1, rest = [0, 0]): Rational[] => rationals([2 * j * spread, -j * j * spread, ...rest])

/** Rows 1, 2 and 2 of a table of parity, γ = 3. */
const TABLE = (): Setting => ({
  counted: [1, 1, 0],
  values: [1, 0, 1],
  written: [1, 0, 0],
  mask: 'future',
  size: 4,
  queries: [query(1, 6), query(2, 6), query(2, 6)],
  keys: [key(1), key(2), key(3)],
})

const OBLIGATION = (): Lookup => ({
  kind: 'lookup',
  lemma: 'lemma-6',
  head: 0,
  mask: 'future',
  count: { of: 0, direction: 'left' },
  plus: 0,
  value: [{ index: 1, factor: rational.one }],
  to: 2,
  gamma: rational.of(3),
  tolerance: rational.of(1000),
})

function checkWith(ledger: Ledger, setting: Setting, obligation: Lookup): readonly Rational[] | undefined {
  const { counted, values, written, mask, size, queries, keys } = setting
  const view: HeadView = {
    head: headWith(mask, zeroMatrix(size, 3)),
    n: counted.length,
    before: streamOf(
      counted,
      values,
      counted.map(() => 0),
    ),
    after: streamOf(counted, values, written),
    queries,
    keys,
    temperature: () => rational.one,
    spot: spotAt,
  }
  return checkLookup(obligation, view, ledger)
}

function looked(change: Partial<Setting>, obligation: Partial<Lookup> = {}) {
  const { ledger, rows, broken } = recordingLedger()
  const column = checkWith(ledger, { ...TABLE(), ...change }, { ...OBLIGATION(), ...obligation })
  return { column: column?.map(rational.print), rows, faults: faultsOf(broken) }
}

/** Rows that no real ledger can close. */
function openOf(change: Partial<Setting>, obligation: Partial<Lookup>): [number, string, string][] {
  const ledger = openLedger()
  checkWith(ledger, { ...TABLE(), ...change }, { ...OBLIGATION(), ...obligation })
  return ledger.checked().open.map(({ spot, what, observed, bound }) => [spot.i, what, decide(observed, bound).answer])
}

const ROW = '|hard − soft|'
const RATIO = '|hard − soft| over the bound'
const TOLERANCE = 'the bound, which must not exceed the tolerance'

describe('what makes a lookup', () => {
  test('of the counted row in a table is right: its value is the hard column', () => {
    const { column, faults, rows } = looked({})
    expect([column, faults]).toEqual([['1', '0', '0'], []])
    expect(rows.map(({ lemma, i, what }) => [lemma, i, what])).toEqual([1, 2, 3].map((i) => ['lemma-6', i, ROW]))
  })

  const vague: Interval = { lo: 0, hi: 1 }
  test.each<[string, Partial<Setting>]>([
    ['a value', { values: [1, vague, 1] }],
    ['a counted coordinate', { counted: [1, 1, vague] }],
    ['the queries', { queries: undefined }],
    ['the keys', { keys: undefined }],
  ])('nothing is looked up where %s is known by enclosures only', (_, change) => {
    const { column, faults, rows } = looked(change)
    expect([column, rows]).toEqual([undefined, []])
    expect(faults).toEqual(['lemma-6 at 1: the scores, values or counts are not exact'])
  })

  test('d_k has room for 2j and −j², and a rational root', () => {
    for (const size of [1, 2, 3, 5, 8]) {
      const cut = (vector: Rational[]): Rational[] => [...vector, ...rationals([0, 0, 0, 0])].slice(0, size)
      const { column, faults, rows } = looked({
        size,
        queries: [query(1, 6), query(2, 6), query(2, 6)].map(cut),
        keys: [key(1), key(2), key(3)].map(cut),
      })
      expect([column, rows]).toEqual([undefined, []])
      expect(faults).toEqual([`lemma-6 at 1: a lookup needs d_k ≥ 2 and a rational √d_k, but d_k is ${size}`])
    }
    // √9 in the place of √4: γ is 9/3.
    expect(looked({ size: 9, queries: [query(1, 9), query(2, 9), query(2, 9)] }).faults).toEqual([])
    expect(looked({ size: 9 }).faults[0]).toBe('lemma-6 at 1: γ is 2, but the obligation claims 3')
  })

  test.each<[string, () => Vectors]>([
    ['0', () => [key(1, 0), key(2, 0), key(3, 0)]],
    ['negative', () => [key(1, -1), key(2, -1), key(3, -1)]],
    ['other ones in the end', () => [key(1), key(2), key(3, 2)]],
    ['more in the third row', () => [key(1), key(2, 1, [1, 0]), key(3)]],
    ['more in the fourth row', () => [key(1), key(2, 1, [0, 1]), key(3)]],
  ])('keys that are %s are none of a lookup', (_, keys) => {
    const { column, faults, rows } = looked({ keys: keys() })
    expect([column, rows]).toEqual([undefined, []])
    expect(faults).toEqual(['lemma-6 at 1: the keys are not proportional to 2j and −j²'])
  })

  test.each<[string, () => Rational[]]>([
    // 0 = 2·0: every row would be looked up.
    ['is 0', () => query(2, 0)],
    // −12 = 2·(−6): it flees row 2.
    ['is negative', () => query(2, -6)],
    ['is of another row', () => query(1, 6)],
    ['has more in its third row', () => query(2, 6, [1, 0])],
    ['has more in its fourth row', () => query(2, 6, [0, 1])],
  ])('a query that %s does not look up', (_, wrong) => {
    const { column, faults, rows } = looked({ queries: [query(1, 6), wrong(), query(2, 6)] })
    expect(faults).toEqual(['lemma-6 at 2: the query does not look up row 2'])
    expect([column, rows.map(({ i }) => i)]).toEqual([undefined, [1, 3]])
  })

  test('a position that does not see the first row cannot look up', () => {
    const { column, faults } = looked({ mask: 'past' })
    expect(column).toBe(undefined)
    expect(faults).toEqual([2, 3].map((i) => `lemma-6 at ${i}: the query does not look up row 2`))
  })

  test('γ is at least 1, whatever is claimed', () => {
    const weighing = (weight: number): Partial<Setting> => ({
      queries: [query(1, 6), query(2, 6), query(2, weight)],
    })
    const claimed = { gamma: rational.half }
    expect(looked(weighing(1), claimed).faults).toEqual(['lemma-6 at 3: γ is 1/2, but a lookup needs at least 1'])
    expect(looked(weighing(2), claimed).faults).toEqual([])
    expect(looked(weighing(2)).faults).toEqual(['lemma-6 at 3: γ is 1, but the obligation claims 3'])
  })
})

describe('the row of a lookup', () => {
  /** Row 1 at every position, among values of which the first is 0. */
  const ONE_ROW = (written: Activation<Enclosure>, values: Column = [0, 1, 1]): Partial<Setting> => ({
    counted: [1, 0, 0],
    values,
    written: [0, 0, written],
    queries: [query(1, 2), query(1, 2), query(1, 2)],
  })
  const GAMMA = () => ({ gamma: rational.one })
  const third = (rows: readonly GivenRow[]): GivenRow[] => rows.filter(({ i }) => i === 3)
  const known = (lo: number, hi: number): Activation<Enclosure> => precise.fromInterval({ lo, hi })
  /** 4e^{−1}. */
  const BOUND = () => lemma6.bound(rational.one, rational.one)
  const boundOf = (): Interval => third(looked(ONE_ROW(rational.zero), GAMMA()).rows)[0].bound

  test('is what was run, where that is clearly within the bound or clearly above', () => {
    for (const [lo, hi] of [
      [0, 1.25],
      [1.5, 1.75],
      [-1.75, -1.5],
    ]) {
      const [{ what, observed, bound }] = third(looked(ONE_ROW(known(lo, hi)), GAMMA()).rows)
      expect([what, observed]).toEqual([ROW, interval.absolute({ lo, hi })])
      expect(isTightAround(bound, BOUND())).toBe(true)
    }
    expect(openOf(ONE_ROW(known(0, 1.25)), GAMMA())).toEqual([])
    expect(openOf(ONE_ROW(known(1.5, 1.75)), GAMMA())).toEqual([[3, ROW, 'fails']])
    expect(openOf(ONE_ROW(rational.of(3, 2)), GAMMA())).toEqual([[3, ROW, 'fails']])
  })

  test('is a ratio where what was run and the bound overlap, up to the last double', () => {
    const { lo, hi } = boundOf()
    const next = (x: number): number => x + 2 ** -52
    const whatFor = (a: number, b: number): string => third(looked(ONE_ROW(known(a, b)), GAMMA()).rows)[0].what
    expect([lo, next(lo)].map((end) => whatFor(0, end))).toEqual([ROW, RATIO])
    expect([hi, next(hi)].map((end) => whatFor(end, 2))).toEqual([RATIO, ROW])
  })

  const positions = [1, 2, 3, 4, 5]
  const counting = [
    ['the first row', [1, 0, 0, 0, 0], 0],
    ['the last row', [1, 1, 1, 1, 1], 0],
    ['a row between', [1, 0, 1, 0, 0], 0],
    ['a row before the first', [0, 0, 0, 0, 0], 0],
    ['a row after the last', [1, 1, 1, 1, 1], 1],
  ] as const
  const kinds = [
    ['lemma-7', positions],
    ['lemma-6', [3, -1, 3, 0, 7]],
    ['lemma-6', [1, 0, 0, 1, 1]],
  ] as const

  test.each(counting)('is the lemma’s own error over its bound, as a ratio and exactly, for %s', (_, counted, plus) => {
    for (const [lemma, values] of kinds) {
      for (const gamma of [1, 3]) {
        const counts = counted.map((_bit, k) => counted.slice(0, k + 1).filter((bit) => bit === 1).length + plus)
        const { rows, faults } = looked(
          {
            counted,
            values,
            written: positions.map(() => ({ lo: -20, hi: 20 })),
            queries: counts.map((row) => query(row, 2 * gamma)),
            keys: positions.map((j) => key(j)),
          },
          { lemma, plus, gamma: rational.of(gamma) },
        )
        expect([faults, rows.length]).toEqual([[], 5])
        rows.forEach(({ what, observed, bound, exactly }, k) => {
          const lookup = { length: visible('future', k + 1, 5).last, row: counts[k], gamma: rational.of(gamma) }
          const seen = rationals(values.slice(0, lookup.length))
          const slope = rational.of(lemma7.isInRange(lookup) ? gamma : 3 * gamma)
          const ziggurat = { scores: lemma7.scores(lookup), gamma: slope, peak: lemma7.target(lookup) }
          const largest = rational.of(Math.max(...values.slice(0, lookup.length).map(Math.abs)))
          const expected =
            lemma === 'lemma-7'
              ? { observed: lemma7.error(lookup), bound: lemma7.bound(lookup) }
              : { observed: lemma6.error(ziggurat, seen), bound: lemma6.bound(slope, largest) }
          expect([what, bound]).toEqual([RATIO, interval.point(1)])
          expect(exactly?.()).toEqual(expected)
          expect(isTightAround(observed, expected.observed, expected.bound)).toBe(true)
        })
      }
    }
  })

  test('counts the values in sight only', () => {
    const { rows } = looked(ONE_ROW(known(0, 0.5), [0, 1, 100]), GAMMA())
    expect(rows.map(({ bound, exactly }) => [bound.hi === 0, exactly?.().bound])).toEqual([
      [true, lemma6.bound(rational.one, rational.zero)],
      [false, lemma6.bound(rational.one, rational.one)],
      [false, lemma6.bound(rational.one, rational.of(100))],
    ])
    expect(isTightAround(rows[1].bound, BOUND())).toBe(true)
    expect(isTightAround(rows[2].bound, lemma6.bound(rational.one, rational.of(100)))).toBe(true)
  })

  test('of zeros has the bound 0, and any tolerance is enough', () => {
    const { rows } = looked(ONE_ROW(precise.zero, [0, 0, 0]), { ...GAMMA(), tolerance: rational.zero })
    const zero = interval.point(0)
    expect(rows.map(({ i, what, observed, bound }) => [i, what, observed, bound])).toEqual(
      [1, 2, 3].map((i) => [i, ROW, zero, zero]),
    )
  })

  test('has a bound that is not negative where it underflows, so that no error is within it', () => {
    const steep = { queries: [query(1, 2000), query(2, 2000), query(2, 2000)] }
    const { rows } = looked(steep)
    expect(rows.map(({ what, bound }) => [what, bound.lo, bound.hi < 1e-280])).toEqual(
      [1, 2, 3].map(() => [ROW, 0, true]),
    )
    expect(openOf(steep, {})).toEqual([])
  })

  test('asks for a bound within the tolerance, and for exact reals where doubles do not tell', () => {
    const { lo, hi } = boundOf()
    const toleranceRows = (tolerance: Rational): GivenRow[] =>
      third(looked(ONE_ROW(rational.zero), { ...GAMMA(), tolerance }).rows).filter(({ what }) => what === TOLERANCE)
    expect(toleranceRows(rational.fromNumber(hi))).toEqual([])
    const tolerance = rational.fromNumber(lo)
    const [row] = toleranceRows(tolerance)
    expect(row.exactly?.()).toEqual({ observed: BOUND(), bound: tolerance })
    expect(openOf(ONE_ROW(rational.zero), { ...GAMMA(), tolerance })).toContainEqual([3, TOLERANCE, 'fails'])
    // 4e^{−1} = 1.4715177646857692863…: closer than doubles are.
    const below = rational.parse('1.47151776468576928638')
    const above = rational.parse('1.47151776468576928639')
    expect(openOf(ONE_ROW(rational.zero), { ...GAMMA(), tolerance: below })).toContainEqual([3, TOLERANCE, 'fails'])
    expect(openOf(ONE_ROW(rational.zero), { ...GAMMA(), tolerance: above })).toEqual([])
  })
})
