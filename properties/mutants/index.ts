// Mistakes written down, and the claims that must notice them.
export { mutants } from './all.ts'
export type { ModelMutant, Mutant, SourceMutant } from './mutant.ts'
export { PROGRAM_FAULTS, type ProgramFault } from './program-faults.ts'
