// A suite is what a file of claims exports; vitest runs each as a file of its own.
import type { Runnable } from '../../src/engine/index.ts'
import type { Mutant } from './mutant.ts'

/** @example const suite: Suite = { claims: claims.slice(0, 1) } */
export interface Suite {
  readonly claims: readonly Runnable[]
  /** Mistakes that its claims must notice. */
  readonly mutants?: readonly Mutant[]
}

/** @example collect([{ claims: claims.slice(0, 1) }, { claims: claims.slice(1, 2) }]).claims.length // 2 */
export const collect = (suites: readonly Suite[]): Required<Suite> => ({
  claims: suites.flatMap((suite) => suite.claims),
  mutants: suites.flatMap((suite) => suite.mutants ?? []),
})
