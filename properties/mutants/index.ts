// Mistakes written down, and the claims that must notice them.
export { lemmaMutants as mutants } from './lemmas.ts'
export type { ModelMutant, Mutant, SourceMutant } from './mutant.ts'
