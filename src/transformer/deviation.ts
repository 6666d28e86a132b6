// The deviation form: an AHAT and its softened twin run together, the hard activation exact and the soft one as
// hard + deviation with the deviation enclosed. A difference of 1e−80 is then known to many digits, since it never arises
// from subtracting numbers near 1. Costs a BigInt exponential for each visible pair.
import { type Precise, precise, preciseExp, type Rational, rational } from '../numbers/index.ts'
import { type Units, unitsOf } from './affine.ts'
import { activationAt, type HardRun, hard, type ScoreRow } from './hard.ts'
import { type Matrix, writtenBy } from './matrix.ts'
import type { Head, Layer, Model, Word } from './model.ts'
import { temperatureAt } from './schedule.ts'
import { requireModel } from './well-formed/index.ts'

export interface DeviationRun {
  readonly hard: HardRun
  /** deviations[layer][i − 1][coordinate] encloses soft − hard. */
  readonly deviations: readonly (readonly (readonly Precise[])[])[]
}

export interface DeviationOptions {
  /** Bits of the enclosed deviations, relative to their own size. Default 128. */
  readonly bits?: number
}

/**
 * Compares the model, whose heads must be average hardmax, with the same weights under softmax at the schedule's
 * temperature.
 * @example deviation(withWeighting(compile(formula('Y Q_1'), 'theorem-13c').model, 'average'), word('01')).deviations.length // 5
 */
export function deviation(model: Model, word: Word, { bits = 128 }: DeviationOptions = {}): DeviationRun {
  const run = twinRun(model, word)
  const deviations: Precise[][][] = [word.map(() => model.coordinates.map(() => precise.zero))]
  model.layers.forEach((_, index) => {
    deviations.push(throughLayer(run, index, deviations[index], bits))
  })
  return { hard: run.hard, deviations }
}

/**
 * The deviations after one layer (from 1) of the softened twin, if before it they are as given: one layer's error (Lemma 25).
 * @example deviationAfter(ahat, word('01'), 1, perturbation)
 */
export function deviationAfter(
  model: Model,
  word: Word,
  layer: number,
  before: readonly (readonly Rational[])[],
  { bits = 128 }: DeviationOptions = {},
): readonly (readonly Precise[])[] {
  const enclosed = before.map((row) => row.map((value) => precise.fromRational(value, bits)))
  return throughLayer(twinRun(model, word), layer - 1, enclosed, bits)
}

/** A hard run with its rows of scores, and the factors 1/τ_i of the twin. */
interface TwinRun {
  readonly model: Model
  readonly hard: HardRun
  readonly factors: readonly Rational[]
  /** scores[layer][head][i − 1]. */
  readonly scores: readonly (readonly (readonly ScoreRow[])[])[]
}

function twinRun(model: Model, word: Word): TwinRun {
  requireModel(model)
  const scores = model.layers.map(({ heads }) => heads.map((): ScoreRow[] => []))
  const run = hard(model, word, (layer, head, _, row) => scores[layer][head].push(row))
  const factors = word.map((_, k) => rational.inverse(temperatureAt(model.schedule.temperature, k + 1, word.length)))
  return { model, hard: run, factors, scores }
}

function throughLayer(
  { model, hard: run, factors, scores }: TwinRun,
  index: number,
  deviations: readonly (readonly Precise[])[],
  bits: number,
): Precise[][] {
  const layer = model.layers[index]
  const stream = run.streams[index]
  const before: Layered = {
    exact: deviations.map((_, k) => model.coordinates.map((_, c) => activationAt(stream, k + 1, c))),
    deviation: deviations,
  }
  const attended = deviations.map((line) => [...line])
  const c = before.exact.map((line) => [...line])
  layer.heads.forEach((head, h) => {
    if (head.weighting !== 'average') {
      throw new RangeError(`head "${head.name}" is ${head.weighting}: deviations are from average hardmax`)
    }
    const read = projected(head, before, bits)
    scores[index][h].forEach((row, k) => {
      if (row.maximal.length > 0) attendRow(read, row, k + 1, factors[k], c[k], attended[k], bits)
    })
  })
  return feedForwardAll(layer, { exact: c, deviation: attended }, bits)
}

interface Layered {
  readonly exact: readonly (readonly Rational[])[]
  readonly deviation: readonly (readonly Precise[])[]
}

/** Queries, keys and values of a head: exact part and deviation, [position][row of the matrix]. */
interface Projected {
  readonly query: Layered
  readonly key: Layered
  readonly value: Layered
  readonly dimension: number
  /** The rows of W^V that are not 0. */
  readonly written: readonly number[]
}

const projected = (head: Head, stream: Layered, bits: number): Projected => ({
  query: project(head.query, stream, bits),
  key: project(head.key, stream, bits),
  value: project(head.value, stream, bits),
  dimension: head.query.rows,
  written: writtenBy(head.value),
})

function project(matrix: Matrix, stream: Layered, bits: number): Layered {
  const exact = stream.exact.map((row) => {
    const sums = new Array<Rational>(matrix.rows).fill(rational.zero)
    for (const { row: r, column, value } of matrix.entries) {
      sums[r] = rational.add(sums[r], rational.multiply(value, row[column]))
    }
    return sums
  })
  const deviations = stream.deviation.map((row) => {
    const sums = new Array<Precise>(matrix.rows).fill(precise.zero)
    for (const { row: r, column, value } of matrix.entries) {
      sums[r] = precise.add(sums[r], times(value, row[column], bits), bits)
    }
    return sums
  })
  return { exact, deviation: deviations }
}

const times = (factor: Rational, a: Precise, bits: number): Precise =>
  precise.multiply(precise.fromRational(factor, bits), a, bits)

