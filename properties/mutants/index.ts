// Mistakes written down, and the claims that must notice them.
export { mutants } from './all.ts'
export { PROGRAM_FAULTS, type ProgramFault } from './programs.ts'
