// The record of a mutant, for tests that look at one part of it.
import type { MutantRecord, OtherClaim } from '../../reports/document/index.ts'

/** Killed, unless it has no cases. @example sampleMutant({ name: 'lemma-6.bound-3', killer: 'lemma-6', cases: 7 }) */
export const sampleMutant = (parts: Partial<MutantRecord> & Pick<MutantRecord, 'name' | 'killer'>): MutantRecord => {
  const { cases = 1 } = parts
  const isKilled = cases !== null
  return {
    mistake: 'A constant is too small.',
    equivalent: null,
    killed: isKilled,
    verdict: isKilled ? 'refuted' : 'holds',
    cases,
    gaveAway: isKilled ? 'output' : null,
    counterexample: isKilled ? 'abba' : null,
    seed: 1,
    seeds: 1,
    seconds: 1,
    others: [],
    ...parts,
  }
}

/** Another claim that was asked, and noticed unless it has no cases. */
export const sampleOther = (claim: string, cases: number | null): OtherClaim => ({
  claim,
  verdict: cases === null ? 'holds' : 'refuted',
  killed: cases !== null,
  cases,
  gaveAway: cases === null ? null : 'output',
})
