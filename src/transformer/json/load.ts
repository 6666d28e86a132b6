// From a document of the right shape to a model: names become indices, and what no shape can say is checked here.
import { distinct, type JsonError, pathTo, quote, type Read, shape, suggest } from '../../json/index.ts'
import type { Rational } from '../../numbers/index.ts'
import { type Matrix, matrix, type Vector, vector } from '../matrix.ts'
import type { Embedding, FeedForward, Head, Model } from '../model.ts'
import type { Schedule } from '../schedule.ts'
import { readObligation } from './obligations.ts'
import { readScheduled, readTemperature } from './schedule.ts'
import type { ModelDocument, ObligationDocument } from './shape.ts'

type HeadDocument = ModelDocument['layers'][number]['heads'][number]
type FeedForwardDocument = NonNullable<ModelDocument['layers'][number]['feedForward']>

/** What is wrong is reported and left out, so that all errors are found; a model counts only without errors. */
export function modelOf(document: ModelDocument): Read<Model> {
  const errors: JsonError[] = []
  const { name, coordinates, meanings } = document
  const stream = namedAxis(coordinates, errors)
  const model: Model = {
    name,
    coordinates,
    embedding: embeddingOf(document.embedding, stream, errors),
    schedule: scheduleOf(document.schedule, stream, errors),
    layers: document.layers.map(({ name, heads, feedForward, obligations }, l) => {
      const path = pathTo('$.layers', l)
      return {
        name,
        heads: heads.map((head, h) => headOf(head, pathTo(`${path}.heads`, h), stream, errors)),
        feedForward: feedForward && feedForwardOf(feedForward, `${path}.feedForward`, stream, errors),
        ...obligationsOf(obligations, `${path}.obligations`, stream),
      }
    }),
    outputs: [...distinct(document.outputs, '$.outputs', stream.indexOf, quote, errors).keys()],
    ...(meanings === null ? {} : { meanings }),
  }
  return errors.length === 0 ? { kind: 'read', value: model } : { kind: 'unreadable', errors }
}

const obligationsOf = (documents: readonly ObligationDocument[], path: string, stream: Axis<string>) =>
  documents.length === 0
    ? {}
    : { obligations: documents.map((one, k) => readObligation(one, (name) => stream.indexOf(name, pathTo(path, k)))) }

function embeddingOf(document: ModelDocument['embedding'], stream: Axis<string>, errors: JsonError[]): Embedding {
  const { symbols, other } = document
  const path = '$.embedding'
  distinct(
    symbols,
    `${path}.symbols`,
    ({ symbol }) => symbol,
    ({ symbol }) => `the symbol ${quote(symbol)}`,
    errors,
  )
  return {
    symbols: symbols.map(({ symbol, vector }, k) => ({
      symbol,
      vector: vectorOf(vector, `${pathTo(`${path}.symbols`, k)}.vector`, stream, errors),
    })),
    other: other && vectorOf(other, `${path}.other`, stream, errors),
  }
}

function scheduleOf(document: ModelDocument['schedule'], stream: Axis<string>, errors: JsonError[]): Schedule {
  const positions = document.positions.map(({ coordinate, value }, k) => {
    const path = pathTo('$.schedule.positions', k)
    // NaN is never seen: the errors discard the model.
    const index = stream.indexOf(coordinate, `${path}.coordinate`) ?? Number.NaN
    return { coordinate: index, value: readScheduled(value, `${path}.value`, errors) }
  })
  return { positions, temperature: readTemperature(document.temperature, '$.schedule.temperature', errors) }
}

function headOf(head: HeadDocument, path: string, stream: Axis<string>, errors: JsonError[]): Head {
  const { name, mask, weighting } = head
  const inner = numberedAxis(head.dimension, 'dimension', errors)
  return {
    name,
    mask,
    weighting,
    query: matrixOf(head.query, `${path}.query`, inner, stream, errors),
    key: matrixOf(head.key, `${path}.key`, inner, stream, errors),
    value: matrixOf(head.value, `${path}.value`, stream, stream, errors),
  }
}

function feedForwardOf(net: FeedForwardDocument, path: string, stream: Axis<string>, errors: JsonError[]): FeedForward {
  const hidden = numberedAxis(net.hidden, 'hidden', errors)
  return {
    first: matrixOf(net.first, `${path}.first`, hidden, stream, errors),
    firstBias: vectorOf(net.firstBias, `${path}.firstBias`, hidden, errors),
    second: matrixOf(net.second, `${path}.second`, stream, hidden, errors),
    secondBias: vectorOf(net.secondBias, `${path}.secondBias`, stream, errors),
  }
}

/** One side of a matrix: how long it is, and where a label stands on it. */
interface Axis<Label> {
  readonly size: number
  /** Undefined, and an error at the path, for a label that is not on it. */
  indexOf(label: Label, path: string): number | undefined
  print(label: Label): string
}

function namedAxis(names: readonly string[], errors: JsonError[]): Axis<string> {
  const known = distinct(
    names,
    '$.coordinates',
    (name) => name,
    (name) => `the coordinate ${quote(name)}`,
    errors,
  )
  const indices = new Map([...known.keys()].map((name, index) => [name, index]))
  return {
    size: names.length,
    indexOf: (name, path) =>
      indices.get(name) ??
      shape.misfit(
        errors,
        path,
        () => `unknown coordinate ${quote(name)}${suggest(name, indices.keys(), 'coordinates')}`,
      ),
    print: quote,
  }
}

const numberedAxis = (size: number, key: string, errors: JsonError[]): Axis<number> => ({
  size,
  indexOf: (index, path) =>
    index < size
      ? index
      : shape.misfit(errors, path, () => `expected an index below ${size}, as "${key}" says, found ${index}`),
  print: String,
})

function matrixOf<To, From>(
  entries: readonly { readonly to: To; readonly from: From; readonly value: Rational }[],
  path: string,
  rows: Axis<To>,
  columns: Axis<From>,
  errors: JsonError[],
): Matrix {
  const cells = distinct(
    entries,
    path,
    ({ to, from }, here) => {
      const row = rows.indexOf(to, `${here}.to`)
      const column = columns.indexOf(from, `${here}.from`)
      return row === undefined || column === undefined ? undefined : row * columns.size + column
    },
    ({ to, from }) => `the entry from ${columns.print(from)} to ${rows.print(to)}`,
    errors,
  )
  const { size } = columns
  return matrix(
    rows.size,
    size,
    [...cells].map(([cell, { value }]) => [Math.floor(cell / size), cell % size, value]),
  )
}

function vectorOf<To>(
  entries: readonly { readonly to: To; readonly value: Rational }[],
  path: string,
  axis: Axis<To>,
  errors: JsonError[],
): Vector {
  const cells = distinct(
    entries,
    path,
    ({ to }, here) => axis.indexOf(to, `${here}.to`),
    ({ to }) => `the entry to ${axis.print(to)}`,
    errors,
  )
  return vector(
    axis.size,
    [...cells].map(([index, { value }]) => [index, value]),
  )
}
