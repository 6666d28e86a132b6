import { expect, test } from 'vitest'
import { integerClaim, integers } from '../../../tests/support/integers.ts'
import {
  estimateRatio,
  exponentialSum,
  interval,
  type Magnitude,
  precise,
  type Real,
  rational,
  real,
} from '../../numbers/index.ts'
import { prepare } from '../cases.ts'
import type { Claim } from '../claim.ts'
import { createProbe, type Notes, type Probe } from '../probe.ts'
import { Tally } from './tally.ts'

const tallyOf = (more: Partial<Claim<number>> = {}): Tally<number> =>
  new Tally<number>(prepare(integerClaim(1_000, (_, probe) => probe.same(1, 1), more)))

const told = (tell: (probe: Probe) => void): Notes => {
  const { probe, notes } = createProbe()
  tell(probe)
  return notes
}

const measured = (...values: readonly (readonly [string, number])[]): Notes =>
  told((probe) => {
    for (const [name, value] of values) probe.measure(name, value)
  })

const sized = (...magnitudes: readonly Magnitude[]): Notes => ({
  ...createProbe().notes,
  magnitudes: magnitudes.map((value) => ['m', value, null]),
})

test('shares are of the random cases, and examples of all', () => {
  const tally = tallyOf({ requires: { odd: 0.25, never: 0 } })
  const odd = told((probe) => probe.label('odd'))
  tally.add(3, odd, 'examples')
  expect(tally.summary().labels).toEqual([
    { name: 'odd', share: 0, required: 0.25, example: '3' },
    { name: 'never', share: 0, required: 0, example: null },
  ])
  tally.add(5, odd, 'random')
  for (const c of [2, 4, 6])
    tally.add(
      c,
      told(() => {}),
      'random',
    )
  tally.add(1, odd, 'exhaustive')
  expect(tally.summary().labels).toEqual([
    { name: 'odd', share: 0.25, required: 0.25, example: '1' },
    { name: 'never', share: 0, required: 0, example: null },
  ])
})

test('a label that a case carries twice counts once, and the first of the smallest examples is kept', () => {
  const tally = tallyOf({ domain: { ...integers(1000), size: (c) => Math.floor(c / 10) } })
  const twice = told((probe) => {
    probe.label('x')
    probe.label('x')
  })
  for (const c of [35, 17, 12, 25]) tally.add(c, twice, 'random')
  expect(tally.summary().labels).toEqual([{ name: 'x', share: 1, required: 0, example: '17' }])
})

test('a label is missing if it is required at all and no case carries it', () => {
  expect(tallyOf({ requires: { never: 0 } }).hasMissingLabel()).toBe(false)
  const tally = tallyOf({ requires: { odd: 0.01 } })
  expect(tally.hasMissingLabel()).toBe(true)
  tally.add(
    1,
    told((probe) => probe.label('odd')),
    'exhaustive',
  )
  expect(tally.hasMissingLabel()).toBe(false)
})

test('measures are ordered as numbers, and of two middle values the larger is the median', () => {
  const tally = tallyOf()
  tally.add(1, measured(['once', 7], ['n', 30], ['n', 9], ['n', 10]), 'random')
  tally.add(2, measured(['two', 5], ['two', 4]), 'random')
  expect(tally.summary().measures).toEqual([
    { name: 'once', count: 1, least: 7, median: 7, most: 7 },
    { name: 'n', count: 3, least: 9, median: 10, most: 30 },
    { name: 'two', count: 2, least: 4, median: 5, most: 5 },
  ])
})

test('the median is that of the first ten thousand values, the ends are those of all', () => {
  const values = Array.from({ length: 10_000 }, (_, k) => (k < 5_000 ? 0 : 2))
  const [measures, magnitudes] = [tallyOf(), tallyOf()]
  measures.add(1, measured(...[...values, 1].map((value) => ['m', value] as const)), 'random')
  expect(measures.summary().measures).toEqual([{ name: 'm', count: 10_001, least: 0, median: 2, most: 2 }])
  magnitudes.add(1, sized(...[...values, 1].map((logarithm) => ({ text: `2^${logarithm}`, logarithm }))), 'random')
  expect(magnitudes.summary().magnitudes).toEqual([
    { name: 'm', place: null, count: 10_001, least: '2^0', median: '2^2', most: '2^2' },
  ])
  measures.add(1, measured(['m', -1], ['m', 9]), 'random')
  expect(measures.summary().measures).toMatchObject([{ count: 10_003, least: -1, median: 2, most: 9 }])
})