/*
 * With I the exact argmax, t = |I|, x_k = (s_k − max)/(τ√d_k) and y_k the deviation of the score in the same unit, E_k =
 * e^{x_k + y_k} and Z = Σ E_k:
 *   j ∈ I:  α̂_j − 1/t = [Σ_{k∈I} E_k·expm1(y_j − y_k) − Σ_{k∉I} E_k]/(tZ)
 *   j ∉ I:  α̂_j = E_j/Z
 * and the output deviates by Σ_j (α̂_j − α_j)(v_j − v_r) + Σ_j α̂_j·δv_j for any r, as Σ(α̂_j − α_j) = 0; r is the first of I.
 */
function attendRow(
  { query, key, value, dimension, written }: Projected,
  row: ScoreRow,
  i: number,
  factor: Rational,
  exact: Rational[],
  deviations: Precise[],
  bits: number,
): void {
  const { first, last } = row.window
  const add = (a: Precise, b: Precise): Precise => precise.add(a, b, bits)
  const multiply = (a: Precise, b: Precise): Precise => precise.multiply(a, b, bits)
  const root = precise.squareRoot(precise.fromRational(rational.of(1, dimension), bits), bits)
  const unit = multiply(precise.fromRational(factor, bits), root)
  const maximum = row.numerators[row.maximal[0] - first]

  const scoreDeviations: Precise[] = []
  const weights: Precise[] = []
  for (let j = first; j <= last; j++) {
    let moved: Precise = precise.zero
    for (let c = 0; c < dimension; c++) {
      const [q, dq] = [query.exact[i - 1][c], query.deviation[i - 1][c]]
      const [k, dk] = [key.exact[j - 1][c], key.deviation[j - 1][c]]
      moved = add(moved, add(add(times(q, dk, bits), times(k, dq, bits)), multiply(dq, dk)))
    }
    const drop = precise.fromRational(rational.of(row.numerators[j - first] - maximum, row.denominator), bits)
    scoreDeviations.push(multiply(moved, unit))
    weights.push(preciseExp.exp(multiply(add(drop, moved), unit), bits))
  }
  const total = weights.reduce(add)
  const isMaximal = new Set(row.maximal)
  const others = weights.reduce<Precise>((sum, w, k) => (isMaximal.has(first + k) ? sum : add(sum, w)), precise.zero)
  const share = precise.point(BigInt(row.maximal.length))

  const weightDeviations = weights.map((weight, k): Precise => {
    if (!isMaximal.has(first + k)) return precise.divide(weight, total, bits)
    let sum = precise.negate(others)
    for (const j of row.maximal) {
      const lag = precise.subtract(scoreDeviations[k], scoreDeviations[j - first], bits)
      if (j !== first + k) sum = add(sum, multiply(weights[j - first], preciseExp.expm1(lag, bits)))
    }
    return precise.divide(sum, multiply(share, total), bits)
  })

  const alphas = weights.map((weight) => precise.divide(weight, total, bits))
  const reference = value.exact[row.maximal[0] - 1]
  for (const c of written) {
    let sum: Precise = precise.zero
    let mean = rational.zero
    for (let j = first; j <= last; j++) {
      const v = value.exact[j - 1][c]
      const step = rational.subtract(v, reference[c])
      sum = add(sum, times(step, weightDeviations[j - first], bits))
      sum = add(sum, multiply(alphas[j - first], value.deviation[j - 1][c]))
      if (isMaximal.has(j)) mean = rational.add(mean, v)
    }
    exact[c] = rational.add(exact[c], rational.divide(mean, rational.of(row.maximal.length)))
    deviations[c] = add(deviations[c], sum)
  }
}

function feedForwardAll(layer: Layer, stream: Layered, bits: number): Precise[][] {
  if (layer.feedForward === null) return stream.deviation.map((row) => [...row])
  const units = unitsOf(layer.feedForward)
  return stream.exact.map((exact, k) => feedForward(units, exact, stream.deviation[k], bits))
}

/*
 * A unit that is active for the hard and the soft input alike is linear between them, so those units make one affine map and
 * their deviations cancel exactly where they should. Any other unit deviates by ReLU(z + δ) − ReLU(z), which increases with δ
 * and so is enclosed by its values at the ends; it is 0 for a unit that is inactive for both.
 */
function feedForward(
  { units, active }: Units,
  exact: readonly Rational[],
  deviations: readonly Precise[],
  bits: number,
): Precise[] {
  const bends = units.map((unit) => bendOf(unit, exact, deviations, bits))
  const result = [...deviations]
  for (const [coordinate, { terms }] of active(bends.map((b) => b === 'active')).rows) {
    result[coordinate] = terms.reduce<Precise>(
      (sum, { index, factor }) => precise.add(sum, times(factor, deviations[index], bits), bits),
      precise.zero,
    )
  }
  bends.forEach((bend, u) => {
    if (bend === 'active') return
    for (const { index, factor } of units[u].outputs) {
      result[index] = precise.add(result[index], times(factor, bend, bits), bits)
    }
  })
  return result
}

function bendOf(
  unit: Units['units'][number],
  exact: readonly Rational[],
  deviations: readonly Precise[],
  bits: number,
): 'active' | Precise {
  let z = unit.bias
  let moved: Precise = precise.zero
  for (const { index, factor } of unit.inputs) {
    z = rational.add(z, rational.multiply(factor, exact[index]))
    moved = precise.add(moved, times(factor, deviations[index], bits), bits)
  }
  const start = precise.fromRational(z, bits)
  const end = precise.add(start, moved, bits)
  // Neither is negative, and one is positive: z = 0 sides with the deviation, as ReLU is linear on either closed side of 0.
  if (rational.sign(z) + (precise.sign(end) ?? -1) > 0) return 'active'
  return precise.subtract(precise.relu(end), precise.relu(start), bits)
}
