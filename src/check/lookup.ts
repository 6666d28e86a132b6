// Lemmas 6 and 7 on every row of a lookup. From the weights: keys must be ρ(2j, −j², 0, …) and queries γ′(t, 1, …), so that scores over τ
// are γ(2tj − j²) with γ = γ′ρ/(√d_k·τ); t must be the count that is claimed, and γ at least what is claimed. Then the output is
// within (3/2)e^{−γ} of row t (Lemma 7), or within 4e^{−γ}·max|v| of the value there (Lemma 6); with 3γ where t is out of sight.
import { type Lookup as LookupRow, largestMagnitude, lemma6, lemma7 } from '../lemmas/index.ts'
import { type Interval, interval, intervalExp, type Rational, rational } from '../numbers/index.ts'
import { type HeadObligation, isExact, visible } from '../transformer/index.ts'
import type { HeadView } from './head-view.ts'
import { type Compared, type Ledger, requireTolerance } from './ledger.ts'
import { distance, exactColumn } from './row-state.ts'

type Lookup = Extract<HeadObligation, { kind: 'lookup' }>

/** Gives the hard column: what stands in the row that is looked up, or in the nearest visible one. */
export function checkLookup(obligation: Lookup, view: HeadView, ledger: Ledger): readonly Rational[] | undefined {
  const { lemma } = obligation
  const { before, after, n, head, queries, keys } = view
  const values = exactColumn(obligation.value, before)
  const counted = countsOf(obligation, view)
  if (values === undefined || counted === undefined || queries === undefined || keys === undefined) {
    ledger.broken(lemma, view.spot(1), 'the scores, values or counts are not exact')
    return undefined
  }
  const root = rational.squareRoot(rational.of(1, head.query.rows))
  if (head.query.rows === 1 || root === undefined) {
    ledger.broken(lemma, view.spot(1), `a lookup needs d_k ≥ 2 and a rational √d_k, but d_k is ${head.query.rows}`)
    return undefined
  }
  const spread = spreadOf(keys)
  if (spread === undefined) {
    ledger.broken(lemma, view.spot(1), 'the keys are not proportional to 2j and −j²')
    return undefined
  }
  if (lemma === 'lemma-7' && !values.every((v, k) => rational.equal(v, rational.of(k + 1)))) {
    ledger.broken(lemma, view.spot(1), 'the values are not the positions')
  }
  const perQuery = rational.multiply(spread, root)
  const chosen: Rational[] = []
  for (let i = 1; i <= n; i++) {
    const spot = view.spot(i)
    const { first, last } = visible(head.mask, i, n)
    const [aimed, weight, ...rest] = queries[i - 1]
    const row = counted[i - 1] + obligation.plus
    const isLookup =
      first === 1 &&
      rational.sign(weight) > 0 &&
      rest.every(rational.isZero) &&
      rational.equal(aimed, rational.multiply(rational.of(row), weight))
    if (!isLookup) {
      ledger.broken(lemma, spot, `the query does not look up row ${row}`)
      continue
    }
    const gamma = rational.divide(rational.multiply(weight, perQuery), view.temperature(i))
    if (rational.compare(gamma, rational.one) < 0) {
      ledger.broken(lemma, spot, `γ is ${rational.print(gamma)}, but a lookup needs at least 1`)
    }
    if (rational.compare(gamma, obligation.gamma) < 0) {
      ledger.broken(
        lemma,
        spot,
        `γ is ${rational.print(gamma)}, but the obligation claims ${rational.print(obligation.gamma)}`,
      )
    }
    const lookup: ValuedRow = { row, length: last, gamma, values, isTable: lemma === 'lemma-6' }
    chosen.push(values[lemma7.target(lookup) - 1])
    checkRow(obligation, lookup, after[i - 1][obligation.to], spot, ledger)
  }
  return chosen.length === n ? chosen : undefined
}

interface ValuedRow extends LookupRow {
  readonly values: readonly Rational[]
  /** Values of a table, or the positions themselves. */
  readonly isTable: boolean
}

function checkRow(
  obligation: Lookup,
  lookup: ValuedRow,
  output: Parameters<typeof distance>[0],
  spot: Parameters<Ledger['row']>[1],
  ledger: Ledger,
): void {
  const { lemma } = obligation
  const aim = lookup.values[lemma7.target(lookup) - 1]
  const observed = distance(output, aim)
  const bound = boundOf(lookup)
  const exactly = (): Compared => exactRow(lookup)
  if (observed.hi <= bound.lo || observed.lo > bound.hi || isExact(output)) {
    ledger.row(lemma, spot, '|hard − soft|', observed, bound, exactly)
  } else {
    // Both may be far below what doubles tell from 0: compare them as a ratio.
    ledger.row(lemma, spot, '|hard − soft| over the bound', ratioOf(lookup), interval.point(1), exactly)
  }
  requireTolerance(ledger, { lemma, spot, what: WITHIN }, bound, obligation.tolerance, () => exactRow(lookup).bound)
}