test('magnitudes are ordered by size, nothing at all before the smallest', () => {
  const magnitudeAt = (logarithm: number): Magnitude => ({ text: `2^${logarithm}`, logarithm })
  const summary = (...logarithms: number[]) => {
    const tally = tallyOf()
    tally.add(1, sized(...logarithms.map(magnitudeAt)), 'random')
    const [{ least, median, most }] = tally.summary().magnitudes
    return [least, median, most]
  }
  expect(summary(5)).toEqual(['2^5', '2^5', '2^5'])
  const orders = [
    [1, 2, 3],
    [1, 3, 2],
    [2, 1, 3],
    [2, 3, 1],
    [3, 1, 2],
    [3, 2, 1],
  ]
  for (const order of orders) expect(summary(...order)).toEqual(['2^1', '2^2', '2^3'])
  const nothing = Number.NEGATIVE_INFINITY
  expect(summary(-9, nothing, nothing, nothing, -8)).toEqual(['2^-Infinity', '2^-Infinity', '2^-8'])
})

test('of magnitudes of one size the first is the least and the most, and they stay in their order', () => {
  const tally = tallyOf()
  tally.add(1, sized({ text: 'a', logarithm: 4 }, { text: 'b', logarithm: 4 }), 'random')
  expect(tally.summary().magnitudes).toEqual([{ name: 'm', place: null, count: 2, least: 'a', median: 'b', most: 'a' }])
})

const compared = (observed: Real, bound: Real): Notes => told((probe) => probe.atMost(observed, bound))

test('the closest call is, of those with the largest ratio, the one with the shortest text', () => {
  const tally = tallyOf()
  expect(tally.summary().tightness).toBeNull()
  expect(tally.add(10, compared(rational.of(1), rational.of(4)), 'random')).toBeCloseTo(0.25, 12)
  expect(tally.add(100, compared(rational.of(1), rational.of(2)), 'random')).toBeCloseTo(0.5, 12)
  for (const c of [30, 20, 50]) tally.add(c, compared(rational.of(1), rational.of(2)), 'random')
  tally.add(40, compared(rational.of(1), rational.of(3)), 'random')
  expect(tally.summary().tightness).toMatchObject({ ratio: '0.5', witness: '20', attained: false })
  expect(tally.closestCase()).toBe(20)
})

test('equality is attained, and told from what no double tells from it, whichever comes first', () => {
  const one = exponentialSum.term(rational.one, rational.of(-1))
  const tiny = exponentialSum.term(rational.one, rational.of(-60))
  const slightlyLess = exponentialSum.subtract(one, tiny)
  const pairs = [
    [10, compared(slightlyLess, one)],
    [20, compared(one, exponentialSum.add(slightlyLess, tiny))],
  ] as const
  for (const order of [pairs, pairs.toReversed()]) {
    const tally = tallyOf()
    for (const [c, notes] of order) tally.add(c, notes, 'random')
    expect(tally.summary().tightness).toMatchObject({ ratio: '1', witness: '20', attained: true })
  }
})

test('what is approached only has as many digits as it takes to tell', () => {
  const one = exponentialSum.term(rational.one, rational.of(-1))
  const tally = tallyOf()
  tally.add(
    10,
    compared(exponentialSum.subtract(one, exponentialSum.term(rational.one, rational.of(-60))), one),
    'random',
  )
  // 1 − e^{−59}, about 1 − 2.38e−26.
  expect(tally.summary().tightness).toMatchObject({
    ratio: expect.stringMatching(/^0\.9{25}76\d+$/),
    attained: false,
  })
})

