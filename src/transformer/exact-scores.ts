// Scores as integers: where queries and keys are exact, s_ij/τ_i is an integer times a unit, so maxima, ties and differences
// are exact, and equal differences are recognised. One unit for the whole head and doubles while every score stays below
// 2⁵²; a unit for each row where that helps (1/i in a query makes the common denominator astronomical); else BigInt.
import { bigint, type Rational, rational } from '../numbers/index.ts'
import type { Window } from './mask.ts'

export interface ExactScores {
  /** s_ij/τ_i = integer · units[i − 1] · √root; rows with equal units share the object. */
  readonly units: readonly Rational[]
  /** 1, or 1/d_k where √d_k is irrational. */
  readonly root: Rational
  /** Exceeds every difference, if all rows share one unit; 0 otherwise. */
  readonly table: number
  /** max − s_j over the window, as integers ≥ 0; valid until the next call. */
  readonly differences: (i: number, window: Window) => Float64Array | readonly bigint[]
  /** (max − s_j)/τ_i within a factor 1 ± 2⁻⁵⁰, 0 exactly, where that is much cheaper; valid until the next call. */
  readonly exponents: ((i: number, window: Window) => Float64Array) | undefined
}

type Rows<T> = readonly (readonly T[])[]

/** @param factors 1/τ_i for each position, positive. */
export function exactScores(queries: Rows<Rational>, keys: Rows<Rational>, factors: readonly Rational[]): ExactScores {
  const dimension = queries[0].length
  const inverse = rational.of(1, dimension)
  const squareRoot = rational.squareRoot(inverse)
  const root = squareRoot === undefined ? inverse : rational.one
  const scaled = queries.map((row, i) => row.map((q) => rational.multiply(q, factors[i])))
  const right = integers(keys)
  const outer = rational.multiply(right.unit, squareRoot ?? rational.one)

  const whole = integers(scaled)
  const bound = largestScore(whole.rows, right.rows)
  if (bound < EXACT_SUM) {
    const unit = rational.multiply(whole.unit, outer)
    return {
      units: queries.map(() => unit),
      root,
      table: Number(bound) * 2 + 1,
      differences: doubles(whole.rows, right.rows, dimension),
      exponents: undefined,
    }
  }
  const each = scaled.map((row) => integers([row]))
  const rows = each.map((row) => row.rows[0])
  const isSmall = largestScore(rows, right.rows) < EXACT_SUM
  return {
    units: each.map((row) => rational.multiply(row.unit, outer)),
    root,
    table: 0,
    differences: isSmall ? doubles(rows, right.rows, dimension) : bigints(rows, right.rows),
    exponents: isSmall || dimension !== 1 ? undefined : quotientExponents(scaled, keys),
  }
}

/*
 * Keys of one dimension with small numerators and denominators, but an astronomical common one, as base − 1/j has. With k_j = a_j/b_j
 * and the query p/r, the exponent is p(a_m·b_j − a_j·b_m)/(r·b_m·b_j): the bracket is exact in doubles, and five roundings follow, of
 * the query, two products, and a quotient: within a factor 1 ± 5·2⁻⁵³.
 */
function quotientExponents(queries: Rows<Rational>, keys: Rows<Rational>): ExactScores['exponents'] {
  const top = Float64Array.from(keys, ([k]) => Number(k.numerator))
  const bottom = Float64Array.from(keys, ([k]) => Number(k.denominator))
  const isSmall = (v: number): boolean => Math.abs(v) <= EXACT_FACTOR
  if (!top.every(isSmall) || !bottom.every(isSmall)) return undefined
  const scratch = new Float64Array(keys.length)
  const factors = queries.map(([q]) => Number(q.numerator) / Number(q.denominator))
  // Neither may overflow, nor vanish without being 0.
  const isSound = (factor: number, k: number): boolean =>
    (Math.abs(factor) < 2 ** 500 && Math.abs(factor) > 2 ** -500) || rational.isZero(queries[k][0])
  if (!factors.every(isSound)) return undefined
  return (i, { first, last }) => {
    const row = scratch.subarray(0, last - first + 1)
    const factor = factors[i - 1]
    const isBetter = (j: number, m: number): boolean => factor * (top[j] * bottom[m] - top[m] * bottom[j]) > 0
    let m = first - 1
    for (let j = first; j < last; j++) if (isBetter(j, m)) m = j
    for (let k = 0; k < row.length; k++) {
      const j = first - 1 + k
      row[k] = (factor * (top[m] * bottom[j] - top[j] * bottom[m])) / (bottom[m] * bottom[j])
    }
    return row
  }
}

/** Products of two such integers differ exactly in doubles. */
const EXACT_FACTOR = 2 ** 26

// Rows as integers without a common factor, times a unit.
function integers(rows: Rows<Rational>): { rows: bigint[][]; unit: Rational } {
  const { numerators, denominator } = rational.overCommonDenominator(rows.flat())
  const common = numerators.reduce(rational.gcd, 0n) || 1n
  const width = rows[0].length
  return {
    rows: rows.map((_, i) => numerators.slice(i * width, (i + 1) * width).map((v) => v / common)),
    unit: rational.of(common, denominator),
  }
}

const EXACT_SUM = 2n ** 52n

// At least every entry, too: a huge one times 0 adds nothing to a score, but is Infinity as a double.
function largestScore(left: Rows<bigint>, right: Rows<bigint>): bigint {
  const [queries, keys] = [left, right].map(largestEntries)
  const score = queries.reduce((sum, q, c) => sum + q * keys[c], 0n)
  return [...queries, ...keys, score].reduce(bigint.greatest)
}

/** By coordinate, in absolute value. */
const largestEntries = (rows: Rows<bigint>): bigint[] =>
  rows[0].map((_, c) => rows.map((row) => bigint.absolute(row[c])).reduce(bigint.greatest))

function doubles(left: Rows<bigint>, right: Rows<bigint>, dimension: number): ExactScores['differences'] {
  const query = Float64Array.from(left.flat(), Number)
  const key = Float64Array.from(right.flat(), Number)
  const scratch = new Float64Array(right.length)
  return (i, { first, last }) => {
    const row = scratch.subarray(0, last - first + 1)
    const q = (i - 1) * dimension
    let most = -Infinity
    for (let j = first - 1, k = 0; j < last; j++, k++) {
      let score = query[q] * key[j * dimension]
      for (let c = 1; c < dimension; c++) score += query[q + c] * key[j * dimension + c]
      row[k] = score
      most = Math.max(most, score)
    }
    for (let k = 0; k < row.length; k++) row[k] = most - row[k]
    return row
  }
}

const bigints =
  (left: Rows<bigint>, right: Rows<bigint>): ExactScores['differences'] =>
  (i, { first, last }) => {
    const query = left[i - 1]
    const scores = right.slice(first - 1, last).map((key) => key.reduce((sum, v, c) => sum + v * query[c], 0n))
    const most = scores.reduce(bigint.greatest)
    return scores.map((score) => most - score)
  }
