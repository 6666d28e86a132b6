// A suite is what a file of claims exports; vitest runs each as a file of its own.
import type { Runnable } from '../../src/engine/index.ts'
import type { Mutant } from './mutant.ts'

export interface Suite {
  readonly claims: readonly Runnable[]
  /** Mistakes that its claims must notice. */
  readonly mutants?: readonly Mutant[]
}

/** @example export const { claims, mutants } = collect([lemma6, lemma7]) */
export const collect = (suites: readonly Suite[]): Required<Suite> => ({
  claims: suites.flatMap((suite) => suite.claims),
  mutants: suites.flatMap((suite) => suite.mutants ?? []),
})
