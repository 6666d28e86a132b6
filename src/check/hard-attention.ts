// A compiled model under hard attention: the same weights, heads with equal scores averaging, all others under any hard attention.
// Ties are broken by the scores themselves, so leftmost, rightmost and average choose alike.
import type { HardWeighting, Head, Model } from '../transformer/index.ts'

/** @example hard(withHardAttention(compiled.model, 'average'), word('0110')) */
export const withHardAttention = (model: Model, weighting: HardWeighting): Model => ({
  ...model,
  layers: model.layers.map((layer) => ({
    ...layer,
    heads: layer.heads.map((head) => ({ ...head, weighting: isUniform(head) ? 'average' : weighting })),
  })),
})

const isUniform = ({ query, key }: Head): boolean => query.entries.length === 0 || key.entries.length === 0
