// The same model on a wider stream: coordinates besides, which nothing reads or writes yet. Entries stay where they are.
import type { Matrix, Vector } from './matrix.ts'
import type { Layer, Model } from './model.ts'

/** With coordinates of these names at the end; a name that is taken gets a prime. @example widened(ahat, ['answer']).coordinates */
export function widened(model: Model, names: readonly string[]): Model {
  const coordinates = [...model.coordinates]
  for (const name of names) coordinates.push(freshName(name, coordinates))
  const d = coordinates.length
  return {
    ...model,
    coordinates,
    embedding: {
      symbols: model.embedding.symbols.map((s) => ({ ...s, vector: widenVector(s.vector, d) })),
      other: model.embedding.other === null ? null : widenVector(model.embedding.other, d),
    },
    layers: model.layers.map((layer) => widenLayer(layer, d)),
  }
}

const freshName = (name: string, taken: readonly string[]): string =>
  taken.includes(name) ? freshName(`${name}′`, taken) : name

const widenVector = (v: Vector, size: number): Vector => ({ ...v, size })
const widenMatrix = (m: Matrix, rows: number, columns: number): Matrix => ({ ...m, rows, columns })

const widenLayer = (layer: Layer, d: number): Layer => ({
  ...layer,
  heads: layer.heads.map((head) => ({
    ...head,
    query: widenMatrix(head.query, head.query.rows, d),
    key: widenMatrix(head.key, head.key.rows, d),
    value: widenMatrix(head.value, d, d),
  })),
  feedForward:
    layer.feedForward === null
      ? null
      : {
          ...layer.feedForward,
          first: widenMatrix(layer.feedForward.first, layer.feedForward.first.rows, d),
          second: widenMatrix(layer.feedForward.second, d, layer.feedForward.second.columns),
          secondBias: widenVector(layer.feedForward.secondBias, d),
        },
})
