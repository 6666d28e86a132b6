// Transformers of every kind that a model can be.

export { vectorOf } from './column.ts'
export { neighbourModel } from './neighbour.ts'
export { mapEmbedding, type ShrinkLimits, simplerModels, withoutCoordinate } from './shrink.ts'
export { shrinkSize } from './size.ts'
export { isModel, readModel, type TransformerOptions, transformers } from './transformer.ts'
