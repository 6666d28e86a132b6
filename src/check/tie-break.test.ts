// Lemma 8 on hand-made heads: whom hard attention chooses, what is refused, and how close rows are decided.
import { describe, expect, test } from 'vitest'
import { type Clause, lemma8 } from '../lemmas/index.ts'
import { estimateRatio, type Interval, type Rational, rational } from '../numbers/index.ts'
import { type HeadObligation, type Mask, visible, zeroMatrix } from '../transformer/index.ts'
import type { HeadView } from './head-view.ts'
import { type Compared, type Ledger, openLedger, type Spot } from './ledger.ts'
import { checkTieBreak } from './tie-break.ts'

type TieBreak = Extract<HeadObligation, { kind: 'tie-break' }>

const rationals = (...values: readonly number[]): Rational[] => values.map((value) => rational.fromNumber(value))
const [BASE, VALUE, TO] = [0, 1, 2]
const spotOf = (i: number): Spot => ({ layer: 4, layerName: 'search', of: 'nearest', i })

const obligationOf = (clause: Clause, mask: Mask): TieBreak => ({
  kind: 'tie-break',
  head: 0,
  mask,
  clause,
  base: [{ index: BASE, factor: rational.one }],
  value: [{ index: VALUE, factor: rational.one }],
  to: TO,
  gamma: rational.of(3),
  tolerance: rational.of(2),
})

/** What prefers one side, in the lemma's words. */
const leanAt = (clause: Clause, j: number, n: number): Rational =>
  ({ a: rational.of(-1, j), b: rational.of(j, 2 * n), c: rational.of(-j, 2 * n) })[clause]

/** A head with γ = 3 and τ = ½, whose keys are twice the scores and 7 more. Nothing is known of what it writes but 0 to 1. */
function viewOf(clause: Clause, mask: Mask, base: readonly Rational[], values: readonly Rational[]): HeadView {
  const n = base.length
  return {
    head: {
      name: 'nearest',
      mask,
      weighting: 'softmax-tau',
      query: zeroMatrix(1, 3),
      key: zeroMatrix(1, 3),
      value: zeroMatrix(3, 3),
    },
    n,
    before: base.map((s, k) => [s, values[k], rational.zero]),
    after: base.map((s, k) => [s, values[k], { lo: 0, hi: 1 }]),
    keys: base.map((s, k) => [
      rational.add(rational.multiply(rational.of(2), rational.add(s, leanAt(clause, k + 1, n))), rational.of(7)),
    ]),
    queries: base.map((_, k) => {
      const { last } = visible(mask, k + 1, n)
      return [rational.of(3 * (clause === 'a' ? last * last : 2 * n), 4)]
    }),
    temperature: () => rational.half,
    spot: spotOf,
  }
}

interface Noted {
  readonly i: number
  readonly what: string
  readonly bound: Interval
  readonly exact: Compared | undefined
}

/** Rows as the ledger is told them, each with its exact reals. */
function noted(obligation: TieBreak, view: HeadView) {
  const rows: Noted[] = []
  const broken: string[] = []
  const ledger: Ledger = {
    ...openLedger(),
    row: (_lemma, { i }, what, _observed, bound, exactly) => rows.push({ i, what, bound, exact: exactly?.() }),
    broken: (_lemma, { i }, message) => broken.push(`${i}: ${message}`),
  }
  return { chosen: checkTieBreak(obligation, view, ledger), rows, broken }
}

/** What the ledger says in the end. */
function checked(obligation: TieBreak, view: HeadView) {
  const ledger = openLedger()
  const chosen = checkTieBreak(obligation, view, ledger)
  return { chosen, ...ledger.checked() }
}

/** |v_target − Σ_j softmax_j v_j| by the weights of the view, in doubles. */
function softError({ head, n, queries = [], keys = [] }: HeadView, i: number, values: readonly number[], aim: number) {
  const { first, last } = visible(head.mask, i, n)
  const at = (rows: readonly (readonly Rational[])[], j: number) => estimateRatio(rows[j - 1][0], rational.one)
  const seen = Array.from({ length: last - first + 1 }, (_, k) => first + k)
  const weights = seen.map((j) => Math.exp((at(queries, i) * (at(keys, j) - 9)) / 0.5))
  const total = weights.reduce((sum, weight) => sum + weight)
  return Math.abs(aim - weights.reduce((sum, weight, k) => sum + (weight * values[seen[k] - 1]) / total, 0))
}

