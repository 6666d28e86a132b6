// Random inputs that shrink without context: rationals, words, transformers.

export { type RationalOptions, rationalSize, rationals } from './rational.ts'
export { modelSize, type TransformerOptions, transformers } from './transformer.ts'
export { type WordOptions, wordSize, words } from './word.ts'
