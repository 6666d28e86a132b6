// Random inputs that shrink without context: rationals, words, transformers.

export { integers } from './integer.ts'
export { type RationalOptions, rationalSize, rationals } from './rational.ts'
export { type TransformerOptions, transformers } from './transformer.ts'
export { modelSize } from './transformer-size.ts'
export { type WordOptions, wordSize, words } from './word.ts'