const sizeOf = (compared: Compared | undefined, side: 'observed' | 'bound'): number =>
  compared === undefined ? Number.NaN : estimateRatio(compared[side], rational.one)

const SCORES = [1, 1, 0, 1, 0]
const VALUES = [2, -3, 1, 5, 4]

describe('what hard attention chooses', () => {
  const LARGEST = { future: [2, 3, 3, 5, 5], past: [5, 5, 5, 5, 4], none: [5, 5, 5, 5, 5] }

  test.each([
    ['a', 'future', [2, -3, -3, 5, 5]],
    ['a', 'past', [5, 5, 5, 5, 4]],
    ['a', 'none', [5, 5, 5, 5, 5]],
    ['b', 'future', [2, -3, -3, 5, 5]],
    ['b', 'past', [5, 5, 5, 5, 4]],
    ['b', 'none', [5, 5, 5, 5, 5]],
    ['c', 'future', [2, 2, 2, 2, 2]],
    ['c', 'past', [2, -3, 5, 5, 4]],
    ['c', 'none', [2, 2, 2, 2, 2]],
  ] as const)('by clause %s with the mask %s is the value at the end that the clause prefers', (clause, mask, aims) => {
    const view = viewOf(clause, mask, rationals(...SCORES), rationals(...VALUES))
    const { chosen, rows, broken } = noted(obligationOf(clause, mask), view)
    expect(chosen).toEqual(rationals(...aims))
    expect(broken).toEqual([])
    const errors = rows.filter(({ what }) => what === '|hard − soft|')
    expect(errors.map(({ i }) => i)).toEqual(mask === 'past' ? [5, 4, 3, 2, 1] : [1, 2, 3, 4, 5])
    for (const { i, bound, exact } of errors) {
      // 4e^{−3}·max|v| twice, as doubles and as reals, and the error by weights that are worked out here.
      const expected = 4 * Math.exp(-3) * LARGEST[mask][i - 1]
      expect(bound.lo).toBeCloseTo(expected, 12)
      expect(bound.hi).toBeCloseTo(expected, 12)
      expect(sizeOf(exact, 'bound')).toBeCloseTo(expected, 12)
      expect(sizeOf(exact, 'observed')).toBeCloseTo(softError(view, i, VALUES, aims[i - 1]), 12)
    }
  })

  test('is credited with what is compared', () => {
    const view = viewOf('b', 'future', rationals(0), rationals(1))
    const [{ lemma, rows, closest }] = checked(obligationOf('b', 'future'), view).credits
    expect([lemma, rows, closest.spot, closest.what]).toEqual(['lemma-8b', 1, spotOf(1), '|hard − soft|'])
  })
})

describe('the gap of the scores', () => {
  test.each([
    [
      [3, 2.5, 0, 4],
      [2, 3],
    ],
    [
      [2.5, 3, 0, 4],
      [2, 3],
    ],
    [
      [2.5, 3, 3, 4],
      [2, 3],
    ],
    [[0, 3, 2, 2.5], [4]],
    [[3, 1, 2, 3], []],
  ])('of %j is below 1 at %j, as far as the rows see', (scores, narrow) => {
    const values = rationals(1, 1, 1, 1)
    const { broken } = noted(obligationOf('b', 'future'), viewOf('b', 'future', rationals(...scores), values))
    expect(broken).toEqual(narrow.map((i) => `${i}: the scores have gap 1/2, but Lemma 8 needs 1`))
  })
})

describe('a head is refused', () => {
  const right = () => viewOf('b', 'future', rationals(...SCORES), rationals(...VALUES))
  const INEXACT = { lo: 0, hi: 1 }

  test.each<[string, (view: HeadView) => HeadView]>([
    ['a score', (view) => ({ ...view, before: view.before.map((row) => row.with(BASE, INEXACT)) })],
    ['a value', (view) => ({ ...view, before: view.before.map((row) => row.with(VALUE, INEXACT)) })],
    ['a query', (view) => ({ ...view, queries: undefined })],
    ['a key', (view) => ({ ...view, keys: undefined })],
  ])('where %s is not exact', (_, change) => {
    expect(checked(obligationOf('b', 'future'), change(right()))).toEqual({
      chosen: undefined,
      credits: [],
      open: [],
      broken: [{ lemma: 'lemma-8b', spot: spotOf(1), message: 'the scores or values are not exact' }],
      margin: null,
    })
  })

  const OTHER_KEYS = ['1: the keys are not the base scores with ties broken']

  test('where queries and keys have two coordinates, whatever stands in the first', () => {
    const view = right()
    const wide = { ...view, head: { ...view.head, query: zeroMatrix(2, 3), key: zeroMatrix(2, 3) } }
    expect(noted(obligationOf('b', 'future'), wide)).toEqual({ chosen: undefined, rows: [], broken: OTHER_KEYS })
  })

  test('where scores and their lean cancel and keys still differ', () => {
    // 1/4 + 1/4 = 0 + 2/4: such keys are all alike, and then only the gap is wrong.
    const view = viewOf('b', 'future', rationals(0.25, 0), rationals(1, 1))
    expect(noted(obligationOf('b', 'future'), { ...view, keys: [rationals(0), rationals(1)] })).toEqual({
      chosen: undefined,
      rows: [],
      broken: OTHER_KEYS,
    })
    const obligation = { ...obligationOf('b', 'future'), gamma: rational.zero }
    const { chosen, broken } = noted(obligation, view)
    expect(chosen).toEqual(rationals(1, 1))
    expect(broken).toEqual(['2: the scores have gap 1/4, but Lemma 8 needs 1'])
  })
})

