// How large a model is.
import { type Model, parametersOf } from '../transformer/index.ts'

export interface ModelSize {
  readonly layers: number
  /** d, the coordinates of the residual stream. */
  readonly width: number
  readonly heads: number
  /** The widest feed-forward net, d_f. */
  readonly hidden: number
  /** Entries of weights and biases that are not 0, embeddings included. */
  readonly nonZeros: number
}

/** @example modelSize(compile(formula('Y Q_1'), 'theorem-12a').model).layers // 3 */
export const modelSize = ({ layers, coordinates, embedding }: Model): ModelSize => ({
  layers: layers.length,
  width: coordinates.length,
  heads: layers.reduce((sum, { heads }) => sum + heads.length, 0),
  hidden: layers.reduce((most, { feedForward }) => Math.max(most, feedForward?.first.rows ?? 0), 0),
  nonZeros:
    layers.flatMap(parametersOf).reduce((sum, { entries }) => sum + entries.length, 0) +
    embedding.symbols.reduce((sum, { vector }) => sum + vector.entries.length, embedding.other?.entries.length ?? 0),
})
