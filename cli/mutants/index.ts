// Running mutants: loading the project with one text changed, asking the claim that must notice, and others whether they do.
export { gaveAway } from './gave-away.ts'
export { GLANCE, isSettled } from './glance.ts'
export { type Loader, loaderIn } from './load.ts'
export { mutated } from './plugin.ts'
export { runMutants } from './pool.ts'
export { type MutantResult, runMutant, type Trial } from './run.ts'