describe('γ', () => {
  test('is not told by one key alone, and by two it is', () => {
    const obligation = { ...obligationOf('b', 'future'), gamma: rational.of(100) }
    const claims = (base: readonly Rational[]) =>
      checked(
        obligation,
        viewOf(
          'b',
          'future',
          base,
          base.map(() => rational.zero),
        ),
      ).broken
    expect(claims(rationals(0))).toEqual([])
    expect(claims(rationals(0, 1))).toEqual(
      [1, 2].map((i) => ({ lemma: 'lemma-8b', spot: spotOf(i), message: 'γ is 3, but the obligation claims 100' })),
    )
  })

  test('that changes from row to row changes the bound, also where the values do not', () => {
    // γm² = 36 in every row.
    const view = viewOf('a', 'future', rationals(0, 0, 0, 0), rationals(1, 1, 1, 1))
    const steady = { ...view, queries: view.queries?.map(() => rationals(9)) }
    const { rows } = noted({ ...obligationOf('a', 'future'), gamma: rational.zero }, steady)
    const bounds = [36, 9, 4, 9 / 4].map((gamma) => 4 * Math.exp(-gamma))
    expect(rows.map(({ bound }) => bound.hi)).toEqual(bounds.map((bound) => expect.closeTo(bound, 14)))
    expect(rows.map(({ exact }) => sizeOf(exact, 'bound'))).toEqual(bounds.map((bound) => expect.closeTo(bound, 14)))
  })

  test('so large that the bound underflows leaves a bound from 0, which an error of 0 keeps', () => {
    const view = viewOf('b', 'future', rationals(0), rationals(1))
    const steep = { ...view, queries: [rationals(2000)], after: [rationals(0, 1, 1)] }
    const [{ bound }] = noted(obligationOf('b', 'future'), steep).rows
    expect(bound.lo).toBe(0)
    expect(bound.hi).toBeGreaterThan(0)
    expect(checked(obligationOf('b', 'future'), steep).open).toEqual([])
  })
})

describe('the tolerance', () => {
  const TOLERANCE = '4e^{−γ}·max|v|, which must not exceed the tolerance'
  /** One position with γ = 3, whose value is written exactly. */
  const single = (value: number): HeadView => ({
    ...viewOf('b', 'future', rationals(0), rationals(value)),
    queries: [rationals(3)],
    after: [rationals(0, value, value)],
  })
  const tolerating = (text: string): TieBreak => ({ ...obligationOf('b', 'future'), tolerance: rational.parse(text) })

  test('is held against 4e^{−3} exactly, where doubles cannot tell', () => {
    // 4e^{−3} = 0.1991482734714557719173…
    expect(checked(tolerating('0.199148273471455771918'), single(1)).open).toEqual([])
    const below = tolerating('0.199148273471455771917')
    expect(checked(below, single(1)).open).toEqual([
      {
        lemma: 'lemma-8b',
        spot: spotOf(1),
        what: TOLERANCE,
        observed: lemma8.bound(rational.of(3), rational.one),
        bound: below.tolerance,
      },
    ])
  })

  test('of 0 is kept by values that are all 0, without a row of its own', () => {
    expect(noted(tolerating('0'), single(0)).rows.map(({ what }) => what)).toEqual(['|hard − soft|'])
    expect(noted(tolerating('0'), single(1)).rows.map(({ what }) => what)).toEqual(['|hard − soft|', TOLERANCE])
  })
})
