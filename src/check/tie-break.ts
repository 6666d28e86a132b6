// Lemma 8 on every row of a tie-breaking head. From the weights: keys must be the base scores plus the clause's term, times some μ > 0;
// γ is then μ·query/τ over 2N (over m² for clause a). Base scores must have gap 1 in the window, and the output be within
// 4e^{−γ}·max|v| of the value at the rightmost (leftmost) maximum. Costs O(n) exact operations per head.
import { largestMagnitude, lemma8 } from '../lemmas/index.ts'
import { type Interval, interval, intervalExp, type Rational, rational } from '../numbers/index.ts'
import { type HeadObligation, visible, type Window } from '../transformer/index.ts'
import type { HeadView } from './head-view.ts'
import { type Ledger, requireTolerance } from './ledger.ts'
import { distance, exactColumn } from './row-state.ts'

type TieBreak = Extract<HeadObligation, { kind: 'tie-break' }>

export const CLAUSES = { a: 'lemma-8a', b: 'lemma-8b', c: 'lemma-8c' } as const
const FOUR = interval.point(4)
const WITHIN = '4e^{−γ}·max|v|, which must not exceed the tolerance'

/** Gives the hard column: what hard attention chooses at each position. */
export function checkTieBreak(obligation: TieBreak, view: HeadView, ledger: Ledger): readonly Rational[] | undefined {
  const lemma = CLAUSES[obligation.clause]
  const { before, after, n, head } = view
  const base = exactColumn(obligation.base, before)
  const values = exactColumn(obligation.value, before)
  const { queries, keys } = view
  if (base === undefined || values === undefined || queries === undefined || keys === undefined) {
    ledger.broken(lemma, view.spot(1), 'the scores or values are not exact')
    return undefined
  }
  const slope = slopeOf(
    obligation.clause,
    base,
    keys.map((key) => key[0]),
    n,
  )
  if (slope === undefined || head.query.rows !== 1) {
    ledger.broken(lemma, view.spot(1), 'the keys are not the base scores with ties broken')
    return undefined
  }
  const chosen: Rational[] = []
  const boundOf = boundMemo()
  for (const { i, window, target, largest, gap } of rowsOf(obligation, base, values, view)) {
    const spot = view.spot(i)
    const strength = rational.divide(rational.multiply(slope, queries[i - 1][0]), view.temperature(i))
    const gamma = gammaOf(obligation.clause, strength, n, window)
    if (gap !== undefined && rational.compare(gap, rational.one) < 0) {
      ledger.broken(lemma, spot, `the scores have gap ${rational.print(gap)}, but Lemma 8 needs 1`)
    }
    // One key alone does not tell how keys are scaled.
    if (n > 1 && rational.compare(gamma, obligation.gamma) < 0) {
      ledger.broken(
        lemma,
        spot,
        `γ is ${rational.print(gamma)}, but the obligation claims ${rational.print(obligation.gamma)}`,
      )
    }
    const aim = values[target - 1]
    chosen[i - 1] = aim
    const bound = boundOf(gamma, largest)
    const exactly = () =>
      exactRow(obligation, { base, values, window, gamma, reach: obligation.clause === 'a' ? window.last : n })
    ledger.row(lemma, spot, '|hard − soft|', distance(after[i - 1][obligation.to], aim), bound, exactly)
    requireTolerance(ledger, { lemma, spot, what: WITHIN }, bound, obligation.tolerance, () =>
      lemma8.bound(gamma, largest),
    )
  }
  return chosen
}

/** 4e^{−γ}·v, worked out once for each γ and v in turn: they seldom change along a head. */
function boundMemo(): (gamma: Rational, largest: Rational) => Interval {
  let known: { gamma: Rational; largest: Rational; bound: Interval } | undefined
  return (gamma, largest) => {
    if (known === undefined || !rational.equal(known.gamma, gamma) || !rational.equal(known.largest, largest)) {
      const decay = intervalExp.exp(interval.negate(interval.fromRational(gamma)))
      const { lo, hi } = interval.multiply(interval.multiply(FOUR, decay), interval.fromRational(largest))
      // Never negative, also where it underflows: an error of exactly 0 does not exceed it.
      known = { gamma, largest, bound: rational.isZero(largest) ? interval.point(0) : { lo: Math.max(0, lo), hi } }
    }
    return known.bound
  }
}