test('of cases that attain their bound the one with the shortest text stays', () => {
  const tally = tallyOf()
  for (const c of [30, 100, 10, 20]) tally.add(c, compared(rational.of(c), rational.of(c)), 'random')
  expect(tally.summary().tightness).toMatchObject({ ratio: '1', witness: '10', attained: true })
})

test('more digits are told only of what looks nearer than a millionth', () => {
  const third = precise.divide(precise.point(1n), precise.point(3n), 256)
  const at = (filter: number): Real => ({ kind: 'enclosed', enclose: () => third, filter: interval.point(filter) })
  const nearly = 1 - 1e-6
  const ratioOf = (observed: Real) => {
    const tally = tallyOf()
    tally.add(1, compared(observed, rational.one), 'random')
    return tally.summary().tightness?.ratio
  }
  // Twelve units in the last place are lost by dividing outwards.
  expect(estimateRatio(at(nearly + 12 * 2 ** -53), rational.one)).toBe(nearly)
  expect(ratioOf(at(nearly + 12 * 2 ** -53))).toBe(`0.${'3'.repeat(12)}`)
  expect(ratioOf(at(nearly + 13 * 2 ** -53))).toBe(`0.${'3'.repeat(40)}`)
})

test('equality that takes more than 64 bits to see is not looked for', () => {
  const one = precise.point(1n)
  const late = real.enclosed((bits) => (bits <= 64 ? precise.fromInterval({ lo: 1, hi: 1 + 2 ** -52 }) : one))
  const tally = tallyOf()
  tally.add(10, compared(late, rational.one), 'random')
  tally.add(20, compared(rational.one, late), 'random')
  expect(tally.summary().tightness).toMatchObject({ attained: false })
})

test('equality of enclosures is not known, however near they are', () => {
  const root = (): Real => real.enclosed((bits) => precise.squareRoot(precise.point(2n), bits))
  const tally = tallyOf()
  tally.add(10, compared(root(), root()), 'random')
  expect(tally.summary().tightness).toMatchObject({ attained: false })
})

test('a closest call whose ratio is known by doubles only has no tightness', () => {
  const vague: Real = { kind: 'enclosed', enclose: () => precise.unbounded, filter: interval.point(1) }
  const tally = tallyOf()
  expect(tally.add(10, compared(vague, rational.of(2)), 'random')).toBeCloseTo(0.5, 12)
  expect(tally.closestCase()).toBe(10)
  expect(tally.summary().tightness).toBeNull()
})

test('credits count rows and violations, with the closest call', () => {
  const credited = (lemma: string, observed: number, bound: number, rows?: number): Notes =>
    told((probe) => probe.credit(lemma, rational.of(observed), rational.of(bound), lemma, rows))
  const tally = tallyOf()
  expect(tally.closestCase()).toBeUndefined()
  expect(tally.add(1, credited('lemma-6', 0, 0), 'random')).toBe(Number.NEGATIVE_INFINITY)
  expect(tally.closestCase()).toBeUndefined()
  for (const c of [2, 3]) tally.add(c, credited('lemma-7', 3, 2), 'random')
  tally.add(4, credited('lemma-7', 1, 2, 5), 'random')
  expect(tally.summary().credits).toMatchObject([
    { lemma: 'lemma-6', rows: 1, violations: 0, tightness: null },
    { lemma: 'lemma-7', rows: 7, violations: 2, tightness: { ratio: '1.5', witness: '2', attained: false } },
  ])
  expect(tally.closestCase()).toBe(2)
})

test('ratios are told apart by the measure n and by no other', () => {
  const tally = tallyOf()
  const notes = told((probe) => {
    probe.measure('m', 9)
    probe.length(4)
    probe.atMost(rational.of(1), rational.of(2))
  })
  tally.add(1, notes, 'random')
  tally.add(
    2,
    told((probe) => [probe.measure('m', 8), probe.atMost(rational.of(1), rational.of(2))]),
    'random',
  )
  expect(tally.summary().growth).toEqual([{ n: 4, cases: 1, most: expect.closeTo(0.5, 12) }])
  expect(tally.summary().ratios).toEqual([{ atMost: 0.5, count: 2 }])
})
