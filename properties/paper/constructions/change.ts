// Constructions with something changed in every model: printed forms, controls and mutants are made of them.
import type { Construction } from '../../../src/check/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import type { FeedForward, Head, Layer, Matrix, Model, Scheduled } from '../../../src/transformer/index.ts'
import type { Compiler } from './simulation.ts'

export const changeModels =
  (build: Compiler, change: (model: Model) => Model): Compiler =>
  (formula): Construction => {
    const construction = build(formula)
    return { ...construction, model: change(construction.model) }
  }

/** A head with the kinds of obligations that it has. */
type ChangeHead = (head: Head, kinds: ReadonlySet<string>) => Head

export const changeHeads =
  (change: ChangeHead) =>
  (model: Model): Model =>
    changeLayers((layer) => ({
      ...layer,
      heads: layer.heads.map((head, h) => {
        const own = (layer.obligations ?? []).filter((obligation) => 'head' in obligation && obligation.head === h)
        return change(head, new Set(own.map(({ kind }) => kind)))
      }),
    }))(model)

export const changeLayers =
  (change: (layer: Layer) => Layer) =>
  (model: Model): Model => ({ ...model, layers: model.layers.map(change) })

export const changeNets = (change: (net: FeedForward, layer: Layer) => FeedForward): ((model: Model) => Model) =>
  changeLayers((layer) => ({
    ...layer,
    feedForward: layer.feedForward === null ? null : change(layer.feedForward, layer),
  }))

export const scaledMatrix = (matrix: Matrix, factor: Rational): Matrix => ({
  ...matrix,
  entries: matrix.entries.map((entry) => ({ ...entry, value: rational.multiply(factor, entry.value) })),
})

/** Position embeddings replaced. */
export const changePositions =
  (change: (value: Scheduled) => Scheduled) =>
  (model: Model): Model => ({
    ...model,
    schedule: {
      ...model.schedule,
      positions: model.schedule.positions.map(({ coordinate, value }) => ({ coordinate, value: change(value) })),
    },
  })
