// The name of a claim's test, and what the test passes to reporters: plain JSON, since it crosses processes, blobs and merges.
import type { Coverage, Unreached } from '../../reports/document/index.ts'
import type { ClaimResult } from '../../src/engine/index.ts'

/** @example const verdictOf = ({ result }: ClaimMeta) => result.verdict */
export interface ClaimMeta {
  readonly result: ClaimResult
  /** Of its statement, added by the coverage provider after the tests; only one of a statement's claims carries it. */
  readonly coverage: Coverage | null
  /** Of all claims together; only one of them carries it. */
  readonly unreached: Unreached | null
}

/** Never a seed: tests are compared over runs by their names. @example testName(lemma6) // lemma-6: the ziggurat bound */
export const testName = ({ key, title }: Pick<ClaimResult, 'key' | 'title'>): string => `${key}: ${title}`

declare module 'vitest' {
  interface TaskMeta {
    lemmata?: ClaimMeta
  }
}
