// Models as people write them: coordinates by name, weights as sums.

export { type TransformerRecipe, transformer } from './transformer.ts'