const WITHIN = 'the bound, which must not exceed the tolerance'

/** Slope of the row of scores beside its peak. */
const steepness = (lookup: ValuedRow): Rational =>
  lemma7.isInRange(lookup) ? lookup.gamma : rational.multiply(rational.of(3), lookup.gamma)

const largestOf = ({ values, length }: ValuedRow): Rational => largestMagnitude(values.slice(0, length))

function boundOf(lookup: ValuedRow): Interval {
  const constant = constantOf(lookup)
  if (rational.isZero(constant)) return interval.point(0)
  const decay = intervalExp.exp(interval.negate(interval.fromRational(steepness(lookup))))
  const { lo, hi } = interval.multiply(interval.fromRational(constant), decay)
  // Where it underflows, rounding outwards would make it negative, and an error of exactly 0 would seem to exceed it.
  return { lo: Math.max(0, lo), hi }
}

/** 3/2 for positions, 4·max|v| for a table. */
const constantOf = (lookup: ValuedRow): Rational =>
  lookup.isTable ? rational.multiply(rational.of(4), largestOf(lookup)) : rational.of(3, 2)

/**
 * |Σ_j e^{−x_j}(v_t − v_j)|/Z over c·e^{−γ}, as Σ e^{γ − x_j}(v_t − v_j)/(c·Z) with x_j = γ₀((j − t)² − (t′ − t)²): no exponent is above 0,
 * and nothing underflows that matters.
 */
function ratioOf(lookup: ValuedRow): Interval {
  const { row, length, gamma, values } = lookup
  const target = lemma7.target(lookup)
  const slope = interval.fromRational(gamma)
  const shift = interval.fromRational(steepness(lookup))
  const peak = (target - row) ** 2
  let sum = interval.point(0)
  let total = interval.point(1)
  for (let j = 1; j <= length; j++) {
    if (j === target) continue
    const x = interval.multiply(slope, interval.point((j - row) ** 2 - peak))
    total = interval.add(total, intervalExp.exp(interval.negate(x)))
    const step = rational.subtract(values[target - 1], values[j - 1])
    if (rational.isZero(step)) continue
    // At most 0 but for rounding, and capped so: the slope beside the peak is `shift`.
    const exponent = interval.subtract(shift, x)
    const scaled = intervalExp.exp({ lo: Math.min(exponent.lo, 0), hi: Math.min(exponent.hi, 0) })
    sum = interval.add(sum, interval.multiply(scaled, interval.fromRational(step)))
  }
  return interval.divide(interval.absolute(sum), interval.multiply(interval.fromRational(constantOf(lookup)), total))
}

/** The row again, by the lemmas' own functions on exact reals. */
function exactRow(lookup: ValuedRow): Compared {
  if (!lookup.isTable) return { observed: lemma7.error(lookup), bound: lemma7.bound(lookup) }
  const ziggurat = { scores: lemma7.scores(lookup), gamma: steepness(lookup), peak: lemma7.target(lookup) }
  return {
    observed: lemma6.error(ziggurat, lookup.values),
    bound: lemma6.bound(ziggurat.gamma, largestOf(lookup)),
  }
}

/** ρ with key_j = ρ(2j, −j², 0, …) for all j. */
function spreadOf(keys: readonly (readonly Rational[])[]): Rational | undefined {
  const spread = rational.divide(keys[0][0], rational.of(2))
  if (rational.sign(spread) <= 0) return undefined
  const fits = keys.every(([twice, square, ...rest], k) => {
    const j = BigInt(k + 1)
    return (
      rational.equal(twice, rational.multiply(rational.of(2n * j), spread)) &&
      rational.equal(square, rational.multiply(rational.of(-j * j), spread)) &&
      rest.every(rational.isZero)
    )
  })
  return fits ? spread : undefined
}

/** How often the counted coordinate is 1, to the left or to the right, itself included. */
function countsOf({ count }: Lookup, { before }: HeadView): number[] | undefined {
  const column = exactColumn([{ index: count.of, factor: rational.one }], before)
  if (column === undefined) return undefined
  const isTrue = (v: Rational): boolean => rational.equal(v, rational.one)
  if (!column.every((v) => rational.isZero(v) || isTrue(v))) return undefined
  const ordered = count.direction === 'left' ? column : column.toReversed()
  let total = 0
  const counts = ordered.map((v) => {
    total += isTrue(v) ? 1 : 0
    return total
  })
  return count.direction === 'left' ? counts : counts.toReversed()
}