/** μ with key_j = μ(base_j + lean_j) + const for all j; undefined if there is none. */
function slopeOf(
  clause: TieBreak['clause'],
  base: readonly Rational[],
  keys: readonly Rational[],
  n: number,
): Rational | undefined {
  const wanted = base.map((s, k) => rational.add(s, lemma8.lean(clause, k + 1, n)))
  const differs = wanted.findIndex((s) => !rational.equal(s, wanted[0]))
  if (differs === -1) return keys.every((key) => rational.equal(key, keys[0])) ? rational.one : undefined
  const slope = rational.divide(
    rational.subtract(keys[differs], keys[0]),
    rational.subtract(wanted[differs], wanted[0]),
  )
  if (rational.sign(slope) <= 0) return undefined
  const isOne = rational.equal(slope, rational.one)
  const offset = rational.subtract(keys[0], isOne ? wanted[0] : rational.multiply(slope, wanted[0]))
  const fits = keys.every((key, k) =>
    rational.equal(key, rational.add(isOne ? wanted[k] : rational.multiply(slope, wanted[k]), offset)),
  )
  return fits ? slope : undefined
}

/** Scores over τ are 2γN(s ± j/(2N)), or γm²(s − 1/j). */
const gammaOf = (clause: TieBreak['clause'], strength: Rational, n: number, window: Window): Rational =>
  rational.divide(
    strength,
    clause === 'a' ? rational.of(BigInt(window.last) * BigInt(window.last)) : rational.of(2 * n),
  )

interface TiedRow {
  readonly i: number
  readonly window: Window
  readonly target: number
  /** max|v| in the window. */
  readonly largest: Rational
  /** From the largest visible score to the next; undefined where all tie. */
  readonly gap: Rational | undefined
}

/** What of a row is known when it has seen some positions. */
interface Seen {
  readonly most: Rational
  /** The largest score below the most. */
  readonly next: Rational | undefined
  readonly target: number
  readonly largest: Rational
}

/** Row by row as the window grows: to the right under a future mask, to the left under a past one, at once without a mask. */
function* rowsOf(
  obligation: TieBreak,
  base: readonly Rational[],
  values: readonly Rational[],
  { n, head }: HeadView,
): Iterable<TiedRow> {
  const order = Array.from({ length: n }, (_, k) => (head.mask === 'past' ? n - k : k + 1))
  const alone = (j: number): Seen => ({
    most: base[j - 1],
    next: undefined,
    target: j,
    largest: rational.absolute(values[j - 1]),
  })
  let row = alone(order[0])
  let count = 1
  for (const i of order) {
    const window = visible(head.mask, i, n)
    for (; count <= window.last - window.first; count++)
      row = joined(row, alone(order[count]), obligation.clause === 'c')
    const gap = row.next === undefined ? undefined : rational.subtract(row.most, row.next)
    yield { i, window, target: row.target, largest: row.largest, gap }
  }
}

/** With one more position. */
function joined(row: Seen, { most, target, largest: size }: Seen, isLeftmost: boolean): Seen {
  const largest = rational.maximum(row.largest, size)
  const side = rational.compare(most, row.most)
  if (side > 0) return { most, next: row.most, target, largest }
  if (side < 0) return { ...row, next: row.next === undefined ? most : rational.maximum(row.next, most), largest }
  return { ...row, target: isLeftmost ? Math.min(target, row.target) : Math.max(target, row.target), largest }
}

interface ExactRow {
  readonly base: readonly Rational[]
  readonly values: readonly Rational[]
  readonly window: Window
  readonly gamma: Rational
  readonly reach: number
}

/** The row again, by the lemma's own functions on exact reals. */
function exactRow(obligation: TieBreak, { base, values, window, gamma, reach }: ExactRow) {
  const seen = <T>(column: readonly T[]): readonly T[] => column.slice(window.first - 1, window.last)
  const row = { first: window.first, scores: seen(base) }
  return {
    observed: lemma8.error(obligation.clause, row, gamma, reach, seen(values)),
    bound: lemma8.bound(gamma, largestMagnitude(seen(values))),
  }
}
