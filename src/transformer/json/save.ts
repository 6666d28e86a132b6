// From a well-formed model to its document: indices of the stream become names.
import type { Plain } from '../../json/index.ts'
import { rational } from '../../numbers/index.ts'
import type { Matrix, Vector } from '../matrix.ts'
import type { FeedForward, Head, Layer, Model } from '../model.ts'
import type { Scheduled } from '../schedule.ts'
import { writeObligation } from './obligations.ts'
import { writeScheduled } from './schedule.ts'

/** `schedule` writes its values: files hold those that they can. */
export function documentOf(model: Model, scheduled: (value: Scheduled) => Plain = writeScheduled): Plain {
  const { name, coordinates, embedding, schedule, layers, outputs, meanings } = model
  const stream = (index: number): string => coordinates[index]
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
        coordinate: stream(coordinate),
        value: scheduled(value),
      })),
      temperature: scheduled(schedule.temperature),
    },
    layers: layers.map((layer) => ({
      name: layer.name,
      heads: layer.heads.map((head) => writeHead(head, stream)),
      feedForward: layer.feedForward && writeFeedForward(layer.feedForward, stream),
      ...obligationsOf(layer, stream),
    })),
    outputs: outputs.map(stream),
    ...(meanings === undefined ? {} : { meanings }),
  }
}

/** Left out where there are none. */
const obligationsOf = ({ obligations = [] }: Layer, stream: (index: number) => string) =>
  obligations.length === 0 ? {} : { obligations: obligations.map((one) => writeObligation(one, stream)) }

function writeHead({ name, mask, weighting, query, key, value }: Head, stream: Label): Plain {
  return {
    name,
    mask,
    weighting,
    dimension: query.rows,
    query: writeMatrix(query, number, stream),
    key: writeMatrix(key, number, stream),
    value: writeMatrix(value, stream, stream),
  }
}

function writeFeedForward({ first, firstBias, second, secondBias }: FeedForward, stream: Label): Plain {
  return {
    hidden: first.rows,
    first: writeMatrix(first, number, stream),
    firstBias: writeVector(firstBias, number),
    second: writeMatrix(second, stream, number),
    secondBias: writeVector(secondBias, stream),
  }
}

/** How the places on one side of a matrix are written. */
type Label = (index: number) => string | number

const number: Label = (index) => index

const writeMatrix = ({ entries }: Matrix, to: Label, from: Label): Plain =>
  entries.map(({ row, column, value }) => ({ to: to(row), from: from(column), value: rational.print(value) }))

const writeVector = ({ entries }: Vector, to: Label): Plain =>
  entries.map(({ index, value }) => ({ to: to(index), value: rational.print(value) }))
