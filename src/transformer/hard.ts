// Hard attention, exactly. Activations are integers over one common denominator per layer, reduced once per layer: normalising
// every rational costs a gcd for each sum. √d_k never enters, since argmax ignores a positive factor.

import { oncePer } from '../memo/index.ts'
import { bigint, type Rational, rational } from '../numbers/index.ts'
import { embed } from './embed.ts'
import { visible, type Window } from './mask.ts'
import { type Matrix, type Vector, writtenBy } from './matrix.ts'
import type { FeedForward, Head, Layer, Model, Word } from './model.ts'
import { chosen, isHard } from './weighting.ts'

/** n rows of d numerators over one denominator. */
export interface Stream {
  readonly denominator: bigint
  readonly rows: readonly (readonly bigint[])[]
}

/** The scores of one position, over what it sees. */
export interface ScoreRow {
  readonly window: Window
  /** scores[j − window.first]·√d_k is numerators[…]/denominator. */
  readonly numerators: readonly bigint[]
  readonly denominator: bigint
  readonly dimension: number
  /** The positions of the largest score, ascending; empty for an empty window. */
  readonly maximal: readonly number[]
  /** The positions that share the weight. */
  readonly chosen: readonly number[]
}

export interface HardRun {
  /** The residual stream before the first layer and after each one. */
  readonly streams: readonly Stream[]
}

/** Sees every row of scores as it is computed: the gap and the trace are made from these. */
export type ScoreObserver = (layer: number, head: number, i: number, row: ScoreRow) => void

/**
 * The activation at position i (from 1) and a coordinate.
 * @example
 * const { model } = compile(formula('Y Q_1'), 'theorem-12a')
 * const { streams } = hard(withWeighting(model, 'rightmost'), word('10'))
 * activationAt(streams[3], 2, model.outputs[0]) // 1
 */
export const activationAt = (stream: Stream, i: number, coordinate: number): Rational =>
  rational.of(stream.rows[i - 1][coordinate], stream.denominator)

/**
 * Runs a model all of whose heads are hard.
 * @example hard(withWeighting(compile(formula('Y Q_1'), 'theorem-12a').model, 'rightmost'), word('01')).streams.length // 4
 */
export function hard(model: Model, word: Word, observe?: ScoreObserver): HardRun {
  const streams = [streamOf(embed(model, word))]
  model.layers.forEach((layer, index) => {
    streams.push(hardLayer(layer, index, streams[index], observe))
  })
  return { streams }
}

function streamOf(rows: readonly (readonly Rational[])[]): Stream {
  const { numerators, denominator } = rational.overCommonDenominator(rows.flat())
  const width = rows[0].length
  return { denominator, rows: rows.map((_, i) => numerators.slice(i * width, (i + 1) * width)) }
}

/** One layer on any stream. @example hardLayer(ahat.layers[0], 0, stream) */
export function hardLayer(layer: Layer, index: number, stream: Stream, observe?: ScoreObserver): Stream {
  let attended = stream
  layer.heads.forEach((head, h) => {
    attended = withWritten(
      attended,
      attend(head, stream, (i, row) => observe?.(index, h, i, row)),
    )
  })
  return reduced(layer.feedForward === null ? attended : feedForward(layer.feedForward, attended))
}

/** Rows of a matrix with integer entries over one denominator. */
interface IntegerRows {
  readonly denominator: bigint
  readonly rows: readonly (readonly { readonly column: number; readonly value: bigint }[])[]
}

const integerRows = (matrix: Matrix, chosen: readonly number[]): IntegerRows => {
  const { numerators, denominator } = rational.overCommonDenominator(matrix.entries.map((e) => e.value))
  const rows = chosen.map((): { column: number; value: bigint }[] => [])
  const place = new Map(chosen.map((row, k) => [row, k]))
  matrix.entries.forEach(({ row, column }, e) => {
    const k = place.get(row)
    if (k !== undefined) rows[k].push({ column, value: numerators[e] })
  })
  return { denominator, rows }
}

/** Of queries, keys and hidden units, all of which are asked for. */
const integerMatrix: (matrix: Matrix) => IntegerRows = oncePer((matrix) =>
  integerRows(matrix, [...new Array(matrix.rows).keys()]),
)

/** Of what is added to the stream, which has few of its coordinates. */
const writtenMatrix: (matrix: Matrix) => IntegerRows & { readonly written: readonly number[] } = oncePer((matrix) => {
  const written = writtenBy(matrix)
  return { ...integerRows(matrix, written), written }
})

const apply = ({ rows }: IntegerRows, row: readonly bigint[]): bigint[] =>
  rows.map((entries) => dotSparse(entries, row))

