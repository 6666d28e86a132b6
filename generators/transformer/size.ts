// What shrinking a transformer lowers.
import {
  type FeedForward,
  type Head,
  MASKS,
  type Matrix,
  type Model,
  NAMED_TERMS,
  type Scheduled,
  type Vector,
  WEIGHTINGS,
} from '../../src/transformer/index.ts'
import { rationalSize } from '../rationals/index.ts'

/** Every part counts at least 1, and simple values and first places count less. */
export const shrinkSize = (model: Model): number =>
  model.coordinates.length +
  model.outputs.length +
  // A symbol of its own counts more than `other`, so that dropping one into `other` is a step down.
  sum(model.embedding.symbols, ({ vector }) => 2 + vectorSize(vector)) +
  (model.embedding.other === null ? 0 : 1 + vectorSize(model.embedding.other)) +
  sum(model.schedule.positions, ({ value }) => 1 + scheduledSize(value)) +
  scheduledSize(model.schedule.temperature) +
  sum(model.layers, (layer) => 1 + sum(layer.heads, headSize) + feedForwardSize(layer.feedForward))

const headSize = (head: Head): number =>
  1 +
  MASKS.indexOf(head.mask) +
  WEIGHTINGS.indexOf(head.weighting) +
  head.query.rows +
  sum([head.query, head.key, head.value], matrixSize)

const feedForwardSize = (net: FeedForward | null): number =>
  net === null
    ? 0
    : 1 + net.first.rows + sum([net.first, net.second], matrixSize) + sum([net.firstBias, net.secondBias], vectorSize)

const scheduledSize = (scheduled: Scheduled): number => {
  switch (scheduled.kind) {
    case 'term':
      return NAMED_TERMS.indexOf(scheduled.term) + rationalSize(scheduled.times)
    // More than the constant 1, to which every table shrinks.
    case 'by-length':
      return NAMED_TERMS.length + sum(scheduled.rows, ({ value }) => 1 + rationalSize(value))
    case 'by-position':
      return NAMED_TERMS.length + sum(scheduled.rows, ({ values }) => sum(values, (value) => 1 + rationalSize(value)))
    // Not drawn.
    case 'predicate':
    case 'function':
      return Number.MAX_SAFE_INTEGER
  }
}

const matrixSize = ({ entries }: Matrix): number =>
  sum(entries, ({ row, column, value }) => 1 + row + column + rationalSize(value))

const vectorSize = ({ entries }: Vector): number => sum(entries, ({ index, value }) => 1 + index + rationalSize(value))

const sum = <T>(items: readonly T[], size: (item: T) => number): number =>
  items.reduce((total, item) => total + size(item), 0)
