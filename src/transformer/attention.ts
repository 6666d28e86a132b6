// One head on a stream of exact and enclosed activations. Where queries and keys are exact the row is a single exponential
// sum over integer differences; a row of equal scores has exact weights; all else goes by enclosures of the differences.
import { type Rational, rational } from '../numbers/index.ts'
import {
  type Activation,
  type Arithmetic,
  add,
  type Enclosure,
  enclose,
  isExact,
  linear,
  multiply,
  signOf,
  subtract,
} from './activation.ts'
import { type ExactScores, exactScores } from './exact-scores.ts'
import { visible, type Window } from './mask.ts'
import { type Matrix, rowsOf, writtenRowsOf } from './matrix.ts'
import { constantsOf, meansOf } from './mean.ts'
import type { Head } from './model.ts'
import { type Scheduled, temperatureAt } from './schedule.ts'
import { chosen, isHard } from './weighting.ts'

type Rows<T> = readonly (readonly T[])[]

/** What a head adds to one coordinate, at every position. */
export interface Written<E extends Enclosure> {
  readonly coordinate: number
  readonly column: readonly Activation<E>[]
}

export function attend<E extends Enclosure>(
  arithmetic: Arithmetic<E>,
  head: Head,
  temperature: Scheduled,
  stream: Rows<Activation<E>>,
): Written<E>[] {
  const values = valuesOf(arithmetic, head, stream)
  const columns = attendTo(
    arithmetic,
    head,
    temperature,
    stream,
    values.map((v) => v.column),
  )
  return values.map(({ coordinate }, c) => ({ coordinate, column: columns[c] }))
}

/** The weights themselves, [i − 1][j − 1]: what a head returns for values that mark one position each. */
export function weightsOf<E extends Enclosure>(
  arithmetic: Arithmetic<E>,
  head: Head,
  temperature: Scheduled,
  stream: Rows<Activation<E>>,
): Activation<E>[][] {
  const marks = stream.map((_, j) => stream.map((_, k) => (j === k ? rational.one : rational.zero)))
  const columns = attendTo(arithmetic, head, temperature, stream, marks)
  return stream.map((_, i) => columns.map((column) => column[i]))
}

// Columns of values, one entry per position, to columns of weighted means.
function attendTo<E extends Enclosure>(
  arithmetic: Arithmetic<E>,
  head: Head,
  temperature: Scheduled,
  stream: Rows<Activation<E>>,
  columns: Rows<Activation<E>>,
): Activation<E>[][] {
  const n = stream.length
  const weigh = weigher(arithmetic, head, temperature, stream, columns)
  const means = columns.map((column) => meansOf(arithmetic, column))
  const constants = columns.map(constantsOf)
  const written = columns.map((): Activation<E>[] => [])
  for (let i = 1; i <= n; i++) {
    const window = visible(head.mask, i, n)
    const row = window.first > window.last ? undefined : weigh(i, window)
    written.forEach((column, c) => {
      if (row === undefined) column.push(rational.zero)
      else column.push('outputs' in row ? (constants[c](window) ?? row.outputs[c]) : means[c](row))
    })
  }
  return written
}

/** W^V h, for the coordinates that it writes. */
export function valuesOf<E extends Enclosure>(
  arithmetic: Arithmetic<E>,
  head: Head,
  stream: Rows<Activation<E>>,
): Written<E>[] {
  return [...writtenRowsOf(head.value)].map(([coordinate, terms]) => ({
    coordinate,
    column: stream.map((row) => linear(arithmetic, rational.zero, terms, row)),
  }))
}

/** Equal weights on a window or on a list of positions, or the outputs themselves, one for each column of values. */
type Row<E extends Enclosure> = Window | { readonly positions: readonly number[] } | Outputs<E>
interface Outputs<E extends Enclosure> {
  readonly outputs: readonly Activation<E>[]
}
type Weigher<E extends Enclosure> = (i: number, window: Window) => Row<E>

function weigher<E extends Enclosure>(
  arithmetic: Arithmetic<E>,
  head: Head,
  temperature: Scheduled,
  stream: Rows<Activation<E>>,
  values: Rows<Activation<E>>,
): Weigher<E> {
  const { weighting } = head
  const isUniform = head.query.entries.length === 0 || head.key.entries.length === 0
  if (isUniform && weighting !== 'leftmost' && weighting !== 'rightmost') return (_, window) => window
  const queries = project(arithmetic, head.query, stream)
  const keys = project(arithmetic, head.key, stream)
  const factors = stream.map((_, index) =>
    weighting === 'softmax-tau' ? rational.inverse(temperatureAt(temperature, index + 1, stream.length)) : rational.one,
  )
  return areExact(queries) && areExact(keys)
    ? exactWeigher(arithmetic, head, exactScores(queries, keys, factors), values)
    : enclosedWeigher(arithmetic, head, queries, keys, factors, values)
}

/** The matrix times every row of the stream: queries or keys. */
export function project<E extends Enclosure>(
  arithmetic: Arithmetic<E>,
  matrix: Matrix,
  stream: Rows<Activation<E>>,
): Activation<E>[][] {
  const rows = rowsOf(matrix)
  return stream.map((row) => rows.map((terms) => linear(arithmetic, rational.zero, terms, row)))
}

