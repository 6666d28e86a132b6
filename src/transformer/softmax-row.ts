// One softmax row from exact integer score differences: Σ_j e^{−d_j·unit·root} v_j / Σ_j e^{−d_j·unit·root}, once with float64
// intervals and once with BigInt ones. Exponentials are remembered by difference: compiled rows have about 2n different ones
// among n²/2 pairs.
import {
  type Interval,
  interval,
  intervalExp,
  type Precise,
  precise,
  preciseExp,
  type Rational,
} from '../numbers/index.ts'
import { type Activation, isExact, type SoftmaxRow } from './activation.ts'

type Columns<E extends Interval | Precise> = readonly (readonly Activation<E>[])[]

/** A larger table costs more to clear than it saves. */
const LARGEST_TABLE = 1 << 16

/*
 * Float64. A weight is e^{−x} with x = d·unit·root. x̃ = fl(d·c̃) for c̃ in the enclosed scale unit·root, so |x − x̃| ≤ x̃·slack with
 * slack = relative width of the scale + 2⁻⁵¹ for roundings. Where d or unit leaves the range of doubles, x goes by ⌊d·unit·2⁶⁴⌋
 * instead: root ≤ 1, so that errs by 2⁻⁶⁴ besides. expFloat errs by 2⁻⁵¹ relative, and e^{±δ} lies within
 * 1 ± 1.0001·δ for δ < 1e-5. So the weight lies within e·(1 ± w), w = 2⁻⁴⁹ + 1.001·slack·x̃, where 2⁻⁴⁹ leaves three times the room
 * that these constants and the roundings of w and of the products need.
 *
 * Values are shifted by the column's least lower end, after which all are ≥ 0 and no sum cancels: Σα(v − base) + base = Σαv
 * since Σα = 1. A float sum of m products of non-negative numbers errs by at most a factor 1 ± (m + 1)·2⁻⁵³·(1 + tiny) and, for
 * products that underflow, by m·2⁻¹⁰⁷⁵; the sum of weights by a factor 1 ± m·2⁻⁵³, and it is at least ½, since one
 * difference is 0. So the quotient errs by a factor within 1 ± `spread` and by at most `underflow`.
 */
export function floatSoftmaxRow(columns: Columns<Interval>, table: number): SoftmaxRow<Interval> {
  const shifted = columns.map(shift)
  const n = columns.length === 0 ? 0 : columns[0].length
  const [low, high] = [new Float64Array(n), new Float64Array(n)]
  // No more differences can occur than there are pairs; a table is filled for every head.
  const size = Math.min(table, LARGEST_TABLE, 4 * n ** 2)
  const [tableLow, tableHigh] = [new Float64Array(size), new Float64Array(size)]

  const weigh = (x: number, slack: number, k: number): void => {
    if (!(x <= -intervalExp.FLUSH_BELOW)) {
      low[k] = 0
      high[k] = intervalExp.expAbove(-x)
      return
    }
    const e = intervalExp.expFloat(-x)
    const w = 2 ** -49 + x * slack
    low[k] = e * (1 - w)
    high[k] = e * (1 + w)
  }

  const weighDoubles = (differences: Float64Array, scale: Interval, slack: number): void => {
    for (let k = 0; k < differences.length; k++) {
      const d = differences[k]
      if (d < size) {
        if (tableLow[d] < 0) {
          weigh(d * scale.lo, slack, k)
          tableLow[d] = low[k]
          tableHigh[d] = high[k]
        } else {
          low[k] = tableLow[d]
          high[k] = tableHigh[d]
        }
      } else weigh(d * scale.lo, slack, k)
    }
  }

  const weighBigInts = (differences: Float64Array | readonly bigint[], unit: Rational, root: Interval): void => {
    const slack = slackOf(root)
    differences.forEach((d: number | bigint, k: number) => {
      weigh(Number(((BigInt(d) * unit.numerator) << 64n) / unit.denominator) * 2 ** -64 * root.lo, slack, k)
    })
  }

  const outputs = (m: number, first: number): Interval[] => {
    let [sumLow, sumHigh] = [0, 0]
    for (let k = 0; k < m; k++) {
      sumLow += low[k]
      sumHigh += high[k]
    }
    const spread = (m + 4) * 2 ** -51
    const underflow = m * 2 ** -1074
    return shifted.map(({ base, lo, hi }) => {
      let [left, right] = [0, 0]
      for (let k = 0, j = first; k < m; k++, j++) {
        left += low[k] * lo[j]
        right += high[k] * hi[j]
      }
      const below = interval.below((left / sumHigh) * (1 - spread) - underflow)
      const above = interval.above((right / sumLow) * (1 + spread) + underflow)
      const part = interval.between(Math.max(0, below), above)
      return base === 0 ? part : interval.add(interval.point(base), part)
    })
  }

  let known: Rational | undefined
  let scale: Interval = interval.everything
  return {
    byDifferences(differences, first, unit, root) {
      if (unit !== known) {
        tableLow.fill(-1)
        known = unit
        scale = interval.multiply(interval.fromRational(unit), root)
      }
      if (differences instanceof Float64Array && scale.lo > 0) weighDoubles(differences, scale, slackOf(scale))
      else weighBigInts(differences, unit, root)
      return outputs(differences.length, first)
    },
    byExponents(exponents, first) {
      for (let k = 0; k < exponents.length; k++) weigh(exponents[k], EXPONENT_SLACK, k)
      return outputs(exponents.length, first)
    },
  }
}

