// Transformers of every kind that a model can be.

export { neighbourModel } from './neighbour.ts'
export { HIDDEN_WIDTH, KEY_WIDTH, mapEmbedding, netOf } from './parts.ts'
export { type ShrinkLimits, simplerModels, withoutCoordinate } from './shrink.ts'
export { shrinkSize } from './size.ts'
export { isModel, readModel, type TransformerOptions, transformers } from './transformer.ts'