const areExact = <E extends Enclosure>(rows: Rows<Activation<E>>): rows is Rows<Rational> =>
  rows.every((row) => row.every(isExact))

function exactWeigher<E extends Enclosure>(
  arithmetic: Arithmetic<E>,
  { weighting }: Head,
  scores: ExactScores,
  values: Rows<Activation<E>>,
): Weigher<E> {
  if (isHard(weighting)) {
    return (i, window) => ({ positions: chosen(weighting, zeros(scores.differences(i, window), window.first)) })
  }
  const softmax = arithmetic.softmaxRow(values, scores.table)
  const { exponents } = scores
  if (exponents !== undefined && softmax.byExponents !== undefined) {
    const { byExponents } = softmax
    return (i, window) => {
      const row = exponents(i, window)
      return isAllZero(row) ? window : { outputs: byExponents(row, window.first - 1) }
    }
  }
  const isUnit = rational.equal(scores.root, rational.one)
  const enclosedRoot = arithmetic.fromRational(scores.root)
  const root = isUnit ? enclosedRoot : arithmetic.squareRoot(enclosedRoot)
  return (i, window) => {
    const differences = scores.differences(i, window)
    if (isAllZero(differences)) return window
    return { outputs: softmax.byDifferences(differences, window.first - 1, scores.units[i - 1], root) }
  }
}

function zeros(differences: Float64Array | readonly bigint[], first: number): number[] {
  const positions: number[] = []
  differences.forEach((d: number | bigint, k: number) => {
    if (Number(d) === 0) positions.push(first + k)
  })
  return positions
}

function isAllZero(differences: Float64Array | readonly bigint[]): boolean {
  for (let k = 0; k < differences.length; k++) if (Number(differences[k]) !== 0) return false
  return true
}

/** Differences q·(k_j − k_r) to a reference position r rather than of two scores: the query's uncertainty enters once. */
function enclosedWeigher<E extends Enclosure>(
  arithmetic: Arithmetic<E>,
  head: Head,
  queries: Rows<Activation<E>>,
  keys: Rows<Activation<E>>,
  factors: readonly Rational[],
  values: Rows<Activation<E>>,
): Weigher<E> {
  const difference = (i: number, j: number, reference: number): Activation<E> =>
    queries[i - 1].reduce((sum: Activation<E>, q, c) => {
      const step = subtract(arithmetic, keys[j - 1][c], keys[reference - 1][c])
      return add(arithmetic, sum, multiply(arithmetic, q, step))
    }, rational.zero)
  const root = arithmetic.squareRoot(arithmetic.fromRational(rational.of(1, head.query.rows)))
  return (i, window) => {
    let reference = window.first
    for (let j = window.first + 1; j <= window.last; j++) {
      if (signOf(arithmetic, difference(i, j, reference)) === 1) reference = j
    }
    const positions = Array.from({ length: window.last - window.first + 1 }, (_, k) => window.first + k)
    const differences = positions.map((j) => (j === reference ? rational.zero : difference(i, j, reference)))
    const isTied = (d: Activation<E>): boolean => isExact(d) && rational.isZero(d)
    if (isHard(head.weighting)) {
      const candidates = positions.filter((_, k) => signOf(arithmetic, differences[k]) !== -1)
      const isCertain = candidates.every((j) => isTied(differences[j - window.first]))
      if (isCertain) return { positions: chosen(head.weighting, candidates) }
      return {
        outputs: values.map((column) =>
          hullOf(
            arithmetic,
            candidates.map((j) => column[j - 1]),
          ),
        ),
      }
    }
    if (differences.every(isTied)) return window
    const scale = arithmetic.multiply(arithmetic.fromRational(factors[i - 1]), root)
    const weights = differences.map((d) => arithmetic.exp(arithmetic.multiply(enclose(arithmetic, d), scale)))
    return { outputs: values.map((column) => softmaxOutput(arithmetic, weights, column, window.first, reference)) }
  }
}

const hullOf = <E extends Enclosure>(arithmetic: Arithmetic<E>, values: readonly Activation<E>[]): E =>
  values.map((v) => enclose(arithmetic, v)).reduce((a, b) => arithmetic.hull(a, b))

// v_r + Σ e_j(v_j − v_r)/Σ e_j: only differences of values are weighted, so nothing near 1 is subtracted.
function softmaxOutput<E extends Enclosure>(
  arithmetic: Arithmetic<E>,
  weights: readonly E[],
  column: readonly Activation<E>[],
  first: number,
  reference: number,
): Activation<E> {
  const base = column[reference - 1]
  const total = weights.reduce((a, b) => arithmetic.add(a, b))
  const sum = weights.reduce((soFar: Activation<E>, weight, k) => {
    const j = first + k
    const step = j === reference ? rational.zero : subtract(arithmetic, column[j - 1], base)
    return add(arithmetic, soFar, multiply(arithmetic, weight, step))
  }, rational.zero)
  return isExact(sum) ? base : add(arithmetic, base, arithmetic.divide(sum, total))
}
