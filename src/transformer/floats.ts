// A plain float64 pass, for comparison and for finding where floats break. It never decides anything.
import { interval, intervalExp, type Rational } from '../numbers/index.ts'
import { embed } from './embed.ts'
import { visible } from './mask.ts'
import { type Matrix, type Vector, writtenBy } from './matrix.ts'
import type { FeedForward, Head, Model, Word } from './model.ts'
import { temperatureAt } from './schedule.ts'
import { chosen, isHard } from './weighting.ts'

export interface FloatRun {
  /** activations[layer][i − 1][coordinate]. */
  readonly activations: readonly (readonly Float64Array[])[]
}

const toNumber = (a: Rational): number => {
  const { lo, hi } = interval.fromRational(a)
  return lo + (hi - lo) / 2
}

/**
 * The model in ordinary floating point, as an engineer would run it.
 * @example floats(compile(formula('Y Q_1'), 'theorem-12a').model, word('01')).activations.length // 4
 */
export function floats(model: Model, word: Word): FloatRun {
  const n = word.length
  const activations = [embed(model, word).map((row) => Float64Array.from(row, toNumber))]
  const temperatures = Float64Array.from(word, (_, k) => toNumber(temperatureAt(model.schedule.temperature, k + 1, n)))
  for (const layer of model.layers) {
    const stream = activations[activations.length - 1]
    const attended = stream.map((row) => row.slice())
    for (const head of layer.heads) attend(head, temperatures, stream, attended)
    if (layer.feedForward !== null) feedForward(layer.feedForward, attended)
    activations.push(attended)
  }
  return { activations }
}

type FloatMatrix = readonly { readonly row: number; readonly column: number; readonly value: number }[]

const floatMatrix = ({ entries }: Matrix): FloatMatrix =>
  entries.map(({ row, column, value }) => ({ row, column, value: toNumber(value) }))

function applyTo(matrix: FloatMatrix, input: Float64Array, output: Float64Array, offset = 0): void {
  for (const { row, column, value } of matrix) output[offset + row] += value * input[column]
}

function attend(
  head: Head,
  temperatures: Float64Array,
  stream: readonly Float64Array[],
  into: readonly Float64Array[],
): void {
  const n = stream.length
  const dimension = head.query.rows
  const [queries, keys] = [head.query, head.key].map((matrix) => {
    const flat = new Float64Array(n * dimension)
    const weights = floatMatrix(matrix)
    stream.forEach((row, i) => {
      applyTo(weights, row, flat, i * dimension)
    })
    return flat
  })
  const coordinates = writtenBy(head.value)
  const values = floatMatrix(head.value)
  const valueRows = stream.map((row) => {
    const v = new Float64Array(row.length)
    applyTo(values, row, v)
    return v
  })
  const columns = coordinates.map((c) => Float64Array.from(valueRows, (v) => v[c]))
  const weights = new Float64Array(n)
  for (let i = 1; i <= n; i++) {
    const { first, last } = visible(head.mask, i, n)
    if (first > last) continue
    const factor = 1 / (Math.sqrt(dimension) * (head.weighting === 'softmax-tau' ? temperatures[i - 1] : 1))
    let most = -Infinity
    for (let j = first - 1; j < last; j++) {
      let score = 0
      for (let c = 0; c < dimension; c++) score += queries[(i - 1) * dimension + c] * keys[j * dimension + c]
      weights[j] = score * factor
      most = Math.max(most, weights[j])
    }
    if (isHard(head.weighting)) harden(weights, first, last, most, head.weighting)
    else for (let j = first - 1; j < last; j++) weights[j] = exp(weights[j] - most)
    let total = 0
    for (let j = first - 1; j < last; j++) total += weights[j]
    coordinates.forEach((c, k) => {
      const column = columns[k]
      let sum = 0
      for (let j = first - 1; j < last; j++) sum += weights[j] * column[j]
      into[i - 1][c] += sum / total
    })
  }
}

const exp = (x: number): number => (x < intervalExp.FLUSH_BELOW ? 0 : intervalExp.expFloat(x))

function harden(
  weights: Float64Array,
  first: number,
  last: number,
  most: number,
  weighting: Parameters<typeof chosen>[0],
): void {
  const maximal: number[] = []
  for (let j = first; j <= last; j++) if (weights[j - 1] === most) maximal.push(j)
  weights.fill(0, first - 1, last)
  for (const j of chosen(weighting, maximal)) weights[j - 1] = 1
}

function feedForward(net: FeedForward, stream: readonly Float64Array[]): void {
  const first = floatMatrix(net.first)
  const second = floatMatrix(net.second)
  const [innerBias, outerBias] = [net.firstBias, net.secondBias].map(floatVector)
  for (const row of stream) {
    const hidden = innerBias.slice()
    applyTo(first, row, hidden)
    applyTo(second, hidden.map(relu), row)
    outerBias.forEach((bias, c) => {
      row[c] += bias
    })
  }
}

const relu = (z: number): number => Math.max(0, z)

function floatVector({ size, entries }: Vector): Float64Array {
  const flat = new Float64Array(size)
  for (const { index, value } of entries) flat[index] = toNumber(value)
  return flat
}
