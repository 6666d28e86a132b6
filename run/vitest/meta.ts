// The name of a claim's test, and what the test passes to reporters and to the command line: plain JSON, since it crosses processes,
// blobs and merges.
import type { Mutant, SourceMutant } from '../../properties/library/index.ts'
import type { Coverage, MutantRecord, Unreached } from '../../reports/document/index.ts'
import type { ClaimResult, Replayed } from '../../src/engine/index.ts'
import { visible } from '../../src/json/index.ts'
import type { Fault } from '../files/index.ts'

/** @example const verdictOf = ({ result }: ClaimMeta) => result.verdict */
export interface ClaimMeta {
  readonly result: ClaimResult
  /** Of its statement, added by the coverage provider after the tests; only one of a statement's claims carries it. */
  readonly coverage: Coverage | null
  /** Of all claims together; only one of them carries it. */
  readonly unreached: Unreached | null
  /** Files that could not be read or written. */
  readonly faults: readonly Fault[]
}

/**
 * What the command line asks of a test: also a test that is skipped says which claim it is.
 * @example const keyOf = ({ key }: ClaimErrand) => key
 */
export interface ClaimErrand {
  readonly key: string
  readonly title: string
  readonly mutants: readonly PlainMutant[]
  readonly replayed?: Replayed
  readonly tried?: readonly TriedMutant[]
}

/** As `lemmata mutants` has them. */
type TriedMutant = Omit<MutantRecord, 'seeds'> & Pick<Mutant, 'kind'>

/** @example const nameOf = ({ name }: PlainMutant) => name */
export type PlainMutant = Pick<Mutant, 'name' | 'killer' | 'equivalent'> & {
  /** How the source changes; null for a claim that is built around a mistake. */
  readonly change: Pick<SourceMutant, 'file' | 'within' | 'find' | 'put'> | null
}

/** For any reporter to print. Never a seed: tests are compared over runs by their names. @example testName(lemma6) // lemma-6: the ziggurat bound */
export const testName = ({ key, title }: Pick<ClaimResult, 'key' | 'title'>): string => visible(`${key}: ${title}`)

declare module 'vitest' {
  interface TaskMeta {
    lemmata?: ClaimMeta
    lemmataErrand?: ClaimErrand
  }
}
