// From a model to its document: indices of the stream become names.
import type { Plain } from '../../json/index.ts'
import { rational } from '../../numbers/index.ts'
import type { Matrix, Vector } from '../matrix.ts'
import type { FeedForward, Head, Model } from '../model.ts'
import { writeScheduled } from './schedule.ts'

export function documentOf(model: Model): Plain {
  const { name, coordinates, embedding, schedule, layers, outputs } = model
  const stream = namedAxis(coordinates)
  return {
    lemmata: 'model',
    version: 1,
    name,
    coordinates,
    embedding: {
      symbols: embedding.symbols.map(({ symbol, vector }) => ({ symbol, vector: writeVector(vector, stream) })),
      other: embedding.other && writeVector(embedding.other, stream),
    },
    schedule: {
      positions: schedule.positions.map(({ coordinate, value }) => ({
        coordinate: stream.label(coordinate),
        value: writeScheduled(value),
      })),
      temperature: writeScheduled(schedule.temperature),
    },
    layers: layers.map((layer) => ({
      name: layer.name,
      heads: layer.heads.map((head) => writeHead(head, stream)),
      feedForward: layer.feedForward && writeFeedForward(layer.feedForward, stream),
    })),
    outputs: outputs.map(stream.label),
  }
}

function writeHead({ name, mask, weighting, query, key, value }: Head, stream: Axis): Plain {
  const inner = numberedAxis(query.rows)
  return {
    name,
    mask,
    weighting,
    dimension: inner.size,
    query: writeMatrix(query, inner, stream),
    key: writeMatrix(key, inner, stream),
    value: writeMatrix(value, stream, stream),
  }
}

function writeFeedForward({ first, firstBias, second, secondBias }: FeedForward, stream: Axis): Plain {
  const hidden = numberedAxis(first.rows)
  return {
    hidden: hidden.size,
    first: writeMatrix(first, hidden, stream),
    firstBias: writeVector(firstBias, hidden),
    second: writeMatrix(second, stream, hidden),
    secondBias: writeVector(secondBias, stream),
  }
}

/** One side of a matrix: how long it is, and how its places are written. */
interface Axis {
  readonly size: number
  label(index: number): string | number
}

const numberedAxis = (size: number): Axis => ({ size, label: (index) => index })

const namedAxis = (names: readonly string[]): Axis => ({
  size: names.length,
  label(index) {
    if (Object.hasOwn(names, index)) return names[index]
    throw new RangeError(`the model has ${names.length} coordinates, but refers to number ${index}, counted from 0`)
  },
})

function writeMatrix({ rows, columns, entries }: Matrix, to: Axis, from: Axis): Plain {
  if (rows !== to.size || columns !== from.size) {
    throw new RangeError(`the model has a ${rows}×${columns} matrix where ${to.size}×${from.size} is needed`)
  }
  return entries.map(({ row, column, value }) => ({
    to: to.label(row),
    from: from.label(column),
    value: rational.print(value),
  }))
}

function writeVector({ size, entries }: Vector, to: Axis): Plain {
  if (size !== to.size) throw new RangeError(`the model has a vector of ${size} where ${to.size} are needed`)
  return entries.map(({ index, value }) => ({ to: to.label(index), value: rational.print(value) }))
}