/** Exponents come within a factor 1 ± 2⁻⁵⁰. */
const EXPONENT_SLACK = 1.001 * 2 ** -50

const slackOf = ({ lo, hi }: Interval): number => ((hi - lo) / lo + 2 ** -51) * 1.001

function shift(column: readonly Activation<Interval>[]): { base: number; lo: Float64Array; hi: Float64Array } {
  const enclosed = column.map((v) => (isExact(v) ? interval.fromRational(v) : v))
  const base = enclosed.reduce((least, v) => Math.min(least, v.lo), Infinity)
  if (base === 0)
    return { base, lo: Float64Array.from(enclosed, (v) => v.lo), hi: Float64Array.from(enclosed, (v) => v.hi) }
  const lo = Float64Array.from(enclosed, (v) => Math.max(0, interval.below(v.lo - base)))
  const hi = Float64Array.from(enclosed, (v) => (v.hi === base ? 0 : interval.above(v.hi - base)))
  return { base, lo, hi }
}

/** BigInt enclosures: the plain formula, each distinct exponential once. */
export function preciseSoftmaxRow(bits: number, columns: Columns<Precise>): SoftmaxRow<Precise> {
  const memo = new Map<bigint, Precise>()
  const enclosed = columns.map((column) => column.map((v) => (isExact(v) ? precise.fromRational(v, bits) : v)))
  let known: Rational | undefined
  let scale: Precise = precise.unbounded
  const weight = (d: bigint): Precise => {
    const found = memo.get(d) ?? preciseExp.exp(precise.multiply(precise.point(-d), scale, bits), bits)
    memo.set(d, found)
    return found
  }
  return {
    byDifferences(differences, first, unit, root) {
      if (unit !== known) {
        memo.clear()
        known = unit
        scale = precise.multiply(precise.fromRational(unit, bits), root, bits)
      }
      const weights = Array.from(differences, (d: number | bigint) => weight(BigInt(d)))
      const total = weights.reduce((a, b) => precise.add(a, b, bits))
      return enclosed.map((column) => {
        let sum: Precise = precise.zero
        weights.forEach((w, k) => {
          sum = precise.add(sum, precise.multiply(w, column[first + k], bits), bits)
        })
        return precise.divide(sum, total, bits)
      })
    },
  }
}