function dotSparse(entries: IntegerRows['rows'][number], row: readonly bigint[]): bigint {
  let sum = 0n
  for (const { column, value } of entries) sum += value * row[column]
  return sum
}

/** What is added to some coordinates: n rows of one numerator per coordinate. */
interface Written {
  readonly denominator: bigint
  readonly coordinates: readonly number[]
  readonly rows: readonly (readonly bigint[])[]
}

function attend(head: Head, stream: Stream, observe: (i: number, row: ScoreRow) => void): Written {
  if (!isHard(head.weighting)) {
    throw new RangeError(
      `head "${head.name}" is weighted by ${head.weighting}: the hard evaluator takes hard heads only`,
    )
  }
  const n = stream.rows.length
  const [query, key] = [head.query, head.key].map(integerMatrix)
  const value = writtenMatrix(head.value)
  const queries = stream.rows.map((row) => apply(query, row))
  const keys = stream.rows.map((row) => apply(key, row))
  const values = stream.rows.map((row) => apply(value, row))
  const denominator = query.denominator * key.denominator * stream.denominator * stream.denominator

  const rows: { sum: bigint[]; share: bigint }[] = []
  for (let i = 1; i <= n; i++) {
    const window = visible(head.mask, i, n)
    const numerators: bigint[] = []
    for (let j = window.first; j <= window.last; j++) numerators.push(dot(queries[i - 1], keys[j - 1]))
    const maximal = argmax(numerators, window.first)
    const takers = chosen(head.weighting, maximal)
    observe(i, { window, numerators, denominator, dimension: head.query.rows, maximal, chosen: takers })
    rows.push({ sum: total(takers, values, value.written.length), share: BigInt(Math.max(1, takers.length)) })
  }
  const shares = rows.reduce((all, { share }) => rational.lcm(all, share), 1n)
  return {
    denominator: value.denominator * stream.denominator * shares,
    coordinates: value.written,
    rows: rows.map(({ sum, share }) => {
      const factor = shares / share
      return sum.map((v) => v * factor)
    }),
  }
}

function dot(a: readonly bigint[], b: readonly bigint[]): bigint {
  let sum = 0n
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k]
  return sum
}

function argmax(scores: readonly bigint[], first: number): number[] {
  let best = scores[0]
  let positions: number[] = []
  scores.forEach((score, k) => {
    if (score > best) {
      best = score
      positions = []
    }
    if (score === best) positions.push(first + k)
  })
  return positions
}

function total(positions: readonly number[], values: readonly bigint[][], width: number): bigint[] {
  const sum = new Array<bigint>(width).fill(0n)
  for (const j of positions) {
    const row = values[j - 1]
    for (let c = 0; c < width; c++) sum[c] += row[c]
  }
  return sum
}

function withWritten(stream: Stream, { denominator: other, coordinates, rows }: Written): Stream {
  const denominator = rational.lcm(stream.denominator, other)
  const [left, right] = [denominator / stream.denominator, denominator / other]
  return {
    denominator,
    rows: stream.rows.map((row, i) => {
      const sum = left === 1n ? [...row] : row.map((v) => v * left)
      coordinates.forEach((c, k) => {
        sum[c] += rows[i][k] * right
      })
      return sum
    }),
  }
}

function feedForward(net: FeedForward, stream: Stream): Stream {
  const first = integerMatrix(net.first)
  const second = writtenMatrix(net.second)
  const hidden = stream.rows.map((row) => apply(first, row))
  const inner = withVector({ denominator: first.denominator * stream.denominator, rows: hidden }, net.firstBias)
  const outer = inner.rows.map((row) => apply(second, row.map(relu)))
  const denominator = second.denominator * inner.denominator
  const written = withWritten(stream, { denominator, coordinates: second.written, rows: outer })
  return withVector(written, net.secondBias)
}

const relu = (v: bigint): bigint => bigint.greatest(v, 0n)

function withVector(stream: Stream, { entries }: Vector): Stream {
  const { numerators, denominator } = rational.overCommonDenominator(entries.map((e) => e.value))
  const coordinates = entries.map(({ index }) => index)
  return withWritten(stream, { denominator, coordinates, rows: stream.rows.map(() => numerators) })
}

function reduced(stream: Stream): Stream {
  let common = stream.denominator
  for (const row of stream.rows) {
    for (const v of row) {
      if (common === 1n) return stream
      if (v % common !== 0n) common = rational.gcd(common, v)
    }
  }
  return {
    denominator: stream.denominator / common,
    rows: stream.rows.map((row) => row.map((v) => v / common)),
  }
}
