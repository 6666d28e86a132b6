// Running mutants: loading the project with one text changed, and asking the claim that must notice.
export { mutantPlugin, mutated } from './plugin.ts'
export { runMutants } from './pool.ts'
export { type MutantResult, runMutant } from './run.ts'
