// Simpler AHATs. Beyond those of any transformer: what tells positions apart is made plain, since a table, a mask or a mean may do so
// at one length only, or take a layer of its own, and then no smaller model would do.
import {
  type Matrix,
  type Model,
  type Schedule,
  type Scheduled,
  term,
  type Vector,
} from '../../src/transformer/index.ts'
import { mapEmbedding, type ShrinkLimits, simplerModels, withoutCoordinate } from '../transformer/index.ts'

export interface AhatLimits extends ShrinkLimits {
  readonly width: readonly [least: number, most: number]
}

export function* simplerAhatModels(model: Model, limits: AhatLimits): IterableIterator<Model> {
  for (const simpler of simplerModels(model, limits)) {
    if (simpler.coordinates.length >= limits.width[0]) yield simpler
  }
  if (model.layers.length > limits.layers[0]) yield* countInsteadOfLayers(model)
  if (model.coordinates.length > Math.max(1, limits.width[0])) yield* readElsewhere(model)
  for (const { coordinate } of model.schedule.positions) yield withCount(model, coordinate)
}

/** A position embedding is i. */
const withCount = (model: Model, coordinate: number): Model => ({
  ...model,
  schedule: withPosition(model.schedule, coordinate, term('i')),
})

const withPosition = (schedule: Schedule, coordinate: number, value: Scheduled): Schedule => ({
  ...schedule,
  positions: [...schedule.positions.filter((p) => p.coordinate !== coordinate), { coordinate, value }].toSorted(
    (a, b) => a.coordinate - b.coordinate,
  ),
})

/** A coordinate that a layer writes is i from the beginning, whatever the symbol, and the layer is dropped. */
function* countInsteadOfLayers(model: Model): IterableIterator<Model> {
  for (const [index, { heads, feedForward }] of model.layers.entries()) {
    const rows = [...heads.flatMap(({ value }) => value.entries), ...(feedForward?.second.entries ?? [])]
    const written = new Set([
      ...rows.map(({ row }) => row),
      ...(feedForward?.secondBias.entries ?? []).map((e) => e.index),
    ])
    const layers = model.layers.toSpliced(index, 1)
    for (const coordinate of written) yield withCount(clearCoordinate({ ...model, layers }, coordinate), coordinate)
  }
}

function clearCoordinate(model: Model, coordinate: number): Model {
  const clear = (v: Vector): Vector => ({ ...v, entries: v.entries.filter(({ index }) => index !== coordinate) })
  return { ...model, embedding: mapEmbedding(model.embedding, clear) }
}

/** A coordinate is dropped, and who read it reads another. */
function* readElsewhere(model: Model): IterableIterator<Model> {
  for (const dropped of model.coordinates.keys()) {
    for (const other of model.coordinates.keys()) {
      if (other !== dropped) yield withoutCoordinate(redirect(model, dropped, other), dropped)
    }
  }
}

function redirect(model: Model, from: number, to: number): Model {
  const move = (m: Matrix): Matrix => moveColumn(m, from, to)
  const layers = model.layers.map((layer) => ({
    ...layer,
    heads: layer.heads.map((h) => ({ ...h, query: move(h.query), key: move(h.key), value: move(h.value) })),
    feedForward: layer.feedForward && { ...layer.feedForward, first: move(layer.feedForward.first) },
  }))
  return { ...model, layers }
}

/** Entries go to another column where it has none in their row. */
const moveColumn = (m: Matrix, from: number, to: number): Matrix => ({
  ...m,
  entries: m.entries.map((entry) => {
    const isFree = entry.column === from && m.entries.every(({ row, column }) => row !== entry.row || column !== to)
    return isFree ? { ...entry, column: to } : entry
  }),
})
