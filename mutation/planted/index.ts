// Running planted mutants: loading the project with one text changed, asking the claim that must notice, and others whether they do.
export { GLANCE, isSettled } from './glance.ts'
export { isOf, type Planted, plantingPlugin } from './plugin.ts'
export { runMutants } from './pool.ts'
export { type MutantResult, runMutant } from './run.ts'
