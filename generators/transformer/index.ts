// Transformers of every kind that a model can be.

export { neighbourModel } from './neighbour.ts'
export { type ShrinkLimits, simplerModels, withoutCoordinate } from './shrink.ts'
export { shrinkingSize } from './size.ts'
export { type TransformerOptions, transformers } from './transformer.ts'
